import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSqlParts, type SqlPart } from '../../../../scripts/operate/sql-parts.ts';

const TEXT = `PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE a (
  -- The owner's; not a "name
  id TEXT
);
INSERT INTO a VALUES ('one;
two;\r
-- 三;');
INSERT INTO "b;" VALUES ('it''s;');
`;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onego-parts-'));
  file = join(folder, 'backup.sql');
  await writeFile(file, TEXT);
});
afterAll(() => rm(folder, { recursive: true }));

test('a part ends with a statement, and all parts are the file', async () => {
  const parts = await partsFrom(0);
  expect(parts.map(({ text }) => text.split('\n')[0])).toEqual([
    'PRAGMA defer_foreign_keys=TRUE;',
    'CREATE TABLE a (',
    "INSERT INTO a VALUES ('one;",
    `INSERT INTO "b;" VALUES ('it''s;');`,
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe(TEXT);
  expect(parts.at(-1)?.endByte).toBe(Buffer.byteLength(TEXT));
});

test('reading goes on at the end of any part', async () => {
  const parts = await partsFrom(0);
  for (const [index, { endByte }] of parts.entries()) {
    const rest = await partsFrom(endByte);
    expect(rest).toEqual(parts.slice(index + 1));
  }
});

test('small statements share a part', async () => {
  expect(await partsFrom(0, 1e6)).toHaveLength(1);
});

async function partsFrom(startByte: number, partBytes = 1): Promise<SqlPart[]> {
  const parts: SqlPart[] = [];
  for await (const part of readSqlParts(file, startByte, partBytes)) parts.push(part);
  return parts;
}
