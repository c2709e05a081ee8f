import { expect, test } from 'vitest';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { raw, type Statement, sql } from '../../../worker/db/database.ts';
import { listDeletions, sweepExpired } from '../../../worker/db/expired.ts';
import { insertLead } from '../../../worker/db/leads.ts';
import { openTestDatabase } from '../support/accounts.ts';

const INSERTS = {
  oauth_attempts: (id: string, expiresAtMs: number) =>
    sql`(${id}, '', 'google', 'login', NULL, 0, '', '', ${expiresAtMs}, 0, NULL)`,
  pending_identities: (id: string, expiresAtMs: number) =>
    sql`(${id}, 'google', '', '', '', ${expiresAtMs})`,
  pending_connections: (id: string, expiresAtMs: number) =>
    sql`(${id}, '', 'google', '', '', '', '', ${expiresAtMs})`,
  passkey_challenges: (id: string, expiresAtMs: number) =>
    sql`(${id}, '', NULL, ${expiresAtMs}, NULL)`,
};

const TABLES = [
  'oauth_attempts',
  'pending_identities',
  'pending_connections',
  'passkey_challenges',
] as const;

async function fill(rows: number, expiresAtMs: number): Promise<void> {
  const db = await openTestDatabase();
  for (const [table, values] of Object.entries(INSERTS)) {
    const insert = (id: string) => sql`INSERT INTO ${raw(table)} VALUES ${values(id, expiresAtMs)}`;
    await db.batch(Array.from({ length: rows }, (_, row) => insert(`${expiresAtMs} ${row}`)));
  }
}

async function count(): Promise<number[]> {
  const db = await openTestDatabase();
  const counts = Object.keys(INSERTS).map((table) =>
    db.first<{ n: number }>(sql`SELECT count(*) AS n FROM ${raw(table)}`),
  );
  return (await Promise.all(counts)).map((row) => row?.n ?? -1);
}

test('only what has expired goes, a limited number of rows at a time', async () => {
  const db = await openTestDatabase();
  await fill(120, 1000);
  await fill(2, 1001);
  await db.batch(sweepExpired(TABLES, 1000));
  expect(await count()).toEqual([22, 22, 22, 22]);
  await db.batch(listDeletions(1000).map((deletion) => deletion(15)));
  expect(await count()).toEqual([7, 7, 7, 7]);
  await db.batch(listDeletions(1000).map((deletion) => deletion(15)));
  expect(await count()).toEqual([2, 2, 2, 2]);
});

const NOW_MS = Date.UTC(2026, 0, 1);

test('the clean-up deletes what is a year old, and nothing younger', async () => {
  const db = await openTestDatabase();
  await db.batch([
    leadOf('older', NOW_MS - 366 * DAY_MS),
    leadOf('old', NOW_MS - 365 * DAY_MS),
    leadOf('young', NOW_MS - 365 * DAY_MS + 1),
    leadOf('new', NOW_MS),
  ]);
  await db.batch(listDeletions(NOW_MS).map((deletion) => deletion(10)));
  const kept = await db.all<{ name: string }>(sql`SELECT name FROM leads ORDER BY created_at_ms`);
  expect(kept.map(({ name }) => name)).toEqual(['young', 'new']);
});

function leadOf(name: string, createdAtMs: number): Statement {
  return insertLead({ name, email: 'kim@example.com', topic: 'other', message: 'a' }, createdAtMs);
}
