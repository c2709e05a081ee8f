import type { Connection, Provider } from '../contract/accounts.ts';
import { act, type Proven } from './authority.ts';
import { type Database, insertRow, raw, type Statement, sql } from './database.ts';
import { hasAnotherMethod, isHeld } from './sign-in-methods.ts';
import { insertUser, type UserRow } from './users.ts';

/** A person's identity at a provider. */
export interface Identity {
  readonly provider: Provider;
  /** The provider's permanent id for the person. */
  readonly subject: string;
  readonly username: string;
  /** Helps the owner recognize the account at the provider. */
  readonly label: string;
}

interface ConnectionRow extends Pick<Identity, 'provider' | 'subject' | 'label'> {
  readonly user_id: string;
  readonly connected_at_ms: number;
}

/** The account that an identity is connected to. */
export type ConnectedUser = Pick<
  UserRow,
  'id' | 'email' | 'username' | 'locked_at_ms' | 'password_changed_at_ms'
> & {
  /** See `isHeld`. */
  readonly is_held: number;
};

export async function listConnections(db: Database, userId: string): Promise<Connection[]> {
  const rows = await db.all<ConnectionRow & { readonly is_held: number }>(sql`
    SELECT connections.*, ${isHeld(sql`connections.connected_at_ms`)} AS is_held
    FROM connections JOIN users ON users.id = user_id
    WHERE user_id = ${userId} ORDER BY connected_at_ms`);
  return rows.map(({ provider, label, connected_at_ms, is_held }) => ({
    provider,
    label,
    connectedAt: new Date(connected_at_ms).toISOString(),
    isHeld: is_held === 1,
  }));
}

export function findConnectedUser(
  db: Database,
  { provider, subject }: Identity,
): Promise<ConnectedUser | null> {
  return db.first(sql`
    SELECT users.id, email, username, locked_at_ms, password_changed_at_ms,
      ${isHeld(sql`connections.connected_at_ms`)} AS is_held
    FROM connections JOIN users ON users.id = user_id
    WHERE provider = ${provider} AND subject = ${subject}`);
}

/**
 * Does nothing if the identity is already connected, or the account already has one at this
 * provider.
 */
export async function insertConnection(
  db: Database,
  by: Proven,
  { provider, subject, label }: Identity,
  notices: readonly Statement[],
): Promise<void> {
  const row: ConnectionRow = {
    provider,
    subject,
    user_id: by.userId,
    label,
    connected_at_ms: Date.now(),
  };
  await act(db, by, [
    insertRow('connections', row, sql`WHERE ${by.holds} ON CONFLICT DO NOTHING`),
    ...notices,
  ]);
}

/**
 * Connects an identity to the account of an address whose ownership is proven, and creates the
 * account if necessary. An account with an unverified address may have been created by somebody
 * else, so its password, sessions, links and other sign-in methods are removed. Demo and locked
 * accounts are not touched.
 *
 * The statements are conditional, so that they can run concurrently: read back afterwards which
 * account the identity belongs to.
 *
 * @param email address normalized by `foldEmail`.
 * @returns the statements; the last one connects the identity.
 */
export function connectByAddress(identity: Identity, email: string): Statement[] {
  const nowMs = Date.now();
  const unprovedUser = sql`
    (SELECT id FROM users WHERE email = ${email} AND email_verified_at_ms IS NULL
      AND is_demo = 0 AND locked_at_ms IS NULL)`;
  return [
    ...['sessions', 'devices', 'connections', 'passkeys', 'one_time_tokens', 'account_events'].map(
      (table) => sql`DELETE FROM ${raw(table)} WHERE user_id IN ${unprovedUser}`,
    ),
    sql`
      UPDATE users SET
        password_hash = '', password_changed_at_ms = ${nowMs}, email_verified_at_ms = ${nowMs},
        updated_at_ms = ${nowMs}
      WHERE id IN ${unprovedUser}`,
    insertUser({
      id: crypto.randomUUID(),
      email,
      username: identity.username,
      email_verified_at_ms: nowMs,
      created_at_ms: nowMs,
    }),
    sql`
      INSERT INTO connections (provider, subject, user_id, label, connected_at_ms)
      SELECT ${identity.provider}, ${identity.subject}, id, ${identity.label}, ${nowMs} FROM users
      WHERE email = ${email} AND is_demo = 0 AND locked_at_ms IS NULL
      ON CONFLICT DO NOTHING`,
  ];
}

/** @returns false if there is no such connection, or it is the only way into the account. */
export async function deleteConnection(
  db: Database,
  by: Proven,
  provider: Provider,
  notices: readonly Statement[],
): Promise<boolean> {
  const [deleted = []] = await act(db, by, [
    sql`
      DELETE FROM connections
      WHERE user_id = ${by.userId} AND provider = ${provider} AND ${hasAnotherMethod(by.userId)}
        AND ${by.holds}
      RETURNING label`,
    ...notices,
  ]);
  return deleted.length > 0;
}
