import type { ApiFailure } from '../../lib/api.ts';

const KEPT = 'What you wrote is still in the form.';

/** What the form says when a message was not taken, for whatever reason but a field. */
export function leadFailureMessage(failure: ApiFailure): string {
  if (failure.kind === 'network') {
    return `The server cannot be reached, so nothing was sent. Check your connection and send again. ${KEPT}`;
  }
  return `${failure.message ?? 'The server had a problem and did not store the message.'} ${KEPT}`;
}
