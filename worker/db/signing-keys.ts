import { type Database, sql } from './database.ts';

export interface SigningKeyRow {
  readonly slot: 'current' | 'previous';
  readonly kid: string;
  readonly public_jwk: string;
  readonly private_jwk: string;
  readonly is_wrapped: number;
}

export type NewSigningKey = Omit<SigningKeyRow, 'slot'>;

export function listSigningKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.all(sql('SELECT slot, kid, public_jwk, private_jwk, is_wrapped FROM signing_keys'));
}

/** Does nothing if another Worker was first: read back what is there. */
export function insertCurrentKeyIfAbsent(db: Database, key: NewSigningKey): Promise<void> {
  return db.run(
    sql(
      `INSERT OR IGNORE INTO signing_keys
         (slot, kid, public_jwk, private_jwk, is_wrapped, created_at_ms)
       VALUES ('current', ?, ?, ?, ?, ?)`,
      key.kid,
      key.public_jwk,
      key.private_jwk,
      key.is_wrapped,
      Date.now(),
    ),
  );
}

export function storeWrappedKey(db: Database, kid: string, ciphertext: string): Promise<void> {
  return db.run(
    sql(
      'UPDATE signing_keys SET private_jwk = ?, is_wrapped = 1 WHERE kid = ? AND is_wrapped = 0',
      ciphertext,
      kid,
    ),
  );
}
