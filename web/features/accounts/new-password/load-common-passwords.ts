import {
  COMMON_PASSWORDS_PATH,
  type CommonPasswords,
  readCommonPasswords,
} from '../../../../worker/contract/common-passwords.ts';
import { fetchFile } from '../../../lib/api.ts';

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
