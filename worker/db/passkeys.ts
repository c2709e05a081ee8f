import type { Passkey } from '../contract.ts';
import type { Database } from './database.ts';

/** The passkeys of an account. */
export async function listPasskeys(_db: Database, _userId: string): Promise<Passkey[]> {
  return [];
}
