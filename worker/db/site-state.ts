import { type Database, type Statement, sql } from './database.ts';

type StateName = 'demo_accounts' | 'hourly_jobs' | 'lead_digest';

export async function readState(db: Database, name: StateName): Promise<string | undefined> {
  const row = await db.first<{ value: string }>(sql`
    SELECT value FROM site_state WHERE name = ${name}`);
  return row?.value;
}

/** For work that does no harm when two Workers do it. Nothing uses `claimed_until_ms` any more. */
export function writeState(name: StateName, value: string): Statement {
  return sql`
    INSERT INTO site_state (name, value, claimed_until_ms) VALUES (${name}, ${value}, 0)
    ON CONFLICT (name) DO UPDATE SET value = ${value}`;
}
