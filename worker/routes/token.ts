import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { signToken } from '../auth/tokens.ts';
import { ACCESS_TOKEN_MINUTES } from '../contract/accounts.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** The only client that requests tokens (RFC 9068 §2.2 requires a client id). */
const CLIENT_ID = 'onego-site';

/**
 * Issues an access token for the copilot's host or an API client (RFC 9068), verifiable with
 * `/.well-known/jwks.json`. It outlives its session by 15 minutes at most.
 */
export const token: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);

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
  await logAccountEvent(context, 'access_token_issued', session);
  return apiAnswer({
    success: true,
    accessToken,
    tokenType: 'Bearer',
    expiresInSeconds: exp - iat,
  });
};
