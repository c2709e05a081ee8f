import { deadLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { UndoEmailRequestSchema } from '../contract/account-schemas.ts';
import { digest } from '../db/digests.ts';
import { redeemUndo } from '../db/redeem-token.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { emailRestoredMessage } from '../mail/messages/email-change.ts';
import { sendMailLater } from '../mail/send.ts';

/**
 * Takes a change of address back through the link that was mailed to the old one. The account then
 * has no password and no session: its owner sets a new password by mail.
 */
export async function undoEmail(request: Request, context: RequestContext): Promise<Response> {
  const { token } = await readBody(request, UndoEmailRequestSchema);
  const redemption = { tokenSha256: await digest(token), nowMs: Date.now() };
  const user = await redeemUndo(context.db, redemption);
  if (user === undefined) throw deadLink();
  await logAccountEvent(context, 'email_change_undone', user);
  sendMailLater(context, emailRestoredMessage(context.settings, user.email));
  return apiAnswer({ success: true }, { cookies: [deleteSessionCookie(request)] });
}
