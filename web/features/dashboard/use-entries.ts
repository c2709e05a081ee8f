import { useCallback, useEffect, useState } from 'react';
import { type ListOutcome, listEntries, watchOtherTabs } from '../workspace-store/store.ts';

/**
 * What this browser keeps, and a function to look again. Undefined until then: the prerendered
 * page does not know.
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
