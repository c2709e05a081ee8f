import type { StorageKey } from './storage-keys.ts';

/** Why a value was not kept, if it was not. */
export type WriteOutcome = 'kept' | 'full' | 'blocked';

/** Kept across visits and shared by all tabs: localStorage. */
export const browserStorage = guardStorage(() => localStorage);

/** Kept for one tab, until it is closed: sessionStorage. */
export const tabStorage = guardStorage(() => sessionStorage);

/** Storage may be blocked, full or damaged. The site works without it, so nothing here throws. */
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

    /** @returns undefined if there is no value, or if it is not JSON. */
    readJson: (key: StorageKey): unknown =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? '')),

    /** @returns the keys with this prefix, without it. */
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

    isBlocked: (): boolean => attempt((storage) => storage.getItem('')) === undefined,
  };
}
