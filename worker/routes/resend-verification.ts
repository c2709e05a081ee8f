import { foldEmail } from '../auth/accounts.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { makeLink } from '../auth/links.ts';
import { openDatabase } from '../auth/open-database.ts';
import { admitRequest, passGate } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { ResendVerificationRequestSchema } from '../contract/account-schemas.ts';
import { insertToken } from '../db/one-time-tokens.ts';
import { findUserByEmail } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { verifyEmailMessage } from '../mail/messages/verify-email.ts';
import { sendCausedMail } from '../mail/send.ts';

/** Answers the same for any address, and sends only to one that waits for its confirmation. */
export async function resendVerification(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const email = foldEmail((await readBody(request, ResendVerificationRequestSchema)).email);
  const db = await openDatabase(context);
  const network = clientNetwork(request.headers);
  await passGate(context.env.LOGIN_GATE, { network, deviceId: undefined });
  await admitRequest(db, 'mails', network);

  finishLater(context, async () => {
    const user = await findUserByEmail(db, email);
    const isWaiting = user?.email_verified_at_ms === null && user.locked_at_ms === null;
    if (!isWaiting || user.is_demo === 1) return;
    const { url, token } = await makeLink('verify', { userId: user.id, email });
    await db.run(insertToken(token));
    await sendCausedMail(context, db, {
      to: email,
      message: verifyEmailMessage({ to: email, url }),
    });
  });
  return apiAnswer({ success: true });
}
