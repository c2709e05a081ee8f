import { expect, test } from 'vitest';
import { readCookies } from '../../../worker/http/cookies.ts';

test.each([
  ['__Host-session=abc', 'abc'],
  ['a=1; __Host-session=abc; b=2', 'abc'],
  ['__Host-session=a=b', 'a=b'],
  ['__Host-session=', undefined],
  ['session=abc', undefined],
  ['x__Host-session=abc', undefined],
  ['__host-session=abc', undefined],
  ['', undefined],
  [';;=;', undefined],
])('of %j the session is %j', (cookie, value) => {
  expect(readCookies(visit({ Cookie: cookie })).read('session')).toBe(value);
});

test('a cookie is bound to the host, hidden from scripts and safe from other sites', () => {
  expect(readCookies(visit()).write('session', 'v')).toBe(
    '__Host-session=v; HttpOnly; SameSite=Lax; Path=/; Secure',
  );
  expect(readCookies(visit()).write('session', 'v', { maxAgeSeconds: 60 })).toMatch(
    /; Max-Age=60$/,
  );
  expect(readCookies(visit()).delete('session')).toMatch(/^__Host-session=; .*; Max-Age=0$/);
});

function visit(headers: Record<string, string> = {}): Request {
  return new Request('https://www.onego.example/', { headers });
}
