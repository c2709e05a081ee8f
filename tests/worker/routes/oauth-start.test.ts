import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { digest } from '../../../worker/db/digests.ts';
import { settings } from '../fixtures/site.ts';
import { db } from '../support/accounts.ts';
import { FakeProvider, PROVIDER_ENV, startSignIn } from '../support/fake-provider.ts';
import { cookieNamed, cookiesOf, post, readFailure, tokenOf, verdictOf } from '../support/send.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const fake = new FakeProvider();
beforeEach(() => {
  fake.install();
  fake.fault = undefined;
});

const start = (provider: string, cookie = '', options = {}) =>
  post('oauth/start', { provider, intent: 'login' }, cookie, { env: PROVIDER_ENV, ...options });

test.each([
  ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'openid email profile'],
  ['facebook', 'https://www.facebook.com/v23.0/dialog/oauth', 'public_profile'],
  ['twitter', 'https://x.com/i/oauth2/authorize', 'users.read tweet.read users.email'],
] as const)(
  'the address at %s is its own page, with PKCE S256 and state',
  async (provider, page, scope) => {
    const headers = { 'X-Forwarded-Host': 'evil.example' };
    const response = await start(provider, '', { origin: 'https://evil.example', headers });
    const { location }: { location: string } = await response.json();
    const { origin, pathname, searchParams } = new URL(location);
    expect(origin + pathname).toBe(page);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: `${provider}-client`,
      // The configured origin, whatever the request says.
      redirect_uri: `${settings.origin}/api/oauth/callback/${provider}`,
      scope,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(searchParams.has('nonce')).toBe(provider === 'google');
  },
);

test('the attempt is bound to the browser by a cookie, and only digests are stored', async () => {
  const { location, cookie } = await startSignIn('twitter', { remember: true });
  const state = new URL(location).searchParams.get('state') ?? '';
  const row = await db.first<Record<string, unknown>>(sql`
    SELECT * FROM oauth_attempts WHERE state_sha256 = ${await digest(state)}`);
  expect(row).toMatchObject({
    browser_sha256: await digest(tokenOf(cookie)),
    provider: 'twitter',
    intent: 'login',
    user_id: null,
    is_remembered: 1,
  });
  expect((Number(row?.expires_at_ms) - Date.now()) / 60_000).toBeCloseTo(10, 0);
  expect(JSON.stringify(row)).not.toContain(state);
  expect(JSON.stringify(row)).not.toContain(tokenOf(cookie));
});

test('a browser keeps its cookie, so that two tabs can sign in; one of another form is replaced', async () => {
  const { cookie } = await startSignIn('twitter');
  expect(cookiesOf(await start('twitter', cookie))).toBe(cookie);
  for (const value of ['nonsense', `${'a'.repeat(43)}=`, 'a'.repeat(44), '']) {
    const replaced = cookieNamed(await start('twitter', `__Host-oauth=${value}`), '__Host-oauth');
    expect(replaced).toMatch(
      /^__Host-oauth=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=600$/,
    );
    expect(tokenOf(replaced)).not.toBe(value);
  }
});

test.each([
  ['google', {}],
  ['facebook', {}],
  ['twitter', {}],
  ['google', { GOOGLE_CLIENT_ID: 'half is not enough' }],
])('%s that is not set up is said to be so (%j)', async (provider, half) => {
  const response = await start(provider, '', { env: { ...env, ...half } });
  expect(response.status).toBe(200);
  expect((await readFailure(response)).code).toBe('provider_not_set_up');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each(['fails', 'hangs', 'is busy', 'is broken'] as const)(
  'a provider that %s is said to be unavailable within five seconds',
  async (fault) => {
    fake.fault = fault;
    // An issuer whose metadata is not cached yet.
    const GOOGLE_ISSUER = `https://${fault.replace(' ', '-')}.example`;
    const answer = await withinFiveSeconds(() =>
      start('google', '', { env: { ...PROVIDER_ENV, GOOGLE_ISSUER } }),
    );
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await verdictOf(answer)).toBe('503 provider_unavailable');
  },
);

test.each([
  [500, ['http://evil.example', 'https://a.example/path', 'nonsense', 'ftp://a']],
  [200, ['http://localhost:9000', 'http://127.0.0.1:9000', 'https://a.example']],
])('an issuer has to be encrypted, or on this machine: %i', async (status, issuers) => {
  for (const GOOGLE_ISSUER of issuers) {
    const response = await start('twitter', '', { env: { ...PROVIDER_ENV, GOOGLE_ISSUER } });
    expect(response.status, GOOGLE_ISSUER).toBe(status);
  }
});
