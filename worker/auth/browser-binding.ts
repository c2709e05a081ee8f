import { digest } from '../db/digests.ts';
import { deleteCookie, readCookie, writeCookie } from '../http/cookies.ts';
import { looksLikeSecret, makeSecret } from './secrets.ts';

/** What a browser can have begun, each with a cookie of its own. */
type Ceremony = 'oauth' | 'passkey';

interface BrowserBinding {
  /** Kept with what has begun. */
  readonly digest: string;
  /** The `Set-Cookie` value. */
  readonly cookie: string;
}

/**
 * Ties what begins now to this browser, by a secret that only it has (RFC 9700 §4.7.1). A browser
 * keeps its secret, so that two of its tabs do not get into each other's way.
 */
export async function bindBrowser(
  request: Request,
  ceremony: Ceremony,
  maxAgeSeconds: number,
): Promise<BrowserBinding> {
  const secret = readSecret(request, ceremony) ?? makeSecret();
  return {
    digest: await digest(secret),
    cookie: writeCookie(request, ceremony, secret, { maxAgeSeconds }),
  };
}

/** @returns undefined when this browser has begun nothing of the kind. */
export async function readBinding(
  request: Request,
  ceremony: Ceremony,
): Promise<string | undefined> {
  const secret = readSecret(request, ceremony);
  return secret === undefined ? undefined : digest(secret);
}

export function deleteBinding(request: Request, ceremony: Ceremony): string {
  return deleteCookie(request, ceremony);
}

function readSecret(request: Request, ceremony: Ceremony): string | undefined {
  const secret = readCookie(request, ceremony);
  return secret !== undefined && looksLikeSecret(secret) ? secret : undefined;
}
