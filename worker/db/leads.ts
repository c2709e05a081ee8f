import type { Lead } from '../contract/lead-schemas.ts';
import { type Statement, sql } from './database.ts';

/** The privacy policy says 12 months. */
const RETENTION_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

export function insertLead({ name, email, topic, message }: Lead, nowMs: number): Statement {
  return sql(
    'INSERT INTO leads (id, created_at_ms, name, email, topic, message) VALUES (?, ?, ?, ?, ?, ?)',
    crypto.randomUUID(),
    nowMs,
    name,
    email,
    topic,
    message,
  );
}

/** For the scheduled clean-up. */
export function deleteOldLeads(nowMs: number): Statement {
  return sql('DELETE FROM leads WHERE created_at_ms <= ?', nowMs - RETENTION_DAYS * DAY_MS);
}
