import { Link } from '@tanstack/react-router';
import { ArrowRight, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { ReadingIntro } from '../components/sections/ReadingIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import type { PagePath } from '../content/page.ts';
import type { OverviewText } from '../content/placeholders.ts';
import { ClosingLinks } from './ClosingLinks.tsx';
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
  /** What the first of them is about. */
  picture?: ReactNode;
}

/** Page that is still to be written: says so, and leads to all pages below it. */
export function OverviewPage({ page, links, picture }: OverviewPageProps) {
  const { meta, heading, lead, more, figures, closing } = page;
  return (
    <>
      <PageHead {...meta} />
      <ReadingIntro heading={heading} lead={meta.description} />
      <Section>
        <div className={styles.stops}>
          <p className="note">{lead}</p>
          <ul>
            {links.map(({ to, icon, name, line }, index) => (
              <li key={to}>
                <Icon of={icon} size={20} />
                <Link to={to} className="stretched-link">
                  {name}
                </Link>
                {figures?.[to] && (
                  <p>
                    <b>{figures[to].value}</b> {figures[to].unit}
                  </p>
                )}
                <span>
                  {line}
                  {more?.[to] && <small>{more[to]}</small>}
                </span>
                {picture && index === 0 && <div>{picture}</div>}
                <Icon of={ArrowRight} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
