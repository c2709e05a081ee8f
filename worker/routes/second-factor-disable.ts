import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { deleteFactor } from '../db/second-factors.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { secondFactorDisabledMessage } from '../mail/messages/second-factor.ts';
import { sendMailLater } from '../mail/send.ts';

/** Stops asking for codes. Without a second factor it does nothing. */
export const disableSecondFactor: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  const [deleted] = await context.db.batch(deleteFactor(session.user_id));
  if (deleted?.length === 1) {
    await logAccountEvent(context, 'second_factor_disabled', session);
    sendMailLater(context, secondFactorDisabledMessage(context.settings, session.email));
  }
  return apiAnswer({ success: true });
};
