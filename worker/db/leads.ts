import { HOUR_MS } from '../contract/durations.ts';
import type { Lead } from '../contract/lead-schemas.ts';
import { type Database, insertRow, raw, type Statement, sql } from './database.ts';

/** The first leads of each clock hour are announced one by one, the others in a digest. */
const LEADS_ANNOUNCED_PER_HOUR = 20;

export interface LeadRow extends Lead {
  readonly id: string;
  readonly created_at_ms: number;
}

/** A lead that was not announced when it arrived. */
export interface UnannouncedLead extends LeadRow {
  /** How many there are, including those beyond the limit of the query. */
  readonly total: number;
}

export function insertLead(lead: Lead, nowMs: number): Statement {
  const row: LeadRow = { id: crypto.randomUUID(), created_at_ms: nowMs, ...lead };
  return insertRow('leads', row);
}

/** True, right after a lead was inserted, if it is announced by a mail of its own. */
export function isAnnounced(nowMs: number): Statement {
  const hourMs = startOfHour(nowMs);
  return sql`
    ${LEADS_ANNOUNCED_PER_HOUR} >= (SELECT count(*) FROM leads
      WHERE created_at_ms >= ${hourMs} AND created_at_ms < ${hourMs + HOUR_MS})`;
}

/** The leads of some clock hours that were not announced when they arrived. */
export function listUnannouncedLeads(
  db: Database,
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
  limit: number,
): Promise<UnannouncedLead[]> {
  // The row id is the order of insertion, which `isAnnounced` counts.
  return db.all(sql`
    SELECT *, count(*) OVER () AS total FROM (
      SELECT *, row_number() OVER (
        PARTITION BY created_at_ms / ${raw(`${HOUR_MS}`)} ORDER BY rowid
      ) AS position
      FROM leads WHERE created_at_ms >= ${fromMs} AND created_at_ms < ${untilMs}
    ) WHERE position > ${LEADS_ANNOUNCED_PER_HOUR} ORDER BY created_at_ms, id LIMIT ${limit}`);
}

export function startOfHour(timeMs: number): number {
  return timeMs - (timeMs % HOUR_MS);
}

/** Lists a page of the leads after a point in time or a lead, oldest first. */
export function listLeads(
  db: Database,
  after: Pick<LeadRow, 'created_at_ms' | 'id'>,
  limit: number,
): Promise<LeadRow[]> {
  return db.all(sql`
    SELECT * FROM leads WHERE (created_at_ms, id) > (${after.created_at_ms}, ${after.id})
    ORDER BY created_at_ms, id LIMIT ${limit}`);
}

/** The messages from an address that its owner has confirmed. */
export function listLeadsOf(db: Database, email: string): Promise<LeadRow[]> {
  return db.all(sql`SELECT * FROM leads WHERE lower(email) = ${email} ORDER BY created_at_ms`);
}

/** @param email address normalized by `foldEmail`. @returns the number of deleted leads. */
export async function deleteLeadsOf(db: Database, email: string): Promise<number> {
  const deleted = await db.all(sql`DELETE FROM leads WHERE lower(email) = ${email} RETURNING id`);
  return deleted.length;
}
