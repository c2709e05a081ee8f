import type { RequestContext } from '../../context.ts';
import type { Proven } from '../../db/authority.ts';
import { sweepExpired } from '../../db/expired.ts';
import { insertChallenge, takeChallenge } from '../../db/passkey-challenges.ts';
import { bindBrowser, readBinding } from '../browser-binding.ts';

const CHALLENGE_SECONDS = 5 * 60;
export const CHALLENGE_MS = CHALLENGE_SECONDS * 1000;

/**
 * Stores a challenge bound to the browser. Also deletes a bounded number of expired rows.
 *
 * @param by the session that adds a passkey; undefined for a login.
 * @returns the `Set-Cookie` value that binds the challenge to the browser.
 */
export async function startChallenge(
  context: RequestContext,
  challenge: string,
  by: Proven | undefined,
): Promise<string> {
  const nowMs = Date.now();
  const { digest, cookie } = await bindBrowser(context, 'passkey', CHALLENGE_SECONDS);
  await context.db.batch([
    insertChallenge({ challenge, browser_sha256: digest, expires_at_ms: nowMs + CHALLENGE_MS }, by),
    ...sweepExpired(['passkey_challenges'], nowMs),
  ]);
  return cookie;
}

/**
 * Creates a check that consumes a signed challenge if it was issued to this browser, purpose and
 * account.
 */
export function challengeCheck(
  context: RequestContext,
  userId: string | null,
): (challenge: string) => Promise<boolean> {
  return async (challenge) => {
    const browser_sha256 = await readBinding(context, 'passkey');
    if (browser_sha256 === undefined) return false;
    return takeChallenge(context.db, { challenge, browser_sha256, user_id: userId });
  };
}
