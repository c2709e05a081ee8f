import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { cleanQuery, FEW_RESULTS, type SearchResult } from '../../../worker/contract/search.ts';
import type { Search } from '../../../worker/contract/search-engine.ts';
import { loadSearch, loadWholeSearch } from './load-search.ts';

export type Results =
  | { readonly kind: 'nothing-typed' | 'loading' | 'failed' }
  | { readonly kind: 'found'; readonly query: string; readonly list: readonly SearchResult[] };

/** The results for what has been typed so far. Loads the index, and the rest of it where needed. */
export function useResults(typed: string): Results {
  const [search, setSearch] = useState<{ find: Search; isWhole: boolean } | 'failed'>();
  const query = useDeferredValue(cleanQuery(typed));

  useEffect(() => {
    loadSearch().then(
      (find) => setSearch((known) => known ?? { find, isWhole: false }),
      () => setSearch('failed'),
    );
  }, []);

  const results = useMemo((): Results => {
    if (search === 'failed') return { kind: 'failed' };
    if (query === '') return { kind: 'nothing-typed' };
    if (search === undefined) return { kind: 'loading' };
    return { kind: 'found', query, list: search.find(query) };
  }, [search, query]);

  const isWhole = typeof search === 'object' && search.isWhole;
  const needsWhole = results.kind === 'found' && results.list.length < FEW_RESULTS && !isWhole;

  useEffect(() => {
    if (!needsWhole) return;
    loadWholeSearch().then(
      (find) => setSearch({ find, isWhole: true }),
      // What the index has found stays.
      () => setSearch((known) => (typeof known === 'object' ? { ...known, isWhole: true } : known)),
    );
  }, [needsWhole]);

  const isNothingFoundYet = needsWhole && results.list.length === 0;
  return isNothingFoundYet ? { kind: 'loading' } : results;
}
