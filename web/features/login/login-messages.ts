import type { ApiFailure } from '../../lib/api.ts';

const SECONDS_PER_MINUTE = 60;

/** From a proxy on the way, or a server that had no words left: the login was not decided. */
const SERVER_TROUBLE =
  'The server had a problem and did not decide. Try again in a moment; what you typed is still here.';

/** What the login screen says when a login has not worked. */
export function loginFailureMessage(failure: ApiFailure): string {
  if (failure.kind === 'network') {
    return 'We could not reach the server. Check your connection and try again; what you typed is still here.';
  }
  switch (failure.status) {
    case 429:
      return `Too many attempts. ${tryAgain(failure.retryAfterSeconds)}`;
    case 503:
      return `Logging in is not available right now. Your password was not checked. ${tryAgain(failure.retryAfterSeconds)}`;
    default:
      if (failure.message) return failure.message;
      return failure.status >= 500 ? SERVER_TROUBLE : 'Invalid email or password';
  }
}

function tryAgain(seconds: number | undefined): string {
  if (seconds === undefined) return 'Try again in a moment.';
  if (seconds < SECONDS_PER_MINUTE) return `Try again in ${count(seconds, 'second')}.`;
  return `Try again in ${count(Math.ceil(seconds / SECONDS_PER_MINUTE), 'minute')}.`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
