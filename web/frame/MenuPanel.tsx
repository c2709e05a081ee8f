import { Link } from '@tanstack/react-router';
import { ArrowRight, ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../components/ui/Icon.tsx';
import type { PagePath } from '../content/page.ts';
import styles from './Header.module.css';

interface MenuLink {
  readonly to: PagePath;
  readonly name: string;
  readonly line: string;
}

interface MenuMore {
  readonly to: PagePath;
  readonly label: string;
}

type MenuPanelProps =
  | { label: string; links: readonly MenuLink[]; more: MenuMore }
  | { label: string; isWide: true; children: ReactNode };

/** Section of the main menu: a dropdown on wide screens, a collapsible section on phones. */
export function MenuPanel(props: MenuPanelProps) {
  const isWide = 'isWide' in props;
  return (
    <li>
      <details name="main-menu" className={styles.section}>
        <summary className={styles.item}>
          {props.label}
          <Icon of={ChevronDown} size={16} />
        </summary>
        <div className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel}>
          {isWide ? (
            props.children
          ) : (
            <>
              <ul className={styles.links}>
                {props.links.map(({ to, name, line }) => (
                  <li key={to}>
                    <Link to={to} className={styles.link} activeOptions={{ exact: true }}>
                      <strong>{name}</strong>
                      <span>{line}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              <PanelMore {...props.more} />
            </>
          )}
        </div>
      </details>
    </li>
  );
}

export function PanelMore({ to, label }: MenuMore) {
  return (
    <Link to={to} className={styles.more} activeOptions={{ exact: true }}>
      {label}
      <Icon of={ArrowRight} size={16} />
    </Link>
  );
}
