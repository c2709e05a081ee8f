import { formatDate } from '../../lib/format-date.ts';
import styles from './DocumentFacts.module.css';

interface DocumentFactsProps {
  /** ISO 8601. */
  date?: string | undefined;
  /** Such as the topic and the length. */
  facts: readonly (string | undefined)[];
}

/** The line with the short facts about a document in a list. */
export function DocumentFacts({ date, facts }: DocumentFactsProps) {
  if (!date && facts.every((fact) => !fact)) return null;
  return (
    <p className={styles.facts}>
      {date && <time dateTime={date}>{formatDate(date)}</time>}
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
