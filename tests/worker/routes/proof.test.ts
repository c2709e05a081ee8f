import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { createMember, db, logIn, OWNER_PASSWORD, outdateProofs } from '../support/accounts.ts';
import {
  comeBack,
  FakeProvider,
  PROVIDER_ENV,
  signInWith,
  startSignIn,
} from '../support/fake-provider.ts';
import { mailbox } from '../support/mailbox.ts';
import { addPasskey, createKeyHolder, showPasskey } from '../support/passkeys.ts';
import {
  createProtected,
  enterCode,
  nextCodeOf,
  protect,
  wrongCodeOf,
} from '../support/second-factor.ts';
import {
  askForAccount,
  cookiesOf,
  isSignedIn,
  mergeCookies,
  post,
  send,
  verdictOf,
} from '../support/send.ts';

const fake = new FakeProvider();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fake.install();
  await db.run(sql`DELETE FROM login_throttle`);
});

const newEmail = () => `owner-${crypto.randomUUID()}@example.com`;

const prove = (cookie: string, body: object = { password: OWNER_PASSWORD }) =>
  post('proof/password', body, cookie);

const isProven = async (cookie: string) =>
  (await send('GET /api/account/export', { cookie })).status === 200;

const minutesLeft = (provenUntil: string) => (Date.parse(provenUntil) - Date.now()) / 60_000;

test('a login is a proof for five minutes, and the account says until when', async () => {
  const { cookie } = await createMember(newEmail());
  expect(minutesLeft((await askForAccount(cookie)).provenUntil)).toBeCloseTo(5, 0);
  expect(await isProven(cookie)).toBe(true);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect(await isProven(cookie)).toBe(false);
});

test('one’s own session ends without a proof', async () => {
  const { cookie } = await createMember(newEmail());
  const [current] = (await askForAccount(cookie)).sessions;
  await outdateProofs();
  expect((await post('account/sessions/end', { id: current?.id }, cookie)).status).toBe(200);
  expect(await isSignedIn(cookie)).toBe(false);
});

describe('the password', () => {
  test('opens what was closed, in this session only', async () => {
    const { email, cookie } = await createMember(newEmail());
    const other = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
    await outdateProofs();
    const { provenUntil } = await (await prove(cookie)).json<{ provenUntil: string }>();
    expect(minutesLeft(provenUntil)).toBeCloseTo(5, 0);
    expect([await isProven(cookie), await isProven(other)]).toEqual([true, false]);
  });

  test('that is wrong is named, and counts like a guess at the login', async () => {
    const { cookie } = await createMember(newEmail());
    // Without the device cookie, which has its own limit of attempts.
    const [session = ''] = cookie.split('; ').filter((pair) => pair.startsWith('__Host-session='));
    await outdateProofs();
    for (let guess = 0; guess < 10; guess++) {
      const answer = prove(session, { password: `wrong ${guess}` });
      expect(await verdictOf(answer)).toBe('403 wrong_password password');
    }
    expect(await verdictOf(prove(session))).toBe('429 too_many_attempts');
    expect(await isProven(session)).toBe(false);
  });

  test('cannot be given by an account without one', async () => {
    const { cookie } = await createMember(newEmail(), { hasPassword: false });
    await outdateProofs();
    for (const password of [OWNER_PASSWORD, ' ']) {
      expect((await prove(cookie, { password })).status).toBe(403);
    }
  });

  test('needs a code of the second factor too, which works once', async () => {
    const { cookie, recoveryCodes, ...app } = await createProtected(newEmail());
    await outdateProofs();
    for (const code of [undefined, wrongCodeOf(app)]) {
      const answer = prove(cookie, { password: OWNER_PASSWORD, code });
      expect(await verdictOf(answer)).toBe('403 wrong_code code');
    }
    for (const code of [nextCodeOf(app), recoveryCodes[0]]) {
      const wrong = prove(cookie, { password: 'wrong', code });
      expect(await verdictOf(wrong)).toBe('403 wrong_password password');
      expect(await isProven(cookie)).toBe(false);
      const body = { password: OWNER_PASSWORD, code };
      expect(await verdictOf(prove(cookie, body))).toBe('200');
      expect(await isProven(cookie)).toBe(true);
      expect(await verdictOf(prove(cookie, body))).toBe('403 wrong_code code');
      await outdateProofs();
    }
  });

  test('is refused after ten wrong codes', async () => {
    const { cookie, ...app } = await createProtected(newEmail());
    await outdateProofs();
    const guess = async (nth: number) =>
      (await prove(cookie, { password: OWNER_PASSWORD, code: wrongCodeOf(app, nth) })).status;
    expect(await guess(0)).toBe(403);
    await db.run(sql`UPDATE login_throttle SET attempts = 9 WHERE attempts > 0`);
    expect([await guess(1), await guess(2)]).toEqual([403, 429]);
  });
});

