import { type Database, type Statement, sql } from './database.ts';

type StateName = 'demo_accounts' | 'heartbeat' | 'hourly_jobs' | 'lead_digest';

interface Claim {
  readonly wantedValue: string;
  readonly nowMs: number;
  readonly untilMs: number;
}

export async function readState(db: Database, name: StateName): Promise<string | undefined> {
  const row = await db.first<{ value: string }>(
    sql('SELECT value FROM site_state WHERE name = ?', name),
  );
  return row?.value;
}

/**
 * Claims the work that leads to the wanted value.
 *
 * @returns false if it is done or claimed by another Worker. Claims expire.
 */
export function claimState(db: Database, name: StateName, claim: Claim): Promise<boolean> {
  return db.has(
    sql(
      `UPDATE site_state SET claimed_until_ms = ?
       WHERE name = ? AND value <> ? AND claimed_until_ms <= ?
       RETURNING name`,
      claim.untilMs,
      name,
      claim.wantedValue,
      claim.nowMs,
    ),
  );
}

export function finishState(name: StateName, value: string): Statement {
  return sql('UPDATE site_state SET value = ?, claimed_until_ms = 0 WHERE name = ?', value, name);
}

/** For work that needs no claim, because it does no harm to do it twice. */
export function writeState(name: StateName, value: string): Statement {
  return sql(
    `INSERT INTO site_state (name, value, claimed_until_ms) VALUES (?1, ?2, 0)
     ON CONFLICT (name) DO UPDATE SET value = ?2`,
    name,
    value,
  );
}
