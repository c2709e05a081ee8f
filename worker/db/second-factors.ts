import { insertOperatorEvent } from './account-events.ts';
import { type Alive, act, type Proven } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';
import { insertToken, type TokenRow } from './one-time-tokens.ts';
import { isHeldFactor } from './sign-in-methods.ts';

interface SecondFactorRow {
  readonly user_id: string;
  /** In base32, or its ciphertext if `is_wrapped`. */
  readonly secret: string;
  readonly is_wrapped: number;
  readonly created_at_ms: number;
  /** Null until a code from the app has been entered. */
  readonly enabled_at_ms: number | null;
  /** The time step of the newest code that was used. */
  readonly last_step: number;
  readonly removal_due_at_ms: number | null;
}

/** A secret as it is stored. */
export type StoredSecret = Pick<SecondFactorRow, 'user_id' | 'secret' | 'is_wrapped'>;

/** A second factor that codes are asked for. */
export type ActiveFactor = SecondFactorRow & {
  readonly enabled_at_ms: number;
  readonly codes_left: number;
};

export const NO_REMOVAL = sql`removal_asked_at_ms = NULL, removal_due_at_ms = NULL`;

/** @returns null unless the account is asked for codes: see `isHeld`. */
export function findActiveFactor(db: Database, userId: string): Promise<ActiveFactor | null> {
  return db.first(sql`
    SELECT *, (SELECT count(*) FROM recovery_codes WHERE user_id = ${userId}) AS codes_left
    FROM second_factors
    WHERE user_id = ${userId} AND enabled_at_ms IS NOT NULL AND NOT ${isHeldFactor()}`);
}

/** When a second factor was enabled that is held: see `isHeld`. */
export async function findHeldFactor(db: Database, userId: string): Promise<number | undefined> {
  const row = await db.first<{ enabled_at_ms: number }>(sql`
    SELECT enabled_at_ms FROM second_factors WHERE user_id = ${userId} AND ${isHeldFactor()}`);
  return row?.enabled_at_ms;
}

/** The secret of an account that has not entered a code from the app yet. */
export function findNewSecret(db: Database, userId: string): Promise<StoredSecret | null> {
  return db.first(sql`
    SELECT * FROM second_factors WHERE user_id = ${userId} AND enabled_at_ms IS NULL`);
}

/** Replaces an earlier secret that is not in use. @returns false if the account has a second factor. */
export async function insertNewSecret(
  db: Database,
  by: Proven,
  secret: Omit<StoredSecret, 'user_id'>,
): Promise<boolean> {
  const [inserted = []] = await act(db, by, [
    insertRow(
      'second_factors',
      { ...secret, user_id: by.userId, created_at_ms: Date.now(), sid: by.sid },
      sql`WHERE ${by.holds} ON CONFLICT (user_id) DO UPDATE SET
        secret = excluded.secret,
        is_wrapped = excluded.is_wrapped,
        created_at_ms = excluded.created_at_ms,
        sid = excluded.sid
      WHERE enabled_at_ms IS NULL
      RETURNING user_id`,
    ),
  ]);
  return inserted.length > 0;
}

interface Enabling {
  /** The stored secret that the code belongs to. */
  readonly secret: string;
  /** The time step of the code, which is used up. */
  readonly step: number;
  /** Digests of the recovery codes. */
  readonly codes: readonly string[];
  readonly nowMs: number;
  /** The link that takes it back, for the mail to the owner. */
  readonly undo: TokenRow;
  readonly notices: readonly Statement[];
}

/**
 * Starts to ask for codes. Proofs that other sessions gave without one no longer count. Does nothing
 * if the secret was replaced meanwhile.
 *
 * @returns whether it was enabled.
 */
export async function enableFactor(
  db: Database,
  by: Proven,
  { secret, step, codes, nowMs, undo, notices }: Enabling,
): Promise<boolean> {
  const { userId, sid, holds } = by;
  const useId = crypto.randomUUID();
  const isEnabled = isUsed(sql`${userId}`, useId);
  const [enabled = []] = await act(db, by, [
    sql`
      UPDATE second_factors SET
        enabled_at_ms = ${nowMs}, last_step = ${step}, last_use = ${useId}, sid = NULL
      WHERE user_id = ${userId} AND enabled_at_ms IS NULL AND secret = ${secret} AND ${holds}
      RETURNING user_id`,
    ...notices,
    sql`
      INSERT INTO recovery_codes (user_id, code_sha256)
      SELECT ${userId}, value FROM json_each(${JSON.stringify(codes)}) WHERE ${isEnabled}`,
    sql`
      UPDATE sessions SET proved_at_ms = 0
      WHERE user_id = ${userId} AND sid <> ${sid} AND ${isEnabled}`,
    askEverywhere(userId, isEnabled),
    insertToken(undo, isEnabled),
  ]);
  return enabled.length > 0;
}

