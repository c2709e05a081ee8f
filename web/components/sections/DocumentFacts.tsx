import type { ReactNode } from 'react';
import { documentPage } from '../../content/resources/document-page.ts';
import { formatDate } from '../../lib/format-date.ts';
import styles from './DocumentFacts.module.css';

interface DocumentFactsProps {
  /** ISO 8601. */
  date?: string | undefined;
  /** ISO 8601. */
  updated?: string | undefined;
  /** Such as the topic and the length. */
  facts: readonly (string | undefined)[];
  /** A link to all documents of this kind. */
  children?: ReactNode;
}

/** The line with the short facts about a document. */
export function DocumentFacts({ date, updated, facts, children }: DocumentFactsProps) {
  if (!date && !updated && !children && facts.every((fact) => !fact)) return null;
  return (
    <p className={styles.facts}>
      {date && <time dateTime={date}>{formatDate(date)}</time>}
      {updated && (
        <span>
          {`${documentPage.updated} `}
          <time dateTime={updated}>{formatDate(updated)}</time>
        </span>
      )}
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {children}
    </p>
  );
}
