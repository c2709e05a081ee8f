import { foldEmail, publicUser } from '../auth/accounts.ts';
import { bindLink } from '../auth/browser-binding.ts';
import { originOf } from '../auth/browser-name.ts';
import { readDeviceIds } from '../auth/device-cookie.ts';
import type { AccountPostHandler, GetHandler } from '../auth/endpoint.ts';
import { makeLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import {
  describeFactor,
  findOwnSessions,
  listOwnDevices,
  listOwnEvents,
  listOwnSessions,
} from '../auth/own-account.ts';
import { hashNewPassword } from '../auth/password-rules.ts';
import { notSignedIn, provenUntil } from '../auth/require-session.ts';
import { noteSessionUse, prepareSession } from '../auth/sessions.ts';
import { admitRequest } from '../auth/throttle.ts';
import type { RequestContext } from '../context.ts';
import { act, alive, proven, provenOrDemo } from '../db/authority.ts';
import { listCausedMails } from '../db/caused-mails.ts';
import { changePasswordHash } from '../db/change-password.ts';
import { listConnections } from '../db/connections.ts';
import { forgetDevices as forget } from '../db/devices.ts';
import { pseudonym } from '../db/digests.ts';
import { listLeadsOf } from '../db/leads.ts';
import { findPendingEmail, listTokens, startEmailChange } from '../db/one-time-tokens.ts';
import { listPasskeys } from '../db/passkeys.ts';
import { findHeldFactor } from '../db/second-factors.ts';
import type { LiveSession } from '../db/sessions.ts';
import { reviewSignInMethods as review } from '../db/sign-in-methods.ts';
import { deleteUser, findUserByEmail, findUserById, renameUser } from '../db/users.ts';
import { ApiError } from '../http/errors.ts';
import {
  accountDeletedMessage,
  addressTakenMessage,
  passwordChangedMessage,
} from '../mail/messages/account.ts';
import {
  confirmEmailChangeMessage,
  emailChangeRequestedMessage,
} from '../mail/messages/email-change.ts';
import { withMails } from '../mail/outbox.ts';
import { signedOutAnswer } from './sessions.ts';

/** Returns the data for the account screen. */
export const readAccount: GetHandler<'/api/account', LiveSession> = async (
  context,
  { session },
) => {
  const { db } = context;
  noteSessionUse(session, context);

  const user = await findUserById(db, session.user_id);
  if (user === null) throw notSignedIn();
  const secondFactor = await describeFactor(context, user.id);
  const heldAtMs = await findHeldFactor(db, user.id);
  const pendingEmail = await findPendingEmail(db, user.id);
  return {
    body: {
      success: true,
      user: publicUser(user),
      isEmailVerified: user.email_verified_at_ms !== null,
      isDemo: user.is_demo === 1,
      hasPassword: user.password_hash !== '',
      ...(secondFactor === undefined ? {} : { secondFactor }),
      ...(heldAtMs === undefined
        ? {}
        : { heldSecondFactorSince: new Date(heldAtMs).toISOString() }),
      ...(pendingEmail === undefined ? {} : { pendingEmail }),
      createdAt: new Date(user.created_at_ms).toISOString(),
      provenUntil: new Date(provenUntil(session)).toISOString(),
      needsReview: user.review_since_ms !== null,
      sessions: await listOwnSessions(context, session),
      devices: await listOwnDevices(context, user.id),
      connections: await listConnections(db, user.id),
      passkeys: await listPasskeys(db, user.id),
    },
  };
};

/** The rest is in the export. */
const SHOWN_EVENTS = 50;

/** Returns what happened in the account lately. Nothing is kept of a demo account. */
export const listEvents: GetHandler<'/api/account/events', LiveSession> = async (
  context,
  { session },
) => {
  const events = await listOwnEvents(context, session.user_id, SHOWN_EVENTS);
  return { body: { success: true, events } };
};

/** More than an account has: older ones than `ACCOUNT_EVENT_DAYS` are deleted. */
const ALL_EVENTS = 10_000;

/** Exports all personal data as a file, without hashes, tokens and keys. */
export async function exportAccount(
  context: RequestContext,
  session: LiveSession,
): Promise<Response> {
  const isDemo = session.is_demo === 1;
  const { db } = context;
  const { user_id: userId, email } = session;

  const user = await findUserById(db, userId);
  if (user === null) throw notSignedIn();
  const { password_hash: _, ...account } = user;
  const file = {
    exportedAt: new Date().toISOString(),
    account,
    sessions: await findOwnSessions(context, session),
    links: isDemo ? [] : await listTokens(db, userId),
    limitedMailsOfTheLastHour: isDemo
      ? []
      : await listCausedMails(db, await pseudonym('mailbox', email)),
    // Somebody else may have written from an address that nobody has confirmed.
    messages: user.email_verified_at_ms === null || isDemo ? [] : await listLeadsOf(db, email),
    events: await listOwnEvents(context, userId, ALL_EVENTS),
    devices: await listOwnDevices(context, userId),
    connections: await listConnections(db, userId),
    passkeys: await listPasskeys(db, userId),
    secondFactor: (await describeFactor(context, userId)) ?? null,
  };
  await act(db, provenOrDemo(session), []);
  await logAccountEvent(context, 'account_exported', session);
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'no-store',
    },
  });
}

