import type { ErrorCode } from '../contract/answers.ts';

const UNAVAILABLE_RETRY_MS = 5000;
const SECONDS_PER_MINUTE = 60;

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
export function unavailable(cause?: unknown, waitMs = UNAVAILABLE_RETRY_MS): ApiError {
  const { seconds, words } = tryAgainIn(waitMs);
  return new ApiError(503, 'unavailable', `This is not available right now. ${words}`, {
    headers: { 'Retry-After': String(seconds) },
    cause,
  });
}

/** On a 503 that is not the database's fault, for the operator's checks. */
export const KEY_FAULT = { header: 'Fault', value: 'signing-key' } as const;

/** 503: the deployment's secret does not open the signing key. */
export function keyNotOpened(cause: unknown): ApiError {
  const { status, code, message, headers } = unavailable();
  const marked = { ...headers, [KEY_FAULT.header]: KEY_FAULT.value };
  return new ApiError(status, code, message, { headers: marked, cause });
}

/** When to come back: the value of `Retry-After`, and words that agree with it. */
export function tryAgainIn(waitMs: number): { seconds: number; words: string } {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const isShort = seconds < SECONDS_PER_MINUTE;
  const amount = isShort ? seconds : Math.ceil(seconds / SECONDS_PER_MINUTE);
  const unit = `${isShort ? 'second' : 'minute'}${amount === 1 ? '' : 's'}`;
  return { seconds, words: `Please try again in ${amount} ${unit}.` };
}

/** 409: refuses to remove the only way into an account. */
export function lastSignInMethod(): ApiError {
  return new ApiError(
    409,
    'last_sign_in_method',
    'This is your only way to log in. Set a password or add another one first.',
  );
}

/** 405 with the `Allow` header that RFC 9110 §15.5.6 requires. */
export function methodNotAllowed(allowedMethods: readonly string[]): ApiError {
  return new ApiError(405, 'method_not_allowed', 'This method is not allowed at this address.', {
    headers: { Allow: allowedMethods.join(', ') },
  });
}
