import { expect, test } from 'vitest';
import { DEMO_LOGIN, logIn } from '../support/accounts.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

test('log out ends the session, and the old token is worth nothing afterwards', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  expect((await send('GET /api/session', { cookie })).status).toBe(200);

  const response = await send('POST /api/logout', { cookie, body: {} });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-session=; HttpOnly; SameSite=Lax; Path=/; Secure; Max-Age=0',
  ]);

  expect((await send('GET /api/session', { cookie })).status).toBe(401);
});

test('a re-spelled token dies with the session, and never worked', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const respelled = [
    `${cookie}=`,
    `${cookie}==`,
    `${cookie}.`,
    `${cookie} x`,
    `${cookie}%20`,
    cookie.replaceAll('-', '+').replaceAll('_', '/'),
    changeUnusedBits(cookie),
  ].filter((value) => value !== cookie);
  expect(respelled.length).toBeGreaterThanOrEqual(6);

  for (const value of respelled) {
    expect((await send('GET /api/session', { cookie: value })).status, value).toBe(401);
  }
  await send('POST /api/logout', { cookie });
  for (const value of respelled) {
    expect((await send('GET /api/session', { cookie: value })).status, value).toBe(401);
  }
});

test.each([
  ['without a cookie', ''],
  ['with a cookie that is no token', '__Host-session=nonsense'],
  ['with a token of somebody else’s making', '__Host-session=eyJhbGciOiJub25lIn0.e30.e30'],
])('log out %s succeeds', async (_case, cookie) => {
  const response = await send('POST /api/logout', { cookie, body: {} });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

test('log out from another site is refused and ends nothing', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const response = await send('POST /api/logout', { cookie, headers });
  expect(response.status).toBe(403);
  expect((await readFailure(response)).code).toBe('cross_origin');
  expect((await send('GET /api/session', { cookie })).status).toBe(200);
});

/** In base64url, the last character of a 64-byte signature has four unused bits. */
function changeUnusedBits(cookie: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(cookie.slice(-1));
  return cookie.slice(0, -1) + alphabet[last ^ 1];
}
