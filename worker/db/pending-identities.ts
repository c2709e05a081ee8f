import type { Identity } from './connections.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

/** An identity whose owner has not entered an address yet. */
interface PendingIdentityRow extends Identity {
  readonly browser_sha256: string;
  readonly expires_at_ms: number;
}

/** An identity that is connected when the mailed link is followed. */
export interface PendingConnectionRow extends PendingIdentityRow {
  readonly token_sha256: string;
  /** Normalized by `foldEmail`. */
  readonly email: string;
}

/** Replaces an earlier identity of the same browser. */
export function insertPendingIdentity(pending: PendingIdentityRow): Statement[] {
  return [
    sql`DELETE FROM pending_identities WHERE browser_sha256 = ${pending.browser_sha256}`,
    insertRow('pending_identities', pending),
  ];
}

export function findPendingIdentity(
  db: Database,
  browserSha256: string,
): Promise<PendingIdentityRow | null> {
  return db.first(sql`
    SELECT * FROM pending_identities
    WHERE browser_sha256 = ${browserSha256} AND expires_at_ms > ${Date.now()}`);
}

export function insertPendingConnection(pending: PendingConnectionRow): Statement {
  return insertRow('pending_connections', pending);
}

export function findPendingConnection(
  db: Database,
  tokenSha256: string,
): Promise<PendingConnectionRow | null> {
  return db.first(sql`
    SELECT * FROM pending_connections
    WHERE token_sha256 = ${tokenSha256} AND expires_at_ms > ${Date.now()}`);
}

/** @returns whether it still existed: only the first of two requests succeeds. */
export function takePendingConnection(db: Database, tokenSha256: string): Promise<boolean> {
  return db.has(sql`
    DELETE FROM pending_connections WHERE token_sha256 = ${tokenSha256} RETURNING email`);
}
