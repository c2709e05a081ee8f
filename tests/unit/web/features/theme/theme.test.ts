import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseTheme, readTheme } from '../../../../../web/features/theme/ThemeSwitch.tsx';
import { THEME_KEY } from '../../../../../web/lib/storage-keys.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

describe('the theme', () => {
  const store = new Map<string, string>();
  let dataset: Record<string, string>;

  beforeEach(() => {
    store.clear();
    dataset = {};
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('localStorage', fakeStorage(store));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is that of the system until one is chosen', () => {
    expect(readTheme()).toBe('system');
  });

  test.each(['light', 'dark'] as const)('%s is applied and remembered', (theme) => {
    chooseTheme(theme);
    expect(readTheme()).toBe(theme);
    expect(dataset).toEqual({ theme });
    expect(store.get(THEME_KEY)).toBe(theme);
  });

  test('going back to the system leaves nothing behind', () => {
    chooseTheme('dark');
    chooseTheme('system');
    expect(readTheme()).toBe('system');
    expect(dataset).toEqual({});
    expect(store.size).toBe(0);
  });
});
