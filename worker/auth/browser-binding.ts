import type { RequestContext } from '../context.ts';
import { VERIFICATION_HOURS } from '../contract/accounts.ts';
import { digest } from '../db/digests.ts';
import { looksLikeSecret, makeSecret } from './secrets.ts';

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
  context: RequestContext,
  ceremony: Ceremony,
  maxAgeSeconds: number,
): Promise<BrowserBinding> {
  const secret = readSecretCookie(context, ceremony) ?? makeSecret();
  return {
    digest: await digest(secret),
    cookie: context.client.cookies.write(ceremony, secret, { maxAgeSeconds }),
  };
}

/** @returns undefined if this browser has not started such a flow. */
export async function readBinding(
  context: RequestContext,
  ceremony: Ceremony,
): Promise<string | undefined> {
  const secret = readSecretCookie(context, ceremony);
  return secret === undefined ? undefined : digest(secret);
}

export function deleteBinding({ client }: RequestContext, ceremony: Ceremony): string {
  return client.cookies.delete(ceremony);
}

/** Binds a link that confirms an address to the browser that asks for it. */
export function bindLink(context: RequestContext) {
  return bindBrowser(context, 'link', VERIFICATION_HOURS * 60 * 60);
}

/** @returns undefined if the browser has no such cookie, or it holds no secret. */
export function readSecretCookie({ client }: RequestContext, name: string): string | undefined {
  const secret = client.cookies.read(name);
  return secret !== undefined && looksLikeSecret(secret) ? secret : undefined;
}
