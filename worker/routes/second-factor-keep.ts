import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { cancelRemoval } from '../db/second-factors.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Calls off the removal that an operator has asked for. */
export const keepSecondFactor: AccountHandler = async (
  request,
  context,
  { user_id: userId, email },
) => {
  await readBody(request, EmptyRequestSchema);
  if (await cancelRemoval(context.db, userId)) {
    await logAccountEvent(context, 'second_factor_kept', { email, userId });
  }
  return apiAnswer({ success: true });
};
