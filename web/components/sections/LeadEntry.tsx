import { Link } from '@tanstack/react-router';
import { DocumentFacts } from './DocumentFacts.tsx';
import type { ListedDocument } from './DocumentGroups.tsx';
import styles from './LeadEntry.module.css';

/** A document with a picture: beside the words if there is room, else below them. */
export function LeadEntry({ item }: { item: ListedDocument }) {
  const { link, title, description, date, facts, picture } = item;
  return (
    <article className={styles.entry}>
      <div className={styles.sides}>
        <div className={styles.words}>
          <DocumentFacts date={date} facts={facts} />
          <h2>
            <Link {...link} className="stretched-link">
              {title}
            </Link>
          </h2>
          <p>{description}</p>
        </div>
        {picture}
      </div>
    </article>
  );
}
