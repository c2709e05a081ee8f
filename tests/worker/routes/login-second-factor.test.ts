import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../worker/contract/durations.ts';
import { sql } from '../../../worker/db/database.ts';
import { db, lockAccount, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
  type ProtectedMember,
  protect,
  wrongCodeOf,
} from '../support/second-factor.ts';
import {
  cookieNamed,
  cookiesOf,
  isSignedIn,
  mergeCookies,
  post,
  send,
  verdictOf,
} from '../support/send.ts';

const NEW_PASSWORD = 'a stable for the horse';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await db.run(sql`DELETE FROM login_throttle`);
});

/** Logs in with a password and a code. */
const logInWith = async ({ email }: ProtectedMember, code = '') =>
  verdictOf(enterCode(await enterPassword(email), code));

describe('a right password', () => {
  test('opens no session, and asks for a code in this browser', async () => {
    const { email } = await createProtected('asked@example.com');
    const response = await logIn({ email, password: OWNER_PASSWORD });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, needsSecondFactor: true });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-login=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=600$/,
      ),
    ]);
    expect(await isSignedIn(cookiesOf(response))).toBe(false);
  });

  test.each([
    [false, /Secure$/],
    [true, /; Max-Age=2592000$/],
  ])(
    'and a code open a session, which is a fresh proof (remembered: %s)',
    async (remember, kept) => {
      const owner = await createProtected(`opened-${remember}@example.com`);
      const pending = await enterPassword(owner.email, { remember });
      const response = await enterCode(pending, nextCodeOf(owner));
      expect(await response.json()).toEqual({
        success: true,
        user: { email: owner.email, username: 'Ow', _id: owner.id },
      });
      expect(cookieNamed(response, '__Host-session')).toMatch(kept);
      expect(cookieNamed(response, '__Host-login')).toContain('Max-Age=0');
      const cookie = cookiesOf(response);
      expect((await send('GET /api/account/export', { cookie })).status).toBe(200);
    },
  );
});

