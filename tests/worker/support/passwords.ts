import { takeHashTurn } from '../../../worker/auth/hash-turn.ts';
import type { ScryptParameters } from '../../../worker/auth/password-parameters.ts';
import { hashPassword, verifyPassword } from '../../../worker/auth/passwords.ts';

const PLACE = { network: '192.0.2.1', account: 'test' };

/** Hashes a password, with the parameters of the tests unless others are given. */
export function makeHash(password: string, parameters?: ScryptParameters): Promise<string> {
  return takeHashTurn(PLACE, (turn) => hashPassword(turn, password, parameters));
}

/** Verifies a password in a turn of its own. */
export function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  return takeHashTurn(PLACE, (turn) => verifyPassword(turn, password, storedHash, PLACE));
}
