import type { Database } from '../../db/database.ts';
import { sweepExpired } from '../../db/expired.ts';
import { insertChallenge, takeChallenge } from '../../db/passkey-challenges.ts';
import { bindBrowser, readBinding } from '../browser-binding.ts';

const CHALLENGE_SECONDS = 5 * 60;
export const CHALLENGE_MS = CHALLENGE_SECONDS * 1000;

/**
 * Stores a challenge bound to the browser. Also deletes a bounded number of expired rows.
 *
 * @param userId the account that adds a passkey; null for a login.
 * @returns the `Set-Cookie` value that binds the challenge to the browser.
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
 * Creates a check that consumes a signed challenge if it was issued to this browser, purpose and
 * account.
 */
export function challengeCheck(
  request: Request,
  db: Database,
  userId: string | null,
): (challenge: string) => Promise<boolean> {
  return async (challenge) => {
    const browser_sha256 = await readBinding(request, 'passkey');
    if (browser_sha256 === undefined) return false;
    return takeChallenge(db, { challenge, browser_sha256, user_id: userId });
  };
}
