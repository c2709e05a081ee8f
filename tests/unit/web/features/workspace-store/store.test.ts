import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  listEntries,
  readEntry,
  removeEntry,
  saveEntry,
} from '../../../../../web/features/workspace-store/store.ts';
import { WORKSPACE_PREFIX } from '../../../../../web/lib/storage-keys.ts';
import { fakeStorage } from '../../support/fake-storage.ts';
import { draft, files } from './entries.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', fakeStorage(kept));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an entry is given back as it was saved, until it is removed', () => {
  expect(saveEntry(draft())).toBe('kept');
  expect(readEntry('devops-on-boarding')).toEqual({ state: 'found', entry: draft() });
  expect(readEntry('ci-cd-on-boarding')).toEqual({ state: 'none' });
  removeEntry('devops-on-boarding');
  expect(kept.size).toBe(0);
  removeEntry('devops-on-boarding');
  expect(kept.size).toBe(0);
});

test('entries are listed, newest first, and nothing else of the storage', () => {
  kept.set('theme', 'dark');
  saveEntry(draft({ savedAtMs: 1 }));
  saveEntry(files({ savedAtMs: 2 }));
  expect(listEntries()).toEqual({
    state: 'listed',
    entries: [files({ savedAtMs: 2 }), draft({ savedAtMs: 1 })],
    damagedCount: 0,
  });
});

test('an entry is replaced as a whole: no field of an earlier one stays', () => {
  saveEntry(draft({ name: 'First', file: { name: 'ci.yml', sizeBytes: 3, kindName: 'YAML' } }));
  saveEntry(draft({ done: [] }));
  expect(readEntry('devops-on-boarding')).toEqual({ state: 'found', entry: draft({ done: [] }) });
});

test.each(['', '{"schemaVersion":1', '[]', 'null', '{"schemaVersion":99}'])(
  '%j counts as damaged, is left alone, and the others are shown',
  (text) => {
    kept.set(`${WORKSPACE_PREFIX}ci-cd-on-boarding`, text);
    saveEntry(draft());
    expect(readEntry('ci-cd-on-boarding')).toEqual({ state: 'damaged' });
    expect(listEntries()).toEqual({ state: 'listed', entries: [draft()], damagedCount: 1 });
    expect(kept.get(`${WORKSPACE_PREFIX}ci-cd-on-boarding`)).toBe(text);
  },
);

test('no entry is taken that lies under the key of another', () => {
  kept.set(`${WORKSPACE_PREFIX}ci-cd-on-boarding`, JSON.stringify(draft()));
  expect(readEntry('ci-cd-on-boarding')).toEqual({ state: 'damaged' });
});

test('a blocked storage is said to be blocked, and never throws', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(saveEntry(draft())).toBe('blocked');
  expect(readEntry('devops-on-boarding')).toEqual({ state: 'blocked' });
  expect(listEntries()).toEqual({ state: 'blocked' });
  expect(() => removeEntry('devops-on-boarding')).not.toThrow();
});