describe('a passkey', () => {
  test('of the account needs no code, neither for a login nor for a proof', async () => {
    const owner = await createProtected(newEmail());
    const key = await addPasskey(owner.cookie);
    const opened = await showPasskey('passkeys/login', key);
    expect(await opened.json()).toMatchObject({ user: { email: owner.email } });
    await outdateProofs();
    expect((await showPasskey('proof/passkey', key, owner.cookie)).status).toBe(200);
    expect(await isProven(owner.cookie)).toBe(true);
  });

  test('of another account is none', async () => {
    const { cookie } = await createMember(newEmail());
    const { authenticator } = await createKeyHolder(newEmail());
    await outdateProofs();
    expect((await showPasskey('proof/passkey', authenticator, cookie)).status).toBe(401);
    expect(await isProven(cookie)).toBe(false);
  });
});

/** Creates an account that is connected to Google. */
async function createConnected() {
  const member = await createMember(newEmail());
  const { email } = member;
  fake.googleClaims = { sub: email, email, email_verified: true };
  const { cookie } = await signInWith(fake, 'google', { intent: 'connect', cookie: member.cookie });
  return { ...member, cookie };
}

const proveAtGoogle = async (cookie: string, code?: string) => {
  const journey = { intent: 'prove', cookie, ...(code && { code }) } as const;
  const { response } = await signInWith(fake, 'google', journey);
  return response.headers.get('Location');
};

describe('a provider', () => {
  test('that is connected proves who somebody is', async () => {
    const { cookie } = await createConnected();
    await outdateProofs();
    expect(await proveAtGoogle(cookie)).toBe('/account?proof=done');
    expect(await isProven(cookie)).toBe(true);
  });

  test.each(['somebody else there', 'the owner of another account'])(
    'where one is %s proves nothing',
    async (who) => {
      await createConnected();
      const { cookie } = await createMember(newEmail());
      await outdateProofs();
      if (who === 'somebody else there') fake.googleClaims = { sub: 'stranger' };
      expect(await proveAtGoogle(cookie)).toBe('/account?proof=taken');
      expect(await isProven(cookie)).toBe(false);
    },
  );

  test('needs a code of the second factor before the browser leaves', async () => {
    const { cookie } = await createConnected();
    const app = await protect(cookie);
    await outdateProofs();
    for (const code of [undefined, wrongCodeOf(app)]) {
      const body = { provider: 'google', intent: 'prove', code };
      const answer = post('oauth/start', body, cookie, { env: PROVIDER_ENV });
      expect(await verdictOf(answer)).toBe('403 wrong_code code');
    }
    expect(await proveAtGoogle(cookie, nextCodeOf(app))).toBe('/account?proof=done');
    expect(await isProven(cookie)).toBe(true);
  });

  test('that was asked without a code proves nothing once there is a second factor', async () => {
    const { cookie } = await createConnected();
    const started = await startSignIn('google', { intent: 'prove', cookie });
    await protect(cookie);
    await outdateProofs();
    const response = await comeBack(fake.agree(started.location), started.cookie);
    expect(response.headers.get('Location')).toBe('/account?proof=expired');
    expect(await isProven(cookie)).toBe(false);
  });

  test('uses no code up while it is down', async () => {
    const { cookie } = await createConnected();
    const { recoveryCodes } = await protect(cookie);
    await outdateProofs();
    const body = { provider: 'google', intent: 'prove', code: recoveryCodes[0] };
    const start = async (more: object = {}) =>
      (await post('oauth/start', body, cookie, { env: { ...PROVIDER_ENV, ...more } })).status;
    // Another issuer, because what Google said about itself is cached.
    expect(await start({ GOOGLE_ISSUER: 'https://down.example' })).toBe(503);
    expect([await start(), await start()]).toEqual([200, 403]);
  });
});