describe('a code', () => {
  test('may be of the step before or after, with spaces', async () => {
    const owner = await createProtected('drift@example.com');
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    const early = codeOf(owner, Date.now() - 30_000);
    expect(await logInWith(owner, ` ${early.slice(0, 3)} ${early.slice(3)}`)).toBe('200');
    expect(await logInWith(owner, codeOf(owner, Date.now() + 30_000))).toBe('200');
  });

  test('works once, and none before it afterwards; the one of the set-up never', async () => {
    const owner = await createProtected('replay@example.com');
    expect(await logInWith(owner, codeOf(owner))).toBe('403 wrong_code code');
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    const code = codeOf(owner);
    const older = codeOf(owner, Date.now() - 30_000);
    expect(await logInWith(owner, code)).toBe('200');
    for (const used of [code, older]) {
      expect(await logInWith(owner, used)).toBe('403 wrong_code code');
    }
  });

  test.each(['app', 'recovery'])('works once under five logins at once: %s', async (kind) => {
    const owner = await createProtected(`race-${kind}@example.com`);
    const code = kind === 'app' ? nextCodeOf(owner) : (owner.recoveryCodes[0] ?? '');
    const browsers: string[] = [];
    for (let count = 0; count < 5; count++) browsers.push(await enterPassword(owner.email));
    const responses = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
    // The one in which it was set up, and this one.
    const sessions = await db.all(sql`SELECT sid FROM sessions WHERE user_id = ${owner.id}`);
    expect(sessions).toHaveLength(2);
  });

  test('of another form is refused, and is no guess', async () => {
    const owner = await createProtected('malformed@example.com');
    const pending = await enterPassword(owner.email);
    for (const code of ['', '12345', '1234567', '12345٣x', 'A'.repeat(23), '0'.repeat(24)]) {
      expect(await verdictOf(enterCode(pending, code)), code).toBe('400 invalid_request code');
    }
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('logs in once, however it is written, and its owner hears how many are left', async () => {
    const owner = await createProtected('recovery@example.com');
    const [first = ''] = owner.recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' – ')} `;
    const pending = await enterPassword(owner.email);
    expect((await enterCode(pending, typed)).status).toBe(200);
    const mails = mailbox.mailsTo(owner.email);
    const mail = mails.find(({ subject }) => subject === 'A recovery code was used');
    expect(mail?.text).toContain('9 codes are left');
    expect(await logInWith(owner, first)).toBe('403 wrong_code code');
  });

  test('has 120 bits, and only its digest is stored', async () => {
    const { recoveryCodes } = await createProtected('digest@example.com');
    expect(new Set(recoveryCodes).size).toBe(10);
    const rows = JSON.stringify(await db.all(sql`SELECT * FROM recovery_codes`));
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('a pending login', () => {
  test('cannot be completed in another browser', async () => {
    const owner = await createProtected('other-browser@example.com');
    await enterPassword(owner.email);
    const code = nextCodeOf(owner);
    for (const cookie of ['', `__Host-login=${'A'.repeat(43)}`, '__Host-login=x', owner.cookie]) {
      expect(await verdictOf(enterCode(cookie, code))).toBe('401 login_expired');
    }
  });

  type End = (owner: ProtectedMember) => unknown;
  test.each<readonly [string, End]>([
    ['after ten minutes', () => vi.setSystemTime(Date.now() + 10 * MINUTE_MS)],
    ['with another password', (owner) => changePassword(owner.cookie)],
    ['with a reset', ({ email }) => reset(email)],
    ['with the second factor', ({ cookie }) => post('second-factor/disable', {}, cookie)],
    ['with a lock of the account', ({ email }) => lockAccount(email)],
  ])('ends %s', async (name, end) => {
    const owner = await createProtected(`${name.replaceAll(' ', '-')}@example.com`);
    const pending = await enterPassword(owner.email);
    await end(owner);
    expect(await verdictOf(enterCode(pending, nextCodeOf(owner)))).toBe('401 login_expired');
  });

  test('ends after five wrong codes, and its owner hears of it', async () => {
    const owner = await createProtected('guessed@example.com');
    const pending = await enterPassword(owner.email);
    const verdicts: string[] = [];
    for (let guess = 0; guess < 5; guess++) {
      const answer = enterCode(pending, wrongCodeOf(owner, guess));
      verdicts.push(await verdictOf(answer));
    }
    expect(verdicts).toEqual([...Array(4).fill('403 wrong_code code'), '401 login_expired']);
    expect(mailbox.subjectsTo(owner.email)).toEqual(['Wrong codes were entered for your account']);
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(401);
  });

  test('takes no more than five codes, however many arrive at the same moment', async () => {
    const owner = await createProtected('burst@example.com');
    const pending = await enterPassword(owner.email);
    const codes = Array.from({ length: 15 }, (_, nth) => wrongCodeOf(owner, nth));
    await Promise.all(codes.map((code) => enterCode(pending, code)));
    const row = await db.first<{ attempts: number }>(sql`
      SELECT sum(attempts) AS attempts FROM login_throttle WHERE key <> ''`);
    // The password was right and is refunded; what remains are the codes that were let through.
    expect(row?.attempts).toBeLessThanOrEqual(10);
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(401);
  });
});

describe('guessing over many logins', () => {
  test('ends in a delay, for a right code too, but not in a browser of the owner', async () => {
    const owner = await createProtected('not-locked-out@example.com');
    for (const login of [0, 1]) {
      const pending = await enterPassword(owner.email);
      for (let nth = 0; nth < 5; nth++) {
        const guess = await enterCode(pending, wrongCodeOf(owner, 5 * login + nth));
        expect(guess.status).toBe(nth < 4 ? 403 : 401);
      }
    }
    const elsewhere = await enterPassword(owner.email);
    const refused = await enterCode(elsewhere, nextCodeOf(owner));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const home = await enterPassword(owner.email, { cookie: owner.cookie });
    expect((await enterCode(home, codeOf(owner))).status).toBe(200);
  });

  test('right codes are not counted', async () => {
    const owner = await createProtected('often@example.com');
    await logInWith(owner, wrongCodeOf(owner));
    await db.run(sql`UPDATE login_throttle SET attempts = 9 WHERE attempts > 0`);
    expect(await logInWith(owner, nextCodeOf(owner))).toBe('200');
    expect(await logInWith(owner, nextCodeOf(owner))).toBe('200');
  });
});

describe('“do not ask on this device”', () => {
  /** Logs in with or without that choice. @returns the cookies of the browser, logged out. */
  async function visit(owner: ProtectedMember, rememberDevice = true): Promise<string> {
    const pending = await enterPassword(owner.email);
    const response = await enterCode(pending, nextCodeOf(owner), { rememberDevice });
    const cookie = mergeCookies(pending, cookiesOf(response));
    await post('logout', {}, cookie);
    return cookie;
  }

  const needsCode = async (email: string, cookie: string, password = OWNER_PASSWORD) =>
    'needsSecondFactor' in (await (await logIn({ email, password }, { cookie })).json<object>());

  test('holds for thirty days, in that browser, for that account, if it is chosen', async () => {
    const owner = await createProtected('trusted@example.com');
    const other = await createProtected('not-trusted@example.com');
    const cookie = await visit(owner);
    expect(await needsCode(owner.email, cookie)).toBe(false);
    expect(await needsCode(owner.email, await visit(owner, false))).toBe(true);
    expect(await needsCode(other.email, cookie)).toBe(true);
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 2 * MINUTE_MS);
    expect(await needsCode(owner.email, cookie)).toBe(false);
    vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
    expect(await needsCode(owner.email, cookie)).toBe(true);
  });

  test('does not make the login a fresh proof', async () => {
    const { email, ...owner } = await createProtected('no-proof@example.com');
    const cookie = await visit({ email, ...owner });
    const session = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }, { cookie }));
    expect(await verdictOf(post('second-factor/disable', {}, session))).toBe('403 proof_required');
  });

  test.each<readonly [string, (cookie: string) => Promise<unknown>]>([
    [
      'when the other browsers are forgotten',
      (cookie) => post('account/forget-devices', {}, cookie),
    ],
    [
      'when the second factor is turned off and on again',
      async (cookie) => {
        await post('second-factor/disable', {}, cookie);
        await protect(cookie);
      },
    ],
  ])('ends %s', async (name, end) => {
    const owner = await createProtected(`${name.replaceAll(' ', '-')}@example.com`);
    const cookie = await visit(owner);
    await end(owner.cookie);
    expect(await needsCode(owner.email, cookie)).toBe(true);
  });

  test('ends with a password change, also in the browser that changes it', async () => {
    const owner = await createProtected('change-ends@example.com');
    const elsewhere = await visit(owner);
    const pending = await enterPassword(owner.email);
    const response = await enterCode(pending, nextCodeOf(owner), { rememberDevice: true });
    const here = mergeCookies(pending, cookiesOf(response));
    await changePassword(here);
    expect(await needsCode(owner.email, here, NEW_PASSWORD)).toBe(true);
    expect(await needsCode(owner.email, elsewhere, NEW_PASSWORD)).toBe(true);
  });
});

test('a reset by mail does not touch a second factor of more than a week', async () => {
  const owner = await createProtected('reset@example.com');
  await db.run(sql`UPDATE second_factors SET enabled_at_ms = enabled_at_ms - ${8 * DAY_MS}`);
  await reset(owner.email);
  const pending = await enterPassword(owner.email, { password: NEW_PASSWORD });
  expect(await isSignedIn(pending)).toBe(false);
  expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
});

function changePassword(cookie: string): Promise<Response> {
  return post('account/password', { newPassword: NEW_PASSWORD }, cookie);
}

async function reset(email: string): Promise<void> {
  await post('forgot-password', { email });
  const body = { token: mailbox.tokenTo(email), password: NEW_PASSWORD };
  expect((await post('reset-password', body)).status).toBe(200);
}