/** Stops asking for codes. @returns whether there was a second factor. */
export async function deleteFactor(
  db: Database,
  by: Proven,
  notices: readonly Statement[],
): Promise<boolean> {
  const { userId, holds } = by;
  const [deleted = []] = await act(db, by, [
    sql`
      DELETE FROM second_factors
      WHERE user_id = ${userId} AND enabled_at_ms IS NOT NULL AND ${holds} RETURNING user_id`,
    ...notices,
    askEverywhere(userId, holds),
  ]);
  return deleted.length > 0;
}

/** Keeps new recovery codes aside until they are saved. @returns false without a second factor. */
export async function storeNextCodes(
  db: Database,
  by: Proven,
  codes: readonly string[],
): Promise<boolean> {
  const [stored = []] = await act(db, by, [
    sql`
      UPDATE second_factors SET next_codes = ${JSON.stringify(codes)}
      WHERE user_id = ${by.userId} AND enabled_at_ms IS NOT NULL AND ${by.holds}
      RETURNING user_id`,
  ]);
  return stored.length > 0;
}

/**
 * Replaces the recovery codes by those that were kept aside, if `codeSha256` is one of these. They
 * were made with a fresh proof, so that the session alone is enough now.
 *
 * @returns whether it was.
 */
export async function replaceCodes(
  db: Database,
  by: Alive,
  codeSha256: string,
  notices: readonly Statement[],
): Promise<boolean> {
  const areMeant = sql`
    user_id = ${by.userId} AND enabled_at_ms IS NOT NULL AND ${by.holds}
    AND EXISTS (SELECT 1 FROM json_each(next_codes) WHERE value = ${codeSha256})`;
  const [, inserted = []] = await act(db, by, [
    sql`
      DELETE FROM recovery_codes
      WHERE user_id IN (SELECT user_id FROM second_factors WHERE ${areMeant})`,
    sql`
      INSERT INTO recovery_codes (user_id, code_sha256)
      SELECT user_id, value FROM second_factors, json_each(next_codes) WHERE ${areMeant}
      RETURNING code_sha256`,
    ...notices,
    sql`UPDATE second_factors SET next_codes = NULL WHERE ${areMeant}`,
  ]);
  return inserted.length > 0;
}

/** Whether this is one of the codes in use, and no newer ones are kept aside. */
export function areSavedCodes(db: Database, userId: string, codeSha256: string): Promise<boolean> {
  return db.has(sql`
    SELECT 1 FROM recovery_codes JOIN second_factors USING (user_id)
    WHERE user_id = ${userId} AND code_sha256 = ${codeSha256} AND next_codes IS NULL`);
}

/** Ends the choice "do not ask on this device" of every browser. */
function askEverywhere(userId: string, condition: Statement): Statement {
  return sql`
    UPDATE devices SET second_factor_until_ms = NULL WHERE user_id = ${userId} AND ${condition}`;
}

export function hasRecoveryCode(
  db: Database,
  userId: string,
  codeSha256: string,
): Promise<boolean> {
  return db.has(sql`
    SELECT 1 FROM recovery_codes WHERE user_id = ${userId} AND code_sha256 = ${codeSha256}`);
}

/**
 * Uses up a code from the app, unless it or a newer one was used before. Whoever has the app has not
 * lost it, so a removal is called off.
 *
 * @param useId names this use: the other statements of its transaction refer to it by `isUsed`.
 * @returns the statement, which returns a row if the code was used up.
 */
export function spendAppCode(factor: ActiveFactor, step: number, useId: string): Statement {
  return sql`
    UPDATE second_factors SET last_step = ${step}, last_use = ${useId}, ${NO_REMOVAL}
    WHERE ${isStill(factor)} AND last_step < ${step}
    RETURNING user_id`;
}

/**
 * Like `spendAppCode`, with a recovery code.
 *
 * @returns the statements; the first returns a row, the last uses up the code.
 */
export function spendRecoveryCode(
  factor: ActiveFactor,
  codeSha256: string,
  useId: string,
): Statement[] {
  const isCode = sql`user_id = ${factor.user_id} AND code_sha256 = ${codeSha256}`;
  return [
    sql`
      UPDATE second_factors SET last_use = ${useId}
      WHERE ${isStill(factor)} AND EXISTS (SELECT 1 FROM recovery_codes WHERE ${isCode})
      RETURNING user_id`,
    sql`DELETE FROM recovery_codes WHERE ${isCode}`,
  ];
}

/** True unless it was removed, or replaced by another, since it was read. */
function isStill({ user_id, enabled_at_ms }: ActiveFactor): Statement {
  return sql`user_id = ${user_id} AND enabled_at_ms = ${enabled_at_ms}`;
}

