import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { CHALLENGE_MS, startChallenge } from '../auth/passkeys/challenges.ts';
import { relyingParty, USER_VERIFICATION } from '../auth/passkeys/relying-party.ts';
import type { RequestContext } from '../context.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/**
 * Returns the options for logging in with any passkey of this site; the passkey identifies the
 * account.
 */
export async function passkeyLoginOptions(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readEmptyBody(request);

  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.settings).id,
    userVerification: USER_VERIFICATION,
    timeout: CHALLENGE_MS,
  });
  const cookie = await startChallenge(request, context.db, options.challenge, null);
  return apiAnswer({ success: true, options: { ...options } }, { cookies: [cookie] });
}
