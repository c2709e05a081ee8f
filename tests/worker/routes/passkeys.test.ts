import { env } from 'cloudflare:workers';
import { base64url } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { listPasskeys } from '../../../worker/db/passkeys.ts';
import { settings } from '../fixtures/site.ts';
import { createMember, db, lockAccount } from '../support/accounts.ts';
import { type Misbehaviour, SoftwareAuthenticator } from '../support/authenticator.ts';
import { createD1WithRival } from '../support/faulty-d1.ts';
import { mailbox } from '../support/mailbox.ts';
import { askForPasskey, createKeyHolder, showPasskey } from '../support/passkeys.ts';
import { readLog } from '../support/read-log.ts';
import { askAtOnce, cookieNamed, cookiesOf, post, send, verdictOf } from '../support/send.ts';

const CHALLENGE_MS = 5 * 60_000;

let logged: () => string[];
beforeEach(async () => {
  logged = readLog();
  await db.run(sql`DELETE FROM login_throttle`);
});

const add = (credential: unknown, cookie: string) => post('passkeys/add', { credential }, cookie);
const logInWith = (credential: unknown, cookie: string) =>
  post('passkeys/login', { credential }, cookie);
const logIn = (authenticator: SoftwareAuthenticator, wrong: Misbehaviour = {}) =>
  showPasskey('passkeys/login', authenticator, '', wrong);

