import { MINUTE_MS } from '../contract/durations.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

/** Longer than the mail binding takes to answer. */
const CLAIM_MS = 5 * MINUTE_MS;

/** A mail that is still to be sent. */
export interface OutboxRow {
  readonly id: string;
  /** JSON, or its ciphertext if `is_wrapped`. */
  readonly mail: string;
  readonly is_wrapped: number;
  /** The link in the mail; null for a mail without one. */
  readonly token_sha256: string | null;
  readonly is_counted: number;
  readonly created_at_ms: number;
  readonly claimed_until_ms: number;
}

type ClaimedMail = OutboxRow & {
  /** 0 if the link in the mail is gone, or was never stored. */
  readonly is_wanted: number;
};

/** For the condition of `insertOutgoing`. */
export const ALWAYS = sql`true`;

/**
 * Stores a mail if the statement before it in the transaction has changed a row.
 *
 * @param condition SQL that decides instead.
 * @returns the statement, which returns a row if the mail was stored.
 */
export function insertOutgoing(row: OutboxRow, condition = sql`changes() > 0`): Statement {
  return insertRow('outbox', row, sql`WHERE ${condition} RETURNING id`);
}

/** @returns null if the mail was sent, or somebody else is sending it. */
export function claimOutgoing(db: Database, id: string): Promise<ClaimedMail | null> {
  const nowMs = Date.now();
  return db.first(sql`
    UPDATE outbox SET claimed_until_ms = ${nowMs + CLAIM_MS}
    WHERE id = ${id} AND claimed_until_ms <= ${nowMs}
    RETURNING *, token_sha256 IS NULL OR EXISTS
      (SELECT 1 FROM one_time_tokens WHERE token_sha256 = outbox.token_sha256) AS is_wanted`);
}

export function noteCounted(id: string): Statement {
  return sql`UPDATE outbox SET is_counted = 1 WHERE id = ${id}`;
}

export function deleteOutgoing(id: string): Statement {
  return sql`DELETE FROM outbox WHERE id = ${id}`;
}

/** Mails that nobody is sending, oldest first. */
export async function listWaitingMails(db: Database, limit: number): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`
    SELECT id FROM outbox WHERE claimed_until_ms <= ${Date.now()}
    ORDER BY claimed_until_ms LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}
