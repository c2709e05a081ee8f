import { deadLink, digestToken, requireLiveLink } from '../auth/links.ts';
import { confirmConnection } from '../auth/oauth/confirm-connection.ts';
import { openDatabase } from '../auth/open-database.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { VerifyEmailRequestSchema } from '../contract/account-schemas.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { redeemEmailChange, redeemVerification } from '../db/redeem-token.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { emailChangedMessage } from '../mail/messages/email-change.ts';
import { sendMail } from '../mail/send.ts';

/** Confirms an address by the link that was sent to it. It signs nobody in. */
export async function verifyEmail(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, VerifyEmailRequestSchema);
  const { requestId } = context;
  const db = await openDatabase(context);
  if (await confirmConnection(request, db, body.token, context)) {
    return apiAnswer({ success: true, purpose: 'connect' });
  }
  const tokenSha256 = await digestToken(body.token);
  const link = await requireLiveLink(db, tokenSha256, ['verify', 'change_email']);
  const redemption = { tokenSha256, nowMs: Date.now() };

  if (link.purpose === 'verify') {
    const user = await redeemVerification(db, redemption);
    if (user === undefined) throw deadLink();
    logEvent('email_verified', { requestId, account: await pseudonym('account', user.email) });
    return apiAnswer({ success: true, purpose: 'verify' });
  }

  const user = await redeemEmailChange(db, redemption);
  if (user === undefined) throw deadLink();
  logEvent('email_changed', { requestId, account: await pseudonym('account', user.email) });
  finishLater(context, async () => {
    const to = link.account_email;
    await sendMail(context, { to, message: emailChangedMessage({ to, newEmail: user.email }) });
  });
  return apiAnswer({ success: true, purpose: 'change_email' });
}
