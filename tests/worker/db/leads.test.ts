import { expect, test } from 'vitest';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { type Statement, sql } from '../../../worker/db/database.ts';
import { listDeletions } from '../../../worker/db/expired.ts';
import { insertLead } from '../../../worker/db/leads.ts';
import { openTestDatabase } from '../support/accounts.ts';

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
