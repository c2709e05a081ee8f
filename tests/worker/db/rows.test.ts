import { expect, test } from 'vitest';
import { type Statement, sql } from '../../../worker/db/database.ts';
import { insertLead } from '../../../worker/db/leads.ts';
import { insertUser } from '../../../worker/db/users.ts';
import { openTestDatabase } from '../support/accounts.ts';

const LEAD = { name: 'Kim', email: 'kim@example.com', topic: 'other', message: 'a' } as const;
const USER = { id: 'kim', email: 'kim@example.com', username: 'Kim', created_at_ms: 0 };

test.each([
  ['leads', insertLead(LEAD, 0)],
  ['users', insertUser(USER)],
])('a row of %s has a value for every column of the table', async (table, insert) => {
  const db = await openTestDatabase();
  const rows = await db.all<{ name: string }>(sql`
    SELECT name FROM pragma_table_info(${table}) ORDER BY name`);
  expect(columnsOf(insert)).toEqual(rows.map(({ name }) => name));
});

function columnsOf({ parts }: Statement): string[] {
  return (/\(([\w, ]+)\)/.exec(parts.join('?'))?.[1] ?? '').split(', ').toSorted();
}
