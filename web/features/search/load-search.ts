import {
  SEARCH_INDEX_PATH,
  SEARCH_WORDS_PATH,
  type SearchEntry,
  withRest,
} from '../../../worker/contract/search.ts';
import type { Search } from '../../../worker/contract/search-engine.ts';

const loadEngine = () => import('../../../worker/contract/search-engine.ts');

const loadEntries = once(async (): Promise<readonly SearchEntry[]> => {
  const response = await fetch(SEARCH_INDEX_PATH);
  return response.json();
});

/** Loads the index and the code that searches it, once per visit. */
export const loadSearch = once(async (): Promise<Search> => {
  const [{ createSearch }, entries] = await Promise.all([loadEngine(), loadEntries()]);
  return createSearch(entries);
});

/** Loads the rest of the words too. */
export const loadWholeSearch = once(async (): Promise<Search> => {
  const [{ createSearch }, entries, rests] = await Promise.all([
    loadEngine(),
    loadEntries(),
    fetch(SEARCH_WORDS_PATH).then((response): Promise<string[]> => response.json()),
  ]);
  return createSearch(withRest(entries, rests));
});

/** After a failure the next attempt starts over. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
