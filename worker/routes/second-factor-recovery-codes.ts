import type { AccountHandler } from '../auth/require-session.ts';
import { makeRecoveryCodes } from '../auth/second-factor/recovery-codes.ts';
import { storeNextCodes } from '../db/second-factors.ts';
import { readEmptyBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';

/** Makes new recovery codes. The old ones work until `saveRecoveryCodes`, and the new ones do not. */
export const newRecoveryCodes: AccountHandler = async (request, { db }, { user_id: userId }) => {
  await readEmptyBody(request);
  const { codes, digests } = await makeRecoveryCodes(userId);
  if (!(await storeNextCodes(db, userId, digests))) {
    throw new ApiError(404, 'not_found', 'Your account has no second factor.');
  }
  return apiAnswer({ success: true, recoveryCodes: codes });
};
