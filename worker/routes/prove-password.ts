import { answerProof, requireProofCode } from '../auth/proofs.ts';
import { provePassword as checkPassword } from '../auth/prove-password.ts';
import { type AccountHandler, notSignedIn } from '../auth/require-session.ts';
import { ProvePasswordRequestSchema } from '../contract/account-schemas.ts';
import { findUserById } from '../db/users.ts';
import { readBody } from '../http/body.ts';

/**
 * Proves with the password, and a code if the account has a second factor, that the signed-in
 * visitor is the owner of the account.
 */
export const provePassword: AccountHandler = async (request, context, session) => {
  const { password, code } = await readBody(request, ProvePasswordRequestSchema);
  const user = await findUserById(context.db, session.user_id);
  if (user === null) throw notSignedIn();
  await checkPassword(request, context, user, password);
  const codeUse = await requireProofCode(request, context, session, code);
  return answerProof(context, session, 'password', codeUse);
};
