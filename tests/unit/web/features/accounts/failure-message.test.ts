import { describe, expect, test } from 'vitest';
import { failureText } from '../../../../../web/content/accounts/entrance.ts';
import { loginText } from '../../../../../web/content/accounts/login.ts';
import { failureMessage } from '../../../../../web/features/accounts/entrance/failure-message.ts';
import { looksLikeEmail } from '../../../../../web/features/accounts/entrance/fields.tsx';
import type { ApiFailure } from '../../../../../web/lib/api.ts';

interface Refusal {
  status?: number;
  message?: string;
  retryAfterSeconds?: number;
}

function refused({ status = 401, message, retryAfterSeconds }: Refusal): ApiFailure {
  const unsaid = { code: undefined, field: undefined };
  return { kind: 'refused', status, message, retryAfterSeconds, ...unsaid };
}

function say(refusal: Refusal): string {
  return failureMessage(refused(refusal), failureText.login);
}

describe('what the login screen says', () => {
  test('is the message of the server when there is one', () => {
    expect(say({ message: 'This account is closed.' })).toBe('This account is closed.');
    expect(say({ status: 400, message: 'Enter your password.' })).toBe('Enter your password.');
  });

  test('is that of the specification when there is none', () => {
    expect(say({})).toBe('Invalid email or password');
  });

  test.each([500, 502, 504])('never blames the password for a %i without words', (status) => {
    expect(say({ status })).not.toMatch(/invalid|password/i);
    expect(say({ status })).toMatch(/try again/i);
  });

  test.each([
    [1, '1 second.'],
    [59, '59 seconds.'],
    [60, '1 minute.'],
    [61, '2 minutes.'],
    [900, '15 minutes.'],
  ])('after too many attempts tells a wait of %i s as %s', (retryAfterSeconds, wait) => {
    expect(say({ status: 429, retryAfterSeconds })).toBe(`Too many attempts. Try again in ${wait}`);
  });

  test('knows no wait without Retry-After', () => {
    expect(say({ status: 429 })).toBe('Too many attempts. Try again in a moment.');
  });

  test('says that a password was not checked when login is not available', () => {
    expect(say({ status: 503, message: 'no', retryAfterSeconds: 5 })).toMatch(
      /^Logging in is not available right now\. Your password was not checked\. .*5 seconds\.$/,
    );
  });

  test('speaks of what was typed only where something is', () => {
    for (const words of [loginText.passkey, loginText.social]) {
      expect(failureMessage({ kind: 'network' }, words)).not.toMatch(/typed/);
    }
  });

  test('tells a dead network from a refusal', () => {
    expect(failureMessage({ kind: 'network' })).toMatch(/could not reach the server/);
  });
});

describe('what the other screens say', () => {
  test('never speaks of a login', () => {
    for (const status of [400, 401, 403, 503]) {
      expect(failureMessage(refused({ status }))).not.toMatch(/logging in|invalid/i);
    }
  });

  test('says that nothing has changed when the server could not decide', () => {
    expect(failureMessage(refused({ status: 503, message: 'no' }))).toMatch(/Nothing has changed/);
  });
});

describe('the check mark of the email field', () => {
  test.each([
    ['', false],
    ['kim', false],
    ['kim@example', false],
    ['kim.example', false],
    ['kim@example.com', true],
    ['.@', true],
  ])('%j looks like an address: %s', (text, looksRight) => {
    expect(looksLikeEmail(text)).toBe(looksRight);
  });
});
