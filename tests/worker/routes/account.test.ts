import { expect, test } from 'vitest';
import type { AccountSuccess } from '../../../worker/contract/accounts.ts';
import { sql } from '../../../worker/db/database.ts';
import {
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
} from '../support/accounts.ts';
import { cookiesOf, send, tokenOf } from '../support/send.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

test('the account screen hears everything it shows, and no secret', async () => {
  const cookie = await createSignedIn('screen@example.com', { isVerified: true });
  const response = await send('GET /api/account', { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    success: true,
    user: { email: 'screen@example.com', username: 'Ow', _id: expect.any(String) },
    isEmailVerified: true,
    isDemo: false,
    hasPassword: true,
    createdAt: '1970-01-01T00:00:00.000Z',
    provenUntil: expect.stringMatching(/Z$/),
    needsReview: false,
    sessions: [
      {
        id: expect.any(String),
        isCurrent: true,
        browser: 'Unknown browser',
        place: '',
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
      },
    ],
    devices: [
      {
        isCurrent: true,
        browser: 'Unknown browser',
        place: '',
        lastUsedAt: expect.stringMatching(/Z$/),
      },
    ],
    connections: [],
    passkeys: [],
  });
  expect(text).not.toMatch(/scrypt/);
  expect(text).not.toContain(tokenOf(cookie).split('.')[2]);
});

test('sessions are named by their browser and place, this one first', async () => {
  const email = 'sessions@example.com';
  await createOwner(email);
  const login = { email, password: OWNER_PASSWORD };
  await logIn(login);
  const cookie = cookiesOf(await logIn(login, { headers: { 'User-Agent': FIREFOX } }));
  const db = await openTestDatabase();
  await db.run(sql`UPDATE sessions SET place = 'Pune, India' WHERE user_agent <> ''`);

  const { sessions } = await readAccount(cookie);
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({
    isCurrent: true,
    browser: 'Firefox on Linux',
    place: 'Pune, India',
  });
  expect(sessions[1]).toMatchObject({ isCurrent: false, browser: 'Unknown browser', place: '' });
});

test('expired sessions and those of others are not listed', async () => {
  const cookie = await createSignedIn('alone@example.com');
  await createSignedIn('neighbour@example.com');
  const db = await openTestDatabase();
  await db.run(sql`
    INSERT INTO sessions SELECT 'old', id, 0, 0, 1, 0, '', '', 0 FROM users
    WHERE email = 'alone@example.com'`);
  expect((await readAccount(cookie)).sessions).toHaveLength(1);
});

test('whoever uses a demo account sees nothing of the others who do', async () => {
  await logIn(DEMO_LOGIN, { headers: { 'User-Agent': FIREFOX } });
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const account = await readAccount(cookie);
  expect(account.isDemo).toBe(true);
  expect(account.sessions).toHaveLength(1);
  expect(account.sessions[0]).toMatchObject({ isCurrent: true, browser: 'Unknown browser' });
  const file = await (await send('GET /api/account/export', { cookie })).text();
  expect(file).not.toContain('Firefox');
});

test('an account that came in another way has no password, and says so', async () => {
  const cookie = await createSignedIn('connected@example.com');
  const db = await openTestDatabase();
  await db.run(sql`UPDATE users SET password_hash = '' WHERE email = 'connected@example.com'`);
  expect((await readAccount(cookie)).hasPassword).toBe(false);
});

async function readAccount(cookie: string): Promise<AccountSuccess> {
  return (await send('GET /api/account', { cookie })).json();
}
