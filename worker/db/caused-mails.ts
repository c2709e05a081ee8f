import { type Database, type Statement, sql } from './database.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Counts a mail unless its address has received `limit` in the past hour. A single statement, so
 * that concurrent requests cannot exceed the limit.
 *
 * @param address a pseudonym.
 * @returns whether the mail may be sent.
 */
export async function countCausedMail(
  db: Database,
  address: string,
  limit: number,
  nowMs: number,
): Promise<boolean> {
  const row = await db.first(
    sql(
      `INSERT INTO caused_mails (address, sent_at_ms)
       SELECT ?1, ?2 WHERE ?3 >
         (SELECT count(*) FROM caused_mails WHERE address = ?1 AND sent_at_ms > ?2 - ${HOUR_MS})
       RETURNING address`,
      address,
      nowMs,
      limit,
    ),
  );
  return row !== null;
}

/** Times of the mails to an address that still count. */
export async function listCausedMails(db: Database, address: string): Promise<number[]> {
  const rows = await db.all<{ sent_at_ms: number }>(
    sql('SELECT sent_at_ms FROM caused_mails WHERE address = ? ORDER BY sent_at_ms', address),
  );
  return rows.map(({ sent_at_ms }) => sent_at_ms);
}

export function deleteCountedMails(nowMs: number): Statement {
  return sql('DELETE FROM caused_mails WHERE sent_at_ms <= ?', nowMs - HOUR_MS);
}
