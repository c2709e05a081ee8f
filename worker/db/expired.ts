import { raw, type Statement, sql } from './database.ts';
import { type Deletion, deleteSlice } from './slices.ts';

/** Tables whose rows expire at `expires_at_ms`. */
const TABLES = [
  'sessions',
  'devices',
  'login_throttle',
  'one_time_tokens',
  'oauth_attempts',
  'pending_identities',
  'pending_connections',
  'passkey_challenges',
  'pending_logins',
] as const;

type ExpiringTable = (typeof TABLES)[number];

/** Limits the clean-up work done during one request. */
const ROWS_PER_SWEEP = 100;

/** Deletes a bounded number of expired rows per table, during a request. */
export function sweepExpired(tables: readonly ExpiringTable[], nowMs: number): Statement[] {
  return tables.map((table) => deleteExpired(table, nowMs)(ROWS_PER_SWEEP));
}

/** Deletes everything that has expired. */
export function deleteAllExpired(nowMs: number): Deletion[] {
  return TABLES.map((table) => deleteExpired(table, nowMs));
}

function deleteExpired(table: ExpiringTable, nowMs: number): Deletion {
  return deleteSlice(table, sql`SELECT rowid FROM ${raw(table)} WHERE expires_at_ms <= ${nowMs}`);
}
