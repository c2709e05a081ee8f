import { describe, expect, test } from 'vitest';
import { leadFailureMessage } from '../../../../../web/features/leads/use-lead-form.ts';

describe('what a message form says when nothing was stored', () => {
  test('is the message of the server, and that no word is lost', () => {
    expect(say(503, 'Your message could not be stored.')).toBe(
      'Your message could not be stored. What you wrote is still in the form.',
    );
  });

  test.each([500, 502, 504])('blames the server for a %i without words', (status) => {
    expect(say(status)).toMatch(/^The server had a problem .* still in the form\.$/);
  });

  test('tells a dead network from a refusal', () => {
    expect(leadFailureMessage({ kind: 'network' })).toMatch(
      /cannot be reached.* still in the form/,
    );
  });
});

function say(status: number, message?: string): string {
  return leadFailureMessage({
    kind: 'refused',
    status,
    code: undefined,
    message,
    field: undefined,
    retryAfterSeconds: undefined,
  });
}
