import { type Database, insertRow, sql } from './database.ts';

export interface SigningKeyRow {
  readonly slot: 'current' | 'previous';
  readonly kid: string;
  readonly public_jwk: string;
  readonly private_jwk: string;
  readonly is_wrapped: number;
  readonly created_at_ms: number;
}

export function listSigningKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.all(sql`SELECT * FROM signing_keys`);
}

/** Leaves out the private key, which no operator needs. */
export function findCurrentKey(
  db: Database,
): Promise<Pick<SigningKeyRow, 'kid' | 'created_at_ms'> | null> {
  return db.first(sql`SELECT kid, created_at_ms FROM signing_keys WHERE slot = 'current'`);
}

/** Does nothing if another Worker was first; read the stored key back afterwards. */
export function insertKeyIfAbsent(db: Database, key: SigningKeyRow): Promise<void> {
  return db.run(insertRow('signing_keys', key, sql`WHERE true ON CONFLICT DO NOTHING`));
}

/**
 * Retires the current key if it was created before `madeBeforeMs`. It still verifies tokens until
 * the next rotation, but its private key is deleted. The next read of the keys creates a new one.
 *
 * @returns whether a key was retired.
 */
export async function retireCurrentKey(db: Database, madeBeforeMs: number): Promise<boolean> {
  const [, retired = []] = await db.batch([
    sql`
      DELETE FROM signing_keys WHERE slot = 'previous' AND EXISTS
        (SELECT 1 FROM signing_keys WHERE slot = 'current' AND created_at_ms < ${madeBeforeMs})`,
    sql`
      UPDATE signing_keys SET slot = 'previous', private_jwk = '', is_wrapped = 0
      WHERE slot = 'current' AND created_at_ms < ${madeBeforeMs} RETURNING kid`,
  ]);
  return retired.length > 0;
}

export function storeWrappedKey(db: Database, kid: string, ciphertext: string): Promise<void> {
  return db.run(sql`
    UPDATE signing_keys SET private_jwk = ${ciphertext}, is_wrapped = 1
    WHERE kid = ${kid} AND is_wrapped = 0`);
}
