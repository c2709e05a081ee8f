import { foldEmail } from '../auth/accounts.ts';
import { bindLink, makeLink } from '../auth/links.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { ResendVerificationRequestSchema } from '../contract/account-schemas.ts';
import { deleteToken, insertToken } from '../db/one-time-tokens.ts';
import { findUserByEmail } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { verifyEmailMessage } from '../mail/messages/account.ts';
import { sendCausedMail } from '../mail/send.ts';

/** Same response for every address; sends mail only to an unverified one. */
export async function resendVerification(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const email = foldEmail((await readBody(request, ResendVerificationRequestSchema)).email);
  await admitRequest(request, context, 'mails');

  const binding = await bindLink(request);
  finishLater(context, async () => {
    const { db, settings } = context;
    const user = await findUserByEmail(db, email);
    const isWaiting = user?.email_verified_at_ms === null && user.locked_at_ms === null;
    if (!isWaiting || user.is_demo === 1) return;
    const recipient = { userId: user.id, email, browserSha256: binding.digest };
    const { url, token } = await makeLink(settings.origin, 'verify', recipient);
    await db.run(insertToken(token));
    const isSent = await sendCausedMail(context, verifyEmailMessage(settings, email, url));
    if (!isSent) await db.run(deleteToken(token.token_sha256));
  });
  return apiAnswer({ success: true }, { cookies: [binding.cookie] });
}
