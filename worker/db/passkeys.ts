import type { Passkey } from '../contract/accounts.ts';
import { type Database, type Statement, sql } from './database.ts';
import { HAS_ANOTHER_WAY_IN } from './ways-in.ts';

interface ListedRow {
  readonly credential_id: string;
  readonly name: string;
  readonly created_at_ms: number;
  readonly last_used_at_ms: number | null;
}

/** A passkey with the account that it opens. */
export interface PasskeyRow {
  readonly credential_id: string;
  readonly public_key: string;
  readonly signature_count: number;
  readonly user_id: string;
  readonly email: string;
  readonly username: string;
  readonly locked_at_ms: number | null;
}

interface NewPasskey {
  readonly credentialId: string;
  readonly userId: string;
  readonly publicKey: string;
  readonly signatureCount: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAtMs: number;
}

export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const rows = await db.all<ListedRow>(
    sql(
      `SELECT credential_id, name, created_at_ms, last_used_at_ms FROM passkeys
       WHERE user_id = ? ORDER BY created_at_ms`,
      userId,
    ),
  );
  return rows.map((row) => ({
    id: row.credential_id,
    name: row.name,
    createdAt: new Date(row.created_at_ms).toISOString(),
    ...(row.last_used_at_ms !== null && {
      lastUsedAt: new Date(row.last_used_at_ms).toISOString(),
    }),
  }));
}

/** What a browser is told, so that it does not offer an authenticator twice. */
export function listCredentials(
  db: Database,
  userId: string,
): Promise<{ readonly credential_id: string; readonly transports: string }[]> {
  return db.all(sql('SELECT credential_id, transports FROM passkeys WHERE user_id = ?', userId));
}

export function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  return db.first(
    sql(
      `SELECT credential_id, public_key, signature_count, user_id, email, username, locked_at_ms
       FROM passkeys JOIN users ON users.id = user_id
       WHERE credential_id = ?`,
      credentialId,
    ),
  );
}

/** @returns false if the account has `maxPasskeys` already, or the credential is known. */
export async function insertPasskey(
  db: Database,
  passkey: NewPasskey,
  maxPasskeys: number,
): Promise<boolean> {
  const row = await db.first(
    sql(
      `INSERT INTO passkeys
         (credential_id, user_id, public_key, signature_count, transports, name, created_at_ms)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
       WHERE (SELECT count(*) FROM passkeys WHERE user_id = ?2) < ?8
       ON CONFLICT DO NOTHING
       RETURNING credential_id`,
      passkey.credentialId,
      passkey.userId,
      passkey.publicKey,
      passkey.signatureCount,
      JSON.stringify(passkey.transports),
      passkey.name,
      passkey.createdAtMs,
      maxPasskeys,
    ),
  );
  return row !== null;
}

/** The count never goes back, whichever of two logins comes last. */
export function notePasskeyUse(
  credentialId: string,
  signatureCount: number,
  nowMs: number,
): Statement {
  return sql(
    `UPDATE passkeys SET signature_count = max(signature_count, ?2), last_used_at_ms = ?3
     WHERE credential_id = ?1`,
    credentialId,
    signatureCount,
    nowMs,
  );
}

/** @returns undefined if it is not this account's, or there is no other way into it. */
export async function deletePasskey(
  db: Database,
  userId: string,
  credentialId: string,
): Promise<{ readonly name: string } | undefined> {
  const row = await db.first<{ name: string }>(
    sql(
      `DELETE FROM passkeys WHERE user_id = ?1 AND credential_id = ?2 AND ${HAS_ANOTHER_WAY_IN}
       RETURNING name`,
      userId,
      credentialId,
    ),
  );
  return row ?? undefined;
}
