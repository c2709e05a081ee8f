import { challengeCheck } from '../auth/passkeys/challenges.ts';
import { InvalidPasskey } from '../auth/passkeys/invalid.ts';
import { verifyPasskeyLogin } from '../auth/passkeys/verify-login.ts';
import { answerProof } from '../auth/proofs.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { ProvePasskeyRequestSchema } from '../contract/account-schemas.ts';
import { notePasskeyUse } from '../db/passkeys.ts';
import { readBody } from '../http/body.ts';

/**
 * Proves with a passkey that the signed-in visitor is the owner of the account. The challenge is
 * that of a login.
 */
export const provePasskey: AccountHandler = async (request, context, session) => {
  const { credential } = await readBody(request, ProvePasskeyRequestSchema);
  const check = challengeCheck(request, context.db, null);
  const { passkey, signatureCount } = await verifyPasskeyLogin(context, credential, check);
  if (passkey.user_id !== session.user_id) throw new InvalidPasskey(401, 'of another account');
  await context.db.run(notePasskeyUse(passkey.credential_id, signatureCount));
  return answerProof(context, session, 'passkey');
};
