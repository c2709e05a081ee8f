import { env } from 'cloudflare:workers';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import type { SessionSuccess, TokenSuccess } from '../../../worker/contract/accounts.ts';
import { sql } from '../../../worker/db/database.ts';
import { settings } from '../fixtures/site.ts';
import {
  createSignedIn,
  DEMO_ACCOUNT,
  DEMO_LOGIN,
  db,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { askForAccount, cookiesOf, isSignedIn, post, send, tokenOf } from '../support/send.ts';

const DEAD_COOKIE = '__Host-session=; HttpOnly; SameSite=Lax; Path=/; Secure; Max-Age=0';
const visitDemo = async () => cookiesOf(await logIn(DEMO_LOGIN));
const logInAgain = async (email: string) =>
  cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));

describe('the question for a session', () => {
  test('is answered with who is signed in and until when', async () => {
    const response = await send('GET /api/session', { cookie: await visitDemo() });
    expect(await response.json()).toEqual({
      success: true,
      user: {
        email: DEMO_ACCOUNT.email.toLowerCase(),
        username: DEMO_ACCOUNT.username,
        _id: expect.any(String),
      },
      isEmailVerified: false,
      isDemo: true,
      needsReview: false,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test.each([
    ['without a cookie', '', []],
    ['with a cookie that is no token', '__Host-session=nonsense', [DEAD_COOKIE]],
    ['with a token of somebody’s making', '__Host-session=e30.e30.e30', [DEAD_COOKIE]],
  ])('%s is answered 401, and asks the database only about a token', async (_case, cookie, set) => {
    const broken = { ...env, DB: createFaultyD1('fails') };
    const response = await send('GET /api/session', {
      cookie,
      ...(cookie === '' && { env: broken }),
    });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual(set);
  });
});

test('a session whose row has expired is over', async () => {
  const cookie = await visitDemo();
  await db.run(sql`UPDATE sessions SET expires_at_ms = ${Date.now()}`);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('a session cookie is good in no other place, and of two none is believed', async () => {
  const token = tokenOf(await visitDemo());
  const bearer = { headers: { Authorization: `Bearer ${token}` } };
  expect((await send('GET /api/session', bearer)).status).toBe(401);
  expect((await send(`GET /api/session?token=${token}`)).status).toBe(401);
  for (const name of ['session', '__Secure-session', '__host-session', '__Host-Session']) {
    expect(await isSignedIn(`${name}=${token}`), name).toBe(false);
  }
  const [right, wrong] = [`__Host-session=${token}`, '__Host-session=x'];
  const asked = [await isSignedIn(`${right}; ${wrong}`), await isSignedIn(`${wrong}; ${right}`)];
  expect(asked).toContain(false);
});

describe('a logout', () => {
  test('ends the session, and clears what the browser keeps', async () => {
    const cookie = await visitDemo();
    const response = await post('logout', {}, cookie);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(response.headers.getSetCookie()).toEqual([DEAD_COOKIE]);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test.each(['', '__Host-session=nonsense', '__Host-session=eyJhbGciOiJub25lIn0.e30.e30'])(
    'with the cookie %j succeeds',
    async (cookie) => {
      const response = await post('logout', {}, cookie);
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([DEAD_COOKIE]);
    },
  );

  test('everywhere ends every session of the account, and no other’s', async () => {
    const here = await createSignedIn('everywhere@example.com');
    const there = await logInAgain('everywhere@example.com');
    const other = await createSignedIn('bystander@example.com');
    const response = await post('logout-everywhere', {}, here);
    expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(response.headers.getSetCookie()).toContain(DEAD_COOKIE);
    const alive = [await isSignedIn(here), await isSignedIn(there), await isSignedIn(other)];
    expect(alive).toEqual([false, false, true]);
  });

  test('everywhere of a demo account, which others use, ends this session only', async () => {
    const [here, there] = [await visitDemo(), await visitDemo()];
    expect((await post('logout-everywhere', {}, here)).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
  });
});

describe('a session is ended by its id', () => {
  const end = (cookie: string, id: string | undefined) =>
    post('account/sessions/end', { id }, cookie);

  test('in the list of its account; this one by a logout', async () => {
    const here = await createSignedIn('two@example.com');
    const there = await logInAgain('two@example.com');
    const [current, other] = (await askForAccount(here)).sessions;
    expect((await end(here, other?.id)).headers.getSetCookie()).toEqual([]);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await end(here, current?.id)).headers.getSetCookie()).toEqual([DEAD_COOKIE]);
    expect(await isSignedIn(here)).toBe(false);
  });

  test('but not by somebody else, who does not learn whether it exists', async () => {
    const victim = await createSignedIn('victim@example.com');
    const thief = await createSignedIn('thief@example.com');
    const [session] = (await askForAccount(victim)).sessions;
    const foreign = await end(thief, session?.id);
    const unknown = await end(thief, 'A'.repeat(43));
    expect(foreign.status).toBe(200);
    expect(await foreign.text()).toBe(await unknown.text());
    expect(await isSignedIn(victim)).toBe(true);
  });
});

const askForToken = async (cookie: string) =>
  (await post('token', {}, cookie)).json<TokenSuccess>();

/** What the copilot's host does, which knows of the site its address and its public keys alone. */
async function verifyAsHost(token: string) {
  const keySet = await (await send('GET /.well-known/jwks.json')).json<JSONWebKeySet>();
  const { origin } = settings;
  const expected = { typ: 'at+jwt', issuer: origin, audience: 'onego:api' };
  return jwtVerify(token, createLocalJWKSet(keySet), { algorithms: ['ES256'], ...expected });
}

describe('an access token', () => {
  test('is one of RFC 9068, for a quarter of an hour', async () => {
    const cookie = await createSignedIn('api@example.com');
    const { user } = await (await send('GET /api/session', { cookie })).json<SessionSuccess>();
    const answer = await askForToken(cookie);
    expect(answer).toEqual({
      success: true,
      accessToken: expect.any(String),
      tokenType: 'Bearer',
      expiresInSeconds: 900,
    });

    const { payload, protectedHeader } = await verifyAsHost(answer.accessToken);
    const kid = expect.any(String);
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'at+jwt', kid });
    expect(payload).toEqual({
      iss: settings.origin,
      aud: 'onego:api',
      sub: user._id,
      sid: expect.any(String),
      jti: expect.any(String),
      client_id: 'onego-site',
      username: 'Ow',
      email_verified: false,
      demo: false,
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 900,
    });
  });

  test('is no session, and neither a session nor a changed token is one', async () => {
    const cookie = await visitDemo();
    const { accessToken } = await askForToken(cookie);
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await send('GET /api/session', { headers })).status).toBe(401);
    expect(await isSignedIn(`__Host-session=${accessToken}`)).toBe(false);
    const [header, , signature] = accessToken.split('.');
    const claims = { ...decodeJwt(accessToken), username: 'admin' };
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    for (const token of [tokenOf(cookie), `${header}.${changed}.${signature}`]) {
      await expect(verifyAsHost(token)).rejects.toThrow();
    }
  });

  test('says whether the address is verified, and whether the account is a public demo', async () => {
    const verified = await createSignedIn('verified@example.com', { isVerified: true });
    for (const [cookie, claims] of [
      [verified, { email_verified: true, demo: false }],
      [await visitDemo(), { email_verified: false, demo: true }],
    ] as const) {
      expect(decodeJwt((await askForToken(cookie)).accessToken)).toMatchObject(claims);
    }
  });

  test('ends with its session at the latest', async () => {
    const cookie = await createSignedIn('ending@example.com');
    await db.run(sql`UPDATE sessions SET expires_at_ms = ${Date.now() + 60_000}`);
    const { accessToken, expiresInSeconds } = await askForToken(cookie);
    expect(expiresInSeconds).toBeLessThanOrEqual(60);
    expect(decodeJwt(accessToken).exp).toBeLessThanOrEqual(Date.now() / 1000 + 60);
  });
});

test('the public keys verify a session token, and say what they are for', async () => {
  const response = await send('GET /.well-known/jwks.json');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  const keySet = await response.json<JSONWebKeySet>();
  const text = expect.any(String);
  expect(keySet.keys).toEqual([
    { kty: 'EC', crv: 'P-256', x: text, y: text, kid: text, alg: 'ES256', use: 'sig' },
  ]);
  const token = tokenOf(await visitDemo());
  const { protectedHeader, payload } = await jwtVerify(token, createLocalJWKSet(keySet));
  expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'session+jwt', kid: keySet.keys[0]?.kid });
  expect(payload).toMatchObject({ iss: settings.origin, aud: 'onego:session' });
});
