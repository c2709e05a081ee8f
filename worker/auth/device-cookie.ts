import { readCookie, writeCookie } from '../http/cookies.ts';
import { looksLikeToken, signToken, type TokenContext, verifyToken } from './tokens.ts';

const COOKIE = 'device';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/**
 * Says whether this browser has signed in to this account before (OWASP "Slow Down Online
 * Guessing Attacks with Device Cookies"). Its guesses are then counted apart, so that nobody else
 * can use up the owner's.
 *
 * @param account the pseudonym of the account that the visitor wants to sign in to.
 * @returns the browser's id, or undefined.
 */
export async function readDeviceId(
  request: Request,
  tokens: TokenContext,
  account: string,
): Promise<string | undefined> {
  const token = readCookie(request, COOKIE);
  if (token === undefined || !looksLikeToken(token)) return undefined;
  const claims = await verifyToken(tokens, 'device', token);
  return claims?.sub === account ? claims.jti : undefined;
}

/** The cookie that makes a browser known to an account; a known one keeps its id. */
export async function writeDeviceCookie(
  request: Request,
  tokens: TokenContext,
  device: { readonly account: string; readonly id: string | undefined },
): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  const token = await signToken(tokens, 'device', {
    sub: device.account,
    jti: device.id ?? crypto.randomUUID(),
    iat,
    exp: iat + LIFETIME_SECONDS,
  });
  return writeCookie(request, COOKIE, token, { maxAgeSeconds: LIFETIME_SECONDS });
}
