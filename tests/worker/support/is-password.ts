import { takeHashTurn } from '../../../worker/auth/hash-turn.ts';
import { verifyPassword } from '../../../worker/auth/passwords.ts';

/** Verifies a password in a turn of its own. */
export function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const place = { network: '192.0.2.1', account: 'test' };
  return takeHashTurn(place, (turn) => verifyPassword(turn, password, storedHash));
}
