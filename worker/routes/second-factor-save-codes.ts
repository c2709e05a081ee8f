import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { digestRecoveryCode } from '../auth/second-factor/recovery-codes.ts';
import { SaveRecoveryCodesRequestSchema } from '../contract/second-factor-schemas.ts';
import { areSavedCodes, replaceCodes } from '../db/second-factors.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { recoveryCodesMadeMessage } from '../mail/messages/second-factor.ts';
import { sendMailLater } from '../mail/send.ts';

/**
 * Replaces the recovery codes by the new ones, once their owner has saved them. One of them shows
 * which are meant, and that they were made with a fresh proof.
 */
export const saveRecoveryCodes: AccountHandler = async (request, context, session) => {
  const { user_id: userId, email } = session;
  const { code } = await readBody(request, SaveRecoveryCodesRequestSchema);
  const codeSha256 = await digestRecoveryCode(userId, code);
  if (!(await replaceCodes(context.db, userId, codeSha256))) {
    // A repetition, because the answer to the first attempt was lost.
    if (await areSavedCodes(context.db, userId, codeSha256)) return apiAnswer({ success: true });
    const message = 'These are not your latest codes, and they do not work. Create new ones.';
    throw new ApiError(409, 'other_codes', message);
  }
  await logAccountEvent(context, 'recovery_codes_made', session);
  sendMailLater(context, recoveryCodesMadeMessage(context.settings, email));
  return apiAnswer({ success: true });
};
