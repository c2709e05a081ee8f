import { env } from 'cloudflare:workers';
import { base64url } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { listPasskeys } from '../../../worker/db/passkeys.ts';
import { settings } from '../fixtures/site.ts';
import { openTestDatabase } from '../support/accounts.ts';
import { type Misbehaviour, SoftwareAuthenticator } from '../support/authenticator.ts';
import { createD1WithRival } from '../support/faulty-d1.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { createMember, lockAccount } from '../support/members.ts';
import { cookieNamed, cookiesOf, readFailure, send, tokenOf } from '../support/send.ts';

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => logged.push(String(line)));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const { env: deployment, mails } = createMailbox(env);

interface Options {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly [more: string]: unknown;
}

/**
 * Requests options as a browser does. @returns the options and the browser's cookies afterwards.
 */
async function ask(path: 'login-options' | 'add-options', cookie = '') {
  const response = await send(`POST /api/passkeys/${path}`, { body: {}, cookie, env: deployment });
  expect(response.status).toBe(200);
  const { options }: { options: Options } = await response.json();
  return { response, options, cookie: [cookie, cookiesOf(response)].filter(Boolean).join('; ') };
}

const add = (credential: unknown, cookie: string, name?: string) =>
  send('POST /api/passkeys/add', { body: { credential, name }, cookie, env: deployment });

let visitors = 0;
const logInWith = (credential: unknown, cookie: string, remember?: boolean, ip?: string) => {
  visitors += 1;
  return send('POST /api/passkeys/login', {
    body: { credential, remember },
    cookie,
    ip: ip ?? `10.1.${visitors >> 8}.${visitors & 255}`,
    env: deployment,
  });
};

/** Creates an account with a passkey. */
async function createKeyHolder(email: string, aaguid?: string) {
  const member = await createMember(email);
  const authenticator = new SoftwareAuthenticator(aaguid === undefined ? {} : { aaguid });
  const { options, cookie } = await ask('add-options', member.cookie);
  const response = await add(await authenticator.create(options), cookie, 'Test key');
  expect(response.status).toBe(200);
  return { ...member, authenticator };
}

async function passkeysOf(userId: string) {
  return listPasskeys(await openTestDatabase(), userId);
}

