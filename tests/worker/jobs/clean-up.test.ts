import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadKeyRing, reloadKeyRing, SIGNING_KEY_MAX_AGE_MS } from '../../../worker/auth/keys.ts';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { raw, type Statement, sql } from '../../../worker/db/database.ts';
import { listDeletions, sweepExpired } from '../../../worker/db/expired.ts';
import { listSigningKeys } from '../../../worker/db/signing-keys.ts';
import { readStatus } from '../../../worker/db/status.ts';
import { createMember, createTestContext, db } from '../support/accounts.ts';
import { createD1FailingOn, createFaultyD1, createSlowD1 } from '../support/faulty-d1.ts';
import { readLog } from '../support/read-log.ts';
import { runJobs } from '../support/run-jobs.ts';
import { isSignedIn } from '../support/send.ts';
import { shortenWaits } from '../support/within-five-seconds.ts';

beforeEach(async () => {
  await db.batch([sql`DELETE FROM users WHERE is_demo = 0`, sql`DELETE FROM signing_keys`]);
  await reloadKeyRing(createTestContext());
});

async function column(query: string): Promise<unknown[]> {
  const rows = await db.all<Record<string, unknown>>(raw(query));
  return rows.flatMap((row) => Object.values(row));
}

function insertMessage(id: string, createdAtMs: number): Statement {
  return sql`
    INSERT INTO leads (id, created_at_ms, name, email, topic, message)
    VALUES (${id}, ${createdAtMs}, 'a', 'a', 'other', 'a')`;
}

/** Fills the counters with rows that have expired. */
function fillThrottle(rows: number): Promise<void> {
  return db.run(sql`
    INSERT INTO login_throttle
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
    SELECT 'old-' || n, 1, 1, 0, 1 FROM numbers`);
}

const listOldCounters = () => column("SELECT key FROM login_throttle WHERE key LIKE 'old%'");

test('what has expired goes, and what has not stays', async () => {
  const nowMs = Date.now();
  const { id, cookie } = await createMember('live@example.com');
  await fillThrottle(150);
  const yearMs = 365 * DAY_MS;
  await db.batch([
    ...Array.from(
      { length: 150 },
      (_, index) =>
        sql`INSERT INTO sessions VALUES (${`old-${index}`}, ${id}, 0, 0, 1, 0, '', '', 0)`,
    ),
    sql`INSERT INTO login_throttle VALUES ('new', 1, 1, 0, ${nowMs + DAY_MS})`,
    ...[
      ['old', 1],
      ['new', nowMs + DAY_MS],
    ].map(
      ([name, expiresAtMs]) => sql`
        INSERT INTO one_time_tokens
        VALUES (${name ?? ''}, 'verify', ${id}, 'a', NULL, 0, ${expiresAtMs ?? 0}, NULL)`,
    ),
    insertMessage('old', nowMs - yearMs),
    insertMessage('new', nowMs - yearMs + 60_000),
    sql`INSERT INTO caused_mails VALUES ('a', 1, 'b')`,
    sql`INSERT INTO caused_mails VALUES ('a', ${nowMs}, 'b')`,
  ]);
  await runJobs();

  expect(await column('SELECT key FROM login_throttle')).toContain('new');
  expect(await listOldCounters()).toEqual([]);
  expect(await column("SELECT sid FROM sessions WHERE sid LIKE 'old%'")).toEqual([]);
  expect(await column('SELECT token_sha256 FROM one_time_tokens')).toEqual(['new']);
  expect(await column('SELECT sent_at_ms FROM caused_mails')).toEqual([nowMs]);
  expect(await column('SELECT id FROM leads')).toEqual(['new']);
  expect(await isSignedIn(cookie)).toBe(true);
});

