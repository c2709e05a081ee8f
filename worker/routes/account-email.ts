import { foldEmail } from '../auth/accounts.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { makeLink } from '../auth/links.ts';
import {
  requireOwnAccount,
  requireSession,
  requireVerifiedEmail,
} from '../auth/require-session.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { ChangeEmailRequestSchema } from '../contract/account-schemas.ts';
import { deleteTokensOf, insertToken } from '../db/one-time-tokens.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { findUserByEmail } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { addressTakenMessage } from '../mail/messages/address-taken.ts';
import {
  confirmEmailChangeMessage,
  emailChangeRequestedMessage,
} from '../mail/messages/email-change.ts';
import { sendCausedMail, sendMail } from '../mail/send.ts';

/**
 * Asks the new address for its confirmation, and tells the old one. A taken address gets the same
 * answer, and the same row: only the mail, which its owner gets, is another.
 */
export async function changeEmail(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, ChangeEmailRequestSchema);
  const newEmail = foldEmail(body.email);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);
  requireVerifiedEmail(signedIn);

  const { session, tokens } = signedIn;
  const { user_id: userId, email } = session;
  if (newEmail === email) {
    throw new ApiError(400, 'invalid_request', 'This is your address already.', { field: 'email' });
  }
  await admitRequest(tokens.db, 'mails', clientNetwork(request.headers));
  const confirmation = { password: body.password, field: 'password' } as const;
  await confirmPassword(request, context, signedIn, confirmation);

  const { url, token } = await makeLink('change_email', { userId, email: newEmail });
  await tokens.db.batch([deleteTokensOf(userId, 'change_email'), insertToken(token)]);

  finishLater(context, async () => {
    const account = await pseudonym('account', email);
    logEvent('email_change_requested', { requestId: context.requestId, account });
    await sendMail(context, {
      to: email,
      message: emailChangeRequestedMessage({ to: email, newEmail }),
    });
    const owner = await findUserByEmail(tokens.db, newEmail);
    if (owner?.is_demo === 1) return;
    const to = newEmail;
    const message =
      owner === null ? confirmEmailChangeMessage({ to, url }) : addressTakenMessage({ to });
    await sendCausedMail(context, tokens.db, { to, message });
  });
  return apiAnswer({ success: true });
}
