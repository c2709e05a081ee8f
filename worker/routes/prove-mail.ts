import { makeProofCode } from '../auth/proof-codes.ts';
import { requireMailProof } from '../auth/proofs.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { admitRequest } from '../auth/throttle.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { proofCodeMessage } from '../mail/messages/account.ts';
import { sendCausedMail } from '../mail/send.ts';

/** Mails a code to the owner of an account that has no stronger proof: see `requireMailProof`. */
export const proveMail: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  await requireMailProof(context, session);
  await admitRequest(request, context, 'mails');
  const code = await makeProofCode(context, session);
  await sendCausedMail(context, proofCodeMessage(context.settings, session.email, code));
  return apiAnswer({ success: true });
};
