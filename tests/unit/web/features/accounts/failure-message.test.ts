import { expect, test } from 'vitest';
import { failureText } from '../../../../../web/content/accounts/entrance.ts';
import { loginText } from '../../../../../web/content/accounts/login.ts';
import { failureMessage } from '../../../../../web/features/accounts/entrance/failure-message.ts';
import type { ApiFailure } from '../../../../../web/lib/api.ts';

function refused(status: number, message?: string, retryAfterSeconds?: number): ApiFailure {
  const unsaid = { code: undefined, field: undefined };
  return { kind: 'refused', status, message, retryAfterSeconds, ...unsaid };
}

test.each([
  [refused(401), /^Invalid email or password$/],
  [refused(400, 'Enter your password.'), /^Enter your password\.$/],
  [refused(429), /^Too many attempts\. Try again in a moment\.$/],
  [refused(429, undefined, 59), /^Too many attempts\. Try again in 59 seconds\.$/],
  [refused(429, undefined, 61), /^Too many attempts\. Try again in 2 minutes\.$/],
  [refused(503, 'no', 5), /^Logging in is not available .* not checked\. .*5 seconds\.$/],
  // A server in trouble says nothing of the password.
  [refused(500), /^(?!.*(?:invalid|password)).*try again/i],
  [{ kind: 'network' } as const, /could not reach the server/],
])('after %j the login screen says %s', (failure, words) => {
  expect(failureMessage(failure, failureText.login)).toMatch(words);
});

test('what was typed is spoken of only where something is', () => {
  for (const words of [loginText.passkey, loginText.social]) {
    expect(failureMessage({ kind: 'network' }, words)).not.toMatch(/typed/);
  }
});

test('the other screens speak of no login, and of what has not changed', () => {
  for (const status of [400, 401, 403, 503]) {
    expect(failureMessage(refused(status))).not.toMatch(/logging in|invalid/i);
  }
  expect(failureMessage(refused(503, 'no'))).toMatch(/Nothing has changed/);
});
