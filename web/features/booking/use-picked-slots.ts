import { useEffect, useState } from 'react';
import { tabStorage } from '../../lib/storage.ts';
import { LEAD_DRAFT_PREFIX } from '../../lib/storage-keys.ts';

const KEY = `${LEAD_DRAFT_PREFIX}times` as const;
export const PICKS_MAX_COUNT = 3;

/** The half hours that were picked, kept for the tab until they are sent. A fourth replaces the first. */
export function usePickedSlots() {
  const [picked, setPicked] = useState<readonly number[]>([]);

  useEffect(() => setPicked(readPicked()), []);

  function toggle(startMs: number): void {
    const others = picked.filter((each) => each !== startMs);
    const next = others.length < picked.length ? others : [...picked, startMs];
    const kept = next.slice(-PICKS_MAX_COUNT);
    setPicked(kept);
    tabStorage.write(KEY, JSON.stringify(kept));
  }

  return { picked, toggle, forget, clear: () => setPicked([]) };
}

function forget(): void {
  tabStorage.remove(KEY);
}

function readPicked(): readonly number[] {
  const stored = tabStorage.readJson(KEY);
  return Array.isArray(stored) ? stored.filter((each) => each > Date.now()) : [];
}
