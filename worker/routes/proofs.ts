import { originOf } from '../auth/browser-name.ts';
import type { AccountPostHandler } from '../auth/endpoint.ts';
import { challengeCheck } from '../auth/passkeys/challenges.ts';
import { InvalidPasskey } from '../auth/passkeys/invalid.ts';
import { verifyPasskeyLogin } from '../auth/passkeys/verify-login.ts';
import { makeProofCode, redeemProofCode } from '../auth/proof-codes.ts';
import { answerProof, requireMailProof, requireProofCode } from '../auth/proofs.ts';
import { provePassword as checkPassword } from '../auth/prove-password.ts';
import { notSignedIn } from '../auth/require-session.ts';
import { admitRequest } from '../auth/throttle.ts';
import { alive } from '../db/authority.ts';
import { insertProofCode } from '../db/one-time-tokens.ts';
import { notePasskeyUse } from '../db/passkeys.ts';
import { findUserById } from '../db/users.ts';
import { proofCodeMessage } from '../mail/messages/account.ts';
import { withMails } from '../mail/outbox.ts';

/**
 * Proves with the password, and a code if the account has a second factor, that the signed-in
 * visitor is the owner of the account.
 */
export const provePassword: AccountPostHandler<'/api/proof/password'> = async (
  context,
  { session, body: { password, code } },
) => {
  const user = await findUserById(context.db, session.user_id);
  if (user === null) throw notSignedIn();
  await checkPassword(context, user, password);
  const codeUse = await requireProofCode(context, session, code);
  return answerProof(context, session, 'password', codeUse);
};

/**
 * Proves with a passkey that the signed-in visitor is the owner of the account. The challenge is
 * that of a login.
 */
export const provePasskey: AccountPostHandler<'/api/proof/passkey'> = async (
  context,
  { session, body: { credential } },
) => {
  const check = challengeCheck(context, null);
  const { passkey, signatureCount } = await verifyPasskeyLogin(context, credential, check);
  if (passkey.user_id !== session.user_id) throw new InvalidPasskey(401, 'of another account');
  await context.db.run(notePasskeyUse(passkey.credential_id, signatureCount));
  return answerProof(context, session, 'passkey');
};

/** Mails a code to the owner of an account that has no stronger proof: see `requireMailProof`. */
export const mailProofCode: AccountPostHandler<'/api/proof/mail'> = async (
  context,
  { session },
) => {
  await requireMailProof(context, session);
  await admitRequest(context, 'mails');
  const { code, token } = await makeProofCode(session);
  const mail = proofCodeMessage(context.settings, session.email, code, originOf(context.client));
  await withMails(context, [mail], (notices) =>
    insertProofCode(context.db, alive(session), token, notices),
  );
  return { body: { success: true } };
};

/** Proves with a mailed code that the signed-in visitor is the owner of the account. */
export const proveCode: AccountPostHandler<'/api/proof/code'> = async (
  context,
  { session, body: { code } },
) => {
  await requireMailProof(context, session);
  await redeemProofCode(context, session, code);
  return answerProof(context, session, 'mail');
};
