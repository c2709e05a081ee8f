import type { Lead } from '../contract/lead-schemas.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

/** The retention period in the privacy policy is 12 months. */
const RETENTION_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface LeadRow extends Lead {
  readonly id: string;
  readonly created_at_ms: number;
}

export function insertLead(lead: Lead, nowMs: number): Statement {
  const row: LeadRow = { id: crypto.randomUUID(), created_at_ms: nowMs, ...lead };
  return insertRow('leads', row);
}

/** Lists a page of the leads after a point in time or a lead, oldest first. */
export function listLeads(
  db: Database,
  after: Pick<LeadRow, 'created_at_ms' | 'id'>,
  limit: number,
): Promise<LeadRow[]> {
  return db.all(
    sql(
      `SELECT * FROM leads WHERE (created_at_ms, id) > (?, ?)
       ORDER BY created_at_ms, id LIMIT ?`,
      after.created_at_ms,
      after.id,
      limit,
    ),
  );
}

/** @param email address normalized by `foldEmail`. @returns the number of deleted leads. */
export async function deleteLeadsOf(db: Database, email: string): Promise<number> {
  const deleted = await db.all(sql('DELETE FROM leads WHERE lower(email) = ? RETURNING id', email));
  return deleted.length;
}

/** For the daily clean-up. */
export function deleteOldLeads(nowMs: number): Statement {
  return sql('DELETE FROM leads WHERE created_at_ms <= ?', nowMs - RETENTION_DAYS * DAY_MS);
}
