import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadKeyRing, reloadKeyRing, SIGNING_KEY_MAX_AGE_MS } from '../../../worker/auth/keys.ts';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { type Database, raw, sql } from '../../../worker/db/database.ts';
import { listSigningKeys } from '../../../worker/db/signing-keys.ts';
import { readStatus } from '../../../worker/db/status.ts';
import { createSignedIn, createTestContext, openTestDatabase } from '../support/accounts.ts';
import { createD1FailingOn, createFaultyD1, createSlowD1 } from '../support/faulty-d1.ts';
import { runJobs } from '../support/run-jobs.ts';
import { send } from '../support/send.ts';
import { shortenWaits } from '../support/within-five-seconds.ts';

let db: Database;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  db = await openTestDatabase();
  await db.batch([sql`DELETE FROM users WHERE is_demo = 0`, sql`DELETE FROM signing_keys`]);
  await reloadKeyRing(createTestContext());
});

test('what has expired goes, and what has not stays', async () => {
  const nowMs = Date.now();
  const live = await createSignedIn('live@example.com');
  const userId = "(SELECT id FROM users WHERE email = 'live@example.com')";
  await db.batch([
    ...Array.from(
      { length: 150 },
      (_, index) =>
        sql`INSERT INTO sessions SELECT ${`old-${index}`}, ${raw(userId)}, 0, 0, 1, 0, '', '', 0`,
    ),
    ...Array.from(
      { length: 150 },
      (_, index) => sql`INSERT INTO login_throttle VALUES (${`old-${index}`}, 1, 1, 0, 1)`,
    ),
    sql`INSERT INTO login_throttle VALUES ('new', 1, 1, 0, ${nowMs + DAY_MS})`,
    sql`INSERT INTO one_time_tokens VALUES ('old', 'verify', ${raw(userId)}, 'a', NULL, 0, 1, NULL)`,
    sql`
      INSERT INTO one_time_tokens
      VALUES ('new', 'verify', ${raw(userId)}, 'a', NULL, 0, ${nowMs + DAY_MS}, NULL)`,
    sql`INSERT INTO caused_mails VALUES ('a', 1, 'b')`,
    sql`INSERT INTO leads VALUES ('old', 1, 'a', 'a', 'other', 'a')`,
    sql`INSERT INTO leads VALUES ('new', ${nowMs}, 'a', 'a', 'other', 'a')`,
    sql`INSERT INTO caused_mails VALUES ('a', ${nowMs}, 'b')`,
  ]);
  await runJobs();

  expect(await column('SELECT key FROM login_throttle')).toContain('new');
  expect(await column("SELECT key FROM login_throttle WHERE key LIKE 'old%'")).toEqual([]);
  expect(await column("SELECT sid FROM sessions WHERE sid LIKE 'old%'")).toEqual([]);
  expect(await column('SELECT token_sha256 FROM one_time_tokens')).toEqual(['new']);
  expect(await column('SELECT sent_at_ms FROM caused_mails')).toEqual([nowMs]);
  expect(await column('SELECT id FROM leads')).toEqual(['new']);
  expect((await send('GET /api/session', { cookie: live })).status).toBe(200);
});

test('a table with many expired rows is emptied, and keeps no other waiting', async () => {
  shortenWaits();
  await fillThrottle(9000);
  await db.run(sql`INSERT INTO leads VALUES ('old', 1, 'a', 'a', 'other', 'a')`);
  await runJobs();
  expect(await column("SELECT key FROM login_throttle WHERE key LIKE 'old%'")).toEqual([]);
  expect(await column("SELECT id FROM leads WHERE id = 'old'")).toEqual([]);
});

test('a slow database gets small slices, and the next run goes on', async () => {
  await fillThrottle(9000);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  shortenWaits();
  const slow = { ...env, DB: createSlowD1(env.DB, /DELETE FROM login_throttle/, 210) };
  await runJobs(slow);
  expect(log.mock.calls.join()).toContain('clean_up_continues_later');
  const [left] = await column("SELECT count(*) FROM login_throttle WHERE key LIKE 'old%'");
  expect(left).toBeGreaterThan(7000);

  await runJobs();
  expect(await column("SELECT key FROM login_throttle WHERE key LIKE 'old%'")).toEqual([]);
});

test('a clean-up that fails stops no other job', async () => {
  const before = await currentKid();
  await age(SIGNING_KEY_MAX_AGE_MS + 1000);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runJobs({
    ...env,
    DB: createD1FailingOn(env.DB, /DELETE FROM login_throttle|FROM leads/),
  });
  expect(log.mock.calls.join()).toContain('canary-of-the-database');
  expect(await currentKid()).not.toBe(before);
});

test('a signing key of ninety days is replaced, and sessions live on', async () => {
  const cookie = await createSignedIn('rotation@example.com');
  const before = await loadKeyRing(createTestContext());
  await age(SIGNING_KEY_MAX_AGE_MS + 1000);
  await runJobs();

  const after = await loadKeyRing(createTestContext());
  expect(after.current.kid).not.toBe(before.current.kid);
  expect(after.published.map(({ kid }) => kid).toSorted()).toEqual(
    [before.current.kid, after.current.kid].toSorted(),
  );
  expect((await send('GET /api/session', { cookie })).status).toBe(200);
  const retired = (await listSigningKeys(db)).find(({ slot }) => slot === 'previous');
  expect(retired).toMatchObject({ kid: before.current.kid, private_jwk: '' });
});

test('a key that is retired by two runs at once is replaced once', async () => {
  await age(SIGNING_KEY_MAX_AGE_MS + 1000);
  await Promise.all([runJobs(), runJobs(), runJobs()]);
  expect(await listSigningKeys(db)).toHaveLength(2);
});

test('a database that fails is logged, and the next hour is another hour', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runJobs({ ...env, DB: createFaultyD1('fails') });
  expect(log.mock.calls.join()).toContain('unexpected_error');
});

async function currentKid(): Promise<string | undefined> {
  return (await listSigningKeys(db)).find(({ slot }) => slot === 'current')?.kid;
}

/** Fills a table with rows that have expired. */
function fillThrottle(rows: number): Promise<void> {
  return db.run(sql`
    INSERT INTO login_throttle
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
    SELECT 'old-' || n, 1, 1, 0, 1 FROM numbers`);
}

function age(ageMs: number): Promise<void> {
  return db.run(sql`
    UPDATE signing_keys SET created_at_ms = ${Date.now() - ageMs} WHERE slot = 'current'`);
}

async function column(query: string): Promise<unknown[]> {
  const rows = await db.all<Record<string, unknown>>(raw(query));
  return rows.flatMap((row) => Object.values(row));
}

test('the hourly jobs leave the time at which they began', async () => {
  const db = await openTestDatabase();
  const startedAtMs = Date.now();
  await runJobs();
  const { status } = await readStatus(db, Date.now());
  expect(status.jobs_began_at_ms).toBeGreaterThanOrEqual(startedAtMs);
});
