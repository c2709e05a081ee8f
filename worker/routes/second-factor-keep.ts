import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { cancelRemoval } from '../db/second-factors.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Calls off the removal that an operator has asked for. */
export const keepSecondFactor: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  if (await cancelRemoval(context.db, session.user_id)) {
    await logAccountEvent(context, 'second_factor_kept', session);
  }
  return apiAnswer({ success: true });
};
