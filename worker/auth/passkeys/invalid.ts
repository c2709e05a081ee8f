import { ApiError } from '../../http/errors.ts';

/** A passkey that was not accepted. The visitor is not told why; the operator is. */
export class InvalidPasskey extends ApiError {
  /** For the log. The library quotes what it was given after its own words: that stays out. */
  readonly reason: string;

  /** @param status 401 at a login, 400 where somebody is signed in. */
  constructor(status: 400 | 401, reason: string) {
    super(
      status,
      'invalid_passkey',
      'This passkey was not accepted. Try again, or log in another way.',
    );
    this.reason = (reason.split('"')[0] ?? '').trim();
  }
}

/**
 * Runs a check of the library, which throws for whatever it does not accept.
 *
 * @throws {InvalidPasskey}; {ApiError} 503 when D1 does not answer.
 */
export async function orInvalid<T>(status: 400 | 401, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new InvalidPasskey(status, error instanceof Error ? error.message : 'unknown');
  }
}
