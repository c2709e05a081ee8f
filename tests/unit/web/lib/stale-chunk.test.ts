import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnceOnStaleChunk } from '../../../../web/lib/stale-chunk.ts';

const MINUTE_MS = 60_000;

describe('a style sheet that is gone', () => {
  let browser: EventTarget;
  let store: Map<string, string>;
  const reload = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000 * MINUTE_MS });
    browser = new EventTarget();
    store = new Map();
    reload.mockClear();
    vi.stubGlobal('window', browser);
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
    reloadOnceOnStaleChunk();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const failToLoad = (message = 'Unable to preload CSS for /assets/pricing.css') =>
    browser.dispatchEvent(
      Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }),
    );

  test('reloads the page', () => {
    failToLoad();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does nothing without a connection: the reload would only lose the page', () => {
    vi.stubGlobal('navigator', { onLine: false });
    failToLoad();
    expect(reload).not.toHaveBeenCalled();
  });

  test('of code is left to the router, which knows whether the page is to be shown', () => {
    failToLoad('Failed to fetch dynamically imported module: /assets/pricing.js');
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload it again within a minute', () => {
    failToLoad();
    vi.advanceTimersByTime(MINUTE_MS - 1);
    failToLoad();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads it again after the next deploy', () => {
    failToLoad();
    vi.advanceTimersByTime(MINUTE_MS);
    failToLoad();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('does not reload where storage is blocked: nothing would stop a loop', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('Blocked');
      },
    });
    failToLoad();
    expect(reload).not.toHaveBeenCalled();
  });
});