describe('adding a passkey', () => {
  test('asks for a discoverable one that checks its user, for this site and account', async () => {
    const { cookie, id } = await createMember('options@example.com');
    const { options, response } = await ask('add-options', cookie);
    expect(options).toMatchObject({
      rp: { id: new URL(settings.origin).hostname, name: settings.brand },
      user: { name: 'options@example.com', displayName: 'Ow' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 300_000,
      excludeCredentials: [],
    });
    expect(new TextDecoder().decode(base64url.decode(options.user.id))).toBe(id);
    expect(cookieNamed(response, '__Host-passkey')).toMatch(
      /^__Host-passkey=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=300$/,
    );
  });

  test('keeps it, and tells the owner', async () => {
    const { id, email, authenticator } = await createKeyHolder('add@example.com');
    expect(await passkeysOf(id)).toEqual([
      {
        id: authenticator.id,
        name: 'Test key',
        createdAt: expect.stringMatching(/Z$/),
        isHeld: false,
      },
    ]);
    expect(mails.at(-1)).toMatchObject({
      to: email,
      subject: 'There is a new way to log in to your account',
      text: expect.stringContaining('the passkey “Test key”'),
    });
  });

  test('tells the browser which ones are there', async () => {
    const { cookie, authenticator } = await createKeyHolder('exclude@example.com');
    const { options } = await ask('add-options', cookie);
    expect(options.excludeCredentials).toEqual([
      { id: authenticator.id, transports: ['internal', 'hybrid'], type: 'public-key' },
    ]);
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
    const { cookie: session, id } = await createMember(`${what.length}-${visitors}@add.example`);
    visitors += 1;
    const { options, cookie } = await ask('add-options', session);
    const response = await add(await new SoftwareAuthenticator().create(options, wrong), cookie);
    expect(response.status).toBe(400);
    expect((await readFailure(response)).code).toBe('invalid_passkey');
    expect(await passkeysOf(id)).toEqual([]);
  });

  test('answers a challenge once, in its own browser, within five minutes', async () => {
    const { cookie: session } = await createMember('once@example.com');
    const db = await openTestDatabase();
    await db.run(sql`UPDATE sessions SET proved_at_ms = ${Date.now() + 3_600_000}`);
    const one = await ask('add-options', session);
    expect(
      (await add(await new SoftwareAuthenticator().create(one.options), one.cookie)).status,
    ).toBe(200);
    const again = await add(await new SoftwareAuthenticator().create(one.options), one.cookie);
    expect(again.status).toBe(400);

    const two = await ask('add-options', session);
    const elsewhere = await add(await new SoftwareAuthenticator().create(two.options), session);
    expect(elsewhere.status).toBe(400);

    const three = await ask('add-options', session);
    const credential = await new SoftwareAuthenticator().create(three.options);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ['Date'] });
    const late = await add(credential, three.cookie);
    vi.useRealTimers();
    expect(late.status).toBe(400);
  });

  test('needs a challenge of the same account, and not one for a login', async () => {
    const { cookie: mine } = await createMember('mine@example.com');
    const { cookie: theirs } = await createMember('theirs@example.com');
    const started = await ask('add-options', mine);
    const [binding = ''] = started.cookie.split('; ').filter((c) => c.includes('passkey'));
    const crossed = await add(
      await new SoftwareAuthenticator().create(started.options),
      `${theirs}; ${binding}`,
    );
    expect(crossed.status).toBe(400);

    const login = await ask('login-options');
    const options = { ...login.options, user: started.options.user };
    const mixed = await add(
      await new SoftwareAuthenticator().create(options),
      `${mine}; ${login.cookie}`,
    );
    expect(mixed.status).toBe(400);
  });

  test('does not take one that is known already, here or elsewhere', async () => {
    const { authenticator } = await createKeyHolder('known@example.com');
    const { cookie: session, id } = await createMember('copycat@example.com');
    const { options, cookie } = await ask('add-options', session);
    const response = await add(await authenticator.create(options), cookie);
    expect((await readFailure(response)).code).toBe('invalid_passkey');
    expect(await passkeysOf(id)).toEqual([]);
  });

  test('stops at ten, also for two at once', async () => {
    const { cookie: session, id } = await createMember('ten@example.com');
    const pending = [];
    for (let count = 0; count < 11; count++) {
      const { options, cookie } = await ask('add-options', session);
      pending.push({ cookie, credential: await new SoftwareAuthenticator().create(options) });
    }
    const responses = await Promise.all(
      pending.map(({ cookie, credential }) => add(credential, cookie)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409]);
    expect(await passkeysOf(id)).toHaveLength(10);
    const eleventh = await send('POST /api/passkeys/add-options', { body: {}, cookie: session });
    expect(eleventh.status).toBe(409);
    expect((await readFailure(eleventh)).message).toContain('10 passkeys');
  });
});

