import { foldEmail, isDemoAccount, publicUser } from '../auth/accounts.ts';
import { authenticate } from '../auth/authenticate.ts';
import { recognizeBrowser } from '../auth/device-cookie.ts';
import type { AccountPostHandler, GetHandler, PostHandler } from '../auth/endpoint.ts';
import { passLoginGate } from '../auth/flood-gate.ts';
import { loadKeyRing } from '../auth/keys.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { noteBlockedLogin } from '../auth/note-blocked-login.ts';
import { notSignedIn } from '../auth/require-session.ts';
import { enter } from '../auth/second-factor/enter.ts';
import {
  deleteSessionCookie,
  endSession,
  findSession,
  hasSessionCookie,
  noteSessionUse,
} from '../auth/sessions.ts';
import { signToken } from '../auth/tokens.ts';
import type { RequestContext } from '../context.ts';
import { ACCESS_TOKEN_MINUTES } from '../contract/accounts.ts';
import type { Done } from '../contract/answers.ts';
import { act, alive, proven } from '../db/authority.ts';
import { endAllSessions, endOtherSession, endOwnSession } from '../db/sessions.ts';
import { ApiError } from '../http/errors.ts';
import type { Answer } from '../http/responses.ts';

export const logIn: PostHandler<'/api/login'> = async (context, { body }) => {
  const { password, remember: isRemembered } = body;
  const email = foldEmail(body.email);
  try {
    const browser = await recognizeBrowser(context, email);
    await passLoginGate(context, browser);
    const isDemo = isDemoAccount(context.settings, email);
    const guess = { ...browser, isDemo, network: context.client.network };
    const user = await authenticate(context, { email, password }, guess);
    const first = { user, isRemembered, method: 'password', browser } as const;
    const { needsSecondFactor, cookies } = await enter(context, first);
    if (needsSecondFactor) return { body: { success: true, needsSecondFactor }, cookies };
    return { body: { success: true, user: publicUser(user) }, cookies };
  } catch (error) {
    if (error instanceof ApiError) {
      const event = error.code === 'invalid_credentials' ? 'login_failed' : 'login_refused';
      await logAccountEvent(context, event, { email }, { code: error.code });
      if (error.code === 'too_many_attempts') noteBlockedLogin(context, email);
    }
    throw error;
  }
};

/** Returns the signed-in user. Without a cookie, it does not query the database. */
export const readSession: GetHandler<'/api/session'> = async (context) => {
  const found = await findSession(context);
  if (found === undefined) {
    const cookie = hasSessionCookie(context) ? { 'Set-Cookie': deleteSessionCookie(context) } : {};
    throw notSignedIn(cookie);
  }
  noteSessionUse(found, context);
  return {
    body: {
      success: true,
      user: publicUser({ id: found.user_id, email: found.email, username: found.username }),
      isEmailVerified: found.email_verified_at_ms !== null,
      isDemo: found.is_demo === 1,
      needsReview: found.review_since_ms !== null,
      expiresAt: new Date(found.expires_at_ms).toISOString(),
    },
  };
};

/** Idempotent: the response is the same with or without a session. */
export const logOut: PostHandler<'/api/logout'> = async (context) => {
  const session = await endSession(context);
  if (session !== undefined) await logAccountEvent(context, 'logout', session);
  return signedOutAnswer(context);
};

/** Success response that deletes the session data in the browser. */
export function signedOutAnswer(context: RequestContext): Answer<Done> {
  return {
    body: { success: true },
    cookies: [deleteSessionCookie(context)],
    headers: { 'Clear-Site-Data': '"storage"' },
  };
}

/**
 * Ends every session of the account and makes it forget its browsers; for a demo account, which is
 * shared, ends only the current session.
 */
export const logOutEverywhere: AccountPostHandler<'/api/logout-everywhere'> = async (
  context,
  { session },
) => {
  const isDemo = session.is_demo === 1;
  await (isDemo
    ? endOwnSession(context.db, alive(session))
    : endAllSessions(context.db, proven(session)));
  await logAccountEvent(context, 'logout_everywhere', session);
  return signedOutAnswer(context);
};

/**
 * Ends one of the user's own sessions. The response is the same for an ended or foreign session.
 */
export const endOneSession: AccountPostHandler<'/api/account/sessions/end'> = async (
  context,
  { session, body: { id } },
) => {
  const isCurrent = id === session.sid;
  if (isCurrent) await endOwnSession(context.db, alive(session));
  const isEnded = isCurrent || (await endOtherSession(context.db, proven(session), id));
  if (isEnded) await logAccountEvent(context, 'session_ended', session);
  return { body: { success: true }, cookies: isCurrent ? [deleteSessionCookie(context)] : [] };
};

/** The only client that requests tokens (RFC 9068 §2.2 requires a client id). */
const CLIENT_ID = 'onego-site';

/**
 * Issues an access token for the copilot's host or an API client (RFC 9068), verifiable with
 * `/.well-known/jwks.json`. It outlives its session by 15 minutes at most.
 */
export const issueToken: AccountPostHandler<'/api/token'> = async (context, { session }) => {
  const iat = Math.floor(Date.now() / 1000);
  const exp = Math.min(iat + ACCESS_TOKEN_MINUTES * 60, Math.floor(session.expires_at_ms / 1000));
  const accessToken = await signToken(context, 'access', {
    sub: session.user_id,
    sid: session.sid,
    jti: crypto.randomUUID(),
    client_id: CLIENT_ID,
    username: session.username,
    email_verified: session.email_verified_at_ms !== null,
    demo: session.is_demo === 1,
    iat,
    exp,
  });
  await act(context.db, alive(session), []);
  await logAccountEvent(context, 'access_token_issued', session);
  return {
    body: {
      success: true,
      accessToken,
      tokenType: 'Bearer',
      expiresInSeconds: exp - iat,
    },
  };
};

const CACHE_SECONDS = 5 * 60;

/** Publishes the public keys for verifying this site's tokens (RFC 7517 §5). */
export async function publishKeys(_request: Request, context: RequestContext): Promise<Response> {
  const { published } = await loadKeyRing(context);
  return Response.json(
    { keys: published },
    { headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` } },
  );
}

/** Leads password managers to the form (https://www.w3.org/TR/change-password-url/). */
export async function leadToPassword(): Promise<Response> {
  return new Response(null, { status: 302, headers: { Location: '/account' } });
}
