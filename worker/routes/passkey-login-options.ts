import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { clientNetwork } from '../auth/client-network.ts';
import { openDatabase } from '../auth/open-database.ts';
import { CHALLENGE_MS, startChallenge } from '../auth/passkeys/challenges.ts';
import { RELYING_PARTY, USER_VERIFICATION } from '../auth/passkeys/relying-party.ts';
import { passGate } from '../auth/throttle.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Asks for any passkey of this site: which account it opens, it says itself. */
export async function passkeyLoginOptions(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const network = clientNetwork(request.headers);
  await passGate(context.env.LOGIN_GATE, { network, deviceId: undefined });

  const options = await generateAuthenticationOptions({
    rpID: RELYING_PARTY.id,
    userVerification: USER_VERIFICATION,
    timeout: CHALLENGE_MS,
  });
  const db = await openDatabase(context);
  const cookie = await startChallenge(request, db, options.challenge, null);
  return apiAnswer({ success: true, options: { ...options } }, { cookies: [cookie] });
}
