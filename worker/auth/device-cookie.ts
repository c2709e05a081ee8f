import type { RequestContext } from '../context.ts';
import type { Statement } from '../db/database.ts';
import { isKnownDevice, replaceDeviceSecret, upsertDevice } from '../db/devices.ts';
import { digest, pseudonym } from '../db/digests.ts';
import { readSecretCookie } from './browser-binding.ts';
import { makeSecret } from './secrets.ts';

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
 * attacker cannot lock the owner out. A reset or a change of the password makes the account forget
 * them.
 *
 * @param email address being signed in to, normalized by `foldEmail`.
 */
export async function recognizeBrowser(context: RequestContext, email: string): Promise<Browser> {
  const account = await pseudonym('account', email);
  const deviceId = await readDeviceId(context);
  const isKnown = deviceId !== undefined && (await isKnownDevice(context.db, deviceId, email));
  return { account, deviceId: isKnown ? deviceId : undefined };
}

/** The digest of this browser's secret; whether an account knows it has to be looked up. */
export async function readDeviceId(context: RequestContext): Promise<string | undefined> {
  const secret = readSecretCookie(context, COOKIE);
  return secret === undefined ? undefined : digest(secret);
}

interface KnownBrowser {
  /** The `Set-Cookie` value. */
  readonly cookie: string;
  /** For the transaction that inserts the session. */
  readonly statements: readonly Statement[];
}

interface BrowserLogin {
  readonly userId: string;
  readonly sid: string;
  /** Until when the account does not ask this browser for codes; null for no change. */
  readonly trustedUntilMs: number | null;
}

/**
 * Makes the account of a session know this browser. A browser that the account does not know gets a
 * new secret, so that an earlier copy of its cookie stays worthless.
 */
export async function rememberBrowser(
  context: RequestContext,
  { deviceId }: Browser,
  { userId, sid, trustedUntilMs }: BrowserLogin,
): Promise<KnownBrowser> {
  const old = readSecretCookie(context, COOKIE);
  const secret = old !== undefined && deviceId !== undefined ? old : makeSecret();
  const secretSha256 = await digest(secret);
  const { cookies, userAgent, place } = context.client;
  const nowMs = Date.now();
  const device = {
    secret_sha256: secretSha256,
    user_id: userId,
    user_agent: userAgent,
    place,
    created_at_ms: nowMs,
    last_used_at_ms: nowMs,
    expires_at_ms: nowMs + LIFETIME_SECONDS * 1000,
    second_factor_until_ms: trustedUntilMs,
  };
  return {
    cookie: cookies.write(COOKIE, secret, { maxAgeSeconds: LIFETIME_SECONDS }),
    statements: [
      ...(old === undefined || old === secret
        ? []
        : [replaceDeviceSecret(await digest(old), secretSha256, sid)]),
      upsertDevice(device, sid),
    ],
  };
}
