import { Link } from '@tanstack/react-router';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Section } from '../components/sections/Section.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import type { PagePath } from '../content/page.ts';
import type { OverviewText } from '../content/placeholders.ts';
import { ClosingLinks } from './ClosingLinks.tsx';
import { IntroPage } from './IntroPage.tsx';
import styles from './OverviewPage.module.css';

interface OverviewPageProps {
  page: OverviewText;
  /** The pages that are ready. */
  links: readonly {
    readonly to: PagePath;
    readonly icon: IconNode;
    readonly name: string;
    readonly line: string;
  }[];
  picture?: ReactNode;
}

/** Page that is still to be written: leads to all pages below it, and says so. */
export function OverviewPage({ page, links, picture }: OverviewPageProps) {
  const { meta, heading, lead, more, figures, closing } = page;
  return (
    <>
      <IntroPage page={{ meta, heading, lead: meta.description, onward: [] }} picture={picture} />
      <Section>
        <ul className={styles.rows}>
          {links.map(({ to, icon, name, line }) => (
            <li key={to}>
              <Icon of={icon} />
              <Link to={to} className="stretched-link">
                {name}
              </Link>
              {figures?.[to] && <p>{`${figures[to].value} ${figures[to].unit}`}</p>}
              <span>
                {line}
                {more?.[to] && <small>{more[to]}</small>}
              </span>
            </li>
          ))}
        </ul>
        <p className="note">{lead}</p>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
