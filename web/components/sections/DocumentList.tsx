import { Link, type LinkProps } from '@tanstack/react-router';
import { formatDate } from '../../lib/format-date.ts';
import styles from './DocumentList.module.css';

export interface DocumentListItem {
  readonly key: string;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date?: string | undefined;
  /** Short facts, such as the topic and the length. */
  readonly facts: readonly (string | undefined)[];
}

/** List of links to documents, one per row. */
export function DocumentList({ items }: { items: readonly DocumentListItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, link, title, description, date, facts }) => (
        <li key={key}>
          <p className={styles.facts}>
            {date && <time dateTime={date}>{formatDate(date)}</time>}
            {facts.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <div>
            <h2>
              <Link {...link}>{title}</Link>
            </h2>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
