import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { needsRehash } from '../../../worker/auth/passwords.ts';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import {
  clearAccounts,
  createOwner,
  createSignedIn,
  DEMO_ACCOUNT,
  DEMO_LOGIN,
  db,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { countHashes } from '../support/count-hashes.ts';
import {
  askForAccount,
  cookieNamed,
  cookiesOf,
  isSignedIn,
  mergeCookies,
  post,
  readFailure,
  send,
  tokenOf,
} from '../support/send.ts';

const EMAIL = 'owner@example.com';
const OWNER = { email: EMAIL, password: OWNER_PASSWORD };

beforeEach(clearAccounts);

describe('a right password', () => {
  test('is answered with the user and an HttpOnly session cookie, which no body contains', async () => {
    const response = await logIn(DEMO_LOGIN);
    expect(response.status).toBe(200);
    const cookie = cookieNamed(response, '__Host-session');
    expect(cookie).toMatch(
      /^__Host-session=[\w-]+\.[\w-]+\.[\w-]+; HttpOnly; SameSite=Lax; Path=\/; Secure$/,
    );
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({
      success: true,
      user: {
        email: DEMO_ACCOUNT.email.toLowerCase(),
        username: DEMO_ACCOUNT.username,
        _id: expect.any(String),
      },
    });
    expect(body).not.toContain(tokenOf(cookie).split('.')[2]);
  });

  test('works with the address in any case, with spaces around it', async () => {
    expect((await logIn({ ...DEMO_LOGIN, email: '  DEMO@onego.EXAMPLE ' })).status).toBe(200);
  });

  test.each([
    [false, 12, /; Secure$/],
    [true, 30 * 24, /; Max-Age=2592000$/],
  ])('lasts as long as it should (remembered: %s)', async (remember, hours, attributes) => {
    const response = await logIn({ ...DEMO_LOGIN, remember });
    expect(cookieNamed(response, '__Host-session')).toMatch(attributes);
    const session = await send('GET /api/session', { cookie: cookiesOf(response) });
    const { expiresAt } = await session.json<{ expiresAt: string }>();
    expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(hours, 1);
  });

  test('starts a new session and ends the one that the browser came with', async () => {
    const first = cookiesOf(await logIn(DEMO_LOGIN));
    const second = cookiesOf(await logIn(DEMO_LOGIN, { cookie: first }));
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  });

  test('replaces a hash that was made with other parameters', async () => {
    const owner = await createOwner(EMAIL, { hasOldHash: true });
    expect((await logIn(owner)).status).toBe(200);
    const user = await findUserByEmail(db, EMAIL);
    expect(needsRehash(user?.password_hash ?? '')).toBe(false);
    expect((await logIn(owner)).status).toBe(200);
  });
});

describe('a wrong password', () => {
  test('is answered 401 with the words of the specification, and no cookie', async () => {
    const response = await logIn({ ...DEMO_LOGIN, password: 'wrong' });
    expect(response.status).toBe(401);
    expect(await readFailure(response)).toEqual({
      success: false,
      code: 'invalid_credentials',
      message: 'Invalid email or password',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('and an unknown account get the same status, body and headers, at the same cost', async () => {
    await createOwner(EMAIL);
    const guessAt = async (email: string) => {
      const response = await logIn({ email, password: 'wrong' });
      return [response.status, [...response.headers], await response.text()];
    };
    expect(await guessAt('nobody@example.com')).toEqual(await guessAt(EMAIL));
    for (const email of ['nobody@example.com', EMAIL]) {
      expect(await countHashes(() => guessAt(email)), email).toBe(1);
    }
  });
});

test.each([
  [{ email: { $ne: null }, password: 'x' }, 'Enter your email address.'],
  [{ email: `${'a'.repeat(250)}@b.example`, password: 'x' }, 'This email address is too long.'],
  [{ email: 'a@b.example', password: 'é'.repeat(129) }, 'This password is too long.'],
  [{ ...DEMO_LOGIN, remember: 1 }, '“Remember me” must be true or false.'],
])('%j is refused with words that name the field', async (body, message) => {
  const failure = await readFailure(await post('login', body));
  expect(failure).toMatchObject({ code: 'invalid_request', message });
});

test('Safari on localhost gets a cookie that it keeps, and only there', async () => {
  const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const chrome = 'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  const logInAt = (origin: string, userAgent: string) =>
    post('login', DEMO_LOGIN, '', { origin, headers: { 'User-Agent': userAgent } });
  for (const [origin, userAgent] of [
    ['https://www.onego.example', safari],
    ['http://example.com', safari],
    ['http://localhost:8787', chrome],
  ] as const) {
    const response = await logInAt(origin, userAgent);
    expect(cookieNamed(response, '__Host-session'), `${origin} ${userAgent}`).toMatch(/; Secure$/);
  }

  const response = await logInAt('http://localhost:8787', safari);
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^session=[^;]+; HttpOnly; SameSite=Lax; Path=\/$/,
  );
  const cookie = cookiesOf(response);
  const local = { origin: 'http://localhost:8787', headers: { 'User-Agent': safari } };
  expect((await send('GET /api/session', { cookie, ...local })).status).toBe(200);
  expect(await isSignedIn(cookie)).toBe(false);
});

describe('a remembered browser', () => {
  test('gets a cookie of its own, but not for a demo account', async () => {
    await createOwner(EMAIL);
    expect(cookieNamed(await logIn(OWNER), '__Host-device')).toMatch(
      /; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=31536000$/,
    );
    expect(cookieNamed(await logIn(DEMO_LOGIN), '__Host-device')).toBeUndefined();
  });

  test('that is copied and used in another account stays that of its owner', async () => {
    const cookie = await createSignedIn(EMAIL);
    const thief = await createOwner('thief@example.com');
    const [copy = ''] = cookie.split('; ').filter((pair) => pair.startsWith('__Host-device='));
    const stolen = tokenOf(cookieNamed(await logIn(thief, { cookie: copy }), '__Host-device'));
    expect((await askForAccount(cookie)).devices).toMatchObject([{ isCurrent: true }]);
    expect(copy).not.toContain(stolen.split('.')[0]);
  });

  test('is known to each account that uses it', async () => {
    const first = await createSignedIn(EMAIL);
    const second = await createOwner('second@example.com');
    const shared = mergeCookies(first, cookiesOf(await logIn(second, { cookie: first })));
    const again = mergeCookies(shared, cookiesOf(await logIn(OWNER, { cookie: shared })));
    expect((await askForAccount(again)).devices).toHaveLength(1);
  });

  test('is one of thirty at most', async () => {
    const cookie = await createSignedIn(EMAIL);
    const names = Array.from({ length: 40 }, (_, index) => `d${index}`);
    await db.run(sql`
      INSERT INTO devices
      SELECT value, (SELECT id FROM users WHERE email = ${EMAIL}), '', '', 0, 0,
        ${Date.now() + 1e9}, NULL
      FROM json_each(${JSON.stringify(names)})`);
    await logIn(OWNER, { cookie });
    expect(await env.DB.prepare('SELECT count(*) AS n FROM devices').first('n')).toBe(30);
  });
});
