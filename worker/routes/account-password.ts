import { confirmPassword } from '../auth/confirm-password.ts';
import { requireGoodPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { requireOwnAccount, requireSession } from '../auth/require-session.ts';
import { startSession } from '../auth/sessions.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { ChangePasswordRequestSchema } from '../contract/account-schemas.ts';
import { changePasswordHash } from '../db/change-password.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { passwordChangedMessage } from '../mail/messages/password-changed.ts';
import { sendMail } from '../mail/send.ts';

/**
 * Changes the password, and this session's identifier with it, so that a copy of its cookie is
 * worth nothing afterwards (ASVS 5.0 7.2.4).
 */
export async function changePassword(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, ChangePasswordRequestSchema);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);

  const { session, tokens } = signedIn;
  const { user_id: userId, email, username, sid } = session;
  const password = body.newPassword;
  await requireGoodPassword(context, { password, field: 'newPassword', email, username });
  const current = { password: body.currentPassword, field: 'currentPassword' } as const;
  const user = await confirmPassword(request, context, signedIn, current);

  const newHash = await hashPassword(password);
  const passwordChangedAtMs = Date.now();
  const isChanged = await changePasswordHash(tokens.db, {
    userId,
    sid,
    oldHash: user.password_hash,
    newHash,
    endsOtherSessions: body.endOtherSessions,
    nowMs: passwordChangedAtMs,
  });
  if (!isChanged) throw new ApiError(401, 'not_signed_in', 'You are not signed in.');
  const isRemembered = session.is_remembered === 1;
  const next = { userId, isRemembered, alongside: [], passwordChangedAtMs };
  const cookie = await startSession(request, tokens, next);

  const { requestId } = context;
  const account = await pseudonym('account', email);
  logEvent('password_changed', { requestId, account, endedOthers: body.endOtherSessions });
  finishLater(context, () =>
    sendMail(context, { to: email, message: passwordChangedMessage({ to: email }) }),
  );
  return apiAnswer({ success: true }, { cookies: [cookie] });
}
