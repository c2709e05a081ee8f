import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepTogether } from '../../lib/keep-together.ts';
import { DocumentFacts } from './DocumentFacts.tsx';
import styles from './DocumentGroups.module.css';

export interface ListedDocument {
  readonly key: string;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
  readonly title: string;
  readonly description?: string | undefined;
  /** ISO 8601. */
  readonly date?: string | undefined;
  /** Short facts, such as the topic and the length. */
  readonly facts: readonly (string | undefined)[];
  /** Drawn from what the document says. */
  readonly picture?: ReactNode;
}

export interface DocumentGroup {
  readonly label: string;
  readonly items: readonly ListedDocument[];
}

interface DocumentGroupsProps {
  groups: readonly DocumentGroup[];
}

/** Lists of links to documents, one per row, each list beside its label. */
export function DocumentGroups({ groups }: DocumentGroupsProps) {
  return (
    <div className={styles.list}>
      {groups.map(({ label, items }) => (
        <section key={label} className={styles.group}>
          <h2>{label}</h2>
          <ul>
            {items.map(({ key, link, title, description, date, facts, picture }) => (
              <li key={key}>
                {picture}
                <div>
                  <h3>
                    <Link {...link} className="stretched-link">
                      {keepTogether(title)}
                    </Link>
                  </h3>
                  <DocumentFacts date={date} facts={facts} />
                </div>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
