import { bindBrowser } from '../auth/browser-binding.ts';
import { ATTEMPT_SECONDS, makeAttemptSecrets, startAttempt } from '../auth/oauth/attempts.ts';
import { authorizationUrl } from '../auth/oauth/authorize.ts';
import { requireProvider } from '../auth/oauth/providers.ts';
import { SignInRefused } from '../auth/oauth/refused.ts';
import { requireProofCode } from '../auth/proofs.ts';
import { OWNER, requireSession, VERIFIED_OWNER } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { OAuthStartRequestSchema } from '../contract/account-schemas.ts';
import type { OAuthIntent } from '../db/oauth-attempts.ts';
import type { LiveSession } from '../db/sessions.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';

/** Starts a sign-in: stores its state and returns the provider's URL. */
export async function oauthStart(request: Request, context: RequestContext): Promise<Response> {
  const { provider, intent, remember, code } = await readBody(request, OAuthStartRequestSchema);
  const session = await sessionFor(intent, request, context);
  const configured = requireProvider(context, provider);

  const codeUse =
    session !== null && intent === 'prove'
      ? await requireProofCode(request, context, session, code)
      : undefined;
  const secrets = makeAttemptSecrets();
  const location = await authorizationUrl(configured, secrets).catch((error: unknown) => {
    if (error instanceof SignInRefused) throw providerUnavailable(error.cause);
    throw error;
  });
  const { digest, cookie } = await bindBrowser(request, 'oauth', ATTEMPT_SECONDS);
  const start = {
    browser_sha256: digest,
    provider,
    intent,
    user_id: session?.user_id ?? null,
    is_remembered: remember ? 1 : 0,
  };
  await startAttempt(context, start, secrets, codeUse);
  return apiAnswer({ success: true, location }, { cookies: [cookie] });
}

/** The session that the intent requires; null for a login. */
async function sessionFor(
  intent: OAuthIntent,
  request: Request,
  context: RequestContext,
): Promise<LiveSession | null> {
  if (intent === 'login') return null;
  const session = await requireSession(request, context);
  for (const check of intent === 'prove' ? OWNER : VERIFIED_OWNER) check(session);
  return session;
}

function providerUnavailable(cause: unknown): ApiError {
  return new ApiError(
    503,
    'provider_unavailable',
    'This sign-in is not responding right now. Please try again, or log in another way.',
    { headers: { 'Retry-After': '5' }, cause },
  );
}