describe('adding a passkey', () => {
  test('asks for a discoverable one that checks its user, for this site and account', async () => {
    const { cookie, id, authenticator } = await createKeyHolder('options@example.com');
    const response = await post('passkeys/add-options', {}, cookie);
    const { options } = await response.json<{ options: { user: { id: string } } }>();
    expect(options).toMatchObject({
      rp: { id: new URL(settings.origin).hostname, name: settings.brand },
      user: { name: 'options@example.com', displayName: 'Ow' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: CHALLENGE_MS,
      excludeCredentials: [
        { id: authenticator.id, transports: ['internal', 'hybrid'], type: 'public-key' },
      ],
    });
    expect(new TextDecoder().decode(base64url.decode(options.user.id))).toBe(id);
    expect(cookieNamed(response, '__Host-passkey')).toMatch(
      /^__Host-passkey=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=300$/,
    );
  });

  test('keeps it, and tells the owner', async () => {
    const { id, email, authenticator } = await createKeyHolder('add@example.com');
    expect(await listPasskeys(db, id)).toEqual([
      {
        id: authenticator.id,
        name: 'Test key',
        createdAt: expect.stringMatching(/Z$/),
        isHeld: false,
      },
    ]);
    expect(mailbox.mailsTo(email).at(-1)).toMatchObject({
      subject: 'There is a new way to log in to your account',
      text: expect.stringContaining('the passkey “Test key”'),
    });
  });

  test.each<readonly [string, Misbehaviour]>([
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a subdomain', { origin: 'https://x.www.onego.example' }],
    ['http', { origin: 'http://www.onego.example' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['the answer to a login', { type: 'webauthn.get' }],
    ['nobody present', { isPresent: false }],
    ['a user who was not checked', { isVerified: false }],
    ['an algorithm that was not offered', { algorithm: -65535 }],
    ['an attestation of an unknown kind', { format: 'unknown' }],
    ['an attestation with certificates', { format: 'tpm' }],
    ['an attestation without its statement', { format: 'packed' }],
  ])('is refused: %s', async (what, wrong) => {
    const { cookie: session, id } = await createMember(`${what.replaceAll(/\W/g, '')}@add.example`);
    const { options, cookie } = await askForPasskey('add-options', session);
    const credential = await new SoftwareAuthenticator().create(options, wrong);
    expect(await verdictOf(add(credential, cookie))).toBe('400 invalid_passkey');
    expect(await listPasskeys(db, id)).toEqual([]);
  });

  test('answers a challenge once, in its own browser, within five minutes', async () => {
    const { cookie: session } = await createMember('once@example.com');
    await db.run(sql`UPDATE sessions SET proved_at_ms = ${Date.now() + 3_600_000}`);
    const ask = async () => {
      const { options, cookie } = await askForPasskey('add-options', session);
      return { cookie, create: () => new SoftwareAuthenticator().create(options) };
    };
    const one = await ask();
    expect(await verdictOf(add(await one.create(), one.cookie))).toBe('200');
    expect(await verdictOf(add(await one.create(), one.cookie))).toBe('400 invalid_passkey');

    const two = await ask();
    expect(await verdictOf(add(await two.create(), session))).toBe('400 invalid_passkey');

    const three = await ask();
    vi.useFakeTimers({ now: Date.now() + CHALLENGE_MS + 1, toFake: ['Date'] });
    expect(await verdictOf(add(await three.create(), three.cookie))).toBe('400 invalid_passkey');
  });

  test('needs a challenge of the same account, and not one for a login', async () => {
    const { cookie: mine } = await createMember('mine@example.com');
    const { cookie: theirs } = await createMember('theirs@example.com');
    const started = await askForPasskey('add-options', mine);
    const credential = await new SoftwareAuthenticator().create(started.options);
    const [binding = ''] = started.cookie.split('; ').filter((pair) => pair.includes('passkey'));
    const crossed = add(credential, `${theirs}; ${binding}`);
    expect(await verdictOf(crossed)).toBe('400 invalid_passkey');

    const login = await askForPasskey('login-options');
    const options = { ...login.options, user: started.options.user };
    const mixed = await new SoftwareAuthenticator().create(options);
    expect(await verdictOf(add(mixed, `${mine}; ${login.cookie}`))).toBe('400 invalid_passkey');
  });

  test('does not take one that is known already, here or elsewhere', async () => {
    const { authenticator } = await createKeyHolder('known@example.com');
    const { cookie: session, id } = await createMember('copycat@example.com');
    const { options, cookie } = await askForPasskey('add-options', session);
    const credential = await authenticator.create(options);
    expect(await verdictOf(add(credential, cookie))).toBe('400 invalid_passkey');
    expect(await listPasskeys(db, id)).toEqual([]);
  });

  test('stops at ten, also for two at once', async () => {
    const { cookie: session, id } = await createMember('ten@example.com');
    const pending: (() => Promise<Response>)[] = [];
    for (let count = 0; count < 11; count++) {
      const { options, cookie } = await askForPasskey('add-options', session);
      const credential = await new SoftwareAuthenticator().create(options);
      pending.push(() => add(credential, cookie));
    }
    const responses = await Promise.all(pending.map((run) => run()));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409]);
    expect(await listPasskeys(db, id)).toHaveLength(10);
    expect((await post('passkeys/add-options', {}, session)).status).toBe(409);
  });
});

describe('a login', () => {
  test('asks for any passkey of this site that checks its user', async () => {
    expect((await askForPasskey('login-options')).options).toEqual({
      rpId: new URL(settings.origin).hostname,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      userVerification: 'required',
      timeout: CHALLENGE_MS,
    });
  });

  test('begins a session as a password does', async () => {
    const { email, id, authenticator } = await createKeyHolder('login@example.com');
    const response = await logIn(authenticator);
    expect(await response.json()).toEqual({
      success: true,
      user: { email, username: 'Ow', _id: id },
    });
    expect(cookieNamed(response, '__Host-session')).toMatch(/Path=\/; Secure$/);
    expect(cookieNamed(response, '__Host-device')).toBeDefined();
    const session = await send('GET /api/session', { cookie: cookiesOf(response) });
    expect(await session.json()).toMatchObject({ user: { email } });
    expect(await listPasskeys(db, id)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test.each<readonly [string, Misbehaviour]>([
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['a page inside another site', { crossOrigin: true, topOrigin: 'https://evil.example' }],
    ['the answer to a registration', { type: 'webauthn.create' }],
    ['nobody present', { isPresent: false }],
    ['a user who was not checked', { isVerified: false }],
    ['the name of another account', { userHandle: 'QUFB' }],
  ])('is refused: %s', async (what, wrong) => {
    const { authenticator } = await createKeyHolder(`${what.replaceAll(/\W/g, '')}@login.example`);
    const response = await logIn(authenticator, wrong);
    expect(await verdictOf(response)).toBe('401 invalid_passkey');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is refused: a signature of another key, or over something else, or a broken part', async () => {
    const { authenticator } = await createKeyHolder('signature@example.com');
    const impostor = new SoftwareAuthenticator();
    const one = await askForPasskey('login-options');
    const forged = await impostor.get(one.options, { userHandle: authenticator.userHandle });
    const asOwner = { ...forged, id: authenticator.id, rawId: authenticator.id };
    expect((await logInWith(asOwner, one.cookie)).status).toBe(401);

    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      const { response } = await authenticator.get({ challenge: 'A'.repeat(43) });
      for (const value of ['QQ', 'e30', 'A'.repeat(400), response[part]]) {
        const { options, cookie } = await askForPasskey('login-options');
        const real = await authenticator.get(options);
        const broken = { ...real, response: { ...real.response, [part]: value } };
        expect((await logInWith(broken, cookie)).status, `${part} ${value}`).toBe(401);
      }
    }
  });

  test('answers a challenge once, also in a race, in its own browser, within five minutes', async () => {
    const { authenticator } = await createKeyHolder('challenge@example.com');
    const one = await askForPasskey('login-options');
    const credential = await authenticator.get(one.options);
    const statuses = await askAtOnce(5, () => logInWith(credential, one.cookie));
    expect(statuses).toEqual([200, 401, 401, 401, 401]);

    const two = await askForPasskey('login-options');
    const other = await askForPasskey('login-options');
    const elsewhere = logInWith(await authenticator.get(two.options), other.cookie);
    expect((await elsewhere).status).toBe(401);

    const three = await askForPasskey('login-options');
    const late = await authenticator.get(three.options);
    vi.useFakeTimers({ now: Date.now() + CHALLENGE_MS + 1, toFake: ['Date'] });
    expect((await logInWith(late, three.cookie)).status).toBe(401);
  });

  test.each([
    ['goes back or stands: there may be a copy', [7, 7, 3, 0, 8], [200, 401, 401, 401, 200]],
    ['is none, of an authenticator that does not count', [0, 0], [200, 200]],
  ])('when the count of signatures %s', async (_case, counts, expected) => {
    const { authenticator } = await createKeyHolder(`count-${counts.length}@example.com`);
    const statuses: number[] = [];
    for (const signatureCount of counts) {
      statuses.push((await logIn(authenticator, { signatureCount })).status);
    }
    expect(statuses).toEqual(expected);
  });

  test('is refused for a locked account, and for one that is gone', async () => {
    const { email, authenticator } = await createKeyHolder('locked-key@example.com');
    await lockAccount(email);
    expect((await logIn(authenticator)).status).toBe(401);
    await db.run(sql`DELETE FROM users WHERE email = ${email}`);
    expect(await verdictOf(logIn(authenticator))).toBe('401 unknown_passkey');
  });

  test('does not get in behind a reset', async () => {
    const { email, authenticator } = await createKeyHolder('reset-race@example.com');
    await db.run(sql`UPDATE passkeys SET created_at_ms = 0`);
    await post('forgot-password', { email });
    const body = { token: mailbox.tokenTo(email), password: 'a new and long password' };
    const { options, cookie } = await askForPasskey('login-options');
    const credential = await authenticator.get(options);
    const reset = vi.fn(() => post('reset-password', body));
    const DB = createD1WithRival(env.DB, /INSERT INTO sessions/, reset);
    const response = await post('passkeys/login', { credential }, cookie, { env: { ...env, DB } });
    expect(await reset.mock.results[0]?.value).toMatchObject({ status: 200 });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is limited for a network, and a right one is not counted', async () => {
    const { authenticator } = await createKeyHolder('limited@example.com');
    const attempt = async (wrong: Misbehaviour) => (await logIn(authenticator, wrong)).status;
    const isWrong = { isVerified: false };
    expect(await attempt(isWrong)).toBe(401);
    await db.run(sql`UPDATE login_throttle SET attempts = 29 WHERE attempts > 0`);
    expect([await attempt({}), await attempt(isWrong), await attempt({})]).toEqual([200, 401, 429]);
  });
});

describe('removing a passkey', () => {
  const remove = (id: string, cookie: string) => post('passkeys/remove', { id }, cookie);

  test('ends its use, and tells the owner', async () => {
    const { email, cookie, id, authenticator } = await createKeyHolder('rm@example.com');
    expect((await remove(authenticator.id, cookie)).status).toBe(200);
    expect(await listPasskeys(db, id)).toEqual([]);
    expect(mailbox.mailsTo(email).at(-1)).toMatchObject({
      subject: 'A way to log in to your account was removed',
      text: expect.stringContaining('the passkey “Test key”'),
    });
    expect((await logIn(authenticator)).status).toBe(401);
  });

  test('is refused for the last sign-in method', async () => {
    const { cookie, id, email, authenticator } = await createKeyHolder('last-key@example.com');
    await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${email}`);
    expect(await verdictOf(remove(authenticator.id, cookie))).toBe('409 last_sign_in_method');
    expect(await listPasskeys(db, id)).toHaveLength(1);
    await db.run(sql`INSERT INTO connections VALUES ('google', 's', ${id}, 'l', 0)`);
    expect((await remove(authenticator.id, cookie)).status).toBe(200);
  });

  test('is for one’s own only', async () => {
    const { id, authenticator } = await createKeyHolder('owner@example.com');
    const { cookie } = await createMember('thief@example.com');
    expect((await remove(authenticator.id, cookie)).status).toBe(404);
    expect(await listPasskeys(db, id)).toHaveLength(1);
  });
});

test('no challenge, signature, key or address is logged', async () => {
  const { authenticator, email } = await createKeyHolder('canary-key@example.com');
  const { options, cookie } = await askForPasskey('login-options');
  const credential = await authenticator.get(options);
  await logInWith(credential, cookie);
  await logIn(authenticator, { origin: 'https://evil.example' });
  const output = logged().join('\n');
  for (const secret of [
    options.challenge,
    credential.response.signature,
    authenticator.id,
    email,
  ]) {
    expect(output).not.toContain(secret);
  }
  expect(output).toContain('"reason":"Unexpected authentication response origin"');
});
