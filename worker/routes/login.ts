import { foldEmail, isDemoAccount, publicUser } from '../auth/accounts.ts';
import { authenticate } from '../auth/authenticate.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { readDeviceId, writeDeviceCookie } from '../auth/device-cookie.ts';
import { openDatabase } from '../auth/open-database.ts';
import { startSession } from '../auth/sessions.ts';
import { passGate } from '../auth/throttle.ts';
import type { RequestContext } from '../context.ts';
import { LoginRequestSchema } from '../contract/account-schemas.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { logEvent } from '../log.ts';

export async function login(request: Request, context: RequestContext): Promise<Response> {
  const { email: typedEmail, password, remember } = await readBody(request, LoginRequestSchema);
  const email = foldEmail(typedEmail);
  const account = await pseudonym('account', email);
  const { requestId, env } = context;

  try {
    const tokens = { db: await openDatabase(context), secret: env.KEY_WRAPPING_SECRET };
    const isDemo = isDemoAccount(email);
    const deviceId = await readDeviceId(request, tokens, account);
    const guess = { account, isDemo, network: clientNetwork(request.headers), deviceId };

    await passGate(env.LOGIN_GATE, guess);
    const { user, refund } = await authenticate(tokens.db, { email, password }, guess, context);
    const cookies = [
      await startSession(request, tokens, {
        userId: user.id,
        isRemembered: remember,
        alongside: refund,
        passwordChangedAtMs: user.password_changed_at_ms,
      }),
    ];
    // Nobody can lock a demo account, so its many owners need no counter of their own.
    if (!isDemo) cookies.push(await writeDeviceCookie(request, tokens, { account, id: deviceId }));

    logEvent('login_succeeded', { requestId, account, remember });
    return apiAnswer({ success: true, user: publicUser(user) }, { cookies });
  } catch (error) {
    if (error instanceof ApiError) {
      const event = error.code === 'invalid_credentials' ? 'login_failed' : 'login_refused';
      logEvent(event, { requestId, account, code: error.code });
    }
    throw error;
  }
}
