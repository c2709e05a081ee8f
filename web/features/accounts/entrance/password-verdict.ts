import { PASSWORD_MAX_BYTES } from '../../../../worker/contract/accounts.ts';
import {
  COMMON_PASSWORDS_PATH,
  type CommonPasswords,
  readCommonPasswords,
} from '../../../../worker/contract/common-passwords.ts';
import {
  findPasswordWeakness,
  type PasswordOwner,
} from '../../../../worker/contract/password-rules.ts';
import { passwordHint } from '../../../content/accounts/register.ts';
import type { SignalState } from '../../../content/signal.ts';
import { fetchFile } from '../../../lib/api.ts';

export interface PasswordVerdict {
  readonly state: SignalState;
  readonly text: string;
}

/**
 * Checks a password while it is typed, by the same rules as the Worker, which has the final say.
 * @param isCommon called with case-folded text; omitted until the list has loaded.
 */
export function judgePassword(
  password: string,
  owner: PasswordOwner,
  isCommon?: (folded: string) => boolean,
): PasswordVerdict {
  const normalized = password.normalize('NFC');
  const length = [...normalized].length;
  if (length === 0) return { state: 'waiting', text: passwordHint.too_short };
  if (new TextEncoder().encode(normalized).length > PASSWORD_MAX_BYTES) {
    return { state: 'failed', text: passwordHint.too_long };
  }
  const weakness = findPasswordWeakness(password, owner, isCommon);
  if (weakness === 'too_short') {
    return { state: 'running', text: `${passwordHint.too_short}, ${length} so far` };
  }
  if (weakness) return { state: 'failed', text: passwordHint[weakness] };
  return { state: 'passed', text: `${passwordHint.good}, ${length} characters` };
}

let loading: Promise<CommonPasswords> | undefined;

/**
 * Loads the list once per visit. Empty if loading fails, since the Worker checks its own list
 * anyway.
 */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= fetchFile(COMMON_PASSWORDS_PATH).then((filter) =>
    readCommonPasswords(filter ?? new Uint8Array()),
  );
  return loading;
}
