import { expect, test } from 'vitest';
import { createSignedIn, DEMO_ACCOUNT, DEMO_LOGIN, logIn } from '../support/accounts.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

test('a new name is on the session at once', async () => {
  const cookie = await createSignedIn('profile@example.com');
  const body = { username: '  Zoë  ', email: 'other@example.com', is_demo: 1 };
  expect((await send('POST /api/account/profile', { body, cookie })).status).toBe(200);
  const session = await send('GET /api/session', { cookie });
  expect(await session.json()).toMatchObject({
    user: { username: 'Zoë', email: 'profile@example.com' },
    isDemo: false,
  });
});

/** Every endpoint that changes an account, with a valid body. */
const CHANGES = [
  ['POST /api/account/profile', { username: 'Mine' }],
  [
    'POST /api/account/password',
    {
      newPassword: 'mine, all mine',
      endOtherSessions: true,
    },
  ],
  ['POST /api/account/email', { email: 'mine@example.com' }],
  ['POST /api/account/sessions/end', { id: 'A'.repeat(43) }],
  ['POST /api/account/delete', {}],
  ['POST /api/account/forget-devices', {}],
  ['POST /api/account/review', { passkeys: [], connections: [] }],
  ['POST /api/proof/password', { password: DEMO_ACCOUNT.password }],
  ['POST /api/proof/mail', {}],
  ['POST /api/proof/code', { code: '12345678' }],
] as const;

test.each(CHANGES)('%s of a demo account is refused, with the reason', async (route, body) => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const response = await send(route, { body, cookie });
  expect(response.status).toBe(403);
  expect((await readFailure(response)).code).toBe('demo_account');
  expect((await logIn(DEMO_LOGIN)).status).toBe(200);
});

test.each(CHANGES)('%s without a session is refused', async (route, body) => {
  for (const cookie of ['', '__Host-session=e30.e30.e30']) {
    const response = await send(route, { body, cookie });
    expect(response.status).toBe(401);
    expect((await readFailure(response)).code).toBe('not_signed_in');
  }
});

test.each(CHANGES)('%s from another site is refused', async (route, body) => {
  const cookie = await createSignedIn(`${crypto.randomUUID()}@example.com`);
  for (const site of ['cross-site', 'same-site', 'none']) {
    const response = await send(route, { body, cookie, headers: { 'Sec-Fetch-Site': site } });
    expect(response.status).toBe(403);
    expect((await readFailure(response)).code).toBe('cross_origin');
  }
});
