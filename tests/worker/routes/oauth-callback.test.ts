import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { openTestDatabase, outdateProofs } from '../support/accounts.ts';
import {
  callbackPath,
  comeBack,
  FakeProvider,
  PROVIDER_ENV,
  signInWith,
  startSignIn,
} from '../support/fake-provider.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { createMember, readAccount } from '../support/members.ts';
import { cookieNamed, cookiesOf, readFailure, send, tokenOf } from '../support/send.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const logged: string[] = [];
let fake: FakeProvider;
beforeEach(() => {
  logged.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => logged.push(String(line)));
  }
  fake = new FakeProvider();
  fake.googleClaims = person('g');
  fake.install();
});
afterEach(() => {
  vi.restoreAllMocks();
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
      success: true,
      user: { email: 'g@gmail.example', username: 'Grace Hopper' },
      isEmailVerified: true,
      isDemo: false,
    });
  });

  test('with X reads the confirmed address', async () => {
    fake.twitterProfile = {
      id: '12',
      username: 'ada',
      name: 'Ada',
      confirmed_email: 'Ada@X.example',
    };
    const { response } = await signInWith(fake, 'twitter');
    expect(whereTo(response)).toBe('/login?sign-in=done');
    expect(await readAccount('ada@x.example')).toMatchObject({
      username: 'Ada',
      password_hash: '',
      connections: [{ provider: 'twitter', subject: '12', label: '@ada' }],
    });
  });

  test.each([
    [
      'Facebook, which vouches for none',
      'facebook',
      { id: '7', name: 'Fay', email: 'f@a.example' },
    ],
    ['X without one', 'twitter', { id: '13', username: 'bob' }],
    ['X with one that is no address', 'twitter', { id: '14', username: 'c', confirmed_email: '@' }],
  ] as const)('with no address asks for one: %s', async (_case, provider, profile) => {
    fake.facebookProfile = profile;
    fake.twitterProfile = profile;
    const { response } = await signInWith(fake, provider);
    expectRefused(response, 'needs-email');
    expect(cookieNamed(response, '__Host-oauth')).toContain('Max-Age=1800');
  });

  test.each([
    ['a Gmail address', 'kim@gmail.com', {}, 'done'],
    ['an address of an organization at Google', 'kim@acme.example', { hd: 'acme.example' }, 'done'],
    ['any other address', 'kim@other.example', {}, 'log-in-first'],
    ['a domain that ends like Gmail’s', 'kim@notgmail.com', {}, 'log-in-first'],
  ])(
    'with %s connects an account that is there: %s, %j: %s',
    async (_case, email, claims, outcome) => {
      await createMember(email);
      fake.googleClaims = { ...person(email), email, ...claims };
      const { response } = await signInWith(fake, 'google');
      expect(whereTo(response)).toBe(`/login?sign-in=${outcome}`);
      expect((await readAccount(email))?.connections).toHaveLength(outcome === 'done' ? 1 : 0);
    },
  );

  test('with Facebook proves the secret in each call', async () => {
    fake.facebookProfile = { id: '8', name: 'Fay' };
    await signInWith(fake, 'facebook');
    const url = new URL(fake.requests.at(-1)?.url ?? '');
    expect(url.searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
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
    const { location, cookie } = await startSignIn('google');
    const path = fake.agree(location);
    const responses = await Promise.all(Array.from({ length: 5 }, () => comeBack(path, cookie)));
    const ends = responses.map((response) => response.headers.get('Location'));
    expect(ends.filter((end) => end === '/login?sign-in=done')).toHaveLength(1);
  });

  test('works in its own browser only, and is gone after another one has tried', async () => {
    const { location, cookie } = await startSignIn('google');
    const path = fake.agree(location);
    const { cookie: othersCookie } = await startSignIn('google');
    expectRefused(await comeBack(path, othersCookie), 'expired');
    expectRefused(await comeBack(path, ''), 'expired');
    expectRefused(await comeBack(path, cookie), 'expired');
  });

  test('works for ten minutes', async () => {
    const { location, cookie } = await startSignIn('google');
    const path = fake.agree(location);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, toFake: ['Date'] });
    const response = await comeBack(path, cookie);
    vi.useRealTimers();
    expectRefused(response, 'expired');
  });

  test('of one provider is refused at another’s callback, and gone', async () => {
    const { location, cookie } = await startSignIn('google');
    const path = fake.agree(location);
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
    const path = callbackPath('https://x.example/api/oauth/callback/google', {
      code: 'stolen',
      ...parameters,
    });
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
    const { location, cookie } = await startSignIn('google');
    const path = `${fake.agree(location)}&iss=https://evil.example`;
    expectRefused(await comeBack(path, cookie), 'failed');
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
  expect(logged.join()).not.toContain('canary-description');
});

