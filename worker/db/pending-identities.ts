import type { Provider } from '../contract/accounts.ts';
import type { Identity } from './connections.ts';
import { type Database, type Statement, sql } from './database.ts';

interface IdentityRow {
  readonly provider: Provider;
  readonly subject: string;
  readonly username: string;
  readonly label: string;
}

interface NewPendingIdentity {
  readonly identity: Identity;
  readonly browserDigest: string;
  readonly expiresAtMs: number;
}

interface NewPendingConnection extends NewPendingIdentity {
  readonly tokenDigest: string;
  /** Folded. */
  readonly email: string;
}

export interface PendingConnectionRow extends IdentityRow {
  readonly browser_sha256: string;
  readonly email: string;
}

/** Who somebody is, until they have named an address. The newest of a browser counts. */
export function insertPendingIdentity(pending: NewPendingIdentity): Statement {
  const { provider, subject, username, label } = pending.identity;
  return sql(
    `INSERT OR REPLACE INTO pending_identities
       (browser_sha256, provider, subject, username, label, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
    pending.browserDigest,
    provider,
    subject,
    username,
    label,
    pending.expiresAtMs,
  );
}

export function findPendingIdentity(
  db: Database,
  browserDigest: string,
  nowMs: number,
): Promise<IdentityRow | null> {
  return db.first(
    sql(
      `SELECT provider, subject, username, label FROM pending_identities
       WHERE browser_sha256 = ? AND expires_at_ms > ?`,
      browserDigest,
      nowMs,
    ),
  );
}

/** What following the mailed link will connect. */
export function insertPendingConnection(pending: NewPendingConnection): Statement {
  const { provider, subject, username, label } = pending.identity;
  return sql(
    `INSERT INTO pending_connections
       (token_sha256, browser_sha256, provider, subject, username, label, email, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    pending.tokenDigest,
    pending.browserDigest,
    provider,
    subject,
    username,
    label,
    pending.email,
    pending.expiresAtMs,
  );
}

export function findPendingConnection(
  db: Database,
  tokenDigest: string,
  nowMs: number,
): Promise<PendingConnectionRow | null> {
  return db.first(
    sql(
      `SELECT provider, subject, username, label, browser_sha256, email FROM pending_connections
       WHERE token_sha256 = ? AND expires_at_ms > ?`,
      tokenDigest,
      nowMs,
    ),
  );
}

/** @returns whether it was still there: of two who follow the link only one is first. */
export async function takePendingConnection(db: Database, tokenDigest: string): Promise<boolean> {
  const row = await db.first(
    sql(
      'DELETE FROM pending_connections WHERE token_sha256 = ? RETURNING token_sha256',
      tokenDigest,
    ),
  );
  return row !== null;
}