export const changeProfile: AccountPostHandler<'/api/account/profile'> = async (
  context,
  { session, body: { username } },
) => {
  await renameUser(context.db, alive(session), username);
  await logAccountEvent(context, 'profile_changed', session);
  return { body: { success: true } };
};

/**
 * Changes or sets the password and renews the session id, so that a copied cookie becomes useless
 * (ASVS 5.0 7.2.4).
 */
export const changePassword: AccountPostHandler<'/api/account/password'> = async (
  context,
  { session, body },
) => {
  const { newPassword: password, endOtherSessions: endsOtherSessions } = body;
  const { user_id: userId, email, username } = session;
  const user = await findUserById(context.db, userId);
  if (user === null) throw notSignedIn();

  const wanted = { password, field: 'newPassword', email, username, account: email } as const;
  const newHash = await hashNewPassword(context, wanted);
  const nowMs = Date.now();
  const isRemembered = session.is_remembered === 1;
  const next = { userId, isDemo: false, isRemembered, passwordChangedAtMs: nowMs };
  const { cookie, statements: renewal } = await prepareSession(context, next);
  const change = {
    oldHash: user.password_hash,
    newHash,
    deviceIds: await readDeviceIds(context),
    endsOtherSessions,
    nowMs,
    renewal,
  };
  const mails = [passwordChangedMessage(context.settings, email, originOf(context.client))];
  const isChanged = await withMails(context, mails, (notices) =>
    changePasswordHash(context.db, proven(session), { ...change, notices }),
  );
  if (!isChanged) throw notSignedIn();

  const details = { endedOthers: endsOtherSessions };
  await logAccountEvent(context, 'password_changed', session, details);
  return { body: { success: true }, cookies: [cookie] };
};

/**
 * Sends a confirmation link to the new address and notifies the old one. A taken address gets the
 * same response and the same row; only the mail to its owner differs.
 */
export const changeEmail: AccountPostHandler<'/api/account/email'> = async (
  context,
  { session, body },
) => {
  const { user_id: userId, email } = session;
  const newEmail = foldEmail(body.email);
  if (newEmail === email) {
    throw new ApiError(400, 'invalid_request', 'This is already your address.', { field: 'email' });
  }
  await admitRequest(context, 'mails');

  const { db, settings } = context;
  const binding = await bindLink(context);
  const recipient = { userId, email: newEmail, browserSha256: binding.digest };
  const { url, token } = await makeLink(settings.origin, 'change_email', recipient);
  const owner = await findUserByEmail(db, newEmail);
  const mail =
    owner === null
      ? confirmEmailChangeMessage(settings, newEmail, url)
      : addressTakenMessage(settings, newEmail);
  const mails = [
    emailChangeRequestedMessage(settings, email, newEmail),
    ...(owner?.is_demo === 1 ? [] : [mail]),
  ];
  await withMails(context, mails, (notices) =>
    startEmailChange(db, proven(session), token, notices),
  );
  await logAccountEvent(context, 'email_change_requested', session);
  return { body: { success: true }, cookies: [binding.cookie] };
};

/**
 * Ends the review of the sign-in methods that a reset asks for: keeps the passkeys and connections
 * that the owner recognizes and removes the others.
 */
export const reviewSignInMethods: AccountPostHandler<'/api/account/review'> = async (
  context,
  { session, body: keep },
) => {
  const removed = await review(context.db, proven(session), keep);
  await logAccountEvent(context, 'ways_in_reviewed', session, { removed });
  return { body: { success: true } };
};

/** Makes the account forget every browser but this one. */
export const forgetDevices: AccountPostHandler<'/api/account/forget-devices'> = async (
  context,
  { session },
) => {
  await forget(context.db, proven(session), await readDeviceIds(context));
  await logAccountEvent(context, 'devices_forgotten', session);
  return { body: { success: true } };
};

/** Permanently deletes the account and all of its data. */
export const deleteAccount: AccountPostHandler<'/api/account/delete'> = async (
  context,
  { session },
) => {
  const { db, settings } = context;
  const isConfirmed = session.email_verified_at_ms !== null;
  const mails = isConfirmed ? [accountDeletedMessage(settings, session.email)] : [];
  await withMails(context, mails, (notices) => deleteUser(db, proven(session), notices));
  await logAccountEvent(context, 'account_deleted', session);
  return signedOutAnswer(context);
};
