import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { createMember, db, outdateProofs, readAccount } from '../support/accounts.ts';
import {
  callbackPath,
  comeBack,
  FakeProvider,
  PROVIDER_ENV,
  signInWith,
  startSignIn,
} from '../support/fake-provider.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { readLog } from '../support/read-log.ts';
import { cookieNamed, cookiesOf, send, tokenOf } from '../support/send.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

let logged: () => string[];
let fake: FakeProvider;
beforeEach(() => {
  logged = readLog();
  fake = new FakeProvider();
  fake.googleClaims = person('g');
  fake.install();
});

const person = (name: string) => ({
  sub: `google-${name}`,
  email: `${name}@gmail.example`,
  email_verified: true,
  name: 'Grace Hopper',
});

const whereTo = (response: Response) => {
  expect(response.status).toBe(303);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.headers.get('Location');
};

/** Expects a redirect with this outcome, and no session. */
function expectRefused(response: Response, outcome: string) {
  expect(whereTo(response)).toBe(`/login?sign-in=${outcome}`);
  expect(cookieNamed(response, '__Host-session')).toBeUndefined();
}

/** Starts a sign-in with Google and agrees there. */
async function begin(journey: Parameters<typeof startSignIn>[1] = {}) {
  const { location, cookie } = await startSignIn('google', journey);
  return { location, cookie, path: fake.agree(location) };
}

