import { notifyOwner } from '../auth/notify-owner.ts';
import { challengeCheck } from '../auth/passkeys/challenges.ts';
import { InvalidPasskey } from '../auth/passkeys/invalid.ts';
import { namePasskey } from '../auth/passkeys/name.ts';
import { MAX_PASSKEYS, tooManyPasskeys } from '../auth/passkeys/relying-party.ts';
import { verifyNewPasskey } from '../auth/passkeys/verify-new.ts';
import {
  requireOwnAccount,
  requireSession,
  requireVerifiedEmail,
} from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { AddPasskeyRequestSchema } from '../contract/account-schemas.ts';
import { insertPasskey, listCredentials } from '../db/passkeys.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

/** Adds the passkey that the browser has made to the account that is signed in. */
export async function passkeyAdd(request: Request, context: RequestContext): Promise<Response> {
  const { credential, name: typed } = await readBody(request, AddPasskeyRequestSchema);
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);
  requireVerifiedEmail(signedIn);
  const { session, tokens } = signedIn;
  const userId = session.user_id;

  const check = challengeCheck(request, tokens.db, userId);
  const { aaguid, ...made } = await verifyNewPasskey(credential, check);
  const userAgent = request.headers.get('User-Agent') ?? '';
  const name = namePasskey({ typed, aaguid, userAgent });
  const passkey = { ...made, userId, name, createdAtMs: Date.now() };
  if (!(await insertPasskey(tokens.db, passkey, MAX_PASSKEYS))) {
    const known = await listCredentials(tokens.db, userId);
    throw known.length >= MAX_PASSKEYS
      ? tooManyPasskeys()
      : new InvalidPasskey(400, 'known already');
  }
  const account = await pseudonym('account', session.email);
  const { requestId } = context;
  logEvent('sign_in_method_added', { requestId, account, method: 'passkey' });
  notifyOwner(context, 'added', { to: session.email, method: `the passkey “${name}”` });
  return apiAnswer({ success: true });
}
