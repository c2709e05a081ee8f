import { foldEmail } from '../auth/accounts.ts';
import { bindLink, makeLink } from '../auth/links.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { hashNewPassword } from '../auth/password-rules.ts';
import { admitRequest } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { RegisterRequestSchema } from '../contract/account-schemas.ts';
import { insertToken } from '../db/one-time-tokens.ts';
import { findUserByEmail, insertUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { addressTakenMessage, verifyEmailMessage } from '../mail/messages/account.ts';
import { sendCausedMail } from '../mail/send.ts';

/**
 * Creates an account without signing in. A taken address gets the same response for the same work;
 * only its owner learns of it, by mail.
 */
export async function register(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, RegisterRequestSchema);
  const { username, password } = body;
  const email = foldEmail(body.email);
  await admitRequest(request, context, 'registrations');
  const wanted = { password, field: 'password', email, username, account: '' } as const;
  const passwordHash = await hashNewPassword(request, context, wanted);

  const { db, settings } = context;
  const id = crypto.randomUUID();
  const binding = await bindLink(request);
  const recipient = { userId: id, email, browserSha256: binding.digest };
  const { url, token } = await makeLink(settings.origin, 'verify', recipient);
  const nowMs = Date.now();
  const user = {
    id,
    email,
    username,
    password_hash: passwordHash,
    terms_accepted_at_ms: nowMs,
    created_at_ms: nowMs,
  };
  await db.batch([insertUser(user), insertToken(token)]);
  const owner = await findUserByEmail(db, email);

  finishLater(context, async () => {
    const isNew = owner?.id === id;
    const event = isNew ? 'account_registered' : 'registration_of_taken_address';
    await logAccountEvent(context, event, { email, user_id: isNew ? id : undefined });
    if (owner?.is_demo === 1) return;
    const mail = isNew
      ? verifyEmailMessage(settings, email, url)
      : addressTakenMessage(settings, email);
    await sendCausedMail(context, mail);
  });
  return apiAnswer({ success: true }, { cookies: [binding.cookie] });
}
