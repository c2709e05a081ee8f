import { digest } from '../db/digests.ts';
import { deleteCookie, writeCookie } from '../http/cookies.ts';
import { makeSecret, readSecretCookie } from './secrets.ts';

/** Flows that are bound to a browser, each by its own cookie. */
type Ceremony = 'link' | 'login' | 'oauth' | 'passkey';

interface BrowserBinding {
  /** Stored on the server with the flow. */
  readonly digest: string;
  /** The `Set-Cookie` value. */
  readonly cookie: string;
}

/**
 * Binds a flow to this browser by a secret cookie (RFC 9700 §4.7.1). The browser keeps its secret
 * across flows, so that two tabs do not interfere with each other.
 */
export async function bindBrowser(
  request: Request,
  ceremony: Ceremony,
  maxAgeSeconds: number,
): Promise<BrowserBinding> {
  const secret = readSecretCookie(request, ceremony) ?? makeSecret();
  return {
    digest: await digest(secret),
    cookie: writeCookie(request, ceremony, secret, { maxAgeSeconds }),
  };
}

/** @returns undefined if this browser has not started such a flow. */
export async function readBinding(
  request: Request,
  ceremony: Ceremony,
): Promise<string | undefined> {
  const secret = readSecretCookie(request, ceremony);
  return secret === undefined ? undefined : digest(secret);
}

export function deleteBinding(request: Request, ceremony: Ceremony): string {
  return deleteCookie(request, ceremony);
}
