import { foldEmail } from '../auth/accounts.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { makeLink } from '../auth/links.ts';
import { openDatabase } from '../auth/open-database.ts';
import { admitRequest, passGate } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { ForgotPasswordRequestSchema } from '../contract/account-schemas.ts';
import { deleteTokensOf, insertToken } from '../db/one-time-tokens.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { findUserByEmail } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { resetPasswordMessage } from '../mail/messages/reset-password.ts';
import { sendCausedMail } from '../mail/send.ts';

/** Answers the same for any address, in the same time: what depends on the account comes later. */
export async function forgotPassword(request: Request, context: RequestContext): Promise<Response> {
  const email = foldEmail((await readBody(request, ForgotPasswordRequestSchema)).email);
  const db = await openDatabase(context);
  const network = clientNetwork(request.headers);
  await passGate(context.env.LOGIN_GATE, { network, deviceId: undefined });
  await admitRequest(db, 'mails', network);

  finishLater(context, async () => {
    const account = await pseudonym('account', email);
    logEvent('password_reset_requested', { requestId: context.requestId, account });
    const user = await findUserByEmail(db, email);
    if (user === null || user.is_demo === 1 || user.locked_at_ms !== null) return;
    const { url, token } = await makeLink('reset_password', { userId: user.id, email });
    await db.batch([deleteTokensOf(user.id, 'reset_password'), insertToken(token)]);
    const message = resetPasswordMessage({ to: email, url });
    await sendCausedMail(context, db, { to: email, message });
  });
  return apiAnswer({ success: true });
}
