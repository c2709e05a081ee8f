import { foldEmail, isDemoAccount } from '../auth/accounts.ts';
import { bindBrowser, readBinding } from '../auth/browser-binding.ts';
import type { AccountPostHandler, PostHandler } from '../auth/endpoint.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import {
  ATTEMPT_SECONDS,
  checkAttempt,
  endAttempt,
  makeAttemptSecrets,
  startAttempt,
} from '../auth/oauth/attempts.ts';
import { authorizationUrl } from '../auth/oauth/authorize.ts';
import { exchangeCode } from '../auth/oauth/exchange-code.ts';
import { finishConnect, finishLogin, finishProof } from '../auth/oauth/finish.ts';
import { makeConnectionLink, PENDING_CONNECTION_SECONDS } from '../auth/oauth/pending.ts';
import { providerName, requireProvider } from '../auth/oauth/providers.ts';
import { SignInRefused } from '../auth/oauth/refused.ts';
import { requireProofCode } from '../auth/proofs.ts';
import { anybody, type Caller, owner, verifiedOwner } from '../auth/require-session.ts';
import { admitRequest } from '../auth/throttle.ts';
import type { RequestContext } from '../context.ts';
import type { OAuthOutcome, Provider } from '../contract/accounts.ts';
import { alive, proven } from '../db/authority.ts';
import { deleteConnection, listConnections } from '../db/connections.ts';
import type { OAuthIntent } from '../db/oauth-attempts.ts';
import { findPendingIdentity, insertPendingConnection } from '../db/pending-identities.ts';
import type { LiveSession } from '../db/sessions.ts';
import { findUserByEmail } from '../db/users.ts';
import { ApiError, lastSignInMethod } from '../http/errors.ts';
import { logError, logEvent } from '../log.ts';
import {
  confirmConnectionMessage,
  logInToConnectMessage,
  signInMethodRemovedMessage,
} from '../mail/messages/sign-in.ts';
import { withMails } from '../mail/outbox.ts';

/** Who may start a sign-in. */
const CALLERS: Readonly<Record<OAuthIntent, Caller<LiveSession | undefined>>> = {
  login: anybody,
  connect: verifiedOwner,
  prove: owner,
};

/** Starts a sign-in: stores its state and returns the provider's URL. */
export const start: PostHandler<'/api/oauth/start'> = async (
  context,
  { body: { provider, intent, remember, code } },
) => {
  const session = await CALLERS[intent].find(context);
  const configured = requireProvider(context, provider);

  const codeUse =
    session !== undefined && intent === 'prove'
      ? await requireProofCode(context, session, code)
      : undefined;
  const secrets = makeAttemptSecrets();
  const location = await authorizationUrl(configured, secrets).catch((error: unknown) => {
    if (error instanceof SignInRefused) throw providerUnavailable(error.cause);
    throw error;
  });
  const { digest, cookie } = await bindBrowser(context, 'oauth', ATTEMPT_SECONDS);
  const start = {
    browser_sha256: digest,
    provider,
    intent,
    is_remembered: remember ? 1 : 0,
  };
  const by = session && (intent === 'connect' ? proven(session) : alive(session));
  await startAttempt(context, start, secrets, { by, codeUse });
  return { body: { success: true, location }, cookies: [cookie] };
};

function providerUnavailable(cause: unknown): ApiError {
  return new ApiError(
    503,
    'provider_unavailable',
    'This sign-in is not responding right now. Please try again, or log in another way.',
    { headers: { 'Retry-After': '5' }, cause },
  );
}

/** Allowlist of redirect targets after a sign-in. */
const SCREENS: Readonly<Record<OAuthIntent, string>> = {
  login: '/login?sign-in=',
  connect: '/account?connect=',
  prove: '/account?proof=',
};

const FINISH = { login: finishLogin, connect: finishConnect, prove: finishProof } as const;

/** Handles a provider's callback. Every outcome redirects to a screen that explains it. */
export function callback(provider: Provider) {
  return (request: Request, context: RequestContext) =>
    finish(provider, new URL(request.url).searchParams, context);
}

async function finish(
  provider: Provider,
  parameters: URLSearchParams,
  context: RequestContext,
): Promise<Response> {
  let intent: OAuthIntent = 'login';
  try {
    const state = parameters.get('state') ?? '';
    const ended = await endAttempt(context.db, state);
    intent = ended?.intent ?? intent;
    const browserDigest = await readBinding(context, 'oauth');
    const attempt = checkAttempt(ended, { provider, browserDigest });
    const { code_verifier: codeVerifier, nonce } = attempt;
    const answer = { parameters, state, codeVerifier, nonce };
    const identity = await exchangeCode(requireProvider(context, provider), answer);
    const { outcome, cookies } = await FINISH[intent]({ context, attempt }, identity);
    return goTo(intent, outcome, cookies);
  } catch (error) {
    logRefusal(error, provider, context);
    return goTo(intent, error instanceof SignInRefused ? error.outcome : 'failed');
  }
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

/**
 * Sends a confirmation link to the address entered after a sign-in without a verified one. The owner
 * of an account gets a mail without a link: only they can connect it, from within. The response is
 * the same for every address; the link works only in this browser.
 */
export const mailConnectionLink: PostHandler<'/api/oauth/email'> = async (
  context,
  { body: { email } },
) => {
  if (email === '') throw addressMissing();

  const browserDigest = await readBinding(context, 'oauth');
  if (browserDigest === undefined) throw startAgain();
  const identity = await findPendingIdentity(context.db, browserDigest);
  if (identity === null) throw startAgain();
  await admitRequest(context, 'mails');

  const to = foldEmail(email);
  if (!isDemoAccount(context.settings, to)) {
    const { db, settings } = context;
    const provider = providerName(identity.provider);
    const { url, pending } = await makeConnectionLink(context, browserDigest, identity, to);
    const owner = await findUserByEmail(db, to);
    const isConfirmed = owner !== null && owner.email_verified_at_ms !== null;
    const mail = isConfirmed
      ? logInToConnectMessage(settings, to, provider)
      : confirmConnectionMessage(settings, to, { url, provider });
    await withMails(context, [mail], (notices) =>
      db.batch([insertPendingConnection(pending), ...notices]),
    );
  }
  const { cookie } = await bindBrowser(context, 'oauth', PENDING_CONNECTION_SECONDS);
  return { body: { success: true }, cookies: [cookie] };
};

function addressMissing(): ApiError {
  return new ApiError(400, 'invalid_request', 'Enter your email address.', { field: 'email' });
}

function startAgain(): ApiError {
  return new ApiError(400, 'invalid_token', 'This sign-in took too long. Please start it again.');
}

/** Disconnects a provider from the signed-in account, unless it is the only sign-in method. */
export const disconnect: AccountPostHandler<'/api/oauth/disconnect'> = async (
  context,
  { session, body: { provider } },
) => {
  const { db, settings } = context;
  const mail = signInMethodRemovedMessage(settings, session.email, providerName(provider));
  const isDeleted = await withMails(context, [mail], (notices) =>
    deleteConnection(db, proven(session), provider, notices),
  );
  if (!isDeleted) {
    const connections = await listConnections(db, session.user_id);
    throw connections.some((connection) => connection.provider === provider)
      ? lastSignInMethod()
      : new ApiError(404, 'not_found', 'Your account is not connected with that provider.');
  }
  await logAccountEvent(context, 'sign_in_method_removed', session, { method: provider });
  return { body: { success: true } };
};
