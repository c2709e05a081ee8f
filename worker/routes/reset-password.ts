import { clientNetwork } from '../auth/client-network.ts';
import { deadLink, digestToken, requireLiveLink } from '../auth/links.ts';
import { openDatabase } from '../auth/open-database.ts';
import { requireGoodPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import { passGate } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { ResetPasswordRequestSchema } from '../contract/account-schemas.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { redeemReset } from '../db/redeem-token.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { passwordChangedMessage } from '../mail/messages/password-changed.ts';
import { sendMail } from '../mail/send.ts';

/**
 * Sets a new password by a mailed link, ends every session of the account, and signs nobody in.
 * A password that is refused leaves the link as it was.
 */
export async function resetPassword(request: Request, context: RequestContext): Promise<Response> {
  const { token, password } = await readBody(request, ResetPasswordRequestSchema);
  const network = clientNetwork(request.headers);
  await passGate(context.env.LOGIN_GATE, { network, deviceId: undefined });

  const db = await openDatabase(context);
  const tokenSha256 = await digestToken(token);
  const link = await requireLiveLink(db, tokenSha256, ['reset_password']);
  const { email, username } = link;
  await requireGoodPassword(context, { password, field: 'password', email, username });

  const passwordHash = await hashPassword(password);
  const account = await pseudonym('account', email);
  const nowMs = Date.now();
  const user = await redeemReset(db, { tokenSha256, passwordHash, account, nowMs });
  if (user === undefined) throw deadLink();

  logEvent('password_reset', { requestId: context.requestId, account });
  finishLater(context, () =>
    sendMail(context, { to: user.email, message: passwordChangedMessage({ to: user.email }) }),
  );
  return apiAnswer({ success: true }, { cookies: [deleteSessionCookie(request)] });
}
