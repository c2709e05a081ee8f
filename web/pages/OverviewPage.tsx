import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListedDocument } from '../components/sections/DocumentGroups.tsx';
import { Section } from '../components/sections/Section.tsx';
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
    readonly name: string;
    readonly line: string;
    /** The newest pages below it. */
    readonly latest?: readonly Pick<ListedDocument, 'link' | 'title'>[];
    /** Of what that page shows. */
    readonly picture: ReactNode;
  }[];
}

/** Page that is still to be written: leads to all pages below it, and says so. */
export function OverviewPage({ page, links }: OverviewPageProps) {
  const { meta, heading, intro = meta.description, lead, closing } = page;
  return (
    <>
      <IntroPage page={{ meta, heading, lead: intro, onward: [closing.links[0]] }} />
      <Section>
        <ul className={styles.tiles}>
          {links.map(({ to, name, line, latest = [], picture }) => (
            <li key={to}>
              <div className={styles.words}>
                <h2>
                  <Link to={to} className="stretched-link">
                    {name}
                  </Link>
                </h2>
                <p>{line}</p>
                {latest.length > 0 && (
                  <ul className="link-rows">
                    {latest.map(({ link, title }) => (
                      <li key={title}>
                        <Link {...link}>{title}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {/* The page that the tile leads to says it in words. */}
              <div inert>{picture}</div>
            </li>
          ))}
        </ul>
        <p className="note">{lead}</p>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
