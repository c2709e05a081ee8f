import type { RequestContext } from '../context.ts';
import { pseudonym } from '../db/digests.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { looksLikeToken, signToken, verifyToken } from './tokens.ts';

const COOKIE = 'device';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** A browser in relation to an account. */
export interface Browser {
  /** Pseudonym of the account, whether or not the account exists. */
  readonly account: string;
  /** Set if this browser has signed in to this account before. */
  readonly deviceId: string | undefined;
}

/**
 * Checks whether this browser has signed in to this account before (OWASP "Slow Down Online
 * Guessing Attacks with Device Cookies"). Known browsers get their own attempt counter, so that an
 * attacker cannot lock the owner out.
 *
 * @param email address being signed in to, normalized by `foldEmail`.
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

/** Creates the cookie by which an account recognizes a browser; a known browser keeps its id. */
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
