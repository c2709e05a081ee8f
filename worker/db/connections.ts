import type { Connection } from '../contract.ts';
import type { Database } from './database.ts';

/** The sign-ins at providers that an account is connected to. */
export async function listConnections(_db: Database, _userId: string): Promise<Connection[]> {
  return [];
}
