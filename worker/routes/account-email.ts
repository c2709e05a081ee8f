import { foldEmail } from '../auth/accounts.ts';
import { bindLink, makeLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater } from '../context.ts';
import { ChangeEmailRequestSchema } from '../contract/account-schemas.ts';
import { deleteTokensOf, insertToken } from '../db/one-time-tokens.ts';
import { findUserByEmail } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { addressTakenMessage } from '../mail/messages/account.ts';
import {
  confirmEmailChangeMessage,
  emailChangeRequestedMessage,
} from '../mail/messages/email-change.ts';
import { sendCausedMail, sendMail } from '../mail/send.ts';

/**
 * Sends a confirmation link to the new address and notifies the old one. A taken address gets the
 * same response and the same row; only the mail to its owner differs.
 */
export const changeEmail: AccountHandler = async (request, context, session) => {
  const { user_id: userId, email } = session;
  const body = await readBody(request, ChangeEmailRequestSchema);
  const newEmail = foldEmail(body.email);
  if (newEmail === email) {
    throw new ApiError(400, 'invalid_request', 'This is already your address.', { field: 'email' });
  }
  await admitRequest(request, context, 'mails');

  const { db, settings } = context;
  const binding = await bindLink(request);
  const recipient = { userId, email: newEmail, browserSha256: binding.digest };
  const { url, token } = await makeLink(settings.origin, 'change_email', recipient);
  await db.batch([deleteTokensOf(userId, 'change_email'), insertToken(token)]);

  finishLater(context, async () => {
    await logAccountEvent(context, 'email_change_requested', session);
    await sendMail(context, emailChangeRequestedMessage(settings, email, newEmail));
    const owner = await findUserByEmail(db, newEmail);
    if (owner?.is_demo === 1) return;
    const mail =
      owner === null
        ? confirmEmailChangeMessage(settings, newEmail, url)
        : addressTakenMessage(settings, newEmail);
    await sendCausedMail(context, mail);
  });
  return apiAnswer({ success: true }, { cookies: [binding.cookie] });
};
