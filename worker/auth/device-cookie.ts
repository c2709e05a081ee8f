import type { RequestContext } from '../context.ts';
import type { Statement } from '../db/database.ts';
import { deleteOldestDevices, findKnownDevice, upsertDevice } from '../db/devices.ts';
import { digest, pseudonym } from '../db/digests.ts';
import { looksLikeSecret, makeSecret } from './secrets.ts';

const COOKIE = 'device';
/** Accounts that one browser remembers. */
const ACCOUNTS = 5;
/** Browsers that one account remembers. */
const MAX_DEVICES = 30;
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
  const deviceIds = await readDeviceIds(context);
  if (deviceIds.length === 0) return { account, deviceId: undefined };
  return { account, deviceId: await findKnownDevice(context.db, deviceIds, email) };
}

/** The digests of this browser's secrets; whether an account knows one has to be looked up. */
export function readDeviceIds(context: RequestContext): Promise<string[]> {
  return Promise.all(readSecrets(context).map(digest));
}

/** One for each account that has signed in here, newest first. */
function readSecrets({ client }: RequestContext): string[] {
  return (client.cookies.read(COOKIE) ?? '').split('.').filter(looksLikeSecret).slice(0, ACCOUNTS);
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
 * new secret, so that an earlier copy of its cookie stays worthless. Those of other accounts stay.
 */
export async function rememberBrowser(
  context: RequestContext,
  { deviceId }: Browser,
  { userId, sid, trustedUntilMs }: BrowserLogin,
): Promise<KnownBrowser> {
  const secrets = readSecrets(context);
  const known = secrets[(await readDeviceIds(context)).indexOf(deviceId ?? '')];
  const secret = known ?? makeSecret();
  const secretSha256 = await digest(secret);
  const kept = [secret, ...secrets.filter((other) => other !== secret)].slice(0, ACCOUNTS);
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
    cookie: cookies.write(COOKIE, kept.join('.'), { maxAgeSeconds: LIFETIME_SECONDS }),
    statements: [upsertDevice(device, sid), deleteOldestDevices(userId, MAX_DEVICES)],
  };
}
