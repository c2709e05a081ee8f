import { redeemProofCode } from '../auth/proof-codes.ts';
import { answerProof, requireMailProof } from '../auth/proofs.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { ProveCodeRequestSchema } from '../contract/account-schemas.ts';
import { readBody } from '../http/body.ts';

/** Proves with a mailed code that the signed-in visitor is the owner of the account. */
export const proveCode: AccountHandler = async (request, context, session) => {
  const { code } = await readBody(request, ProveCodeRequestSchema);
  await requireMailProof(context, session);
  await redeemProofCode(context, session, code);
  return answerProof(context, session, 'mail');
};