describe('a login', () => {
  test('asks for any passkey of this site that checks its user', async () => {
    const { options } = await ask('login-options');
    expect(options).toEqual({
      rpId: new URL(settings.origin).hostname,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      userVerification: 'required',
      timeout: 300_000,
    });
  });

  test('begins a session as a password does', async () => {
    const { email, id, authenticator } = await createKeyHolder('login@example.com');
    const { options, cookie } = await ask('login-options');
    const response = await logInWith(await authenticator.get(options), cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      user: { email, username: 'Ow', _id: id },
    });
    expect(cookieNamed(response, '__Host-session')).toMatch(/Path=\/; Secure$/);
    expect(cookieNamed(response, '__Host-device')).toBeDefined();
    const session = await send('GET /api/session', { cookie: cookiesOf(response) });
    expect(await session.json()).toMatchObject({ user: { email } });
    expect(await passkeysOf(id)).toMatchObject([{ lastUsedAt: expect.stringMatching(/Z$/) }]);
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
    const { options, cookie } = await ask('login-options');
    const response = await logInWith(await authenticator.get(options, wrong), cookie);
    expect(response.status).toBe(401);
    expect((await readFailure(response)).code).toBe('invalid_passkey');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is refused: a signature of another key, or over something else', async () => {
    const { authenticator } = await createKeyHolder('signature@example.com');
    const impostor = new SoftwareAuthenticator();
    const one = await ask('login-options');
    const forged = await impostor.get(one.options, { userHandle: authenticator.userHandle });
    const asOwner = { ...forged, id: authenticator.id, rawId: authenticator.id };
    expect((await logInWith(asOwner, one.cookie)).status).toBe(401);

    const two = await ask('login-options');
    const real = await authenticator.get(two.options);
    const other = await authenticator.get({ challenge: 'A'.repeat(43) });
    const swapped = { ...real, response: { ...real.response, ...other.response } };
    const { clientDataJSON } = real.response;
    const mixed = { ...swapped, response: { ...swapped.response, clientDataJSON } };
    expect((await logInWith(mixed, two.cookie)).status).toBe(401);
  });

  test('answers a challenge once, also in a race, in its own browser, within five minutes', async () => {
    const { authenticator } = await createKeyHolder('challenge@example.com');
    const one = await ask('login-options');
    const credential = await authenticator.get(one.options);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => logInWith(credential, one.cookie)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logInWith(credential, one.cookie)).status).toBe(401);

    const two = await ask('login-options');
    const { cookie: othersCookie } = await ask('login-options');
    expect((await logInWith(await authenticator.get(two.options), othersCookie)).status).toBe(401);

    const three = await ask('login-options');
    const late = await authenticator.get(three.options);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ['Date'] });
    const response = await logInWith(late, three.cookie);
    vi.useRealTimers();
    expect(response.status).toBe(401);
  });

  test('is refused if the count of signatures goes back or stands: there may be a copy', async () => {
    const { authenticator } = await createKeyHolder('clone@example.com');
    const attempt = async (signatureCount: number) => {
      const { options, cookie } = await ask('login-options');
      const credential = await authenticator.get(options, { signatureCount });
      return (await logInWith(credential, cookie)).status;
    };
    expect(await attempt(7)).toBe(200);
    expect(await attempt(7)).toBe(401);
    expect(await attempt(3)).toBe(401);
    expect(await attempt(0)).toBe(401);
    expect(await attempt(8)).toBe(200);
  });

  test('works with an authenticator that does not count', async () => {
    const { authenticator } = await createKeyHolder('countless@example.com');
    for (let count = 0; count < 2; count++) {
      const { options, cookie } = await ask('login-options');
      const credential = await authenticator.get(options, { signatureCount: 0 });
      expect((await logInWith(credential, cookie)).status).toBe(200);
    }
  });

  test('is refused for a locked account, and for one that is gone', async () => {
    const { email, authenticator } = await createKeyHolder('locked-key@example.com');
    await lockAccount(email);
    const one = await ask('login-options');
    expect((await logInWith(await authenticator.get(one.options), one.cookie)).status).toBe(401);
    const db = await openTestDatabase();
    await db.run(sql`DELETE FROM users WHERE email = ${email}`);
    const two = await ask('login-options');
    const unknown = await logInWith(await authenticator.get(two.options), two.cookie);
    expect(unknown.status).toBe(401);
    expect((await readFailure(unknown)).code).toBe('unknown_passkey');
  });

  test('does not get in behind a reset', async () => {
    const { email, authenticator } = await createKeyHolder('reset-race@example.com');
    const db = await openTestDatabase();
    await db.run(sql`UPDATE passkeys SET created_at_ms = 0`);
    await send('POST /api/forgot-password', { body: { email }, env: deployment });
    const body = { token: tokenIn(mails.at(-1)), password: 'a new and long password' };
    const { options, cookie } = await ask('login-options');
    const credential = await authenticator.get(options);
    const reset = vi.fn(() => send('POST /api/reset-password', { body }));
    const DB = createD1WithRival(env.DB, /INSERT INTO sessions/, reset);
    const response = await send('POST /api/passkeys/login', {
      body: { credential },
      cookie,
      env: { ...deployment, DB },
    });
    expect(await reset.mock.results[0]?.value).toMatchObject({ status: 200 });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is limited for a network, and a right one is not counted', async () => {
    const { authenticator } = await createKeyHolder('limited@example.com');
    const ip = '198.51.100.77';
    const attempt = async (wrong: Misbehaviour) => {
      const { options, cookie } = await ask('login-options');
      const credential = await authenticator.get(options, wrong);
      return (await logInWith(credential, cookie, false, ip)).status;
    };
    const isWrong = { isVerified: false };
    expect(await attempt(isWrong)).toBe(401);
    const db = await openTestDatabase();
    await db.run(sql`UPDATE login_throttle SET attempts = 29 WHERE attempts > 0`);
    expect([await attempt({}), await attempt(isWrong), await attempt({})]).toEqual([200, 401, 429]);
  });

  test('of a known passkey with broken parts is not accepted either', async () => {
    const { authenticator } = await createKeyHolder('broken@example.com');
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      for (const value of ['QQ', 'e30', 'A'.repeat(400)]) {
        const { options, cookie } = await ask('login-options');
        const real = await authenticator.get(options);
        const credential = { ...real, response: { ...real.response, [part]: value } };
        const response = await logInWith(credential, cookie);
        expect(response.status, `${part} ${value}`).toBe(401);
      }
    }
  });
});

