import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, tabStorage } from '../../../../web/lib/storage.ts';
import { CONSENT_KEY, CURRENT_USER_KEY, THEME_KEY } from '../../../../web/lib/storage-keys.ts';
import { fakeStorage } from '../support/fake-storage.ts';

function throwing(name: string): never {
  throw new DOMException('No storage', name);
}

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', fakeStorage(stored));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a value is written, read, listed and removed', () => {
  expect(browserStorage.write('workspace_v1/a', '[1]')).toBe('kept');
  browserStorage.write(THEME_KEY, 'dark');
  expect(browserStorage.read('workspace_v1/a')).toBe('[1]');
  expect(browserStorage.readJson('workspace_v1/a')).toEqual([1]);
  expect(browserStorage.listKeys('workspace_v1/')).toEqual(['a']);
  expect(browserStorage.isBlocked()).toBe(false);
  browserStorage.remove('workspace_v1/a');
  expect(browserStorage.read('workspace_v1/a')).toBeUndefined();
});

test('what is not JSON is none', () => {
  stored.set(CURRENT_USER_KEY, '{"email":');
  expect(browserStorage.readJson(CURRENT_USER_KEY)).toBeUndefined();
  expect(browserStorage.readJson(CONSENT_KEY)).toBeUndefined();
});

describe('a browser', () => {
  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('says %s: full', (name) => {
    vi.stubGlobal('localStorage', { ...fakeStorage(stored), setItem: () => throwing(name) });
    expect(browserStorage.write(THEME_KEY, 'dark')).toBe('full');
    expect(browserStorage.isBlocked()).toBe(false);
  });

  test('that blocks storage never makes the site throw', () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => throwing('SecurityError'),
    });
    expect(tabStorage.isBlocked()).toBe(true);
    expect(tabStorage.read(THEME_KEY)).toBeUndefined();
    expect(tabStorage.readJson(THEME_KEY)).toBeUndefined();
    expect(tabStorage.listKeys('draft_')).toEqual([]);
    expect(tabStorage.write(THEME_KEY, 'dark')).toBe('blocked');
    expect(() => tabStorage.remove(THEME_KEY)).not.toThrow();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});
