import { foldEmail } from '../auth/accounts.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { makeLink } from '../auth/links.ts';
import { openDatabase } from '../auth/open-database.ts';
import { requireGoodPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { admitRequest, passGate } from '../auth/throttle.ts';
import { finishLater, type RequestContext } from '../context.ts';
import { RegisterRequestSchema } from '../contract/account-schemas.ts';
import { insertToken } from '../db/one-time-tokens.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { findUserByEmail, insertUser } from '../db/users.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';
import { addressTakenMessage } from '../mail/messages/address-taken.ts';
import { verifyEmailMessage } from '../mail/messages/verify-email.ts';
import { sendCausedMail } from '../mail/send.ts';

/**
 * Makes an account, and signs nobody in. A taken address gets the same answer for the same work:
 * its owner hears of it by mail, and nobody else does.
 */
export async function register(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, RegisterRequestSchema);
  const { username, password } = body;
  const email = foldEmail(body.email);
  await requireGoodPassword(context, { password, field: 'password', email, username });

  const db = await openDatabase(context);
  const network = clientNetwork(request.headers);
  await passGate(context.env.LOGIN_GATE, { network, deviceId: undefined });
  await admitRequest(db, 'registrations', network);

  const passwordHash = await hashPassword(password);
  const id = crypto.randomUUID();
  const { url, token } = await makeLink('verify', { userId: id, email });
  const createdAtMs = token.createdAtMs;
  await db.batch([
    insertUser({ id, email, username, passwordHash, createdAtMs }),
    insertToken(token),
  ]);
  const owner = await findUserByEmail(db, email);

  finishLater(context, async () => {
    const isNew = owner?.id === id;
    const account = await pseudonym('account', email);
    const event = isNew ? 'account_registered' : 'registration_of_taken_address';
    logEvent(event, { requestId: context.requestId, account });
    if (owner?.is_demo === 1) return;
    const message = isNew
      ? verifyEmailMessage({ to: email, url })
      : addressTakenMessage({ to: email });
    await sendCausedMail(context, db, { to: email, message });
  });
  return apiAnswer({ success: true });
}
