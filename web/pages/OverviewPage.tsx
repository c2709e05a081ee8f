import { Link } from '@tanstack/react-router';
import { ArrowRight, type IconNode } from 'lucide';
import { Section } from '../components/sections/Section.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import type { PagePath } from '../content/page.ts';
import type { PlaceholderText } from '../content/placeholders.ts';
import styles from './OverviewPage.module.css';
import { Placeholder } from './Placeholder.tsx';

interface OverviewPageProps {
  page: PlaceholderText;
  /** The pages that are ready. */
  links: readonly {
    readonly to: PagePath;
    readonly icon: IconNode;
    readonly name: string;
    readonly line: string;
    /** A second line. */
    readonly more?: string;
  }[];
}

/** Page that is still to be written: says so, and leads to all pages below it. */
export function OverviewPage({ page, links }: OverviewPageProps) {
  return (
    <>
      <Placeholder page={page} />
      <Section>
        <ul className={styles.rows}>
          {links.map(({ to, icon, name, line, more }) => (
            <li key={to}>
              <Icon of={icon} size={24} />
              <Link to={to}>{name}</Link>
              <span>
                {line}
                {more && <small>{more}</small>}
              </span>
              <Icon of={ArrowRight} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
