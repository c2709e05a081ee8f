import { readDeviceId } from '../auth/device-cookie.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { hashNewPassword } from '../auth/password-rules.ts';
import { type AccountHandler, notSignedIn } from '../auth/require-session.ts';
import { prepareSession } from '../auth/sessions.ts';
import { ChangePasswordRequestSchema } from '../contract/account-schemas.ts';
import { changePasswordHash } from '../db/change-password.ts';
import { findUserById } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { passwordChangedMessage } from '../mail/messages/account.ts';
import { sendMailLater } from '../mail/send.ts';

/**
 * Changes or sets the password and renews the session id, so that a copied cookie becomes useless
 * (ASVS 5.0 7.2.4).
 */
export const changePassword: AccountHandler = async (request, context, session) => {
  const body = await readBody(request, ChangePasswordRequestSchema);
  const { user_id: userId, email, username, sid } = session;
  const { newPassword: password, endOtherSessions: endsOtherSessions } = body;
  const user = await findUserById(context.db, userId);
  if (user === null) throw notSignedIn();

  const wanted = { password, field: 'newPassword', email, username, account: email } as const;
  const change = {
    userId,
    sid,
    oldHash: user.password_hash,
    newHash: await hashNewPassword(request, context, wanted),
    deviceId: await readDeviceId(request),
    endsOtherSessions,
    nowMs: Date.now(),
  };
  if (!(await changePasswordHash(context.db, change))) throw notSignedIn();
  const isRemembered = session.is_remembered === 1;
  const next = { userId, isDemo: false, isRemembered, passwordChangedAtMs: change.nowMs };
  const { cookie, statements } = await prepareSession(request, context, next);
  const [renewed] = await context.db.batch(statements);
  if (renewed?.length !== 1) throw notSignedIn();

  const details = { endedOthers: endsOtherSessions };
  await logAccountEvent(context, 'password_changed', session, details);
  sendMailLater(context, passwordChangedMessage(context.settings, email));
  return apiAnswer({ success: true }, { cookies: [cookie] });
};