/** True if this code use of the account took place, in the same transaction. */
export function isUsed(userId: Statement, useId: string): Statement {
  return sql`
    EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND last_use = ${useId})`;
}

/** Secrets that were stored before the deployment had a secret to wrap them. */
export function listPlainSecrets(db: Database, limit: number): Promise<StoredSecret[]> {
  return db.all(sql`
    SELECT user_id, secret, is_wrapped FROM second_factors WHERE is_wrapped = 0 LIMIT ${limit}`);
}

export function storeWrappedSecret(plain: StoredSecret, wrapped: string): Statement {
  return sql`
    UPDATE second_factors SET secret = ${wrapped}, is_wrapped = 1
    WHERE user_id = ${plain.user_id} AND secret = ${plain.secret}`;
}

/**
 * Asks for the removal of a second factor. The Worker tells the owner, who then has time to stop it.
 *
 * @param email address normalized by `foldEmail`.
 * @returns false if there is no such account, or it is locked or has no second factor.
 */
export async function requestRemoval(db: Database, email: string): Promise<boolean> {
  const [, asked = []] = await db.batch([
    insertOperatorEvent(
      'second_factor_removal_requested',
      email,
      sql`locked_at_ms IS NULL AND EXISTS (
        SELECT 1 FROM second_factors WHERE user_id = users.id
          AND enabled_at_ms IS NOT NULL AND removal_asked_at_ms IS NULL)`,
    ),
    // The owner of a locked account could not stop it.
    sql`
      UPDATE second_factors SET removal_asked_at_ms = coalesce(removal_asked_at_ms, ${Date.now()})
      WHERE enabled_at_ms IS NOT NULL
        AND user_id = (SELECT id FROM users WHERE email = ${email} AND locked_at_ms IS NULL)
      RETURNING user_id`,
  ]);
  return asked.length > 0;
}

/** @returns whether a removal was called off. */
export async function cancelRemoval(db: Database, by: Proven): Promise<boolean> {
  const [kept = []] = await act(db, by, [
    sql`
      UPDATE second_factors SET ${NO_REMOVAL}
      WHERE user_id = ${by.userId} AND removal_asked_at_ms IS NOT NULL AND ${by.holds}
      RETURNING user_id`,
  ]);
  return kept.length > 0;
}

/** The same by an operator, who knows the address. */
export async function cancelRequest(db: Database, email: string): Promise<boolean> {
  const [, kept = []] = await db.batch([
    insertOperatorEvent(
      'second_factor_kept',
      email,
      sql`EXISTS (SELECT 1 FROM second_factors
        WHERE user_id = users.id AND removal_asked_at_ms IS NOT NULL)`,
    ),
    sql`
      UPDATE second_factors SET ${NO_REMOVAL}
      WHERE removal_asked_at_ms IS NOT NULL
        AND user_id = (SELECT id FROM users WHERE email = ${email})
      RETURNING user_id`,
  ]);
  return kept.length > 0;
}

interface Removal {
  readonly user_id: string;
  readonly email: string;
}

/** Removals whose owners have not been told yet. */
export function listUnannouncedRemovals(db: Database): Promise<Removal[]> {
  return db.all(sql`
    SELECT user_id, email FROM second_factors JOIN users ON users.id = user_id
    WHERE removal_asked_at_ms IS NOT NULL AND removal_due_at_ms IS NULL`);
}

/** Sets when a removal takes effect, once its owner has been told. */
export function scheduleRemoval(db: Database, userId: string, dueAtMs: number): Promise<void> {
  return db.run(sql`
    UPDATE second_factors SET removal_due_at_ms = ${dueAtMs}
    WHERE user_id = ${userId} AND removal_asked_at_ms IS NOT NULL AND removal_due_at_ms IS NULL`);
}

/** Removals whose time has come. */
export function listDueRemovals(db: Database): Promise<Removal[]> {
  return db.all(sql`
    SELECT user_id, email FROM second_factors JOIN users ON users.id = user_id
    WHERE removal_due_at_ms <= ${Date.now()}`);
}

/** @returns whether the second factor was removed, and its removal not called off meanwhile. */
export async function removeDueFactor(
  db: Database,
  userId: string,
  notices: readonly Statement[],
): Promise<boolean> {
  const isDue = sql`user_id = ${userId} AND removal_due_at_ms <= ${Date.now()}`;
  const [, removed = []] = await db.batch([
    sql`
      UPDATE devices SET second_factor_until_ms = NULL
      WHERE user_id IN (SELECT user_id FROM second_factors WHERE ${isDue})`,
    sql`DELETE FROM second_factors WHERE ${isDue} RETURNING user_id`,
    ...notices,
  ]);
  return removed.length > 0;
}
