import { DAY_MS, HOUR_MS } from '../contract/durations.ts';
import { type Database, sql } from './database.ts';

/** What the database holds, for the operator. Demo accounts are counted by themselves. */
export interface Status {
  readonly accounts: number;
  readonly accounts_of_the_day: number;
  readonly unverified_accounts: number;
  readonly locked_accounts: number;
  readonly accounts_in_review: number;
  readonly demo_accounts: number;
  readonly second_factors: number;
  readonly passkeys: number;
  readonly sessions: number;
  readonly sessions_of_the_day: number;
  /** Rows that the clean-up has still to delete. */
  readonly expired_sessions: number;
  readonly messages: number;
  readonly messages_of_the_day: number;
  /** Mails that anybody can cause, and that are therefore limited. Notices to owners are not counted. */
  readonly limited_mails_of_the_hour: number;
  /** Null if no key was made yet. */
  readonly key_made_at_ms: number | null;
  readonly key_is_wrapped: number | null;
  /** Whose secrets are not wrapped: the hourly job has still to do it, or has no secret to do it with. */
  readonly plain_second_factors: number;
  /** Null before the first hourly jobs. */
  readonly jobs_began_at_ms: number | null;
  readonly schema_version: number;
}

export interface EventCount {
  readonly event: string;
  readonly count: number;
}

/** Reads whole tables: not for requests of visitors. */
export async function readStatus(
  db: Database,
  nowMs: number,
): Promise<{ readonly status: Status; readonly events: readonly EventCount[] }> {
  const sinceMs = nowMs - DAY_MS;
  const [[status] = [], events = []] = await db.batch<Status & EventCount>([
    sql`
      SELECT
        count(*) AS accounts,
        coalesce(sum(created_at_ms > ${sinceMs}), 0) AS accounts_of_the_day,
        coalesce(sum(email_verified_at_ms IS NULL), 0) AS unverified_accounts,
        coalesce(sum(locked_at_ms IS NOT NULL), 0) AS locked_accounts,
        coalesce(sum(review_since_ms IS NOT NULL), 0) AS accounts_in_review,
        (SELECT count(*) FROM users WHERE is_demo = 1) AS demo_accounts,
        (SELECT count(*) FROM second_factors WHERE enabled_at_ms IS NOT NULL) AS second_factors,
        (SELECT count(*) FROM passkeys) AS passkeys,
        (SELECT count(*) FROM sessions WHERE expires_at_ms > ${nowMs}) AS sessions,
        (SELECT count(*) FROM sessions WHERE created_at_ms > ${sinceMs}) AS sessions_of_the_day,
        (SELECT count(*) FROM sessions WHERE expires_at_ms <= ${nowMs}) AS expired_sessions,
        (SELECT count(*) FROM leads) AS messages,
        (SELECT count(*) FROM leads WHERE created_at_ms > ${sinceMs}) AS messages_of_the_day,
        (SELECT count(*) FROM caused_mails WHERE sent_at_ms > ${nowMs - HOUR_MS})
          AS limited_mails_of_the_hour,
        (SELECT created_at_ms FROM signing_keys WHERE slot = 'current') AS key_made_at_ms,
        (SELECT is_wrapped FROM signing_keys WHERE slot = 'current') AS key_is_wrapped,
        (SELECT count(*) FROM second_factors WHERE is_wrapped = 0) AS plain_second_factors,
        (SELECT CAST(value AS INTEGER) FROM site_state WHERE name = 'hourly_jobs')
          AS jobs_began_at_ms,
        (SELECT max(version) FROM schema_version) AS schema_version
      FROM users WHERE is_demo = 0`,
    sql`
      SELECT event, count(*) AS count FROM account_events WHERE at_ms > ${sinceMs}
      GROUP BY event ORDER BY count DESC, event`,
  ]);
  if (status === undefined) throw new Error('The database gave no status.');
  return { status, events };
}
