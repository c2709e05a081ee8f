import type { ApiFailure } from '../../lib/api.ts';

const KEPT = 'What you wrote is still in the form.';

/** Error message for a failed submit that is not about a field. */
export function leadFailureMessage(failure: ApiFailure): string {
  if (failure.kind === 'network') {
    return `The server cannot be reached, so nothing was sent. Check your connection and send again. ${KEPT}`;
  }
  return `${failure.message ?? 'The server had a problem and did not store the message.'} ${KEPT}`;
}
