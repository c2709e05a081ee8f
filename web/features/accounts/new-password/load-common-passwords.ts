import { readCommonPasswords } from '../../../../worker/contract/common-passwords.ts';
import { fetchCommonPasswords } from '../../../lib/api.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the list once per visit. Empty if loading fails, since the Worker checks its own list
 * anyway.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= fetchCommonPasswords().then((text) => readCommonPasswords(text ?? ''));
  return loading;
}
