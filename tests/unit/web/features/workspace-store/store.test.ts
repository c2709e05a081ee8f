import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listEntries,
  readEntry,
  removeEntry,
  saveEntry,
} from '../../../../../web/features/workspace-store/store.ts';
import { WORKSPACE_PREFIX } from '../../../../../web/lib/storage-keys.ts';
import { fakeStorage } from '../../support/fake-storage.ts';
import { draft, files } from './entries.ts';

describe('the store of the workspace', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', fakeStorage(kept));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('gives back what it was given', () => {
    expect(saveEntry(draft())).toBe('kept');
    expect(readEntry('devops-on-boarding')).toEqual({ state: 'found', entry: draft() });
    expect(readEntry('ci-cd-on-boarding')).toEqual({ state: 'none' });
  });

  test('lists its entries, newest first, and nothing else of the storage', () => {
    kept.set('theme', 'dark');
    saveEntry(draft({ savedAtMs: 1 }));
    saveEntry(files({ savedAtMs: 2 }));
    expect(listEntries()).toEqual({
      state: 'listed',
      entries: [files({ savedAtMs: 2 }), draft({ savedAtMs: 1 })],
      damagedCount: 0,
    });
  });

  test('replaces an entry as a whole: no field of an earlier one stays', () => {
    saveEntry(draft({ name: 'First', file: { name: 'ci.yml', sizeBytes: 3, kindName: 'YAML' } }));
    saveEntry(draft({ done: [] }));
    expect(readEntry('devops-on-boarding')).toEqual({ state: 'found', entry: draft({ done: [] }) });
  });

  test.each(['', '{"schemaVersion":1', '[]', 'null', '{"schemaVersion":99}'])(
    'counts %j as damaged, leaves it alone and shows the others',
    (text) => {
      kept.set(`${WORKSPACE_PREFIX}ci-cd-on-boarding`, text);
      saveEntry(draft());
      expect(readEntry('ci-cd-on-boarding')).toEqual({ state: 'damaged' });
      expect(listEntries()).toEqual({ state: 'listed', entries: [draft()], damagedCount: 1 });
      expect(kept.get(`${WORKSPACE_PREFIX}ci-cd-on-boarding`)).toBe(text);
    },
  );

  test('does not take an entry that lies under the key of another', () => {
    kept.set(`${WORKSPACE_PREFIX}ci-cd-on-boarding`, JSON.stringify(draft()));
    expect(readEntry('ci-cd-on-boarding')).toEqual({ state: 'damaged' });
  });

  test('forgets what is removed', () => {
    saveEntry(draft());
    removeEntry('devops-on-boarding');
    expect(kept.size).toBe(0);
  });

  test('says that the storage is full, and keeps what was there', () => {
    saveEntry(draft());
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    expect(saveEntry(draft({ done: [] }))).toBe('full');
    expect(readEntry('devops-on-boarding')).toEqual({ state: 'found', entry: draft() });
  });

  test('says that the storage is blocked, and never throws', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('Blocked', 'SecurityError');
          },
        },
      ),
    );
    expect(saveEntry(draft())).toBe('blocked');
    expect(readEntry('devops-on-boarding')).toEqual({ state: 'blocked' });
    expect(listEntries()).toEqual({ state: 'blocked' });
    expect(() => removeEntry('devops-on-boarding')).not.toThrow();
  });
});
