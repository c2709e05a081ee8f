import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CODE_POINTS } from '../../../../worker/contract.ts';
import { passwordHint } from '../../../content/accounts/register.ts';
import type { SignalState } from '../../../content/signal.ts';

export interface PasswordVerdict {
  readonly state: SignalState;
  readonly text: string;
}

/** Why a password is refused, beyond its length. */
export type PasswordFault = 'common' | 'brand' | 'own';

/**
 * What the hint says of a password while it is typed. It decides nothing: the Worker does.
 * @param findFault for a password that is long enough; undefined if nothing is wrong with it.
 */
export function judgePassword(
  password: string,
  findFault: (normalized: string) => PasswordFault | undefined,
): PasswordVerdict {
  const normalized = password.normalize('NFC');
  const length = [...normalized].length;
  if (length === 0) return { state: 'waiting', text: passwordHint.tooShort };
  if (length < PASSWORD_MIN_CODE_POINTS) {
    return { state: 'running', text: `${passwordHint.tooShort}, ${length} so far` };
  }
  if (new TextEncoder().encode(normalized).length > PASSWORD_MAX_BYTES) {
    return { state: 'failed', text: passwordHint.tooLong };
  }
  const fault = findFault(normalized);
  if (fault) return { state: 'failed', text: passwordHint[fault] };
  return { state: 'passed', text: `${passwordHint.longEnough}, ${length} characters` };
}
