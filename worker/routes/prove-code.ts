import { redeemProofCode } from '../auth/proof-codes.ts';
import { answerProof, requireMailProof } from '../auth/proofs.ts';
import { requireOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { ProveCodeRequestSchema } from '../contract/account-schemas.ts';
import { readBody } from '../http/body.ts';

/** Proves with a mailed code that the signed-in visitor is the owner of the account. */
export async function proveCode(request: Request, context: RequestContext): Promise<Response> {
  const { code } = await readBody(request, ProveCodeRequestSchema);
  const session = await requireOwner(request, context);
  await requireMailProof(context, session);
  await redeemProofCode(context, session, code);
  return answerProof(context, session, 'mail');
}
