import { describe, expect, test } from 'vitest';
import { appAddress, findTimeStep } from '../../../../worker/auth/second-factor/app-codes.ts';

/** "12345678901234567890" in base32, the secret of RFC 6238 appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;

describe('a code of RFC 6238, appendix B', () => {
  // The appendix lists eight digits; six-digit codes are their end (RFC 4226 §5.3).
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s is %s', (seconds, digits) => {
    expect(findTimeStep(SECRET, digits.slice(-6), seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  test('is right one step earlier and later, and no further', () => {
    const nowMs = 1_234_567_890_000;
    const step = Math.floor(nowMs / STEP_MS);
    for (const drift of [-1, 0, 1]) {
      expect(findTimeStep(SECRET, '005924', nowMs + drift * STEP_MS)).toBe(step);
    }
    for (const drift of [-2, 2]) {
      expect(findTimeStep(SECRET, '005924', nowMs + drift * STEP_MS)).toBeUndefined();
    }
  });
});

test('the address names the site and the account, in the form that apps read', () => {
  const address = new URL(appAddress(SECRET, 'OneGo DevOps', 'kim+a@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('OneGo DevOps:kim+a@example.com');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'OneGo DevOps',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
