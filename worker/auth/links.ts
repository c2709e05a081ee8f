import { base64url } from 'jose';
import { PASSWORD_RESET_MINUTES, VERIFICATION_HOURS } from '../contract/accounts.ts';
import type { Database } from '../db/database.ts';
import {
  findLiveToken,
  type LiveToken,
  type NewToken,
  type TokenPurpose,
} from '../db/one-time-tokens.ts';
import { ApiError } from '../http/errors.ts';
import { settings } from '../site.gen.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60 * 1000;

const PURPOSES: Readonly<Record<TokenPurpose, { path: string; lifetimeMs: number }>> = {
  verify: { path: '/verify-email', lifetimeMs: VERIFICATION_HOURS * 60 * MINUTE_MS },
  change_email: { path: '/verify-email', lifetimeMs: VERIFICATION_HOURS * 60 * MINUTE_MS },
  reset_password: { path: '/reset-password', lifetimeMs: PASSWORD_RESET_MINUTES * MINUTE_MS },
};

interface Link {
  /** For the mail, and nobody else. */
  readonly url: string;
  /** For the database: only the token's digest is in it. */
  readonly token: NewToken;
}

/**
 * Makes a link that works once. Its origin is the configured one, whatever the request says; its
 * token is in the fragment, which is sent to no server and named in no referrer.
 */
export async function makeLink(
  purpose: TokenPurpose,
  recipient: { readonly userId: string; readonly email: string },
): Promise<Link> {
  const { path, lifetimeMs } = PURPOSES[purpose];
  const secret = base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const createdAtMs = Date.now();
  return {
    url: `${settings.origin}${path}#token=${secret}`,
    token: {
      ...recipient,
      purpose,
      tokenSha256: await digestToken(secret),
      createdAtMs,
      expiresAtMs: createdAtMs + lifetimeMs,
    },
  };
}

/** The token has 256 random bits, so a plain digest is enough: there is nothing to guess. */
export async function digestToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return base64url.encode(new Uint8Array(digest));
}

/**
 * Looks a link up, without using it.
 *
 * @throws {ApiError} 400 `invalid_token` when it would not work.
 */
export async function requireLiveLink(
  db: Database,
  tokenSha256: string,
  purposes: readonly TokenPurpose[],
): Promise<LiveToken> {
  const link = await findLiveToken(db, tokenSha256, Date.now());
  if (link === null || !purposes.includes(link.purpose)) throw deadLink();
  return link;
}

export function deadLink(): ApiError {
  return new ApiError(
    400,
    'invalid_token',
    'This link has expired or was used before. Ask for a new one.',
  );
}
