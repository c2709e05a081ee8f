import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type TestSite } from './site.ts';

/** More than two pages. */
const SESSIONS = 25_000;
const HOSTILE = "Kim'); DROP TABLE users;--\n\"-- O'Rao\r\n;\n🐎";

let site: TestSite;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onego-back-up-'));
  file = join(folder, 'site.sql');
  site = await openSite();
  site.exec('CREATE TABLE schema_version (version INTEGER PRIMARY KEY)');
  site.addUser({ id: 'kim', email: 'kim@example.com' });
  site.exec(`UPDATE users SET username = '${HOSTILE.replaceAll("'", "''")}'`);
  site.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${SESSIONS})
    INSERT INTO sessions (sid, user_id, created_at_ms, last_seen_at_ms, expires_at_ms, is_remembered, user_agent)
      SELECT 'session ' || n, 'kim', n, n, 9000000000000000, 0, '' FROM numbers;
    INSERT INTO second_factors (user_id, secret, is_wrapped, created_at_ms) VALUES ('kim', 's', 0, 1);
    INSERT INTO recovery_codes (user_id, code_sha256) VALUES ('kim', 'd');
  `);
});
afterEach(() => rm(folder, { recursive: true }));

test('the restored database equals the one that was backed up', async () => {
  const { code, printed, said } = await site.run('back-up', '--output', file);
  expect({ code, printed }).toEqual({ code: 0, printed: file });
  expect(said).toContain(`10001 of ${SESSIONS + 4} rows`);
  const restored = await restore();
  expect(contentsOf(restored)).toEqual(contentsOf(site));
  expect(restored.rows('PRAGMA foreign_key_check')).toEqual([]);
});

test('an interrupted backup goes on where it ended, and has its name when it is complete', async () => {
  site.beforeEachQuery((text) => {
    if (text.includes('FROM "second_factors" WHERE rowid')) throw new Error('interrupted');
  });
  await expect(site.run('back-up', '--output', file)).rejects.toThrow('interrupted');
  expect(existsSync(file)).toBe(false);
  const written = await readFile(`${file}.part`, 'utf8');
  expect(written).toContain("'session 25000'");

  const sessionQueries: string[] = [];
  site.beforeEachQuery((text) => {
    sessionQueries.push(...(text.match(/FROM "sessions" WHERE rowid > \S+/g) ?? []));
  });
  expect((await site.run('back-up', '--output', file)).code).toBe(0);
  expect(sessionQueries).toEqual(['FROM "sessions" WHERE rowid > 25000']);
  expect(existsSync(`${file}.part`) || existsSync(`${file}.progress`)).toBe(false);
  expect(contentsOf(await restore())).toEqual(contentsOf(site));
});

test('rows that an interrupted backup has not noted are written once', async () => {
  site.beforeEachQuery((text) => {
    if (text.includes('FROM "sessions" WHERE rowid > 10000')) throw new Error('interrupted');
  });
  await expect(site.run('back-up', '--output', file)).rejects.toThrow('interrupted');
  await appendFile(`${file}.part`, "INSERT INTO sessions VALUES ('half");
  site.beforeEachQuery(() => undefined);
  expect((await site.run('back-up', '--output', file)).code).toBe(0);
  expect(contentsOf(await restore())).toEqual(contentsOf(site));
});

test('an interrupted backup begins anew after a migration', async () => {
  site.beforeEachQuery((text) => {
    if (text.includes('FROM "sessions" WHERE rowid > 10000')) throw new Error('interrupted');
  });
  await expect(site.run('back-up', '--output', file)).rejects.toThrow('interrupted');
  site.beforeEachQuery(() => undefined);
  site.exec("ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''");
  expect((await site.run('back-up', '--output', file)).code).toBe(0);
  expect(contentsOf(await restore())).toEqual(contentsOf(site));
});

test('what is added while it is written leaves no row that refers to nothing', async () => {
  site.beforeEachQuery((text) => {
    if (!text.includes('FROM "sessions" WHERE rowid > 20000')) return;
    site.addUser({ id: 'new', email: 'new@example.com' });
    site.addSession({ sid: 'new', userId: 'new' });
    site.addSession({ sid: 'later', userId: 'kim' });
  });
  await site.run('back-up', '--output', file);
  const restored = await restore();
  expect(restored.rows("SELECT sid FROM sessions WHERE sid IN ('new', 'later')")).toEqual([
    { sid: 'later' },
  ]);
});

async function restore(): Promise<TestSite> {
  const restored = await openSite({ isEmpty: true });
  const { code } = await restored.run('restore', file, '--yes');
  expect(code).toBe(0);
  return restored;
}

/** The tables and indexes, and the rows of each table. */
function contentsOf({ rows }: TestSite): object {
  const schema = rows("SELECT name, sql FROM sqlite_schema WHERE type <> 'index' ORDER BY name");
  const indexes = rows("SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name");
  const tables = schema.map(({ name }) => rows(`SELECT * FROM "${name}" ORDER BY rowid`));
  return { schema, indexes, tables };
}
