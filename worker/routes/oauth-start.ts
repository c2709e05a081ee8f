import { bindBrowser } from '../auth/browser-binding.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { ATTEMPT_SECONDS, startAttempt } from '../auth/oauth/attempts.ts';
import { authorizationUrl } from '../auth/oauth/authorize.ts';
import { requireProvider } from '../auth/oauth/providers.ts';
import { SignInRefused } from '../auth/oauth/refused.ts';
import { openDatabase } from '../auth/open-database.ts';
import {
  requireOwnAccount,
  requireSession,
  requireVerifiedEmail,
} from '../auth/require-session.ts';
import { passGate } from '../auth/throttle.ts';
import type { RequestContext } from '../context.ts';
import { OAuthStartRequestSchema } from '../contract/account-schemas.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';

/** Says where at the provider the sign-in goes on, and remembers what it has to come back with. */
export async function oauthStart(request: Request, context: RequestContext): Promise<Response> {
  const { provider, intent, remember } = await readBody(request, OAuthStartRequestSchema);
  const network = clientNetwork(request.headers);
  await passGate(context.env.LOGIN_GATE, { network, deviceId: undefined });
  const userId = intent === 'connect' ? await requireConnecting(request, context) : null;
  const configured = requireProvider(context.env, provider);

  const { digest, cookie } = await bindBrowser(request, 'oauth', ATTEMPT_SECONDS);
  const attempt = await startAttempt(await openDatabase(context), {
    browserDigest: digest,
    provider,
    intent,
    userId,
    isRemembered: remember,
  });
  const location = await authorizationUrl(configured, attempt).catch((error: unknown) => {
    if (error instanceof SignInRefused) throw providerUnavailable(error.cause);
    throw error;
  });
  return apiAnswer({ success: true, location }, { cookies: [cookie] });
}

/** @returns the account that connects. */
async function requireConnecting(request: Request, context: RequestContext): Promise<string> {
  const signedIn = await requireSession(request, context);
  requireOwnAccount(signedIn);
  requireVerifiedEmail(signedIn);
  return signedIn.session.user_id;
}

function providerUnavailable(cause: unknown): ApiError {
  return new ApiError(
    503,
    'provider_unavailable',
    'This sign-in does not answer right now. Please try again, or log in another way.',
    { headers: { 'Retry-After': '5' }, cause },
  );
}
