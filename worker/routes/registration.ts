import { foldEmail, isDemoAccount } from '../auth/accounts.ts';
import { bindLink } from '../auth/browser-binding.ts';
import type { PostHandler } from '../auth/endpoint.ts';
import { deadLink, makeLink, requireLiveLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { confirmConnection } from '../auth/oauth/confirm-connection.ts';
import { hashNewPassword } from '../auth/password-rules.ts';
import { requireLinkOwner } from '../auth/require-link-owner.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater } from '../context.ts';
import { digest } from '../db/digests.ts';
import { hasTokenOf, insertToken, NOBODY } from '../db/one-time-tokens.ts';
import { ALWAYS } from '../db/outbox.ts';
import { redeemEmailChange, redeemVerification } from '../db/redeem-token.ts';
import { findUserByEmail, insertUser, isMissing } from '../db/users.ts';
import { addressTakenMessage, verifyEmailMessage } from '../mail/messages/account.ts';
import { emailChangedMessage } from '../mail/messages/email-change.ts';
import { prepareMail, withMails } from '../mail/outbox.ts';

/**
 * Creates an account without signing in. A taken address gets the same response for the same work;
 * only its owner learns of it, by mail.
 */
export const register: PostHandler<'/api/register'> = async (context, { body }) => {
  const { username, password } = body;
  const email = foldEmail(body.email);
  await admitRequest(context, 'registrations');
  const wanted = { password, field: 'password', email, username, account: '' } as const;
  const passwordHash = await hashNewPassword(context, wanted);

  const { db, settings } = context;
  const id = crypto.randomUUID();
  const binding = await bindLink(context);
  const recipient = { userId: id, email, browserSha256: binding.digest };
  const { url, token } = await makeLink(settings.origin, 'verify', recipient);
  const nowMs = Date.now();
  const user = {
    id,
    email,
    username,
    password_hash: passwordHash,
    terms_accepted_at_ms: nowMs,
    created_at_ms: nowMs,
  };
  const verification = await prepareMail(context, verifyEmailMessage(settings, email, url));
  const notice = await prepareMail(context, addressTakenMessage(settings, email), {
    condition: isMissing(id),
  });
  const [inserted = []] = await db.batch([
    insertUser(user),
    verification.statement,
    insertToken(token),
    ...(isDemoAccount(settings, email) ? [] : [notice.statement]),
  ]);
  const isNew = inserted.length > 0;
  (isNew ? verification : notice).deliver();
  finishLater(context, () => {
    const event = isNew ? 'account_registered' : 'registration_of_taken_address';
    return logAccountEvent(context, event, { email, user_id: isNew ? id : undefined });
  });
  return { body: { success: true }, cookies: [binding.cookie] };
};

/** Verifies an address for the person who asked for its mailed link, without signing in. */
export const verifyEmail: PostHandler<'/api/verify-email'> = async (context, { body }) => {
  const { db, settings } = context;
  if (await confirmConnection(context, body.token)) {
    return { body: { success: true, purpose: 'connect' } };
  }
  const tokenSha256 = await digest(body.token);
  const link = await requireLiveLink(db, tokenSha256, ['verify', 'change_email']);
  const { sid } = await requireLinkOwner(context, link, body.password);
  const redemption = { tokenSha256, nowMs: Date.now() };

  if (link.purpose === 'verify') {
    const user = await redeemVerification(db, redemption);
    if (user === undefined) throw deadLink();
    await logAccountEvent(context, 'email_verified', user);
    return { body: { success: true, purpose: 'verify' } };
  }

  const oldEmail = link.account_email;
  const recipient = { userId: link.user_id, email: oldEmail };
  const { url, token: undo } = await makeLink(settings.origin, 'undo_email', recipient);
  const mail = emailChangedMessage(settings, oldEmail, { newEmail: link.email, url });
  const user = await withMails(context, [mail], (notices) =>
    redeemEmailChange(db, { ...redemption, sid, undo, notices }),
  );
  if (user === undefined) throw deadLink();
  await logAccountEvent(context, 'email_changed', user);
  return { body: { success: true, purpose: 'change_email' } };
};

/**
 * Same response for every address; sends mail only to an unverified one. In a browser that has no
 * link for this account yet, the new one asks for the password: it may be that of somebody else, who
 * registered with this address.
 */
export const resendVerification: PostHandler<'/api/resend-verification'> = async (
  context,
  { body },
) => {
  const email = foldEmail(body.email);
  await admitRequest(context, 'mails');

  const binding = await bindLink(context);
  const { db, settings } = context;
  const user = await findUserByEmail(db, email);
  const isWaiting =
    user?.email_verified_at_ms === null && user.locked_at_ms === null && user.is_demo === 0;
  const userId = isWaiting ? user.id : NOBODY;
  const isSameBrowser = await hasTokenOf(db, userId, binding.digest);
  const recipient = { userId, email, ...(isSameBrowser && { browserSha256: binding.digest }) };
  const { url, token } = await makeLink(settings.origin, 'verify', recipient);
  const mail = await prepareMail(context, verifyEmailMessage(settings, email, url), {
    tokenSha256: token.token_sha256,
    condition: ALWAYS,
  });
  await db.batch([insertToken(token), mail.statement]);
  mail.deliver();
  return { body: { success: true }, cookies: [binding.cookie] };
};
