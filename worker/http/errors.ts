import type { ErrorCode } from '../contract/answers.ts';

const UNAVAILABLE_RETRY_SECONDS = 5;

interface ApiErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** The invalid request property. */
  readonly field?: string | undefined;
  readonly cause?: unknown;
}

/** An error response. The message is shown to the visitor. */
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

/** The specification's message, which does not say what was wrong. */
export function invalidCredentials(): ApiError {
  return new ApiError(401, 'invalid_credentials', 'Invalid email or password');
}

/** 503: the request is valid and can be retried soon. */
export function unavailable(cause?: unknown): ApiError {
  return new ApiError(
    503,
    'unavailable',
    'This is not available right now. Please try again in a moment.',
    { headers: { 'Retry-After': String(UNAVAILABLE_RETRY_SECONDS) }, cause },
  );
}

/** 409: refuses to remove the only way into an account. */
export function lastWayIn(): ApiError {
  return new ApiError(
    409,
    'last_way_in',
    'This is the only way into your account. Set a password or add another one first.',
  );
}

/** 405 with the `Allow` header that RFC 9110 §15.5.6 requires. */
export function methodNotAllowed(allowedMethods: readonly string[]): ApiError {
  return new ApiError(405, 'method_not_allowed', 'This address does not take that method.', {
    headers: { Allow: allowedMethods.join(', ') },
  });
}
