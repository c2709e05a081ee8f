import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { makeRecoveryCodes } from '../auth/second-factor/recovery-codes.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { replaceCodes } from '../db/second-factors.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { recoveryCodesMadeMessage } from '../mail/messages/second-factor.ts';
import { sendMailLater } from '../mail/send.ts';

/** Replaces the recovery codes. */
export const newRecoveryCodes: AccountHandler = async (
  request,
  context,
  { user_id: userId, email },
) => {
  await readBody(request, EmptyRequestSchema);
  const { db, settings } = context;
  const { codes, digests } = await makeRecoveryCodes(userId);
  if (!(await replaceCodes(db, userId, digests))) {
    throw new ApiError(404, 'not_found', 'Your account has no second factor.');
  }
  await logAccountEvent(context, 'recovery_codes_made', { email, userId });
  sendMailLater(context, recoveryCodesMadeMessage(settings, email));
  return apiAnswer({ success: true, recoveryCodes: codes });
};