describe('a login with a provider', () => {
  test('opens no session, and goes to the question for a code', async () => {
    const app = await protect((await createConnected()).cookie);
    const { response, cookie } = await signInWith(fake, 'google', { remember: true });
    expect(response.headers.get('Location')).toBe('/login?sign-in=second-factor');
    const browser = mergeCookies(cookie, cookiesOf(response));
    expect(await isSignedIn(browser)).toBe(false);
    const opened = await enterCode(browser, nextCodeOf(app));
    expect(opened.headers.getSetCookie().join()).toContain('Max-Age=2592000');
    expect(await isSignedIn(cookiesOf(opened))).toBe(true);
  });

  test('ends when the password is changed before the code', async () => {
    const owner = await createConnected();
    const app = await protect(owner.cookie);
    const { response, cookie } = await signInWith(fake, 'google');
    await post('account/password', { newPassword: 'a stable for the horse' }, owner.cookie);
    const browser = mergeCookies(cookie, cookiesOf(response));
    expect((await enterCode(browser, nextCodeOf(app))).status).toBe(401);
  });
});

describe('a mailed code', () => {
  const enter = async (cookie: string, code: string) =>
    (await post('proof/code', { code }, cookie)).status;

  async function askForCode(email: string, cookie: string): Promise<string> {
    await post('proof/mail', {}, cookie);
    return /^\d{8}$/m.exec(mailbox.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';
  }

  test('proves once who owns an account that has nothing else', async () => {
    const { email, cookie } = await createMember(newEmail(), { hasPassword: false });
    await outdateProofs();
    const code = await askForCode(email, cookie);
    expect(await enter(cookie, `${code.slice(0, 4)} ${code.slice(4)}`)).toBe(200);
    expect(await isProven(cookie)).toBe(true);
    await outdateProofs();
    expect(await enter(cookie, code)).toBe(403);
  });

  test('works in the session that asked only, for ten minutes, and the newest only', async () => {
    const { email, cookie } = await createMember(newEmail());
    const other = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
    await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${email}`);
    const first = await askForCode(email, cookie);
    const second = await askForCode(email, cookie);
    expect([await enter(cookie, first), await enter(other, second)]).toEqual([403, 403]);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    expect(await verdictOf(post('proof/code', { code: second }, cookie))).toBe(
      '403 wrong_code code',
    );
  });

  test('can be guessed five times', async () => {
    const { email, cookie } = await createMember(newEmail(), { hasPassword: false });
    const code = await askForCode(email, cookie);
    const statuses: number[] = [];
    for (let guess = 1; guess <= 6; guess++) {
      statuses.push(await enter(cookie, String((Number(code) + guess) % 1e8).padStart(8, '0')));
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await enter(cookie, code)).toBe(429);
  });

  test('is not for an account with a password, a passkey or a second factor', async () => {
    const withKey = await createKeyHolder(newEmail());
    const withFactor = await createProtected(newEmail());
    for (const { id } of [withKey, withFactor]) {
      await db.run(sql`UPDATE users SET password_hash = '' WHERE id = ${id}`);
    }
    for (const { email, cookie } of [await createMember(newEmail()), withKey, withFactor]) {
      const mail = post('proof/mail', {}, cookie);
      expect(await verdictOf(mail)).toBe('403 proof_required');
      const code = post('proof/code', { code: '12345678' }, cookie);
      expect(await verdictOf(code)).toBe('403 proof_required');
      expect(mailbox.subjectsTo(email).join()).not.toContain('is your code');
    }
  });
});
