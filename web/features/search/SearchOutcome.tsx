import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { describeCount, groupByPlace, SEARCH_OUTCOME_ID } from '../../../worker/contract/search.ts';
import { searchText as text } from '../../content/search.ts';
import { trustHtml } from '../../lib/trusted-types.ts';
import { ResultItem } from './ResultItem.tsx';
import styles from './SearchOutcome.module.css';
import type { Results } from './use-results.ts';

interface SearchOutcomeProps {
  results: Results;
  /** Shows only so many of them. */
  limit?: number;
  /** Stands in their place until the index has been loaded. */
  children?: ReactNode;
}

/** How many results there are, announced as that changes, and the results themselves. */
export function SearchOutcome({ results, limit, children }: SearchOutcomeProps) {
  const router = useRouter();
  const list = results.kind === 'found' ? results.list.slice(0, limit) : [];
  const isWaiting = results.kind === 'loading' || results.kind === 'nothing-typed';

  /** The addresses come from the index, so they can't be typed links of the router. */
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForNewTab) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    router.history.push(pathname + search + hash);
  }

  return (
    <div className={styles.outcome}>
      <p role="status">{isWaiting && children ? '' : describe(results)}</p>
      {isWaiting && children}
      {groupByPlace(list).map(({ place, results: found }) => (
        <section key={place}>
          <h2>{place}</h2>
          <ol>
            {found.map((result) => (
              <ResultItem key={result.entry.path} result={result} onFollow={follow} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function describe(results: Results): string {
  switch (results.kind) {
    case 'nothing-typed':
      return '';
    case 'loading':
      return text.searching;
    case 'failed':
      return text.failed;
    case 'found':
      return describeCount(results.list.length, results.query);
  }
}

/** Not a new object each time: React would set the HTML anew. */
const NO_HTML = { __html: trustHtml('') };

/** The place that the Worker fills with results, which stay until the browser has its own. */
export function WorkerOutcome() {
  return (
    <div
      id={SEARCH_OUTCOME_ID}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React keeps what is in it.
      dangerouslySetInnerHTML={NO_HTML}
      suppressHydrationWarning
    />
  );
}
