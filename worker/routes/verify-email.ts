import { deadLink, makeLink, requireLiveLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { confirmConnection } from '../auth/oauth/confirm-connection.ts';
import { requireLinkOwner } from '../auth/require-link-owner.ts';
import type { RequestContext } from '../context.ts';
import { VerifyEmailRequestSchema } from '../contract/account-schemas.ts';
import { digest } from '../db/digests.ts';
import { redeemEmailChange, redeemVerification } from '../db/redeem-token.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { emailChangedMessage } from '../mail/messages/email-change.ts';
import { sendMailLater } from '../mail/send.ts';

/** Verifies an address for the person who asked for its mailed link, without signing in. */
export async function verifyEmail(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, VerifyEmailRequestSchema);
  const { db, settings } = context;
  if (await confirmConnection(request, context, body.token)) {
    return apiAnswer({ success: true, purpose: 'connect' });
  }
  const tokenSha256 = await digest(body.token);
  const link = await requireLiveLink(db, tokenSha256, ['verify', 'change_email']);
  const { sid } = await requireLinkOwner(request, context, link, body.password);
  const redemption = { tokenSha256, nowMs: Date.now() };

  if (link.purpose === 'verify') {
    const user = await redeemVerification(db, redemption);
    if (user === undefined) throw deadLink();
    await logAccountEvent(context, 'email_verified', user);
    return apiAnswer({ success: true, purpose: 'verify' });
  }

  const oldEmail = link.account_email;
  const recipient = { userId: link.user_id, email: oldEmail };
  const { url, token: undo } = await makeLink(settings.origin, 'undo_email', recipient);
  const user = await redeemEmailChange(db, { ...redemption, sid, undo });
  if (user === undefined) throw deadLink();
  await logAccountEvent(context, 'email_changed', user);
  sendMailLater(context, emailChangedMessage(settings, oldEmail, { newEmail: user.email, url }));
  return apiAnswer({ success: true, purpose: 'change_email' });
}
