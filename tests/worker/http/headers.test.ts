import { expect, test } from 'vitest';
import { securityHeaders } from '../../../worker/http/headers.ts';

const SHARED = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

test.each(['page', 'data'] as const)('the %s policy comes with every other header', (policy) => {
  expect(securityHeaders(policy)).toMatchObject(SHARED);
});

test('the permissions deny what the site does not use', () => {
  const permissions = securityHeaders('page')['Permissions-Policy']?.split(', ');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(permissions).toContain(`${feature}=()`);
  }
  expect(permissions).toContain('browsing-topics=()');
  // Browsers allow passkeys to the site itself, and to nobody else.
  expect(permissions?.join()).not.toContain('publickey');
});

test('data may run nothing at all', () => {
  expect(securityHeaders('data')['Content-Security-Policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});

test('no policy allows unsafe code, HTML from a string or a foreign origin', () => {
  expect(securityHeaders('page')['Content-Security-Policy']).toContain('require-trusted-types-for');
  for (const policy of ['page', 'data'] as const) {
    expect(securityHeaders(policy)['Content-Security-Policy']).not.toMatch(/unsafe|https?:|\*/);
  }
});
