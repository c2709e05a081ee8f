import { ACCOUNT_EVENT_DAYS } from '../contract/accounts.ts';
import { DAY_MS, HOUR_MS } from '../contract/durations.ts';
import { raw, type Statement, sql } from './database.ts';
import { isHeld } from './sign-in-methods.ts';

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

/** The retention period in the privacy policy is 12 months. */
const LEAD_DAYS = 365;
/** Days in which a registered address has to be verified. */
const UNVERIFIED_DAYS = 30;
/** Time for the owner to confirm sign-in methods after a reset. */
const REVIEW_DAYS = 7;

/** A mail that cannot be sent for so long is no news any more. */
const UNSENT_DAYS = 3;

/** Limits the clean-up work done during one request. */
const ROWS_PER_SWEEP = 100;

/** Makes the statement that deletes at most `limit` rows and returns one row for each. */
export type Deletion = (limit: number) => Statement;

/** Deletes a bounded number of expired rows per table, during a request. */
export function sweepExpired(tables: readonly ExpiringTable[], nowMs: number): Statement[] {
  return tables.map((table) => deleteExpired(table, nowMs)(ROWS_PER_SWEEP));
}

/** Everything whose time is over. */
export function listDeletions(nowMs: number): Deletion[] {
  const ago = (days: number) => nowMs - days * DAY_MS;
  return [
    ...TABLES.map((table) => deleteExpired(table, nowMs)),
    deleteRows('caused_mails', sql`FROM caused_mails WHERE sent_at_ms <= ${nowMs - HOUR_MS}`),
    deleteRows('leads', sql`FROM leads WHERE created_at_ms <= ${ago(LEAD_DAYS)}`),
    deleteRows('outbox', sql`FROM outbox WHERE created_at_ms <= ${ago(UNSENT_DAYS)}`),
    deleteRows(
      'account_events',
      sql`FROM account_events WHERE at_ms <= ${ago(ACCOUNT_EVENT_DAYS)}`,
    ),
    // Accounts that an operator made are kept, and those that somebody is signed in to.
    deleteRows(
      'users',
      sql`
        FROM users
        WHERE email_verified_at_ms IS NULL AND created_at_ms <= ${ago(UNVERIFIED_DAYS)}
          AND is_demo = 0 AND terms_accepted_at_ms IS NOT NULL
          AND NOT EXISTS
            (SELECT 1 FROM sessions WHERE user_id = users.id AND expires_at_ms > ${nowMs})`,
    ),
    // What nobody has confirmed after a reset.
    ...['passkeys.created_at_ms', 'connections.connected_at_ms'].map((addedAt) => {
      const [table = ''] = addedAt.split('.');
      return deleteRows(
        table,
        sql`
          FROM users JOIN ${raw(table)} ON user_id = users.id
          WHERE review_since_ms <= ${ago(REVIEW_DAYS)} AND ${isHeld(raw(addedAt))}`,
      );
    }),
    deleteRows(
      'second_factors',
      sql`
        FROM users JOIN second_factors ON user_id = users.id
        WHERE review_since_ms <= ${ago(REVIEW_DAYS)} AND ${isHeld(sql`enabled_at_ms`)}`,
    ),
    // Secrets that were set up and never confirmed.
    deleteRows(
      'second_factors',
      sql`FROM second_factors WHERE enabled_at_ms IS NULL AND created_at_ms <= ${ago(1)}`,
    ),
  ];
}

function deleteExpired(table: ExpiringTable, nowMs: number): Deletion {
  return deleteRows(table, sql`FROM ${raw(table)} WHERE expires_at_ms <= ${nowMs}`);
}

/** @param from selects the rows. */
function deleteRows(table: string, from: Statement): Deletion {
  return (limit) => sql`
    DELETE FROM ${raw(table)}
    WHERE rowid IN (SELECT ${raw(table)}.rowid ${from} LIMIT ${limit}) RETURNING 1`;
}
