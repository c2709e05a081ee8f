import type { RequestContext } from '../context.ts';
import { pseudonym } from '../db/digests.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { looksLikeToken, signToken, verifyToken } from './tokens.ts';

const COOKIE = 'device';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** What a browser is to an account. */
export interface Browser {
  /** The account's pseudonym, whether there is such an account or not. */
  readonly account: string;
  /** Set when this browser has signed in to this account before. */
  readonly deviceId: string | undefined;
}

/**
 * Says whether this browser has signed in to this account before (OWASP "Slow Down Online
 * Guessing Attacks with Device Cookies"). Its guesses are then counted apart, so that nobody else
 * can use up the owner's.
 *
 * @param email of the account that the visitor wants to sign in to, folded.
 */
export async function recognizeBrowser(
  request: Request,
  context: RequestContext,
  email: string,
): Promise<Browser> {
  const account = await pseudonym('account', email);
  const token = readCookie(request, COOKIE);
  const claims =
    token !== undefined && looksLikeToken(token)
      ? await verifyToken(context, 'device', token)
      : undefined;
  return { account, deviceId: claims?.sub === account ? claims.jti : undefined };
}

/** The cookie that makes a browser known to an account; a known one keeps its id. */
export async function writeDeviceCookie(
  request: Request,
  context: RequestContext,
  { account, deviceId = crypto.randomUUID() }: Browser,
): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: account, jti: deviceId, iat, exp: iat + LIFETIME_SECONDS };
  const token = await signToken(context, 'device', claims);
  return writeCookie(request, COOKIE, token, { maxAgeSeconds: LIFETIME_SECONDS });
}
