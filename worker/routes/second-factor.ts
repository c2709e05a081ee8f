import { publicUser } from '../auth/accounts.ts';
import { deleteBinding } from '../auth/browser-binding.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import type { AccountPostHandler, PostHandler } from '../auth/endpoint.ts';
import { makeLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { prepareOpening } from '../auth/open-session.ts';
import { appAddress, findTimeStep, makeAppSecret } from '../auth/second-factor/app-codes.ts';
import { checkCode, spendCode, wrongCode } from '../auth/second-factor/check-code.ts';
import {
  loginExpired,
  requirePendingLogin,
  withCountedCode,
} from '../auth/second-factor/pending-login.ts';
import { digestRecoveryCode, makeRecoveryCodes } from '../auth/second-factor/recovery-codes.ts';
import { openSecret, sealSecret } from '../auth/second-factor/stored-secret.ts';
import { alive, proven } from '../db/authority.ts';
import { endPendingLogin } from '../db/pending-logins.ts';
import {
  areSavedCodes,
  cancelRemoval,
  deleteFactor,
  enableFactor,
  findActiveFactor,
  findNewSecret,
  insertNewSecret,
  replaceCodes,
  storeNextCodes,
} from '../db/second-factors.ts';
import { ApiError } from '../http/errors.ts';
import {
  recoveryCodesMadeMessage,
  secondFactorDisabledMessage,
  secondFactorEnabledMessage,
} from '../mail/messages/second-factor.ts';
import { withMails } from '../mail/outbox.ts';

/** Completes a login with a code of the second factor. */
export const completeLogin: PostHandler<'/api/login/second-factor'> = async (context, { body }) => {
  const pending = await requirePendingLogin(context);
  const { email, username, method } = pending;
  const browser = await recognizeBrowser(context, email);
  const factor = await findActiveFactor(context.db, pending.user_id);
  if (factor === null) throw loginExpired();

  const user = { id: pending.user_id, email, username };
  const { deviceId } = browser;
  const cookies = await withCountedCode(context, pending, async () => {
    const use = await checkCode(context, { factor, email, code: body.code, deviceId });
    const opening = await prepareOpening(context, {
      user,
      isRemembered: pending.is_remembered === 1,
      method,
      browser,
      passwordChangedAtMs: pending.password_changed_at_ms,
      codeUseId: use.id,
      isTrusted: body.rememberDevice,
    });
    const end = endPendingLogin(pending, opening.sid);
    const [opened] = await spendCode(context, use, [...opening.statements, end]);
    if (opened?.length !== 1) throw loginExpired();
    await opening.note();
    return opening.cookies;
  });
  return {
    body: { success: true, user: publicUser(user) },
    cookies: [...cookies, deleteBinding(context, 'login')],
  };
};

/** Makes a secret for an authenticator app. Logins stay as they are until it is enabled. */
export const setUp: AccountPostHandler<'/api/second-factor/set-up'> = async (
  context,
  { session },
) => {
  const secret = makeAppSecret();
  const stored = await sealSecret(context, session.user_id, secret);
  if (!(await insertNewSecret(context.db, proven(session), stored))) {
    const message = 'Your account already has a second factor.';
    throw new ApiError(409, 'second_factor_is_on', message);
  }
  const uri = appAddress(secret, context.settings.brand, session.email);
  return { body: { success: true, secret, uri } };
};

/**
 * Starts to ask for codes, once a code shows that the app has the secret. A wrong code needs no
 * counter: the secret was shown to whoever is signed in.
 */
export const enable: AccountPostHandler<'/api/second-factor/enable'> = async (
  context,
  { session, body: { code } },
) => {
  const { user_id: userId, email } = session;
  const { db, settings } = context;

  const nowMs = Date.now();
  const stored = await findNewSecret(db, userId);
  const step = stored && findTimeStep(await openSecret(context, stored), code, nowMs);
  if (stored === null || step === null || step === undefined) throw notTheCode();
  const { codes, digests } = await makeRecoveryCodes(userId);
  const { secret } = stored;
  const { url, token: undo } = await makeLink(settings.origin, 'undo_second_factor', {
    userId,
    email,
  });
  const enabling = { secret, step, codes: digests, nowMs, undo };
  const mails = [secondFactorEnabledMessage(settings, email, url)];
  const isEnabled = await withMails(context, mails, (notices) =>
    enableFactor(db, proven(session), { ...enabling, notices }),
  );
  if (!isEnabled) throw notTheCode();

  await logAccountEvent(context, 'second_factor_enabled', session);
  return { body: { success: true, recoveryCodes: codes } };
};

function notTheCode() {
  return wrongCode('This is not the current code of your app. Check your phone’s clock.');
}

/** Stops asking for codes. Without a second factor it does nothing. */
export const disable: AccountPostHandler<'/api/second-factor/disable'> = async (
  context,
  { session },
) => {
  const mails = [secondFactorDisabledMessage(context.settings, session.email)];
  const isDeleted = await withMails(context, mails, (notices) =>
    deleteFactor(context.db, proven(session), notices),
  );
  if (isDeleted) await logAccountEvent(context, 'second_factor_disabled', session);
  return { body: { success: true } };
};

/** Makes new recovery codes. The old ones work until `saveCodes`, and the new ones do not. */
export const makeCodes: AccountPostHandler<'/api/second-factor/recovery-codes'> = async (
  context,
  { session },
) => {
  const { user_id: userId } = session;
  const { codes, digests } = await makeRecoveryCodes(userId);
  if (!(await storeNextCodes(context.db, proven(session), digests))) {
    throw new ApiError(404, 'not_found', 'Your account has no second factor.');
  }
  return { body: { success: true, recoveryCodes: codes } };
};

/**
 * Replaces the recovery codes by the new ones, once their owner has saved them. One of them shows
 * which are meant, and that they were made with a fresh proof.
 */
export const saveCodes: AccountPostHandler<'/api/second-factor/recovery-codes/save'> = async (
  context,
  { session, body: { code } },
) => {
  const { user_id: userId, email } = session;
  const codeSha256 = await digestRecoveryCode(userId, code);
  const mails = [recoveryCodesMadeMessage(context.settings, email)];
  const areReplaced = await withMails(context, mails, (notices) =>
    replaceCodes(context.db, alive(session), codeSha256, notices),
  );
  if (!areReplaced) {
    // A repetition, because the answer to the first attempt was lost.
    if (await areSavedCodes(context.db, userId, codeSha256)) return { body: { success: true } };
    const message = 'These are not your latest codes, and they do not work. Create new ones.';
    throw new ApiError(409, 'other_codes', message);
  }
  await logAccountEvent(context, 'recovery_codes_made', session);
  return { body: { success: true } };
};

/** Calls off the removal that an operator has asked for. */
export const keep: AccountPostHandler<'/api/second-factor/keep'> = async (context, { session }) => {
  if (await cancelRemoval(context.db, proven(session))) {
    await logAccountEvent(context, 'second_factor_kept', session);
  }
  return { body: { success: true } };
};
