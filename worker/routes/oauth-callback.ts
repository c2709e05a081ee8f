import type { IRequestStrict } from 'itty-router';
import * as v from 'valibot';
import { readBinding } from '../auth/browser-binding.ts';
import { checkAttempt, endAttempt } from '../auth/oauth/attempts.ts';
import { exchangeCode } from '../auth/oauth/exchange-code.ts';
import { finishConnect, finishLogin, finishProof } from '../auth/oauth/finish.ts';
import { requireProvider } from '../auth/oauth/providers.ts';
import { SignInRefused } from '../auth/oauth/refused.ts';
import type { RequestContext } from '../context.ts';
import { type OAuthOutcome, PROVIDERS, type Provider } from '../contract/accounts.ts';
import type { OAuthIntent } from '../db/oauth-attempts.ts';
import { ApiError } from '../http/errors.ts';
import { logError, logEvent } from '../log.ts';

/** Allowlist of redirect targets after a sign-in. */
const SCREENS: Readonly<Record<OAuthIntent, string>> = {
  login: '/login?sign-in=',
  connect: '/account?connect=',
  prove: '/account?proof=',
};

const FINISH = { login: finishLogin, connect: finishConnect, prove: finishProof } as const;

/** Handles the provider's callback. Every outcome redirects to a screen that explains it. */
export async function oauthCallback(
  request: IRequestStrict,
  context: RequestContext,
): Promise<Response> {
  const { searchParams: parameters } = new URL(request.url);
  const provider = requireKnown(request.params.provider);
  let intent: OAuthIntent = 'login';
  try {
    const state = parameters.get('state') ?? '';
    const ended = await endAttempt(context.db, state);
    intent = ended?.intent ?? intent;
    const browserDigest = await readBinding(request, 'oauth');
    const attempt = checkAttempt(ended, { provider, browserDigest });
    const { code_verifier: codeVerifier, nonce } = attempt;
    const answer = { parameters, state, codeVerifier, nonce };
    const identity = await exchangeCode(requireProvider(context, provider), answer);
    const { outcome, cookies } = await FINISH[intent]({ request, context, attempt }, identity);
    return goTo(intent, outcome, cookies);
  } catch (error) {
    logRefusal(error, provider, context);
    return goTo(intent, error instanceof SignInRefused ? error.outcome : 'failed');
  }
}

/** @throws {ApiError} 404 `not_found`. */
function requireKnown(provider: string | undefined): Provider {
  const result = v.safeParse(v.picklist(PROVIDERS), provider);
  if (result.success) return result.output;
  throw new ApiError(404, 'not_found', 'There is nothing at this address.');
}

function goTo(intent: OAuthIntent, outcome: OAuthOutcome, cookies: readonly string[] = []) {
  const location = `${SCREENS[intent]}${outcome}`;
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function logRefusal(error: unknown, method: Provider, { requestId }: RequestContext): void {
  if (error instanceof SignInRefused) {
    const { outcome, reason } = error;
    logEvent('sign_in_refused', { requestId, method, outcome, reason });
  } else if (error instanceof ApiError) {
    logError('unavailable', error.cause ?? error, requestId);
  } else {
    logError('unexpected_error', error, requestId);
  }
}
