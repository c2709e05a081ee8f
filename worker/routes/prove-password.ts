import { answerProof, requireProofCode } from '../auth/proofs.ts';
import { provePassword as checkPassword } from '../auth/prove-password.ts';
import { notSignedIn, requireOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { ProvePasswordRequestSchema } from '../contract/account-schemas.ts';
import { findUserById } from '../db/users.ts';
import { readBody } from '../http/body.ts';

/**
 * Proves with the password, and a code if the account has a second factor, that the signed-in
 * visitor is the owner of the account.
 */
export async function provePassword(request: Request, context: RequestContext): Promise<Response> {
  const { password, code } = await readBody(request, ProvePasswordRequestSchema);
  const session = await requireOwner(request, context);
  const user = await findUserById(context.db, session.user_id);
  if (user === null) throw notSignedIn();
  await checkPassword(request, context, user, password);
  const codeUse = await requireProofCode(request, context, session, code);
  return answerProof(context, session, 'password', codeUse);
}
