import { logAccountEvent } from '../auth/log-account-event.ts';
import { challengeCheck } from '../auth/passkeys/challenges.ts';
import { InvalidPasskey } from '../auth/passkeys/invalid.ts';
import { namePasskey } from '../auth/passkeys/name.ts';
import { MAX_PASSKEYS, tooManyPasskeys } from '../auth/passkeys/relying-party.ts';
import { verifyNewPasskey } from '../auth/passkeys/verify-new.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { AddPasskeyRequestSchema } from '../contract/account-schemas.ts';
import { insertPasskey, listPasskeyRows } from '../db/passkeys.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { signInMethodAddedMessage } from '../mail/messages/sign-in.ts';
import { sendMailLater } from '../mail/send.ts';

/** Adds a new passkey to the signed-in account. */
export const passkeyAdd: AccountHandler = async (request, context, session) => {
  const { user_id: userId, email } = session;
  const { credential, name: typed } = await readBody(request, AddPasskeyRequestSchema);
  const { db, settings } = context;

  const check = challengeCheck(request, db, userId);
  const { aaguid, ...made } = await verifyNewPasskey(settings, credential, check);
  const userAgent = request.headers.get('User-Agent') ?? '';
  const name = namePasskey({ typed, aaguid, userAgent });
  const created_at_ms = Date.now();
  const passkey = { ...made, user_id: userId, name, created_at_ms, last_used_at_ms: null };
  if (!(await insertPasskey(db, passkey, MAX_PASSKEYS))) {
    const known = await listPasskeyRows(db, userId);
    throw known.length >= MAX_PASSKEYS
      ? tooManyPasskeys()
      : new InvalidPasskey(400, 'known already');
  }
  await logAccountEvent(context, 'sign_in_method_added', session, { method: 'passkey' });
  sendMailLater(context, signInMethodAddedMessage(settings, email, `the passkey “${name}”`));
  return apiAnswer({ success: true });
};