test.each(['fails', 'hangs', 'is busy', 'is broken'] as const)(
  'when the provider %s, the visitor is back on the login screen within five seconds',
  async (fault) => {
    const { location, cookie } = await startSignIn('google');
    const path = fake.agree(location);
    fake.fault = fault;
    const answer = await withinFiveSeconds(() => comeBack(path, cookie));
    expectRefused(answer, 'provider-unavailable');
  },
);

test.each(['fails', 'hangs'] as const)(
  'when D1 %s, the visitor is back on the login screen within five seconds',
  async (fault) => {
    const { location, cookie } = await startSignIn('google');
    const path = fake.agree(location);
    const broken = { ...PROVIDER_ENV, DB: createFaultyD1(fault) };
    const answer = await withinFiveSeconds(() => send(`GET ${path}`, { cookie, env: broken }));
    expectRefused(answer, 'failed');
    expect(logged.join()).toContain('"event":"unavailable"');
  },
);

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
      const { location, cookie } = await startSignIn('google', { intent: 'connect', cookie: mine });
      const [oauthCookie] = cookie.split('; ').filter((pair) => pair.startsWith('__Host-oauth'));
      const response = await comeBack(fake.agree(location), `${oauthCookie}; ${session}`);
      expect(whereTo(response)).toBe('/account?connect=expired');
    }
    expect((await readAccount(email))?.connections).toEqual([]);
  });

  test('needs a proof that is fresh still', async () => {
    const { cookie, email } = await createMember('connect-outdated@example.com');
    const started = await startSignIn('google', { intent: 'connect', cookie });
    await outdateProofs();
    fake.googleClaims = person('outdated');
    const response = await comeBack(fake.agree(started.location), started.cookie);
    expect(whereTo(response)).toBe('/account?connect=expired');
    expect((await readAccount(email))?.connections).toEqual([]);
  });

  test('takes an address that is verified still', async () => {
    const { cookie, email } = await createMember('connect-unverified@example.com');
    const started = await startSignIn('google', { intent: 'connect', cookie });
    const db = await openTestDatabase();
    await db.run(sql`UPDATE users SET email_verified_at_ms = NULL WHERE email = ${email}`);
    fake.googleClaims = person('late');
    const response = await comeBack(fake.agree(started.location), started.cookie);
    expect(whereTo(response)).toBe('/account?connect=unverified');
  });
});

test('only the three callbacks exist, and only for GET', async () => {
  for (const name of ['github', 'Google', 'constructor', '', 'google/x']) {
    const response = await send(`GET /api/oauth/callback/${name}?state=x`, { env: PROVIDER_ENV });
    expect(response.status, name).toBe(404);
    expect((await readFailure(response)).code).toBe('not_found');
  }
  const response = await send('POST /api/oauth/callback/google', { env: PROVIDER_ENV });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});

test('no code, token, secret or address is logged', async () => {
  const { location, cookie } = await startSignIn('google');
  const path = fake.agree(location);
  const response = await comeBack(path, cookie);
  await comeBack(path, cookie);
  fake.isForger = true;
  await signInWith(fake, 'google');

  const output = logged.join('\n');
  const secrets = [
    ...new URL(path, 'https://x.example').searchParams.values(),
    ...new URL(location).searchParams.getAll('nonce'),
    tokenOf(cookieNamed(response, '__Host-session')),
    tokenOf(cookie),
    'canary-access-token',
    'google-secret',
    'gmail.example',
    'Grace',
  ];
  for (const secret of secrets) expect(output).not.toContain(secret);
  expect(output).toContain('"method":"google"');
  expect(output).toContain('"outcome":"expired"');
  expect(output).toContain('"outcome":"failed"');
});
