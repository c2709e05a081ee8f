import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './DocumentList.module.css';

export type DocumentLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

interface DocumentListProps {
  items: readonly {
    readonly kind: string;
    readonly link: DocumentLink;
    readonly title: string;
    readonly description: string;
  }[];
}

/** List of links to documents of several kinds, one per row. */
export function DocumentList({ items }: DocumentListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ kind, link, title, description }) => (
        <li key={kind}>
          <p className={styles.facts}>
            <span>{kind}</span>
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
