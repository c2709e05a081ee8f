import { generateRegistrationOptions } from '@simplewebauthn/server';
import * as v from 'valibot';
import { CHALLENGE_MS, startChallenge } from '../auth/passkeys/challenges.ts';
import { userHandleOf } from '../auth/passkeys/credentials.ts';
import {
  ALGORITHMS,
  MAX_PASSKEYS,
  relyingParty,
  tooManyPasskeys,
  USER_VERIFICATION,
} from '../auth/passkeys/relying-party.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { listPasskeyRows } from '../db/passkeys.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

const TransportsSchema = v.array(v.string());

/** Returns the options for creating a passkey for the signed-in account. */
export const passkeyAddOptions: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  const known = await listPasskeyRows(context.db, session.user_id);
  if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();

  const site = relyingParty(context.settings);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: userHandleOf(session.user_id),
    userName: session.email,
    userDisplayName: session.username,
    attestationType: 'none',
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: USER_VERIFICATION },
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: v.parse(TransportsSchema, JSON.parse(transports)),
    })),
  });
  const { challenge } = options;
  const cookie = await startChallenge(request, context.db, challenge, session.user_id);
  return apiAnswer({ success: true, options: { ...options } }, { cookies: [cookie] });
};
