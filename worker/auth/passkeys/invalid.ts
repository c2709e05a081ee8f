import { ApiError } from '../../http/errors.ts';

/** A rejected passkey. The reason is logged, and not shown unless a message says it. */
export class InvalidPasskey extends ApiError {
  /** For the log. The library quotes its input after its own message; the quote is cut off. */
  readonly reason: string;

  /** @param status 401 for a login, 400 for a signed-in user. */
  constructor(
    status: 400 | 401,
    reason: string,
    {
      code = 'invalid_passkey',
      message = 'This passkey was not accepted. Try again, or log in another way.',
    }: { readonly code?: 'invalid_passkey' | 'unknown_passkey'; readonly message?: string } = {},
  ) {
    super(status, code, message);
    this.reason = (reason.split('"')[0] ?? '').trim();
  }
}

/**
 * Runs a library check, which throws on any rejection.
 *
 * @throws {InvalidPasskey}; {ApiError} 503 if D1 is unavailable.
 */
export async function orInvalid<T>(status: 400 | 401, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new InvalidPasskey(status, error instanceof Error ? error.message : 'unknown');
  }
}
