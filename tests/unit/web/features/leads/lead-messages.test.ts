import { expect, test } from 'vitest';
import { leadFailureMessage } from '../../../../../web/features/leads/use-lead-form.ts';
import type { ApiFailure } from '../../../../../web/lib/api.ts';

function refused(status: number, message?: string): ApiFailure {
  const unsaid = { code: undefined, field: undefined, retryAfterSeconds: undefined };
  return { kind: 'refused', status, message, ...unsaid };
}

test.each([
  [refused(503, 'Your message could not be stored.'), /^Your message could not be stored\. /],
  [refused(500), /^The server had a problem /],
  [{ kind: 'network' } as const, /cannot be reached/],
])('after %j a message form says why, and that no word is lost', (failure, reason) => {
  expect(leadFailureMessage(failure)).toMatch(reason);
  expect(leadFailureMessage(failure)).toMatch(/still in the form\.$/);
});
