import { deadLink, requireLiveLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { hashNewPassword } from '../auth/password-rules.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { ResetPasswordRequestSchema } from '../contract/account-schemas.ts';
import { digest, pseudonym } from '../db/digests.ts';
import { redeemReset } from '../db/redeem-token.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { passwordChangedMessage } from '../mail/messages/account.ts';
import { sendMailLater } from '../mail/send.ts';

/**
 * Sets a new password through a mailed link and ends all sessions, without signing in; see
 * `redeemReset` for what else ends. A rejected password does not use up the link.
 */
export async function resetPassword(request: Request, context: RequestContext): Promise<Response> {
  const { token, password } = await readBody(request, ResetPasswordRequestSchema);

  const { db, settings } = context;
  const tokenSha256 = await digest(token);
  const { email, username } = await requireLiveLink(db, tokenSha256, ['reset_password']);
  const wanted = { password, field: 'password', email, username, account: email } as const;
  const passwordHash = await hashNewPassword(request, context, wanted);
  const account = await pseudonym('account', email);
  const nowMs = Date.now();
  const user = await redeemReset(db, { tokenSha256, passwordHash, account, nowMs });
  if (user === undefined) throw deadLink();

  await logAccountEvent(context, 'password_reset', user);
  sendMailLater(context, passwordChangedMessage(settings, user.email, { isReset: true }));
  return apiAnswer({ success: true }, { cookies: [deleteSessionCookie(request)] });
}
