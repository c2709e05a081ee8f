import { Link, useHydrated } from '@tanstack/react-router';
import { ArrowRight, ChevronDown, type IconNode } from 'lucide';
import { Icon } from '../components/ui/Icon.tsx';
import type { PagePath } from '../content/page.ts';
import styles from './Header.module.css';

interface MenuPanelProps {
  label: string;
  links: readonly {
    readonly to: PagePath;
    readonly icon?: IconNode;
    readonly name: string;
    readonly line: string;
  }[];
  /** Below the links. */
  more: { readonly to: PagePath; readonly label: string };
  also?: { readonly to: PagePath; readonly label: string };
  isWide?: boolean;
}

/** Section of the main menu: a dropdown on wide screens, a collapsible section on phones. */
export function MenuPanel({ label, links, more, also, isWide }: MenuPanelProps) {
  // The menu is closed at first, so the icons are left out of the HTML of every page.
  const isHydrated = useHydrated();
  return (
    <li>
      <details name="main-menu" className={styles.section}>
        <summary className={styles.item}>
          <span>{label}</span>
          <Icon of={ChevronDown} size={16} />
        </summary>
        <div className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel}>
          <ul className={styles.links}>
            {links.map(({ to, icon, name, line }) => (
              <li key={to}>
                <Link to={to} className={styles.link} activeOptions={{ exact: true }}>
                  {icon && isHydrated && <Icon of={icon} />}
                  <strong>{name}</strong>
                  <span>{line}</span>
                </Link>
              </li>
            ))}
          </ul>
          {[also, more].map(
            (link) =>
              link && (
                <Link
                  key={link.to}
                  to={link.to}
                  className={styles.more}
                  activeOptions={{ exact: true }}
                >
                  {link.label}
                  <Icon of={ArrowRight} size={16} />
                </Link>
              ),
          )}
        </div>
      </details>
    </li>
  );
}
