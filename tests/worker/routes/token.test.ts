import { env } from 'cloudflare:workers';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import type { SessionSuccess, TokenSuccess } from '../../../worker/contract/accounts.ts';
import { sql } from '../../../worker/db/database.ts';
import { settings } from '../fixtures/site.ts';
import { createSignedIn, DEMO_LOGIN, logIn, openTestDatabase } from '../support/accounts.ts';
import { cookieNamed, cookiesOf, send, tokenOf } from '../support/send.ts';

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

test('is not to be had by address', async () => {
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  expect((await send('GET /api/token', { cookie })).status).toBe(405);
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
