import type { Database } from '../../db/database.ts';
import { sweepExpired } from '../../db/expired.ts';
import { insertChallenge, takeChallenge } from '../../db/passkey-challenges.ts';
import { bindBrowser, readBinding } from '../browser-binding.ts';

const CHALLENGE_SECONDS = 5 * 60;
export const CHALLENGE_MS = CHALLENGE_SECONDS * 1000;

/**
 * Remembers what a browser is asked to sign. Sweeps a bounded number of old ones by the way.
 *
 * @param userId the account that adds a passkey; null for a login.
 * @returns the `Set-Cookie` value that ties it to the browser.
 */
export async function startChallenge(
  request: Request,
  db: Database,
  challenge: string,
  userId: string | null,
): Promise<string> {
  const nowMs = Date.now();
  const { digest, cookie } = await bindBrowser(request, 'passkey', CHALLENGE_SECONDS);
  await db.batch([
    insertChallenge({
      challenge,
      browser_sha256: digest,
      user_id: userId,
      expires_at_ms: nowMs + CHALLENGE_MS,
    }),
    ...sweepExpired(['passkey_challenges'], nowMs),
  ]);
  return cookie;
}

/**
 * Checks the challenge that was signed, and uses it up: for this browser, this purpose and this
 * account only.
 */
export function challengeCheck(
  request: Request,
  db: Database,
  userId: string | null,
): (challenge: string) => Promise<boolean> {
  return async (challenge) => {
    const browser_sha256 = await readBinding(request, 'passkey');
    if (browser_sha256 === undefined) return false;
    return takeChallenge(db, { challenge, browser_sha256, user_id: userId }, Date.now());
  };
}
