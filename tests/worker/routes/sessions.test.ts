import { env } from 'cloudflare:workers';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import type {
  AccountSuccess,
  SessionSuccess,
  TokenSuccess,
} from '../../../worker/contract/accounts.ts';
import { sql } from '../../../worker/db/database.ts';
import { settings } from '../fixtures/site.ts';
import {
  createSignedIn,
  DEMO_ACCOUNT,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
} from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { cookieNamed, cookiesOf, isSignedIn, readFailure, send, tokenOf } from '../support/send.ts';

test('a signed-in visitor hears who they are and until when', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const response = await send('GET /api/session', { cookie });
  expect(response.status).toBe(200);
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
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('a visitor without a cookie is told so, without any database work', async () => {
  const broken = { ...env, DB: createFaultyD1('fails') };
  const response = await send('GET /api/session', { env: broken });
  expect(response.status).toBe(401);
  expect((await readFailure(response)).code).toBe('not_signed_in');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a dead cookie is cleared', async () => {
  for (const cookie of ['__Host-session=nonsense', '__Host-session=e30.e30.e30']) {
    const response = await send('GET /api/session', { cookie });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);
  }
});

test('a session whose row has expired is over', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const db = await openTestDatabase();
  await db.run(sql`UPDATE sessions SET expires_at_ms = ${Date.now()}`);
  expect((await send('GET /api/session', { cookie })).status).toBe(401);
});

test('use of a session is noted at most every fifteen minutes', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const db = await openTestDatabase();
  const lastSeen = () => env.DB.prepare('SELECT last_seen_at_ms AS at FROM sessions').first('at');

  const before = await lastSeen();
  await send('GET /api/session', { cookie });
  expect(await lastSeen()).toBe(before);

  await db.run(sql`UPDATE sessions SET last_seen_at_ms = 5`);
  await send('GET /api/session', { cookie });
  expect(await lastSeen()).toBeGreaterThan(5);
});

test('a session cookie is good in no other place, and of two none is believed', async () => {
  const token = tokenOf(cookieNamed(await logIn(DEMO_LOGIN), '__Host-session'));
  const bearer = { headers: { Authorization: `Bearer ${token}` } };
  expect((await send('GET /api/session', bearer)).status).toBe(401);
  expect((await send(`GET /api/session?token=${token}`)).status).toBe(401);
  for (const name of ['session', '__Secure-session', '__host-session', '__Host-Session']) {
    const cookie = `${name}=${token}`;
    expect((await send('GET /api/session', { cookie })).status, name).toBe(401);
  }
  const pairs = [`__Host-session=${token}`, '__Host-session=x'];
  const ask = async (cookie: string) => (await send('GET /api/session', { cookie })).status;
  expect([await ask(pairs.join('; ')), await ask(pairs.toReversed().join('; '))]).toContain(401);
});

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