describe('removing a passkey', () => {
  const remove = (id: string, cookie: string) =>
    send('POST /api/passkeys/remove', { body: { id }, cookie, env: deployment });

  test('ends its use, and tells the owner', async () => {
    const { email, cookie: session, id, authenticator } = await createKeyHolder('rm@example.com');
    expect((await remove(authenticator.id, session)).status).toBe(200);
    expect(await passkeysOf(id)).toEqual([]);
    expect(mails.at(-1)).toMatchObject({
      to: email,
      subject: 'A way to log in to your account was removed',
      text: expect.stringContaining('the passkey “Test key”'),
    });
    const { options, cookie } = await ask('login-options');
    expect((await logInWith(await authenticator.get(options), cookie)).status).toBe(401);
  });

  test('is refused for the last sign-in method', async () => {
    const { cookie, id, email, authenticator } = await createKeyHolder('last-key@example.com');
    const db = await openTestDatabase();
    await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${email}`);
    const response = await remove(authenticator.id, cookie);
    expect(response.status).toBe(409);
    expect((await readFailure(response)).code).toBe('last_sign_in_method');
    expect(await passkeysOf(id)).toHaveLength(1);
    await db.run(sql`INSERT INTO connections VALUES ('google', 's', ${id}, 'l', 0)`);
    expect((await remove(authenticator.id, cookie)).status).toBe(200);
  });

  test('is for one’s own only', async () => {
    const { id, authenticator } = await createKeyHolder('owner@example.com');
    const { cookie } = await createMember('thief@example.com');
    const response = await remove(authenticator.id, cookie);
    expect(response.status).toBe(404);
    expect(await passkeysOf(id)).toHaveLength(1);
  });
});

test('no challenge, signature, key or address is logged', async () => {
  const { authenticator, email } = await createKeyHolder('canary-key@example.com');
  const one = await ask('login-options');
  const credential = await authenticator.get(one.options);
  const response = await logInWith(credential, one.cookie);
  const two = await ask('login-options');
  await logInWith(
    await authenticator.get(two.options, { origin: 'https://evil.example' }),
    two.cookie,
  );
  await logInWith(await authenticator.get(two.options), two.cookie);

  const output = logged.join('\n');
  const secrets = [
    one.options.challenge,
    two.options.challenge,
    credential.response.signature,
    authenticator.id,
    tokenOf(cookieNamed(response, '__Host-session')),
    email,
  ];
  for (const secret of secrets) expect(output).not.toContain(secret);
  expect(output).toContain('"reason":"Unexpected authentication response origin"');
});
