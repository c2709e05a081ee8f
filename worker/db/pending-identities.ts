import type { Identity } from './connections.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

/** Who somebody is, until they have named an address. */
interface PendingIdentityRow extends Identity {
  readonly browser_sha256: string;
  readonly expires_at_ms: number;
}

/** What following the mailed link will connect. */
interface PendingConnectionRow extends PendingIdentityRow {
  readonly token_sha256: string;
  /** Folded. */
  readonly email: string;
}

/** The newest identity of a browser counts. */
export function insertPendingIdentity(pending: PendingIdentityRow): Statement[] {
  return [
    sql('DELETE FROM pending_identities WHERE browser_sha256 = ?', pending.browser_sha256),
    insertRow('pending_identities', pending),
  ];
}

export function findPendingIdentity(
  db: Database,
  browserSha256: string,
  nowMs: number,
): Promise<PendingIdentityRow | null> {
  return db.first(
    sql(
      'SELECT * FROM pending_identities WHERE browser_sha256 = ? AND expires_at_ms > ?',
      browserSha256,
      nowMs,
    ),
  );
}

export function insertPendingConnection(pending: PendingConnectionRow): Statement {
  return insertRow('pending_connections', pending);
}

export function findPendingConnection(
  db: Database,
  tokenSha256: string,
  nowMs: number,
): Promise<PendingConnectionRow | null> {
  return db.first(
    sql(
      'SELECT * FROM pending_connections WHERE token_sha256 = ? AND expires_at_ms > ?',
      tokenSha256,
      nowMs,
    ),
  );
}

/** @returns whether it was still there: of two who follow the link only one is first. */
export async function takePendingConnection(db: Database, tokenSha256: string): Promise<boolean> {
  const row = await db.first(
    sql('DELETE FROM pending_connections WHERE token_sha256 = ? RETURNING email', tokenSha256),
  );
  return row !== null;
}
