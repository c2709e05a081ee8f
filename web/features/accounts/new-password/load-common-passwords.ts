import { readCommonPasswords } from '../../../../worker/contract/common-passwords.ts';
import { fetchCommonPasswords } from '../../../lib/api.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** The list, once a visit; empty if it did not arrive: the Worker asks its own in any case. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= fetchCommonPasswords().then((text) => readCommonPasswords(text ?? ''));
  return loading;
}
