import { expect, test } from 'vitest';
import { createSignedIn, DEMO_LOGIN, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { cookiesOf, send } from '../support/send.ts';

test('log out everywhere ends every session of the account, and no other’s', async () => {
  const here = await createSignedIn('everywhere@example.com');
  const there = await logInAgain('everywhere@example.com');
  const other = await createSignedIn('bystander@example.com');

  const response = await send('POST /api/logout-everywhere', { cookie: here });
  expect(response.status).toBe(200);
  expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);
  expect(await isSignedIn(here)).toBe(false);
  expect(await isSignedIn(there)).toBe(false);
  expect(await isSignedIn(other)).toBe(true);
});

test('of a demo account, which others use, it ends this session only', async () => {
  const here = cookiesOf(await logIn(DEMO_LOGIN));
  const there = cookiesOf(await logIn(DEMO_LOGIN));
  expect((await send('POST /api/logout-everywhere', { cookie: here })).status).toBe(200);
  expect(await isSignedIn(here)).toBe(false);
  expect(await isSignedIn(there)).toBe(true);
});

async function logInAgain(email: string): Promise<string> {
  return cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await send('GET /api/session', { cookie })).status === 200;
}
