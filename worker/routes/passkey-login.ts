import { publicUser } from '../auth/accounts.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { openDatabase } from '../auth/open-database.ts';
import { openSession } from '../auth/open-session.ts';
import { admitPasskeyLogin } from '../auth/passkeys/admit.ts';
import { challengeCheck } from '../auth/passkeys/challenges.ts';
import { InvalidPasskey } from '../auth/passkeys/invalid.ts';
import { verifyPasskeyLogin } from '../auth/passkeys/verify-login.ts';
import { passGate } from '../auth/throttle.ts';
import type { RequestContext } from '../context.ts';
import { PasskeyLoginRequestSchema } from '../contract/account-schemas.ts';
import { notePasskeyUse } from '../db/passkeys.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

export async function passkeyLogin(request: Request, context: RequestContext): Promise<Response> {
  const { credential, remember } = await readBody(request, PasskeyLoginRequestSchema);
  const { requestId, env } = context;
  const network = clientNetwork(request.headers);
  await passGate(env.LOGIN_GATE, { network, deviceId: undefined });

  const tokens = { db: await openDatabase(context), secret: env.KEY_WRAPPING_SECRET };
  const refund = await admitPasskeyLogin(tokens.db, network);
  const check = challengeCheck(request, tokens.db, null);
  const { passkey, signatureCount } = await verifyPasskeyLogin(tokens.db, credential, check).catch(
    (error: unknown) => {
      if (error instanceof InvalidPasskey) {
        const { reason } = error;
        logEvent('sign_in_refused', { requestId, method: 'passkey', reason });
      }
      throw error;
    },
  );

  const user = { id: passkey.user_id, email: passkey.email, username: passkey.username };
  const use = notePasskeyUse(passkey.credential_id, signatureCount, Date.now());
  const cookies = await openSession(request, tokens, {
    user,
    isRemembered: remember,
    alongside: [...refund, use],
  });
  const account = await pseudonym('account', user.email);
  logEvent('login_succeeded', { requestId, account, remember, method: 'passkey' });
  return apiAnswer({ success: true, user: publicUser(user) }, { cookies });
}
