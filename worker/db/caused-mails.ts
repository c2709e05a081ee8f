import { type Database, type Statement, sql } from './database.ts';

/** At most `limit` mails within `windowMs`, which is an hour at most. */
interface MailBudget {
  /** A pseudonym. */
  readonly address: string;
  /** What the budget is for, such as the kind of mail. */
  readonly kind: string;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts a mail unless its budget is used up. A single statement, so that concurrent requests cannot
 * exceed the limit.
 *
 * @returns the statement, which returns a row if the mail may be sent.
 */
export function countCausedMail({ address, kind, limit, windowMs }: MailBudget): Statement {
  const nowMs = Date.now();
  return sql`
    INSERT INTO caused_mails (address, kind, sent_at_ms)
    SELECT ${address}, ${kind}, ${nowMs} WHERE ${limit} > (SELECT count(*) FROM caused_mails
      WHERE address = ${address} AND kind = ${kind} AND sent_at_ms > ${nowMs} - ${windowMs})
    RETURNING address`;
}

/** Times of the mails to an address that still count. */
export async function listCausedMails(db: Database, address: string): Promise<number[]> {
  const rows = await db.all<{ sent_at_ms: number }>(sql`
    SELECT sent_at_ms FROM caused_mails WHERE address = ${address} ORDER BY sent_at_ms`);
  return rows.map(({ sent_at_ms }) => sent_at_ms);
}