test.each([
  ['without a cookie', ''],
  ['with a cookie that is no token', '__Host-session=nonsense'],
  ['with a token of somebody else’s making', '__Host-session=eyJhbGciOiJub25lIn0.e30.e30'],
])('log out %s succeeds', async (_case, cookie) => {
  const response = await send('POST /api/logout', { cookie, body: {} });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

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

test('a session of one’s own is ended by its id', async () => {
  const here = await createSignedIn('two@example.com');
  const there = cookiesOf(await logIn({ email: 'two@example.com', password: OWNER_PASSWORD }));
  const [, other] = await listSessions(here);
  const response = await end(here, other?.id);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await isSignedIn(there)).toBe(false);
  expect(await isSignedIn(here)).toBe(true);
});

test('ending this one is a log out', async () => {
  const cookie = await createSignedIn('one@example.com');
  const [current] = await listSessions(cookie);
  const response = await end(cookie, current?.id);
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('a session of somebody else lives on, and the answer does not tell', async () => {
  const victim = await createSignedIn('victim@example.com');
  const thief = await createSignedIn('thief@example.com');
  const [session] = await listSessions(victim);
  const foreign = await end(thief, session?.id);
  const unknown = await end(thief, 'A'.repeat(43));
  expect(foreign.status).toBe(200);
  expect(await foreign.text()).toBe(await unknown.text());
  expect(await isSignedIn(victim)).toBe(true);
});

function end(cookie: string, id: string | undefined): Promise<Response> {
  return send('POST /api/account/sessions/end', { body: { id }, cookie });
}

async function listSessions(cookie: string) {
  const response = await send('GET /api/account', { cookie });
  return (await response.json<AccountSuccess>()).sessions;
}

describe('an access token', () => {
  test('is one of RFC 9068, for a quarter of an hour', async () => {
    const cookie = await createSignedIn('api@example.com');
    const { user } = await (await send('GET /api/session', { cookie })).json<SessionSuccess>();
    const response = await send('POST /api/token', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    const answer = await response.json<TokenSuccess>();
    expect(answer).toEqual({
      success: true,
      accessToken: expect.any(String),
      tokenType: 'Bearer',
      expiresInSeconds: 900,
    });

    const keySet = await (await send('GET /.well-known/jwks.json')).json<JSONWebKeySet>();
    const { payload, protectedHeader } = await jwtVerify(
      answer.accessToken,
      createLocalJWKSet(keySet),
      { algorithms: ['ES256'], typ: 'at+jwt', issuer: settings.origin, audience: 'onego:api' },
    );
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: keySet.keys[0]?.kid });
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

  test('is not the session’s token, and no session', async () => {
    const cookie = cookiesOf(await logIn(DEMO_LOGIN));
    const accessToken = await readToken(cookie);
    expect(accessToken).not.toBe(tokenOf(cookie));
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await send('GET /api/session', { headers })).status).toBe(401);
    const asCookie = `__Host-session=${accessToken}`;
    expect((await send('GET /api/session', { cookie: asCookie })).status).toBe(401);
  });

  test('says whether the address is verified, and whether the account is a public demo', async () => {
    const verified = await createSignedIn('verified@example.com', { isVerified: true });
    expect(decodeJwt(await readToken(verified))).toMatchObject({
      email_verified: true,
      demo: false,
    });
    const demo = cookiesOf(await logIn(DEMO_LOGIN));
    expect(decodeJwt(await readToken(demo))).toMatchObject({ email_verified: false, demo: true });
  });

  test('ends with its session at the latest', async () => {
    const cookie = await createSignedIn('ending@example.com');
    const db = await openTestDatabase();
    await db.run(sql`UPDATE sessions SET expires_at_ms = ${Date.now() + 60_000}`);
    const response = await send('POST /api/token', { cookie });
    const { accessToken, expiresInSeconds } = await response.json<TokenSuccess>();
    expect(expiresInSeconds).toBeLessThanOrEqual(60);
    expect(decodeJwt(accessToken).exp).toBeLessThanOrEqual(Date.now() / 1000 + 60);
  });
});

describe('a second Worker, which knows the site by its address alone,', () => {
  test('lets the bearer of an access token in', async () => {
    const cookie = cookiesOf(await logIn(DEMO_LOGIN));
    const response = await askCopilot(await readToken(cookie));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ hello: 'Demo Engineer' });
  });

  test('refuses the token of a session, a changed one, and none', async () => {
    const login = await logIn(DEMO_LOGIN);
    const sessionToken = tokenOf(cookieNamed(login, '__Host-session'));
    const accessToken = await readToken(cookiesOf(login));
    const [header, , signature] = accessToken.split('.');
    const claims = { ...decodeJwt(accessToken), username: 'admin' };
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    for (const token of [sessionToken, `${header}.${changed}.${signature}`, 'x', '']) {
      expect((await askCopilot(token)).status).toBe(401);
    }
  });
});

async function readToken(cookie: string): Promise<string> {
  const response = await send('POST /api/token', { cookie });
  return (await response.json<TokenSuccess>()).accessToken;
}

function askCopilot(token: string): Promise<Response> {
  return env.COPILOT_HOST.fetch('https://edzy.onego.example/', {
    headers: { Authorization: `Bearer ${token}` },
  });
}

test('the public keys verify a session token, and say what they are for', async () => {
  const response = await send('GET /.well-known/jwks.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  expect(response.headers.get('Content-Type')).toContain('application/json');

  const keySet = await response.json<JSONWebKeySet>();
  expect(keySet.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
    },
  ]);

  const token = tokenOf(cookieNamed(await logIn(DEMO_LOGIN), '__Host-session'));
  const { protectedHeader, payload } = await jwtVerify(token, createLocalJWKSet(keySet));
  expect(protectedHeader).toEqual({
    alg: 'ES256',
    typ: 'session+jwt',
    kid: keySet.keys[0]?.kid,
  });
  expect(payload).toMatchObject({ iss: settings.origin, aud: 'onego:session' });
});
