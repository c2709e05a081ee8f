import { type Statement, sql } from './database.ts';

/** Bounds what one sign-in does for the others. */
const EXPIRED_ROWS_PER_SWEEP = 100;

const TABLES = [
  'oauth_attempts',
  'pending_identities',
  'pending_connections',
  'passkey_challenges',
] as const;

/** Forgets the sign-ins that nobody has finished in time. */
export function deleteExpiredSignIns(nowMs: number, extent: 'all' | 'some' = 'some'): Statement[] {
  const limit = extent === 'all' ? -1 : EXPIRED_ROWS_PER_SWEEP;
  return TABLES.map((table) =>
    sql(
      `DELETE FROM ${table} WHERE rowid IN
         (SELECT rowid FROM ${table} WHERE expires_at_ms <= ? LIMIT ?)`,
      nowMs,
      limit,
    ),
  );
}
