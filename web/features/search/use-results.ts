import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { cleanQuery, type SearchResult } from '../../../worker/contract/search.ts';
import type { Search } from '../../../worker/contract/search-engine.ts';
import { loadSearch } from './load-search.ts';

export type Results =
  | { readonly kind: 'nothing-typed' | 'loading' | 'failed' }
  | { readonly kind: 'found'; readonly query: string; readonly list: readonly SearchResult[] };

/** The results for what has been typed so far. Loads the index. */
export function useResults(typed: string): Results {
  const [search, setSearch] = useState<{ find: Search } | 'failed'>();
  const query = useDeferredValue(cleanQuery(typed));

  useEffect(() => {
    loadSearch().then(
      (find) => setSearch({ find }),
      () => setSearch('failed'),
    );
  }, []);

  return useMemo(() => {
    if (search === 'failed') return { kind: 'failed' };
    if (query === '') return { kind: 'nothing-typed' };
    if (search === undefined) return { kind: 'loading' };
    return { kind: 'found', query, list: search.find(query) };
  }, [search, query]);
}
