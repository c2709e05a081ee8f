import { foldEmail } from '../auth/accounts.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import { makeLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { ForgotPasswordRequestSchema } from '../contract/account-schemas.ts';
import { deleteToken, insertToken } from '../db/one-time-tokens.ts';
import { findUserByEmail } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { resetPasswordMessage } from '../mail/messages/account.ts';
import { sendCausedMail } from '../mail/send.ts';

/**
 * Same response and timing for every address: work that depends on the account runs afterwards.
 * Earlier links stay valid, because a stranger may be the one who asks. The limit of the mails bounds
 * how many there are.
 */
export async function forgotPassword(request: Request, context: RequestContext): Promise<Response> {
  const email = foldEmail((await readBody(request, ForgotPasswordRequestSchema)).email);
  await admitRequest(request, context, 'mails');
  const { deviceId } = await recognizeBrowser(request, context, email);

  finishLater(context, async () => {
    const { db, settings } = context;
    await logAccountEvent(context, 'password_reset_requested', { email });
    const user = await findUserByEmail(db, email);
    if (user === null || user.is_demo === 1 || user.locked_at_ms !== null) return;
    const recipient = { userId: user.id, email };
    const { url, token } = await makeLink(settings.origin, 'reset_password', recipient);
    await db.run(insertToken(token));
    const mail = resetPasswordMessage(settings, email, url);
    const isSent = await sendCausedMail(context, mail, { isKnownBrowser: deviceId !== undefined });
    if (!isSent) await db.run(deleteToken(token.token_sha256));
  });
  return apiAnswer({ success: true });
}
