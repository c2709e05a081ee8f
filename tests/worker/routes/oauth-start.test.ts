import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { digest } from '../../../worker/db/digests.ts';
import { settings } from '../fixtures/site.ts';
import { openTestDatabase } from '../support/accounts.ts';
import { FakeProvider, PROVIDER_ENV, startSignIn } from '../support/fake-provider.ts';
import { cookieNamed, cookiesOf, readFailure, send, tokenOf } from '../support/send.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const fake = new FakeProvider();
beforeEach(() => fake.install());
afterEach(() => {
  vi.restoreAllMocks();
  fake.fault = undefined;
});

const start = (body: unknown, options = {}) =>
  send('POST /api/oauth/start', { body, env: PROVIDER_ENV, ...options });

describe('the address at the provider', () => {
  test.each([
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'openid email profile'],
    ['facebook', 'https://www.facebook.com/v23.0/dialog/oauth', 'public_profile'],
    ['twitter', 'https://x.com/i/oauth2/authorize', 'users.read tweet.read users.email'],
  ] as const)('of %s is its own page, with PKCE S256 and state', async (provider, page, scope) => {
    const { location } = await startSignIn(provider);
    const { origin, pathname, searchParams } = new URL(location);
    expect(origin + pathname).toBe(page);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: `${provider}-client`,
      redirect_uri: `${settings.origin}/api/oauth/callback/${provider}`,
      scope,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(searchParams.has('nonce')).toBe(provider === 'google');
  });

  test('names the configured origin, whatever the request says', async () => {
    const response = await start(
      { provider: 'twitter', intent: 'login' },
      { origin: 'https://evil.example', headers: { 'X-Forwarded-Host': 'evil.example' } },
    );
    const { location }: { location: string } = await response.json();
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(
      `${settings.origin}/api/oauth/callback/twitter`,
    );
  });
});

test('the attempt is bound to the browser by a cookie, and only digests are stored', async () => {
  const response = await start({ provider: 'twitter', intent: 'login', remember: true });
  const cookie = cookieNamed(response, '__Host-oauth');
  expect(cookie).toMatch(
    /^__Host-oauth=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=600$/,
  );
  const { location }: { location: string } = await response.json();
  const state = new URL(location).searchParams.get('state') ?? '';
  const db = await openTestDatabase();
  const row = await db.first<Record<string, unknown>>(sql`
    SELECT * FROM oauth_attempts WHERE state_sha256 = ${await digest(state)}`);
  expect(row).toMatchObject({
    browser_sha256: await digest(tokenOf(cookie)),
    provider: 'twitter',
    intent: 'login',
    user_id: null,
    is_remembered: 1,
  });
  expect(row?.expires_at_ms).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect(row?.expires_at_ms).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
  expect(JSON.stringify(row)).not.toContain(state);
  expect(JSON.stringify(row)).not.toContain(tokenOf(cookie));
});

test('a browser keeps its cookie, so that two tabs can sign in', async () => {
  const { cookie } = await startSignIn('twitter');
  const again = await start({ provider: 'twitter', intent: 'login' }, { cookie });
  expect(cookiesOf(again)).toBe(cookie);
});

test.each(['nonsense', `${'a'.repeat(43)}=`, 'a'.repeat(44), ''])(
  'a cookie of another form (%j) is replaced',
  async (value) => {
    const cookie = `__Host-oauth=${value}`;
    const response = await start({ provider: 'twitter', intent: 'login' }, { cookie });
    expect(tokenOf(cookieNamed(response, '__Host-oauth'))).toMatch(/^[\w-]{43}$/);
    expect(cookiesOf(response)).not.toBe(cookie);
  },
);

describe('a provider that is not set up', () => {
  test.each(['google', 'facebook', 'twitter'])('is said to be so: %s', async (provider) => {
    const response = await start({ provider, intent: 'login' }, { env });
    expect(response.status).toBe(200);
    const { code, message } = await readFailure(response);
    expect(code).toBe('provider_not_set_up');
    expect(message).toMatch(/^Signing in with \w+ is not set up on this site\.$/);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('half is not enough', async () => {
    const half = { ...env, GOOGLE_CLIENT_ID: 'google-client' };
    const response = await start({ provider: 'google', intent: 'login' }, { env: half });
    expect((await readFailure(response)).code).toBe('provider_not_set_up');
  });
});

test.each(['fails', 'hangs', 'is busy', 'is broken'] as const)(
  'when the provider %s, the answer says so within five seconds',
  async (fault) => {
    fake.fault = fault;
    // An issuer whose metadata is not cached yet.
    const unknown = {
      ...PROVIDER_ENV,
      GOOGLE_ISSUER: `https://${fault.replace(' ', '-')}.example`,
    };
    const response = await withinFiveSeconds(() =>
      start({ provider: 'google', intent: 'login' }, { env: unknown }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect((await readFailure(response)).code).toBe('provider_unavailable');
  },
);

test('an issuer that names another in its metadata is not believed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://evil.example/auth',
    }),
  );
  const mixedUp = { ...PROVIDER_ENV, GOOGLE_ISSUER: 'https://mixed-up.example' };
  const response = await start({ provider: 'google', intent: 'login' }, { env: mixedUp });
  expect(response.status).toBe(503);
});

test('an issuer has to be encrypted, or on this machine', async () => {
  for (const issuer of ['http://evil.example', 'https://a.example/path', 'nonsense', 'ftp://a']) {
    const wrong = { ...PROVIDER_ENV, GOOGLE_ISSUER: issuer };
    const response = await start({ provider: 'twitter', intent: 'login' }, { env: wrong });
    expect(response.status, issuer).toBe(500);
  }
  for (const issuer of ['http://localhost:9000', 'http://127.0.0.1:9000', 'https://a.example']) {
    const right = { ...PROVIDER_ENV, GOOGLE_ISSUER: issuer };
    const response = await start({ provider: 'twitter', intent: 'login' }, { env: right });
    expect(response.status, issuer).toBe(200);
  }
});
