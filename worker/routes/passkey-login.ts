import { publicUser } from '../auth/accounts.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import { openSession } from '../auth/open-session.ts';
import { challengeCheck } from '../auth/passkeys/challenges.ts';
import { InvalidPasskey } from '../auth/passkeys/invalid.ts';
import { verifyPasskeyLogin } from '../auth/passkeys/verify-login.ts';
import { type Guess, makeCountedGuess } from '../auth/throttle.ts';
import type { RequestContext } from '../context.ts';
import { PasskeyLoginRequestSchema } from '../contract/account-schemas.ts';
import { notePasskeyUse } from '../db/passkeys.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

export async function passkeyLogin(request: Request, context: RequestContext): Promise<Response> {
  const { credential, remember: isRemembered } = await readBody(request, PasskeyLoginRequestSchema);
  const { db, requestId } = context;

  // The account is unknown until the passkey is verified, so only the network is counted, as for
  // demo accounts.
  const network = clientNetwork(request.headers);
  const guess: Guess = { account: '', isDemo: true, network, deviceId: undefined };
  const check = challengeCheck(request, db, null);
  const { passkey, signatureCount } = await makeCountedGuess(db, guess, () =>
    verifyPasskeyLogin(context, credential, check),
  ).catch((error: unknown) => {
    if (error instanceof InvalidPasskey) {
      logEvent('sign_in_refused', { requestId, method: 'passkey', reason: error.reason });
    }
    throw error;
  });
  await db.run(notePasskeyUse(passkey.credential_id, signatureCount));

  const user = { id: passkey.user_id, email: passkey.email, username: passkey.username };
  const browser = await recognizeBrowser(request, context, user.email);
  const opening = { user, isRemembered, method: 'passkey', browser } as const;
  const cookies = await openSession(request, context, opening);
  return apiAnswer({ success: true, user: publicUser(user) }, { cookies });
}
