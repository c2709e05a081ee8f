import { type Statement, sql } from './database.ts';

/** Tables whose rows end at their `expires_at_ms`. */
const TABLES = [
  'sessions',
  'login_throttle',
  'one_time_tokens',
  'oauth_attempts',
  'pending_identities',
  'pending_connections',
  'passkey_challenges',
] as const;

type ExpiringTable = (typeof TABLES)[number];

/** Bounds what one visitor does for the others. */
const ROWS_PER_SWEEP = 100;
/** SQLite: a negative limit is none. */
const NO_LIMIT = -1;

/** Deletes a bounded number of expired rows of each table, while somebody waits. */
export function sweepExpired(tables: readonly ExpiringTable[], nowMs: number): Statement[] {
  return tables.map((table) => deleteExpired(table, nowMs, ROWS_PER_SWEEP));
}

/** Deletes everything that has expired. */
export function deleteAllExpired(nowMs: number): Statement[] {
  return TABLES.map((table) => deleteExpired(table, nowMs, NO_LIMIT));
}

function deleteExpired(table: ExpiringTable, nowMs: number, limit: number): Statement {
  return sql(
    `DELETE FROM ${table} WHERE rowid IN
       (SELECT rowid FROM ${table} WHERE expires_at_ms <= ? LIMIT ?)`,
    nowMs,
    limit,
  );
}