describe('a login', () => {
  test('begins a session as a password does, and ends on the login screen', async () => {
    const { response } = await signInWith(fake, 'google');
    expect(whereTo(response)).toBe('/login?sign-in=done');
    expect(cookieNamed(response, '__Host-session')).toMatch(
      /^__Host-session=[\w.-]+; HttpOnly; SameSite=Lax; Path=\/; Secure$/,
    );
    expect(cookieNamed(response, '__Host-device')).toContain('Max-Age=31536000');
    expect(cookieNamed(response, '__Host-oauth')).toContain('Max-Age=0');
    const session = await send('GET /api/session', { cookie: cookiesOf(response) });
    expect(await session.json()).toMatchObject({
      user: { email: 'g@gmail.example', username: 'Grace Hopper' },
      isEmailVerified: true,
    });
  });

  test('with X reads the confirmed address', async () => {
    const profile = { id: '12', username: 'ada', name: 'Ada', confirmed_email: 'Ada@X.example' };
    fake.twitterProfile = profile;
    const { response } = await signInWith(fake, 'twitter');
    expect(whereTo(response)).toBe('/login?sign-in=done');
    expect(await readAccount('ada@x.example')).toMatchObject({
      username: 'Ada',
      password_hash: '',
      connections: [{ provider: 'twitter', subject: '12', label: '@ada' }],
    });
  });

  test.each([
    ['Facebook, which vouches for none', 'facebook', { id: '7', email: 'f@a.example' }],
    ['X without one', 'twitter', { id: '13', username: 'bob' }],
    ['X with one that is no address', 'twitter', { id: '14', username: 'c', confirmed_email: '@' }],
  ] as const)('with no address asks for one: %s', async (_case, provider, profile) => {
    fake.facebookProfile = { name: 'Fay', ...profile };
    fake.twitterProfile = profile;
    const { response } = await signInWith(fake, provider);
    expectRefused(response, 'needs-email');
    expect(cookieNamed(response, '__Host-oauth')).toContain('Max-Age=1800');
    if (provider === 'facebook') {
      // Facebook asks for a proof of the secret in each call.
      const { searchParams } = new URL(fake.requests.at(-1)?.url ?? '');
      expect(searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  test.each([
    ['a Gmail address', 'kim@gmail.com', {}, 'done'],
    ['an address of an organization at Google', 'kim@acme.example', { hd: 'acme.example' }, 'done'],
    ['any other address', 'kim@other.example', {}, 'log-in-first'],
    ['a domain that ends like Gmail’s', 'kim@notgmail.com', {}, 'log-in-first'],
  ])('with %s that has an account (%s, %j): %s', async (_case, email, claims, outcome) => {
    await createMember(email);
    fake.googleClaims = { ...person(email), email, ...claims };
    const { response } = await signInWith(fake, 'google');
    expect(whereTo(response)).toBe(`/login?sign-in=${outcome}`);
    expect((await readAccount(email))?.connections).toHaveLength(outcome === 'done' ? 1 : 0);
  });

  test('takes an odd name as it can be shown', async () => {
    fake.googleClaims = { ...person('odd'), name: `\u0000 \u202eevil\u0007 ${'𝕏'.repeat(80)}` };
    await signInWith(fake, 'google');
    const account = await readAccount('odd@gmail.example');
    expect(account?.username).toMatch(/^evil 𝕏+$/u);
    expect(account?.username.length).toBeLessThanOrEqual(64);

    fake.googleClaims = { ...person('joined'), name: 'علی\u200cرضا \u200dA\u200db' };
    await signInWith(fake, 'google');
    expect((await readAccount('joined@gmail.example'))?.username).toBe('علی\u200cرضا A b');
  });
});

describe('the state', () => {
  test('works once in a race', async () => {
    const { path, cookie } = await begin();
    const responses = await Promise.all(Array.from({ length: 5 }, () => comeBack(path, cookie)));
    const ends = responses.map((response) => response.headers.get('Location'));
    expect(ends.filter((end) => end === '/login?sign-in=done')).toHaveLength(1);
  });

  test('works in its own browser only, and is gone after another one has tried', async () => {
    const { path, cookie } = await begin();
    const { cookie: othersCookie } = await startSignIn('google');
    for (const browser of [othersCookie, '', cookie]) {
      expectRefused(await comeBack(path, browser), 'expired');
    }
  });

  test('works for ten minutes', async () => {
    const { path, cookie } = await begin();
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, toFake: ['Date'] });
    expectRefused(await comeBack(path, cookie), 'expired');
  });

  test('of one provider is refused at another’s callback, and gone', async () => {
    const { path, cookie } = await begin();
    const before = fake.requests.length;
    expectRefused(await comeBack(path.replace('google', 'twitter'), cookie), 'failed');
    // The code must not be sent to the other provider.
    expect(fake.requests).toHaveLength(before);
    expectRefused(await comeBack(path, cookie), 'expired');
  });

  test.each([
    ['none', {}],
    ['an empty one', { state: '' }],
    ['one that nobody made', { state: 'A'.repeat(43) }],
    ['one of another form', { state: "' OR 1=1 --" }],
    ['a long one', { state: 'A'.repeat(10_000) }],
  ])('is refused: %s', async (_case, parameters) => {
    const { cookie } = await startSignIn('google');
    const callback = 'https://x.example/api/oauth/callback/google';
    const path = callbackPath(callback, { code: 'stolen', ...parameters });
    expectRefused(await comeBack(path, cookie), 'expired');
  });
});

describe('the provider’s answer is checked:', () => {
  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['an issuer with a slash more', { iss: 'https://accounts.google.com/' }],
    ['another audience', { aud: 'another-client' }],
    ['an audience besides ours', { aud: ['google-client', 'another-client'] }],
    ['another nonce', { nonce: 'A'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['a token that has expired', { exp: 1 }],
    ['a token without an expiry', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject of another type', { sub: { $ne: '' } }],
    ['a verified flag of another type', { email_verified: 'true' }],
  ])('%s', async (_case, claims) => {
    fake.googleClaims = { ...person('checked'), ...claims };
    expectRefused((await signInWith(fake, 'google')).response, 'failed');
    expect(await readAccount('checked@gmail.example')).toBeUndefined();
  });

  test('a signature by another key', async () => {
    fake.isForger = true;
    expectRefused((await signInWith(fake, 'google')).response, 'failed');
  });

  test('an answer of another issuer (RFC 9207)', async () => {
    const { path, cookie } = await begin();
    expectRefused(await comeBack(`${path}&iss=https://evil.example`, cookie), 'failed');
  });

  test('a code from another attempt (PKCE)', async () => {
    const stolen = /code=([^&]+)/.exec(fake.agree((await startSignIn('twitter')).location))?.[1];
    const { location, cookie } = await startSignIn('twitter');
    const path = fake.agree(location).replace(/code=[^&]+/, `code=${stolen}`);
    expectRefused(await comeBack(path, cookie), 'failed');
  });

  test.each([
    ['a page for a profile', 'twitter', []],
    ['a profile without an id', 'facebook', { name: 'Fay' }],
    ['a number for an id', 'facebook', { id: 7 }],
  ] as const)('%s', async (_case, provider, profile) => {
    fake.facebookProfile = { ...profile };
    fake.twitterProfile = { ...profile };
    expectRefused((await signInWith(fake, provider)).response, 'failed');
  });
});

test.each([
  ['access_denied', 'cancelled'],
  ['temporarily_unavailable', 'provider-unavailable'],
  ['server_error', 'provider-unavailable'],
  ['invalid_scope', 'failed'],
  ['<script>', 'failed'],
])('the error %s ends as “%s”', async (error, outcome) => {
  const { location, cookie } = await startSignIn('google');
  const { searchParams } = new URL(location);
  const path = callbackPath(searchParams.get('redirect_uri') ?? '', {
    error,
    error_description: 'canary-description',
    state: searchParams.get('state') ?? '',
  });
  expectRefused(await comeBack(path, cookie), outcome);
  expect(logged().join()).not.toContain('canary-description');
});

describe('within five seconds the visitor is back on the login screen', () => {
  test.each(['fails', 'hangs', 'is busy', 'is broken'] as const)(
    'when the provider %s',
    async (fault) => {
      const { path, cookie } = await begin();
      fake.fault = fault;
      const answer = await withinFiveSeconds(() => comeBack(path, cookie));
      expectRefused(answer, 'provider-unavailable');
    },
  );

  test.each(['fails', 'hangs'] as const)('when D1 %s', async (fault) => {
    const { path, cookie } = await begin();
    const broken = { ...PROVIDER_ENV, DB: createFaultyD1(fault) };
    const answer = await withinFiveSeconds(() => send(`GET ${path}`, { cookie, env: broken }));
    expectRefused(answer, 'failed');
    expect(logged().join()).toContain('"event":"unavailable"');
  });
});

describe('to connect', () => {
  const connect = (cookie: string) =>
    signInWith(fake, 'google', { intent: 'connect', cookie }).then(({ response }) => response);

  test('adds the provider to the account, without another session', async () => {
    const { cookie, email } = await createMember('connect@example.com');
    fake.googleClaims = { ...person('elsewhere'), email_verified: false };
    const response = await connect(cookie);
    expect(whereTo(response)).toBe('/account?connect=done');
    expect(cookieNamed(response, '__Host-session')).toBeUndefined();
    expect((await readAccount(email))?.connections).toEqual([
      { provider: 'google', subject: 'google-elsewhere', label: 'elsewhere@gmail.example' },
    ]);

    expect(whereTo(await connect(cookie))).toBe('/account?connect=done');
    const { response: login } = await signInWith(fake, 'google');
    const session = await send('GET /api/session', { cookie: cookiesOf(login) });
    expect(await session.json()).toMatchObject({ user: { email } });
  });

  test('does not take what opens another account', async () => {
    fake.googleClaims = person('theirs');
    await signInWith(fake, 'google');
    const { cookie, email } = await createMember('connect-taken@example.com');
    expect(whereTo(await connect(cookie))).toBe('/account?connect=taken');
    expect((await readAccount(email))?.connections).toEqual([]);
  });

  test('needs the session that began it', async () => {
    const { cookie: mine } = await createMember('connect-mine@example.com');
    const { cookie: theirs, email } = await createMember('connect-theirs@example.com');
    fake.googleClaims = person('mixed-up');
    for (const session of ['', theirs]) {
      const { path, cookie } = await begin({ intent: 'connect', cookie: mine });
      const [oauthCookie] = cookie.split('; ').filter((pair) => pair.startsWith('__Host-oauth'));
      const response = await comeBack(path, `${oauthCookie}; ${session}`);
      expect(whereTo(response)).toBe('/account?connect=expired');
    }
    expect((await readAccount(email))?.connections).toEqual([]);
  });

  test.each([
    ['a proof that is fresh', outdateProofs, 'expired'],
    [
      'an address that is verified',
      () => db.run(sql`UPDATE users SET email_verified_at_ms = NULL`),
      'unverified',
    ],
  ])('needs %s still', async (name, end, outcome) => {
    const member = await createMember(`connect-${outcome}@example.com`);
    const { path, cookie } = await begin({ intent: 'connect', cookie: member.cookie });
    await end();
    fake.googleClaims = person(name);
    expect(whereTo(await comeBack(path, cookie))).toBe(`/account?connect=${outcome}`);
    expect((await readAccount(member.email))?.connections).toEqual([]);
  });
});

test('no code, token, secret or address is logged', async () => {
  const { location, path, cookie } = await begin();
  const response = await comeBack(path, cookie);
  await comeBack(path, cookie);
  fake.isForger = true;
  await signInWith(fake, 'google');
  const output = logged().join('\n');
  for (const secret of [
    ...new URL(path, 'https://x.example').searchParams.values(),
    ...new URL(location).searchParams.getAll('nonce'),
    tokenOf(cookieNamed(response, '__Host-session')),
    tokenOf(cookie),
    ...['canary-access-token', 'google-secret', 'gmail.example', 'Grace'],
  ]) {
    expect(output).not.toContain(secret);
  }
  for (const part of ['"method":"google"', '"outcome":"expired"', '"outcome":"failed"']) {
    expect(output).toContain(part);
  }
});
