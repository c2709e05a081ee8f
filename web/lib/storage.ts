import type { StorageKey } from './storage-keys.ts';

/** Result of a write: stored, quota exceeded, or storage unavailable. */
export type WriteOutcome = 'kept' | 'full' | 'blocked';

/** localStorage: persists across visits and is shared by all tabs. */
export const browserStorage = guardStorage(() => localStorage);

/** sessionStorage: belongs to one tab and ends with it. */
export const tabStorage = guardStorage(() => sessionStorage);

/** Wraps storage that may be blocked, full or corrupt. Never throws: the site works without it. */
function guardStorage(open: () => Storage) {
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }

  return {
    read: (key: StorageKey): string | undefined =>
      attempt((storage) => storage.getItem(key)) ?? undefined,

    /** @returns undefined if the value is missing or is not valid JSON. */
    readJson: (key: StorageKey): unknown =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? '')),

    /** @returns the keys that start with the prefix, with the prefix removed. */
    listKeys: (prefix: string): readonly string[] =>
      attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length)),
      ) ?? [],

    write(key: StorageKey, text: string): WriteOutcome {
      try {
        open().setItem(key, text);
        return 'kept';
      } catch (error) {
        return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked';
      }
    },

    remove(key: StorageKey): void {
      attempt((storage) => storage.removeItem(key));
    },

    clear(): void {
      attempt((storage) => storage.clear());
    },

    isBlocked: (): boolean => attempt((storage) => storage.getItem('')) === undefined,
  };
}
