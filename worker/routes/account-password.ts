import { confirmPassword } from '../auth/confirm-password.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireGoodPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { notSignedIn, requireOwner } from '../auth/require-session.ts';
import { startSession } from '../auth/sessions.ts';
import type { RequestContext } from '../context.ts';
import { ChangePasswordRequestSchema } from '../contract/account-schemas.ts';
import { changePasswordHash } from '../db/change-password.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { passwordChangedMessage } from '../mail/messages/account.ts';
import { sendMailLater } from '../mail/send.ts';

/**
 * Changes the password and renews the session id, so that a copied cookie becomes useless (ASVS 5.0
 * 7.2.4).
 */
export async function changePassword(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, ChangePasswordRequestSchema);
  const session = await requireOwner(request, context);
  const { user_id: userId, email, username, sid } = session;
  const { currentPassword, newPassword: password, endOtherSessions: endsOtherSessions } = body;
  await requireGoodPassword(context, { password, field: 'newPassword', email, username });
  const current = { password: currentPassword, field: 'currentPassword' } as const;
  const { password_hash: oldHash } = await confirmPassword(request, context, session, current);

  const newHash = await hashPassword(password);
  const nowMs = Date.now();
  const change = { userId, sid, oldHash, newHash, endsOtherSessions, nowMs };
  if (!(await changePasswordHash(context.db, change))) throw notSignedIn();
  const isRemembered = session.is_remembered === 1;
  const next = { userId, isRemembered, passwordChangedAtMs: nowMs };
  const cookie = await startSession(request, context, next);

  await logAccountEvent(context, 'password_changed', email, { endedOthers: endsOtherSessions });
  sendMailLater(context, passwordChangedMessage(context.settings, email));
  return apiAnswer({ success: true }, { cookies: [cookie] });
}
