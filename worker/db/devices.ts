import { act, type Proven } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

/** A browser that has signed in to an account. */
export interface DeviceRow {
  /** Digest of the secret in the browser's cookie. */
  readonly secret_sha256: string;
  readonly user_id: string;
  readonly user_agent: string;
  readonly place: string;
  readonly created_at_ms: number;
  readonly last_used_at_ms: number;
  readonly expires_at_ms: number;
  /** Until then the account does not ask this browser for codes; null if it does. */
  readonly second_factor_until_ms: number | null;
}

/** Which of these browsers the account of an address knows. */
export async function findKnownDevice(
  db: Database,
  secretsSha256: readonly string[],
  email: string,
): Promise<string | undefined> {
  const row = await db.first<{ secret_sha256: string }>(sql`
    SELECT secret_sha256 FROM devices JOIN users ON users.id = user_id
    WHERE secret_sha256 IN (SELECT value FROM json_each(${JSON.stringify(secretsSha256)}))
      AND email = ${email} AND expires_at_ms > ${Date.now()}`);
  return row?.secret_sha256;
}

/** @returns whether the owner has chosen not to be asked for codes in this browser. */
export function isTrustedDevice(
  db: Database,
  secretSha256: string,
  userId: string,
): Promise<boolean> {
  return db.has(sql`
    SELECT 1 FROM devices
    WHERE secret_sha256 = ${secretSha256} AND user_id = ${userId}
      AND second_factor_until_ms > ${Date.now()}`);
}

/** Inserts or renews a device, unless the session that it belongs to has ended meanwhile. */
export function upsertDevice(device: DeviceRow, sid: string): Statement {
  return insertRow(
    'devices',
    device,
    sql`WHERE EXISTS (SELECT 1 FROM sessions WHERE sid = ${sid})
      ON CONFLICT (secret_sha256, user_id) DO UPDATE SET
        user_agent = excluded.user_agent,
        place = excluded.place,
        last_used_at_ms = excluded.last_used_at_ms,
        expires_at_ms = excluded.expires_at_ms,
        second_factor_until_ms =
          coalesce(excluded.second_factor_until_ms, second_factor_until_ms)`,
  );
}

/** Makes an account forget its least recently used browsers beyond `maxDevices`. */
export function deleteOldestDevices(userId: string, maxDevices: number): Statement {
  return sql`
    DELETE FROM devices WHERE user_id = ${userId} AND secret_sha256 IN
    (SELECT secret_sha256 FROM devices WHERE user_id = ${userId}
     ORDER BY last_used_at_ms DESC LIMIT -1 OFFSET ${maxDevices})`;
}

/** The browsers that an account knows, most recently used first. */
export function listDevices(db: Database, userId: string): Promise<DeviceRow[]> {
  return db.all(sql`
    SELECT * FROM devices WHERE user_id = ${userId} AND expires_at_ms > ${Date.now()}
    ORDER BY last_used_at_ms DESC`);
}

/** Makes an account forget its browsers but these. */
export async function forgetDevices(
  db: Database,
  by: Proven,
  exceptSha256: readonly string[],
): Promise<void> {
  await act(db, by, [
    sql`
      DELETE FROM devices
      WHERE user_id = ${by.userId} AND ${by.holds}
        AND secret_sha256 NOT IN (SELECT value FROM json_each(${JSON.stringify(exceptSha256)}))`,
  ]);
}

/** Makes an account forget its browsers, for an operator. */
export function deleteDevicesOf(userId: string): Statement {
  return sql`DELETE FROM devices WHERE user_id = ${userId}`;
}
