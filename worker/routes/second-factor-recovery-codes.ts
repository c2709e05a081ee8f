import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireProvenOwner } from '../auth/require-session.ts';
import { makeRecoveryCodes } from '../auth/second-factor/recovery-codes.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { replaceCodes } from '../db/second-factors.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { recoveryCodesMadeMessage } from '../mail/messages/second-factor.ts';
import { sendMailLater } from '../mail/send.ts';

/** Replaces the recovery codes. */
export async function newRecoveryCodes(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const { user_id: userId, email } = await requireProvenOwner(request, context);
  const { db, settings } = context;
  const { codes, digests } = await makeRecoveryCodes(userId);
  if (!(await replaceCodes(db, userId, digests))) {
    throw new ApiError(404, 'not_found', 'Your account has no second factor.');
  }
  await logAccountEvent(context, 'recovery_codes_made', { email, userId });
  sendMailLater(context, recoveryCodesMadeMessage(settings, email));
  return apiAnswer({ success: true, recoveryCodes: codes });
}
