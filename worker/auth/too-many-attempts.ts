import type { ThrottlePolicy } from '../db/throttle.ts';
import { ApiError, tryAgainIn } from '../http/errors.ts';

/** The limit that was exceeded. */
export type Quota = Pick<ThrottlePolicy, 'name' | 'freeAttempts' | 'windowMs'>;

/**
 * The error for a client that has to wait. Names the limit in the fields of
 * draft-ietf-httpapi-ratelimit-headers-11. Responses within a limit have no such fields: what is
 * left for an account would tell strangers how often others have guessed at it.
 */
export function tooManyAttempts(what: string, waitMs: number, quota: Quota): ApiError {
  const { seconds, words } = tryAgainIn(waitMs);
  const { name, freeAttempts, windowMs } = quota;
  return new ApiError(429, 'too_many_attempts', `${what} ${words}`, {
    headers: {
      'Retry-After': String(seconds),
      'RateLimit-Policy': `"${name}";q=${freeAttempts};w=${windowMs / 1000}`,
      RateLimit: `"${name}";r=0;t=${seconds}`,
    },
  });
}
