import { foldEmail, isDemoAccount, publicUser } from '../auth/accounts.ts';
import { authenticate } from '../auth/authenticate.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import { passLoginGate } from '../auth/flood-gate.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { noteBlockedLogin } from '../auth/note-blocked-login.ts';
import { enter } from '../auth/second-factor/enter.ts';
import type { RequestContext } from '../context.ts';
import { LoginRequestSchema } from '../contract/account-schemas.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';

export async function login(request: Request, context: RequestContext): Promise<Response> {
  const body = await readBody(request, LoginRequestSchema);
  const { password, remember: isRemembered } = body;
  const email = foldEmail(body.email);
  try {
    const browser = await recognizeBrowser(request, context, email);
    await passLoginGate(request, context, browser);
    const isDemo = isDemoAccount(context.settings, email);
    const guess = { ...browser, isDemo, network: clientNetwork(request.headers) };
    const user = await authenticate(context, { email, password }, guess);
    const first = { user, isRemembered, method: 'password', browser } as const;
    const { needsSecondFactor, cookies } = await enter(request, context, first);
    if (needsSecondFactor) return apiAnswer({ success: true, needsSecondFactor }, { cookies });
    return apiAnswer({ success: true, user: publicUser(user) }, { cookies });
  } catch (error) {
    if (error instanceof ApiError) {
      const event = error.code === 'invalid_credentials' ? 'login_failed' : 'login_refused';
      await logAccountEvent(context, event, { email }, { code: error.code });
      if (error.code === 'too_many_attempts') noteBlockedLogin(context, email);
    }
    throw error;
  }
}
