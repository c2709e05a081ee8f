import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { needsRehash } from '../../../worker/auth/passwords.ts';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import {
  createOwner,
  DEMO_ACCOUNT,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
} from '../support/accounts.ts';
import { countHashes } from '../support/count-hashes.ts';
import { cookieNamed, cookiesOf, readFailure, send, tokenOf } from '../support/send.ts';

const OWNER = 'owner@example.com';

beforeAll(async () => {
  await createOwner(OWNER);
});

describe('a right password', () => {
  test('is answered with the user and an HttpOnly session cookie', async () => {
    const response = await logIn(DEMO_LOGIN);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      user: {
        email: DEMO_ACCOUNT.email.toLowerCase(),
        username: DEMO_ACCOUNT.username,
        _id: expect.any(String),
      },
    });
    expect(cookieNamed(response, '__Host-session')).toMatch(
      /^__Host-session=[\w-]+\.[\w-]+\.[\w-]+; HttpOnly; SameSite=Lax; Path=\/; Secure$/,
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('never puts the token into the body', async () => {
    const response = await logIn(DEMO_LOGIN);
    const token = tokenOf(cookieNamed(response, '__Host-session'));
    expect(token.length).toBeGreaterThan(100);
    expect(await response.text()).not.toContain(token.split('.')[2]);
  });

  test('works with the address in any case, with spaces around it', async () => {
    const response = await logIn({ ...DEMO_LOGIN, email: '  DEMO@onego.EXAMPLE ' });
    expect(response.status).toBe(200);
  });

  test('lasts twelve hours in the database without Remember Me', async () => {
    const response = await logIn({ ...DEMO_LOGIN, remember: false });
    const session = await send('GET /api/session', { cookie: cookiesOf(response) });
    expect(await hoursLeft(session)).toBeCloseTo(12, 1);
  });

  test('lasts thirty days with Remember Me', async () => {
    const response = await logIn({ ...DEMO_LOGIN, remember: true });
    expect(cookieNamed(response, '__Host-session')).toMatch(/; Max-Age=2592000$/);
    const session = await send('GET /api/session', { cookie: cookiesOf(response) });
    expect(await hoursLeft(session)).toBeCloseTo(30 * 24, 1);
  });

  test('starts a new session and ends the one that the browser came with', async () => {
    const first = cookiesOf(await logIn(DEMO_LOGIN));
    const second = cookiesOf(await logIn(DEMO_LOGIN, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await send('GET /api/session', { cookie: first })).status).toBe(401);
    expect((await send('GET /api/session', { cookie: second })).status).toBe(200);
  });

  test('replaces a hash that was made with other parameters', async () => {
    const owner = await createOwner('rehash@example.com', { hasOldHash: true });
    expect((await logIn(owner)).status).toBe(200);
    const user = await findUserByEmail(await openTestDatabase(), owner.email);
    expect(needsRehash(user?.password_hash ?? '')).toBe(false);
    expect((await logIn(owner)).status).toBe(200);
  });

  test('sets a device cookie, but not for a demo account', async () => {
    const owner = await logIn({ email: OWNER, password: OWNER_PASSWORD });
    expect(cookieNamed(owner, '__Host-device')).toMatch(
      /; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=31536000$/,
    );
    expect(cookieNamed(await logIn(DEMO_LOGIN), '__Host-device')).toBeUndefined();
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
    const guessAt = async (email: string) => {
      const response = await logIn({ email, password: 'wrong' });
      const { status, headers } = response;
      return { status, headers: [...headers], body: await response.text() };
    };
    expect(await guessAt('nobody@example.com')).toEqual(await guessAt(OWNER));
    for (const email of ['nobody@example.com', OWNER]) {
      expect(await countHashes(() => guessAt(email)), email).toBe(1);
    }
  });
});

describe('a request without what it needs', () => {
  const tooLong = { email: `${'a'.repeat(250)}@b.example`, password: 'x'.repeat(257) };
  test.each([
    [{}, 'Enter your email address.'],
    [{ email: '   ', password: 'x' }, 'Enter your email address.'],
    [{ email: { $ne: null }, password: 'x' }, 'Enter your email address.'],
    [{ email: 'a@b.example', password: '' }, 'Enter your password.'],
    [{ email: 'a@b.example', password: true }, 'Enter your password.'],
    [{ email: tooLong.email, password: 'x' }, 'This email address is too long.'],
    [{ email: 'a@b.example', password: tooLong.password }, 'This password is too long.'],
    [{ email: 'a@b.example', password: 'é'.repeat(129) }, 'This password is too long.'],
    [{ ...DEMO_LOGIN, remember: 1 }, '“Remember me” must be true or false.'],
  ])('%j is refused with words that name the field', async (body, message) => {
    const response = await send('POST /api/login', { body });
    expect(response.status).toBe(400);
    expect(await readFailure(response)).toMatchObject({ code: 'invalid_request', message });
  });
});

test('Safari on localhost gets a cookie that it keeps, and only there', async () => {
  const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const chrome = 'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  const secureCases = [
    ['https://www.onego.example', safari],
    ['http://example.com', safari],
    ['http://localhost:8787', chrome],
  ] as const;
  for (const [origin, userAgent] of secureCases) {
    const response = await send('POST /api/login', {
      body: DEMO_LOGIN,
      origin,
      headers: { 'User-Agent': userAgent },
    });
    expect(cookieNamed(response, '__Host-session'), `${origin} ${userAgent}`).toMatch(/; Secure$/);
  }

  const options = { origin: 'http://localhost:8787', headers: { 'User-Agent': safari } };
  const response = await send('POST /api/login', { body: DEMO_LOGIN, ...options });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^session=[^;]+; HttpOnly; SameSite=Lax; Path=\/$/,
  );
  const cookie = cookiesOf(response);
  expect((await send('GET /api/session', { cookie, ...options })).status).toBe(200);
  expect((await send('GET /api/session', { cookie })).status).toBe(401);
});

test('expired rows are swept at a login', async () => {
  const db = await openTestDatabase();
  await db.batch([
    sql`INSERT INTO sessions SELECT 'old', id, 0, 0, 1, 0, '', '', 0 FROM users LIMIT 1`,
    sql`INSERT INTO login_throttle VALUES ('old', 1, 1, 0, 1)`,
  ]);
  await logIn(DEMO_LOGIN);
  const left = await env.DB.prepare(
    "SELECT (SELECT count(*) FROM sessions WHERE sid = 'old') + (SELECT count(*) FROM login_throttle WHERE key = 'old') AS rows",
  ).first('rows');
  expect(left).toBe(0);
});

async function hoursLeft(session: Response): Promise<number> {
  const { expiresAt } = await session.json<{ expiresAt: string }>();
  return (Date.parse(expiresAt) - Date.now()) / 3_600_000;
}
