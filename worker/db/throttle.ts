import { type Database, type Statement, sql } from './database.ts';

// Keeps the table's original name: after a rename, a rollback to an older Worker would break
// logins.

/** Longer than the check of an attempt takes, in which nobody knows yet whether it counts. */
export const CHECK_MS = 10_000;

export interface ThrottlePolicy {
  /** For the client, see `too-many-attempts.ts`. */
  readonly name: string;
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

export interface Block {
  readonly key: string;
  readonly blocked_until_ms: number;
}

/**
 * Counts an attempt and decides whether it is admitted. A single statement, so that concurrent
 * attempts cannot exceed the limit. A refused attempt changes nothing.
 *
 * @returns the statement, whose row is a `CountedAttempt`.
 */
export function countAttempt(key: string, policy: ThrottlePolicy, nowMs: number): Statement {
  // Unqualified columns refer to the row before the attempt.
  const delayMs = delayAfter(sql`attempts + 1`, policy);
  return sql`
    INSERT INTO login_throttle (key, attempts, is_admitted, blocked_until_ms, expires_at_ms)
    VALUES (${key}, 1, 1, 0, ${nowMs} + ${policy.windowMs})
    ON CONFLICT (key) DO UPDATE SET
      attempts = CASE
        WHEN expires_at_ms <= ${nowMs} THEN 1
        WHEN blocked_until_ms > ${nowMs} THEN attempts
        ELSE attempts + 1 END,
      is_admitted = expires_at_ms <= ${nowMs} OR blocked_until_ms <= ${nowMs},
      blocked_until_ms = CASE
        WHEN expires_at_ms <= ${nowMs} THEN 0
        WHEN blocked_until_ms > ${nowMs} THEN blocked_until_ms
        WHEN attempts + 1 >= ${policy.freeAttempts} THEN ${nowMs} + ${delayMs}
        ELSE 0 END,
      expires_at_ms = CASE
        WHEN expires_at_ms <= ${nowMs} THEN ${nowMs} + ${policy.windowMs}
        WHEN blocked_until_ms > ${nowMs} THEN expires_at_ms
        WHEN attempts + 1 >= ${policy.freeAttempts} THEN max(
          expires_at_ms, ${nowMs} + ${delayMs} + ${policy.memoryMs})
        ELSE expires_at_ms END
    RETURNING is_admitted, blocked_until_ms`;
}

/**
 * Counts an attempt that is then checked. At the limit it keeps others out for the time of the check
 * only: `confirmAttempt` starts the delay.
 */
export function reserveAttempt(key: string, policy: ThrottlePolicy, nowMs: number): Statement {
  return countAttempt(
    key,
    { ...policy, firstDelayMs: CHECK_MS, longestDelayMs: CHECK_MS, memoryMs: 0 },
    nowMs,
  );
}

/** Starts the delay after a reserved attempt that was wrong, if it reached the limit. */
export function confirmAttempt(key: string, policy: ThrottlePolicy, nowMs: number): Statement {
  const delayMs = delayAfter(sql`attempts`, policy);
  return sql`
    UPDATE login_throttle SET
      blocked_until_ms = ${nowMs} + ${delayMs},
      expires_at_ms = max(expires_at_ms, ${nowMs} + ${delayMs} + ${policy.memoryMs})
    WHERE key = ${key} AND attempts >= ${policy.freeAttempts}`;
}

function delayAfter(attempts: Statement, policy: ThrottlePolicy): Statement {
  const { freeAttempts, firstDelayMs, longestDelayMs } = policy;
  return sql`min(${longestDelayMs}, ${firstDelayMs} << min(${attempts} - ${freeAttempts}, 16))`;
}

/** Takes back a reserved attempt that was not a wrong guess, and the block that it caused. */
export function refundAttempt(
  key: string,
  policy: ThrottlePolicy,
  { blocked_until_ms: ownBlockMs }: CountedAttempt,
): Statement {
  return sql`
    UPDATE login_throttle SET
      attempts = max(0, attempts - 1),
      blocked_until_ms = CASE
        WHEN attempts - 1 < ${policy.freeAttempts} OR blocked_until_ms = ${ownBlockMs} THEN 0
        ELSE blocked_until_ms END
    WHERE key = ${key}`;
}

/** The longest block on any of these counters. */
export function findBlock(
  db: Database,
  keys: readonly string[],
  nowMs: number,
): Promise<Block | null> {
  return db.first(sql`
    SELECT key, blocked_until_ms FROM login_throttle
    WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))
      AND blocked_until_ms > ${nowMs} AND expires_at_ms > ${nowMs}
    ORDER BY blocked_until_ms DESC LIMIT 1`);
}

export function deleteCounter(key: string): Statement {
  return sql`DELETE FROM login_throttle WHERE key = ${key}`;
}