describe('a table with many expired rows', () => {
  const VALUES = {
    oauth_attempts: (id: string, ms: number) =>
      sql`(${id}, '', 'google', 'login', NULL, 0, '', '', ${ms}, 0, NULL)`,
    pending_identities: (id: string, ms: number) => sql`(${id}, 'google', '', '', '', ${ms})`,
    pending_connections: (id: string, ms: number) =>
      sql`(${id}, '', 'google', '', '', '', '', ${ms})`,
    passkey_challenges: (id: string, ms: number) => sql`(${id}, '', NULL, ${ms}, NULL)`,
  };
  const TABLES = [
    'oauth_attempts',
    'pending_identities',
    'pending_connections',
    'passkey_challenges',
  ] as const;

  test('loses a limited number of them at a time, and only them', async () => {
    for (const [rows, expiresAtMs] of [
      [120, 1000],
      [2, 1001],
    ] as const) {
      for (const table of TABLES) {
        const insert = (_: unknown, row: number) =>
          sql`INSERT INTO ${raw(table)} VALUES ${VALUES[table](`${expiresAtMs} ${row}`, expiresAtMs)}`;
        await db.batch(Array.from({ length: rows }, insert));
      }
    }
    const count = () =>
      column(TABLES.map((table) => `SELECT count(*) FROM ${table}`).join(' UNION ALL '));
    await db.batch(sweepExpired(TABLES, 1000));
    expect(await count()).toEqual([22, 22, 22, 22]);
    for (const left of [7, 2]) {
      await db.batch(listDeletions(1000).map((deletion) => deletion(15)));
      expect(await count()).toEqual([left, left, left, left]);
    }
  });

  test('is emptied, and keeps no other waiting', async () => {
    shortenWaits();
    await fillThrottle(9000);
    await db.run(insertMessage('old', 1));
    await runJobs();
    expect(await listOldCounters()).toEqual([]);
    expect(await column("SELECT id FROM leads WHERE id = 'old'")).toEqual([]);
  });

  test('in a slow database loses small slices, and the next run goes on', async () => {
    await fillThrottle(9000);
    const logged = readLog();
    vi.useFakeTimers({ toFake: ['Date'] });
    shortenWaits();
    await runJobs({ ...env, DB: createSlowD1(env.DB, /DELETE FROM login_throttle/, 210) });
    expect(logged().join()).toContain('clean_up_continues_later');
    expect((await listOldCounters()).length).toBeGreaterThan(7000);
    await runJobs();
    expect(await listOldCounters()).toEqual([]);
  });
});

describe('a signing key of ninety days', () => {
  const age = () => {
    const createdAtMs = Date.now() - SIGNING_KEY_MAX_AGE_MS - 1000;
    return db.run(sql`UPDATE signing_keys SET created_at_ms = ${createdAtMs}`);
  };

  test('is replaced, and sessions live on', async () => {
    const { cookie } = await createMember('rotation@example.com');
    const before = await loadKeyRing(createTestContext());
    await age();
    await runJobs();
    const after = await loadKeyRing(createTestContext());
    expect(after.current.kid).not.toBe(before.current.kid);
    expect(after.published.map(({ kid }) => kid).toSorted()).toEqual(
      [before.current.kid, after.current.kid].toSorted(),
    );
    expect(await isSignedIn(cookie)).toBe(true);
    const retired = (await listSigningKeys(db)).find(({ slot }) => slot === 'previous');
    expect(retired).toMatchObject({ kid: before.current.kid, private_jwk: '' });
  });

  test('is replaced once by runs at once, though the clean-up fails', async () => {
    await age();
    const logged = readLog();
    const DB = createD1FailingOn(env.DB, /DELETE FROM login_throttle|FROM leads/);
    await Promise.all([1, 2, 3].map(() => runJobs({ ...env, DB })));
    expect(await listSigningKeys(db)).toHaveLength(2);
    expect(logged().join()).toContain('canary-of-the-database');
  });
});

test('a database that fails is logged, and the next hour leaves the time at which it began', async () => {
  const logged = readLog();
  await runJobs({ ...env, DB: createFaultyD1('fails') });
  expect(logged().join()).toContain('unexpected_error');
  const startedAtMs = Date.now();
  await runJobs();
  const { status } = await readStatus(db, Date.now());
  expect(status.jobs_began_at_ms).toBeGreaterThanOrEqual(startedAtMs);
});
