import { SEARCH_INDEX_PATH } from '../../../worker/contract/search.ts';
import type { Search } from '../../../worker/contract/search-engine.ts';

let loading: Promise<Search> | undefined;

/** Loads the index and the code that searches it, once per visit. */
export function loadSearch(): Promise<Search> {
  loading ??= load();
  // The next attempt starts over.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ createSearch }, entries] = await Promise.all([
    import('../../../worker/contract/search-engine.ts'),
    fetch(SEARCH_INDEX_PATH).then((response) => response.json()),
  ]);
  return createSearch(entries);
}
