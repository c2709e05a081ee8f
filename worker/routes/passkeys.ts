import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import * as v from 'valibot';
import { publicUser } from '../auth/accounts.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import type { AccountPostHandler, PostHandler } from '../auth/endpoint.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { openSession } from '../auth/open-session.ts';
import { CHALLENGE_MS, challengeCheck, startChallenge } from '../auth/passkeys/challenges.ts';
import { userHandleOf } from '../auth/passkeys/credentials.ts';
import { InvalidPasskey } from '../auth/passkeys/invalid.ts';
import { namePasskey } from '../auth/passkeys/name.ts';
import {
  ALGORITHMS,
  MAX_PASSKEYS,
  relyingParty,
  tooManyPasskeys,
  USER_VERIFICATION,
} from '../auth/passkeys/relying-party.ts';
import { verifyPasskeyLogin } from '../auth/passkeys/verify-login.ts';
import { verifyNewPasskey } from '../auth/passkeys/verify-new.ts';
import { type Guess, makeCountedGuess } from '../auth/throttle.ts';
import { proven } from '../db/authority.ts';
import { deletePasskey, insertPasskey, listPasskeyRows, notePasskeyUse } from '../db/passkeys.ts';
import { ApiError, lastSignInMethod } from '../http/errors.ts';
import { logEvent } from '../log.ts';
import { signInMethodAddedMessage, signInMethodRemovedMessage } from '../mail/messages/sign-in.ts';
import { withMails } from '../mail/outbox.ts';

/**
 * Returns the options for logging in with any passkey of this site; the passkey identifies the
 * account.
 */
export const loginOptions: PostHandler<'/api/passkeys/login-options'> = async (context) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.settings).id,
    userVerification: USER_VERIFICATION,
    timeout: CHALLENGE_MS,
  });
  const cookie = await startChallenge(context, options.challenge, undefined);
  return { body: { success: true, options: { ...options } }, cookies: [cookie] };
};

export const logIn: PostHandler<'/api/passkeys/login'> = async (
  context,
  { body: { credential, remember: isRemembered } },
) => {
  const { db, requestId } = context;

  // The account is unknown until the passkey is verified, so only the network is counted, as for
  // demo accounts.
  const { network } = context.client;
  const guess: Guess = { account: '', isDemo: true, network, deviceId: undefined };
  const check = challengeCheck(context, null);
  const { passkey, signatureCount } = await makeCountedGuess(db, guess, () =>
    verifyPasskeyLogin(context, credential, check),
  ).catch((error: unknown) => {
    if (error instanceof InvalidPasskey) {
      logEvent('sign_in_refused', { requestId, method: 'passkey', reason: error.reason });
    }
    throw error;
  });
  await db.run(notePasskeyUse(passkey.credential_id, signatureCount));

  const user = { id: passkey.user_id, email: passkey.email, username: passkey.username };
  const browser = await recognizeBrowser(context, user.email);
  const passwordChangedAtMs = passkey.password_changed_at_ms;
  const opening = { user, isRemembered, method: 'passkey', browser, passwordChangedAtMs } as const;
  const cookies = await openSession(context, opening);
  return { body: { success: true, user: publicUser(user) }, cookies };
};

const TransportsSchema = v.array(v.string());

/** Returns the options for creating a passkey for the signed-in account. */
export const addOptions: AccountPostHandler<'/api/passkeys/add-options'> = async (
  context,
  { session },
) => {
  const known = await listPasskeyRows(context.db, session.user_id);
  if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();

  const site = relyingParty(context.settings);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: userHandleOf(session.user_id),
    userName: session.email,
    userDisplayName: session.username,
    attestationType: 'none',
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: USER_VERIFICATION },
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: v.parse(TransportsSchema, JSON.parse(transports)),
    })),
  });
  const { challenge } = options;
  const cookie = await startChallenge(context, challenge, proven(session));
  return { body: { success: true, options: { ...options } }, cookies: [cookie] };
};

/** Adds a new passkey to the signed-in account. */
export const add: AccountPostHandler<'/api/passkeys/add'> = async (
  context,
  { session, body: { credential, name: typed } },
) => {
  const { user_id: userId, email } = session;
  const { db, settings } = context;

  const check = challengeCheck(context, userId);
  const { aaguid, ...made } = await verifyNewPasskey(settings, credential, check);
  const { userAgent } = context.client;
  const name = namePasskey({ typed, aaguid, userAgent });
  const created_at_ms = Date.now();
  const passkey = { ...made, user_id: userId, name, created_at_ms, last_used_at_ms: null };
  const mails = [signInMethodAddedMessage(settings, email, `the passkey “${name}”`)];
  const isAdded = await withMails(context, mails, (notices) =>
    insertPasskey(db, proven(session), passkey, MAX_PASSKEYS, notices),
  );
  if (!isAdded) {
    const known = await listPasskeyRows(db, userId);
    throw known.length >= MAX_PASSKEYS
      ? tooManyPasskeys()
      : new InvalidPasskey(400, 'known already');
  }
  await logAccountEvent(context, 'sign_in_method_added', session, { method: 'passkey' });
  return { body: { success: true } };
};

/** Removes a passkey from the signed-in account, unless it is the only sign-in method. */
export const remove: AccountPostHandler<'/api/passkeys/remove'> = async (
  context,
  { session, body: { id } },
) => {
  const { db, settings } = context;
  const known = await listPasskeyRows(db, session.user_id);
  const passkey = known.find(({ credential_id }) => credential_id === id);
  if (passkey === undefined) {
    throw new ApiError(404, 'not_found', 'Your account has no such passkey.');
  }
  const method = `the passkey “${passkey.name}”`;
  const mails = [signInMethodRemovedMessage(settings, session.email, method)];
  const isRemoved = await withMails(context, mails, (notices) =>
    deletePasskey(db, proven(session), id, notices),
  );
  if (!isRemoved) throw lastSignInMethod();
  await logAccountEvent(context, 'sign_in_method_removed', session, { method: 'passkey' });
  return { body: { success: true } };
};
