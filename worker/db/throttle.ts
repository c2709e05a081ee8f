import { type Database, type Statement, sql } from './database.ts';

// Keeps the table's original name: after a rename, a rollback to an older Worker would break
// logins.

export interface ThrottlePolicy {
  /** Attempts without a delay within `windowMs` of the first one. */
  readonly freeAttempts: number;
  readonly windowMs: number;
  /** Delay after the last free attempt; doubles with each further one. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** How long after a delay earlier attempts still count. */
  readonly memoryMs: number;
}

export interface CountedAttempt {
  readonly is_admitted: number;
  readonly blocked_until_ms: number;
}

/**
 * Counts an attempt and decides whether it is admitted. A single statement, so that concurrent
 * attempts cannot exceed the limit. A refused attempt changes nothing.
 */
export async function countAttempt(
  db: Database,
  key: string,
  policy: ThrottlePolicy,
  nowMs: number,
): Promise<CountedAttempt> {
  // Unqualified columns refer to the row before the attempt. ?2 now, ?3 window, ?4 free attempts,
  // ?5 first delay, ?6 longest delay, ?7 memory.
  const delay = 'min(?6, ?5 << min(attempts + 1 - ?4, 16))';
  const row = await db.first<CountedAttempt>(
    sql(
      `INSERT INTO login_throttle (key, attempts, is_admitted, blocked_until_ms, expires_at_ms)
       VALUES (?1, 1, 1, 0, ?2 + ?3)
       ON CONFLICT (key) DO UPDATE SET
         attempts = CASE
           WHEN expires_at_ms <= ?2 THEN 1
           WHEN blocked_until_ms > ?2 THEN attempts
           ELSE attempts + 1 END,
         is_admitted = expires_at_ms <= ?2 OR blocked_until_ms <= ?2,
         blocked_until_ms = CASE
           WHEN expires_at_ms <= ?2 THEN 0
           WHEN blocked_until_ms > ?2 THEN blocked_until_ms
           WHEN attempts + 1 >= ?4 THEN ?2 + ${delay}
           ELSE 0 END,
         expires_at_ms = CASE
           WHEN expires_at_ms <= ?2 THEN ?2 + ?3
           WHEN blocked_until_ms > ?2 THEN expires_at_ms
           WHEN attempts + 1 >= ?4 THEN ?2 + ${delay} + ?7
           ELSE expires_at_ms END
       RETURNING is_admitted, blocked_until_ms`,
      key,
      nowMs,
      policy.windowMs,
      policy.freeAttempts,
      policy.firstDelayMs,
      policy.longestDelayMs,
      policy.memoryMs,
    ),
  );
  if (row === null) throw new Error('The throttle returned no row.');
  return row;
}

/** Whether further attempts of a key have to wait. */
export async function isBlocked(db: Database, key: string, nowMs: number): Promise<boolean> {
  const row = await db.first(
    sql('SELECT 1 FROM login_throttle WHERE key = ? AND blocked_until_ms > ?', key, nowMs),
  );
  return row !== null;
}

/** Refunds an attempt that was not a wrong guess, and the delay that it caused. */
export function refundAttempt(key: string, policy: ThrottlePolicy): Statement {
  return sql(
    `UPDATE login_throttle SET
       attempts = max(0, attempts - 1),
       blocked_until_ms = CASE WHEN attempts - 1 < ? THEN 0 ELSE blocked_until_ms END
     WHERE key = ?`,
    policy.freeAttempts,
    key,
  );
}

export function deleteCounter(key: string): Statement {
  return sql('DELETE FROM login_throttle WHERE key = ?', key);
}
