import { failureText } from '../../../content/accounts/entrance.ts';
import type { ApiFailure } from '../../../lib/api.ts';

const SECONDS_PER_MINUTE = 60;

interface FailureWords {
  /** For a press where nothing was typed. */
  readonly network?: string;
  /** For status 503. */
  readonly unavailable: string;
  /** For a refusal without a message. */
  readonly refused: string;
}

/** The error message for a failed call. A message from the server takes precedence. */
export function failureMessage(failure: ApiFailure, words: FailureWords = failureText): string {
  if (failure.kind === 'network') return words.network ?? failureText.network;
  switch (failure.status) {
    case 429:
      return `${failureText.tooMany} ${tryAgain(failure.retryAfterSeconds)}`;
    case 503:
      return `${words.unavailable} ${tryAgain(failure.retryAfterSeconds)}`;
    default:
      if (failure.message) return failure.message;
      // A response from a proxy, or one without a message.
      return failure.status >= 500 ? failureText.server : words.refused;
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
