import { expect, test } from 'vitest';
import {
  createExport,
  mergeEntries,
  readExport,
} from '../../../../../web/features/workspace-store/exchange.ts';
import { draft, files } from './entries.ts';

const now = new Date('2025-11-20T10:00:00Z');

test('an export is read back as it was', () => {
  const text = createExport([draft(), files()], now);
  expect(readExport(text)).toEqual({
    state: 'read',
    entries: [draft(), files()],
    damagedCount: 0,
  });
  expect(JSON.parse(text)).toMatchObject({ exportedAt: '2025-11-20T10:00:00.000Z' });
});

test('an export gives what is sound when a part of it is damaged', () => {
  const content = JSON.parse(createExport([draft(), files()], now));
  content.entries[0].screen = 'nowhere';
  content.entries.push(null, 7, 'text');
  expect(readExport(JSON.stringify(content))).toEqual({
    state: 'read',
    entries: [files()],
    damagedCount: 4,
  });
});

test.each([
  'not json',
  '{}',
  '{"format":"onego-workspace","formatVersion":2,"entries":[]}',
  '{"format":"other","formatVersion":1,"entries":[]}',
  '{"format":"onego-workspace","formatVersion":1,"entries":{}}',
])('%j is no export', (text) => {
  expect(readExport(text)).toEqual({ state: 'not-an-export' });
});

test('merging adds what is new', () => {
  expect(mergeEntries([draft()], [files()])).toEqual({ added: [files()], knownCount: 0 });
});

test('merging leaves out what is here already, under whatever id and date', () => {
  const moved = files({ id: 'files~other', savedAtMs: 9 });
  expect(mergeEntries([files()], [moved, files()])).toEqual({ added: [], knownCount: 2 });
});

test('merging gives a new id to an entry whose id is taken, and replaces nothing', () => {
  const other = draft({ values: { ...draft().values, projectName: 'billing' } });
  const { added } = mergeEntries([draft()], [other]);
  expect(added).toHaveLength(1);
  expect(added[0]).toEqual({ ...other, id: expect.stringMatching(/^devops-on-boarding~\w+$/) });
});
