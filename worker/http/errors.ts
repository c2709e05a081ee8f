import type { ErrorCode } from '../contract/answers.ts';

const UNAVAILABLE_RETRY_SECONDS = 5;

interface ApiErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** The property of the request that is at fault. */
  readonly field?: string | undefined;
  readonly cause?: unknown;
}

/** An answer that a handler refuses with. The message is shown to the visitor. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly field: string | undefined;

  constructor(status: number, code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.status = status;
    this.code = code;
    this.headers = details.headers ?? {};
    this.field = details.field;
  }
}

/** In the specification's words, whatever it was that did not fit. */
export function invalidCredentials(): ApiError {
  return new ApiError(401, 'invalid_credentials', 'Invalid email or password');
}

/** 503: nothing is wrong with the request, and it may be tried again soon. */
export function unavailable(cause?: unknown): ApiError {
  return new ApiError(
    503,
    'unavailable',
    'This is not available right now. Please try again in a moment.',
    { headers: { 'Retry-After': String(UNAVAILABLE_RETRY_SECONDS) }, cause },
  );
}

/** 409: what was to be removed is all that opens the account. */
export function lastWayIn(): ApiError {
  return new ApiError(
    409,
    'last_way_in',
    'This is the only way into your account. Set a password or add another one first.',
  );
}

/** 405 with the `Allow` that RFC 9110 §15.5.6 asks for. */
export function methodNotAllowed(allowedMethods: readonly string[]): ApiError {
  return new ApiError(405, 'method_not_allowed', 'This address does not take that method.', {
    headers: { Allow: allowedMethods.join(', ') },
  });
}
