import type { Passkey } from '../contract/accounts.ts';
import { act, type Proven } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';
import { hasAnotherMethod, isHeld } from './sign-in-methods.ts';
import type { UserRow } from './users.ts';

export interface PasskeyRow {
  readonly credential_id: string;
  readonly user_id: string;
  /** A COSE key, base64url. */
  readonly public_key: string;
  readonly signature_count: number;
  /** A JSON array. */
  readonly transports: string;
  readonly name: string;
  readonly created_at_ms: number;
  readonly last_used_at_ms: number | null;
}

/** A passkey with its account. */
export type OwnedPasskey = PasskeyRow &
  Pick<UserRow, 'email' | 'username' | 'locked_at_ms' | 'password_changed_at_ms'> & {
    readonly is_held: number;
  };

export function listPasskeyRows(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db.all(sql`SELECT * FROM passkeys WHERE user_id = ${userId} ORDER BY created_at_ms`);
}

export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const rows = await db.all<PasskeyRow & { readonly is_held: number }>(sql`
    SELECT passkeys.*, ${isHeld(sql`passkeys.created_at_ms`)} AS is_held
    FROM passkeys JOIN users ON users.id = user_id
    WHERE user_id = ${userId} ORDER BY passkeys.created_at_ms`);
  return rows.map((row) => ({
    id: row.credential_id,
    name: row.name,
    createdAt: new Date(row.created_at_ms).toISOString(),
    ...(row.last_used_at_ms !== null && {
      lastUsedAt: new Date(row.last_used_at_ms).toISOString(),
    }),
    isHeld: row.is_held === 1,
  }));
}

export function findPasskey(db: Database, credentialId: string): Promise<OwnedPasskey | null> {
  return db.first(sql`
    SELECT passkeys.*, email, username, locked_at_ms, password_changed_at_ms,
      ${isHeld(sql`passkeys.created_at_ms`)} AS is_held
    FROM passkeys JOIN users ON users.id = user_id
    WHERE credential_id = ${credentialId}`);
}

/** @returns false if the account already has `maxPasskeys`, or the credential exists. */
export async function insertPasskey(
  db: Database,
  by: Proven,
  passkey: PasskeyRow,
  maxPasskeys: number,
  notices: readonly Statement[],
): Promise<boolean> {
  const [inserted = []] = await act(db, by, [
    insertRow(
      'passkeys',
      { ...passkey, user_id: by.userId },
      sql`WHERE (SELECT count(*) FROM passkeys WHERE user_id = new_row.user_id) < ${maxPasskeys}
        AND ${by.holds} ON CONFLICT DO NOTHING RETURNING credential_id`,
    ),
    ...notices,
  ]);
  return inserted.length > 0;
}

/** Never decreases the count, whichever of two concurrent logins finishes last. */
export function notePasskeyUse(credentialId: string, signatureCount: number): Statement {
  return sql`
    UPDATE passkeys SET
      signature_count = max(signature_count, ${signatureCount}), last_used_at_ms = ${Date.now()}
    WHERE credential_id = ${credentialId}`;
}

/** @returns false if it is not this account's, or it is the only way into the account. */
export async function deletePasskey(
  db: Database,
  by: Proven,
  credentialId: string,
  notices: readonly Statement[],
): Promise<boolean> {
  const [deleted = []] = await act(db, by, [
    sql`
      DELETE FROM passkeys
      WHERE user_id = ${by.userId} AND credential_id = ${credentialId}
        AND ${hasAnotherMethod(by.userId)} AND ${by.holds}
      RETURNING credential_id`,
    ...notices,
  ]);
  return deleted.length > 0;
}
