import { PASSWORD_RESET_MINUTES, UNDO_HOURS, VERIFICATION_HOURS } from '../contract/accounts.ts';
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import type { Database } from '../db/database.ts';
import { digest } from '../db/digests.ts';
import {
  findLiveToken,
  type LiveToken,
  type TokenPurpose,
  type TokenRow,
} from '../db/one-time-tokens.ts';
import { ApiError } from '../http/errors.ts';
import { makeSecret } from './secrets.ts';

type LinkPurpose = Exclude<TokenPurpose, 'proof'>;

const PURPOSES: Readonly<Record<LinkPurpose, { path: string; lifetimeMs: number }>> = {
  verify: { path: '/verify-email', lifetimeMs: VERIFICATION_HOURS * HOUR_MS },
  change_email: { path: '/verify-email', lifetimeMs: VERIFICATION_HOURS * HOUR_MS },
  undo_email: { path: '/undo-email', lifetimeMs: UNDO_HOURS * HOUR_MS },
  undo_second_factor: { path: '/undo-email', lifetimeMs: UNDO_HOURS * HOUR_MS },
  reset_password: { path: '/reset-password', lifetimeMs: PASSWORD_RESET_MINUTES * MINUTE_MS },
};

interface Link {
  /** Contains the secret; goes only into the mail. */
  readonly url: string;
  /** Database row; contains only the token's digest. */
  readonly token: TokenRow;
}

/**
 * Creates a single-use link. Its origin comes from the settings, never from the request. The token
 * is in the fragment, which browsers send neither to servers nor in referrers.
 */
export async function makeLinkAddress(origin: string, path: string) {
  const secret = makeSecret();
  return { url: `${origin}${path}#token=${secret}`, token_sha256: await digest(secret) };
}

interface Recipient {
  readonly userId: string;
  readonly email: string;
  /** The browser that asks for the link, if it must be known when the link is followed. */
  readonly browserSha256?: string;
}

/** Creates a link for one purpose, bound to the recipient's account. */
export async function makeLink(
  origin: string,
  purpose: LinkPurpose,
  { userId, email, browserSha256 }: Recipient,
): Promise<Link> {
  const { path, lifetimeMs } = PURPOSES[purpose];
  const { url, token_sha256 } = await makeLinkAddress(origin, path);
  const nowMs = Date.now();
  return {
    url,
    token: {
      token_sha256,
      purpose,
      user_id: userId,
      email,
      browser_sha256: browserSha256 ?? null,
      sid: null,
      created_at_ms: nowMs,
      expires_at_ms: nowMs + lifetimeMs,
    },
  };
}

/**
 * Looks up a link without redeeming it.
 *
 * @throws {ApiError} 400 `invalid_token` if the link is invalid or expired.
 */
export async function requireLiveLink(
  db: Database,
  tokenSha256: string,
  purposes: readonly LinkPurpose[],
): Promise<LiveToken> {
  const link = await findLiveToken(db, tokenSha256);
  if (link === null || !purposes.some((purpose) => purpose === link.purpose)) throw deadLink();
  return link;
}

export function deadLink(): ApiError {
  return new ApiError(
    400,
    'invalid_token',
    'This link no longer works: each works once, and for a limited time. Ask for a new one.',
  );
}
