import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, readTheme } from '../../../../../web/features/theme/ThemeSwitch.tsx';
import { THEME_KEY } from '../../../../../web/lib/storage-keys.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

let store: Map<string, string>;
let dataset: Record<string, string>;

beforeEach(() => {
  store = new Map();
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', fakeStorage(store));
});

afterEach(() => void vi.unstubAllGlobals());

test('a chosen theme is applied and remembered, and that of the system leaves nothing behind', () => {
  expect(readTheme()).toBe('system');
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    expect(readTheme()).toBe(theme);
    expect(dataset).toEqual({ theme });
    expect(store.get(THEME_KEY)).toBe(theme);
  }
  chooseTheme('system');
  expect(readTheme()).toBe('system');
  expect(dataset).toEqual({});
  expect(store.size).toBe(0);
});
