import type { Database, Statement } from '../../db/database.ts';
import { admitGuess } from '../throttle.ts';

/**
 * Counts a login with a passkey, which names no account before it has been checked: as with the
 * demo accounts, only the network is counted.
 *
 * @returns the statements that take it back.
 * @throws {ApiError} 429 `too_many_attempts`.
 */
export function admitPasskeyLogin(db: Database, network: string): Promise<Statement[]> {
  return admitGuess(db, { account: '', isDemo: true, network, deviceId: undefined });
}
