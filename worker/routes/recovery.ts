import { foldEmail } from '../auth/accounts.ts';
import { originOf } from '../auth/browser-name.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import type { PostHandler } from '../auth/endpoint.ts';
import { deadLink, makeLink, requireLiveLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { hashNewPassword } from '../auth/password-rules.ts';
import { codeCounter } from '../auth/second-factor/check-code.ts';
import { deleteSessionCookie } from '../auth/sessions.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater } from '../context.ts';
import { digest, pseudonym } from '../db/digests.ts';
import { insertToken, NOBODY } from '../db/one-time-tokens.ts';
import { ALWAYS } from '../db/outbox.ts';
import { redeemFactorUndo, redeemReset, redeemUndo } from '../db/redeem-token.ts';
import { findUserByEmail } from '../db/users.ts';
import { passwordChangedMessage, resetPasswordMessage } from '../mail/messages/account.ts';
import { emailRestoredMessage } from '../mail/messages/email-change.ts';
import { secondFactorUndoneMessage } from '../mail/messages/second-factor.ts';
import { prepareMail, withMails } from '../mail/outbox.ts';

/**
 * Same response and timing for every address: work that depends on the account runs afterwards.
 * Earlier links stay valid, because a stranger may be the one who asks. The limit of the mails bounds
 * how many there are.
 */
export const mailResetLink: PostHandler<'/api/forgot-password'> = async (context, { body }) => {
  const email = foldEmail(body.email);
  await admitRequest(context, 'mails');
  const { deviceId } = await recognizeBrowser(context, email);

  const { db, settings } = context;
  const user = await findUserByEmail(db, email);
  const isOpen = user?.is_demo === 0 && user.locked_at_ms === null;
  const recipient = { userId: isOpen ? user.id : NOBODY, email };
  const { url, token } = await makeLink(settings.origin, 'reset_password', recipient);
  const message = resetPasswordMessage(settings, email, url, originOf(context.client));
  const mail = await prepareMail(context, message, {
    tokenSha256: token.token_sha256,
    isKnownBrowser: deviceId !== undefined,
    condition: ALWAYS,
  });
  await db.batch([insertToken(token), mail.statement]);
  mail.deliver();
  finishLater(context, () => logAccountEvent(context, 'password_reset_requested', { email }));
  return { body: { success: true } };
};

/**
 * Sets a new password through a mailed link and ends all sessions, without signing in; see
 * `redeemReset` for what else ends. A rejected password does not use up the link.
 */
export const resetPassword: PostHandler<'/api/reset-password'> = async (
  context,
  { body: { token, password } },
) => {
  const { db, settings } = context;
  const tokenSha256 = await digest(token);
  const link = await requireLiveLink(db, tokenSha256, ['reset_password']);
  const { email, username, user_id: userId } = link;
  const wanted = { password, field: 'password', email, username, account: email } as const;
  const passwordHash = await hashNewPassword(context, wanted);
  const counters = [await pseudonym('account', email), await codeCounter(userId)];
  const nowMs = Date.now();
  const where = originOf(context.client);
  const mails = [passwordChangedMessage(settings, email, where, { isReset: true })];
  const user = await withMails(context, mails, (notices) =>
    redeemReset(db, { tokenSha256, passwordHash, counters, nowMs, notices }),
  );
  if (user === undefined) throw deadLink();

  await logAccountEvent(context, 'password_reset', user);
  return { body: { success: true }, cookies: [deleteSessionCookie(context)] };
};

/**
 * Takes a change of address or a second factor back through the link that was mailed. The account then
 * has no password and no session: its owner sets a new password by mail.
 */
export const undoChange: PostHandler<'/api/undo-email'> = async (context, { body: { token } }) => {
  const { db, settings } = context;
  const tokenSha256 = await digest(token);
  const link = await requireLiveLink(db, tokenSha256, ['undo_email', 'undo_second_factor']);
  const isEmail = link.purpose === 'undo_email';
  const mail = isEmail
    ? emailRestoredMessage(settings, link.email)
    : secondFactorUndoneMessage(settings, link.account_email);
  const redeem = isEmail ? redeemUndo : redeemFactorUndo;
  const user = await withMails(context, [mail], (notices) =>
    redeem(db, { tokenSha256, nowMs: Date.now(), notices }),
  );
  if (user === undefined) throw deadLink();
  const event = isEmail ? 'email_change_undone' : 'second_factor_disabled';
  await logAccountEvent(context, event, user);
  return { body: { success: true }, cookies: [deleteSessionCookie(context)] };
};
