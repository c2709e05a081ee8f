type Store = Map<string, string>;

const STORAGES = ['localStorage', 'sessionStorage'] as const;

/**
 * Gives a page without an origin its own `localStorage`, `sessionStorage` and cookies, in memory.
 * Browsers refuse the real ones there with an error, which many widgets do not survive.
 *
 * @param kept what `keep` got last, on an earlier page.
 * @param keep gets everything that is stored, after each change.
 */
export function installStandInStorage(kept: string, keep: (stored: string) => void): void {
  const stores = new Map<string, Store>(readKept(kept));
  const onChange = () =>
    keep(JSON.stringify([...stores].map(([name, items]) => [name, [...items]])));

  for (const name of STORAGES) {
    const value = createStorage(takeStore(stores, name), onChange);
    Object.defineProperty(window, name, { configurable: true, value });
  }
  const cookies = takeStore(stores, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set(text: unknown) {
      writeCookie(cookies, String(text));
      onChange();
    },
  });
}

function readKept(kept: string): [name: string, Store][] {
  try {
    const stores: [string, [string, string][]][] = JSON.parse(kept);
    return stores.map(([name, items]) => [name, new Map(items)]);
  } catch {
    return [];
  }
}

function takeStore(stores: Map<string, Store>, name: string): Store {
  const store = stores.get(name) ?? new Map();
  stores.set(name, store);
  return store;
}

export function createStorage(items: Store, onChange: () => void): Storage {
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(String(name)) ?? null,
    setItem(name, value) {
      items.set(String(name), String(value));
      onChange();
    },
    removeItem(name) {
      items.delete(String(name));
      onChange();
    },
    clear() {
      items.clear();
      onChange();
    },
  };
}

/** Sets a cookie, or deletes it if it has expired. Path and domain have no meaning here. */
export function writeCookie(cookies: Store, text: string): void {
  const [, name = '', value = ''] = /^\s*([^=;]*)=?([^;]*)/.exec(text) ?? [];
  const [, maxAge] = /;\s*max-age=(-?\d+)/i.exec(text) ?? [];
  const [, expires] = /;\s*expires=([^;]+)/i.exec(text) ?? [];
  const isExpired =
    maxAge === undefined ? Date.parse(expires ?? '') <= Date.now() : Number(maxAge) <= 0;
  if (isExpired) cookies.delete(name.trim());
  else cookies.set(name.trim(), value.trim());
}
