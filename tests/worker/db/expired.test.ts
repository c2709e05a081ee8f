import { expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { deleteAllExpired, sweepExpired } from '../../../worker/db/expired.ts';
import { openTestDatabase } from '../support/accounts.ts';

const INSERTS = {
  oauth_attempts: "('expires ' || ?1 || ?2, '', 'google', 'login', NULL, 0, '', '', ?1, 0)",
  pending_identities: "('expires ' || ?1 || ?2, 'google', '', '', '', ?1)",
  pending_connections: "('expires ' || ?1 || ?2, '', 'google', '', '', '', '', ?1)",
  passkey_challenges: "('expires ' || ?1 || ?2, '', NULL, ?1)",
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
    const insert = `INSERT INTO ${table} VALUES ${values}`;
    await db.batch(Array.from({ length: rows }, (_, row) => sql(insert, expiresAtMs, row)));
  }
}

async function count(): Promise<number[]> {
  const db = await openTestDatabase();
  const counts = Object.keys(INSERTS).map((table) =>
    db.first<{ n: number }>(sql(`SELECT count(*) AS n FROM ${table}`)),
  );
  return (await Promise.all(counts)).map((row) => row?.n ?? -1);
}

test('only what has expired goes, a limited number of rows at a time', async () => {
  const db = await openTestDatabase();
  await fill(120, 1000);
  await fill(2, 1001);
  await db.batch(sweepExpired(TABLES, 1000));
  expect(await count()).toEqual([22, 22, 22, 22]);
  await db.batch(deleteAllExpired(1000).map((deletion) => deletion(15)));
  expect(await count()).toEqual([7, 7, 7, 7]);
  await db.batch(deleteAllExpired(1000).map((deletion) => deletion(15)));
  expect(await count()).toEqual([2, 2, 2, 2]);
});
