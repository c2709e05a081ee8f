import { useCallback, useEffect, useState } from 'react';
import { type ListOutcome, listEntries, watchOtherTabs } from '../workspace-store/store.ts';

/**
 * The stored entries, and a function that reloads them. Undefined until hydration, since the
 * prerendered page cannot read storage.
 */
export function useEntries(): readonly [list: ListOutcome | undefined, refresh: () => void] {
  const [list, setList] = useState<ListOutcome>();
  const refresh = useCallback(() => setList(listEntries()), []);

  useEffect(() => {
    refresh();
    return watchOtherTabs(refresh);
  }, [refresh]);

  return [list, refresh];
}
