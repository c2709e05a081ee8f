import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../worker/contract/durations.ts';
import type { Database } from '../../../worker/db/database.ts';
import { sql } from '../../../worker/db/database.ts';
import { logIn, OWNER_PASSWORD, openTestDatabase } from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { lockAccount } from '../support/members.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  enterPassword,
  mergeCookies,
  nextCodeOf,
  wrongCodeOf,
} from '../support/second-factor.ts';
import { cookieNamed, cookiesOf, isSignedIn, readFailure, send } from '../support/send.ts';

const NEW_PASSWORD = 'a stable for the horse';

let db: Database;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  db = await openTestDatabase();
  await db.run(sql`DELETE FROM login_throttle`);
});
afterEach(() => {
  vi.useRealTimers();
});

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

  test('and a code open a session, which counts as a fresh proof', async () => {
    const owner = await createProtected('opened@example.com');
    const pending = await enterPassword(owner.email);
    const response = await enterCode(pending, nextCodeOf(owner));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      user: { email: owner.email, username: 'Ow', _id: owner.id },
    });
    expect(cookieNamed(response, '__Host-session')).not.toContain('Max-Age');
    expect(cookieNamed(response, '__Host-login')).toContain('Max-Age=0');
    const cookie = cookiesOf(response);
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await send('GET /api/account/export', { cookie })).status).toBe(200);
  });

  test('with Remember Me keeps that choice', async () => {
    const owner = await createProtected('remembered@example.com');
    const pending = await enterPassword(owner.email, { remember: true });
    const response = await enterCode(pending, nextCodeOf(owner));
    expect(cookieNamed(response, '__Host-session')).toMatch(/; Max-Age=2592000$/);
  });
});

describe('a code', () => {
  test('may be of the step before or after, with spaces', async () => {
    const owner = await createProtected('drift@example.com');
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    const early = codeOf(owner, Date.now() - 30_000);
    const spaced = ` ${early.slice(0, 3)} ${early.slice(3)}`;
    expect((await enterCode(await enterPassword(owner.email), spaced)).status).toBe(200);
    const late = codeOf(owner, Date.now() + 30_000);
    expect((await enterCode(await enterPassword(owner.email), late)).status).toBe(200);
  });

  test('works once, and none before it afterwards', async () => {
    const owner = await createProtected('replay@example.com');
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    const code = codeOf(owner);
    const older = codeOf(owner, Date.now() - 30_000);
    expect((await enterCode(await enterPassword(owner.email), code)).status).toBe(200);
    for (const used of [code, older]) {
      const response = await enterCode(await enterPassword(owner.email), used);
      expect(response.status).toBe(403);
      expect(await readFailure(response)).toMatchObject({ code: 'wrong_code', field: 'code' });
    }
  });

  test('that enabled the second factor does not log in', async () => {
    const owner = await createProtected('enabling@example.com');
    const response = await enterCode(await enterPassword(owner.email), codeOf(owner));
    expect(response.status).toBe(403);
  });

  test('works once under five logins at the same moment', async () => {
    const owner = await createProtected('race@example.com');
    const code = nextCodeOf(owner);
    const browsers = [];
    for (let count = 0; count < 5; count++) browsers.push(await enterPassword(owner.email));
    const responses = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(4).fill(403)]);
    const sessions = await db.all(sql`SELECT sid FROM sessions WHERE user_id = ${owner.id}`);
    // The one in which it was set up, and this one.
    expect(sessions).toHaveLength(2);
  });

  test('of another form is refused, and is no guess', async () => {
    const owner = await createProtected('malformed@example.com');
    const pending = await enterPassword(owner.email);
    const malformed = ['', '12345', '1234567', 'abcdef', '12345٣x', 'A'.repeat(23), '0'.repeat(24)];
    for (const code of malformed) {
      const response = await enterCode(pending, code);
      expect(response.status, code).toBe(400);
      expect(await readFailure(response)).toMatchObject({ field: 'code' });
    }
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('logs in once, however it is written, and its owner hears how many are left', async () => {
    const mailbox = createMailbox();
    const owner = await createProtected('recovery@example.com', { env: mailbox.env });
    const [first = ''] = owner.recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' – ')} `;
    const pending = await enterPassword(owner.email);
    expect((await enterCode(pending, typed, { env: mailbox.env })).status).toBe(200);
    const mails = mailbox.mailsTo(owner.email);
    const mail = mails.find(({ subject }) => subject === 'A recovery code was used');
    expect(mail?.text).toContain('9 codes are left');

    const again = await enterCode(await enterPassword(owner.email), first);
    expect(again.status).toBe(403);
    expect(await readFailure(again)).toMatchObject({
      code: 'wrong_code',
      field: 'code',
      message: expect.stringMatching(/^This recovery code .* Try another one\.$/),
    });
  });

  test('works once under five logins at the same moment', async () => {
    const owner = await createProtected('recovery-race@example.com');
    const browsers = [];
    for (let count = 0; count < 5; count++) browsers.push(await enterPassword(owner.email));
    const [code = ''] = owner.recoveryCodes;
    const responses = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
  });

  test('has 120 bits, and only its digest is stored', async () => {
    const owner = await createProtected('digest@example.com');
    expect(owner.recoveryCodes).toHaveLength(10);
    expect(new Set(owner.recoveryCodes).size).toBe(10);
    for (const code of owner.recoveryCodes)
      expect(code).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const rows = JSON.stringify(await db.all(sql`SELECT * FROM recovery_codes`));
    for (const code of owner.recoveryCodes) {
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
      const response = await enterCode(cookie, code);
      expect(response.status).toBe(401);
      expect(await readFailure(response)).toMatchObject({ code: 'login_expired' });
    }
  });

  test('ends after ten minutes', async () => {
    const owner = await createProtected('late@example.com');
    const pending = await enterPassword(owner.email);
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    const response = await enterCode(pending, codeOf(owner));
    expect(response.status).toBe(401);
    expect(await readFailure(response)).toMatchObject({ code: 'login_expired' });
  });

  test('ends when the password is changed or reset meanwhile', async () => {
    const mailbox = createMailbox();
    const owner = await createProtected('changed@example.com');
    const pending = await enterPassword(owner.email);
    await send('POST /api/account/password', {
      body: { newPassword: NEW_PASSWORD },
      cookie: owner.cookie,
    });
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(401);

    const next = await enterPassword(owner.email, { password: NEW_PASSWORD });
    const { email } = owner;
    await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });
    const body = { token: tokenIn(mailbox.mails[0]), password: 'another stable again' };
    expect((await send('POST /api/reset-password', { body })).status).toBe(200);
    expect((await enterCode(next, nextCodeOf(owner))).status).toBe(401);
  });

  test('ends when the second factor is turned off, and when the account is locked', async () => {
    const owner = await createProtected('turned-off@example.com');
    const pending = await enterPassword(owner.email);
    await send('POST /api/second-factor/disable', { body: {}, cookie: owner.cookie });
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(401);

    const locked = await createProtected('locked@example.com');
    const waiting = await enterPassword(locked.email);
    await lockAccount(locked.email);
    expect((await enterCode(waiting, nextCodeOf(locked))).status).toBe(401);
  });

  test('ends after five wrong codes, and its owner hears of it', async () => {
    const mailbox = createMailbox();
    const owner = await createProtected('guessed@example.com');
    const pending = await enterPassword(owner.email);
    const statuses = [];
    for (let guess = 0; guess < 5; guess++) {
      const response = await enterCode(pending, wrongCodeOf(owner, guess), { env: mailbox.env });
      statuses.push([response.status, (await readFailure(response)).code]);
    }
    expect(statuses).toEqual([...Array(4).fill([403, 'wrong_code']), [401, 'login_expired']]);
    expect(mailbox.mailsTo(owner.email).map(({ subject }) => subject)).toEqual([
      'Wrong codes were entered for your account',
    ]);
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
  /** Guesses wrongly until refused. @returns how many guesses were let through. */
  async function guessUntilRefused(owner: { email: string; secret: string }): Promise<number> {
    let guesses = 0;
    for (let login = 0; login < 5; login++) {
      const pending = await enterPassword(owner.email);
      for (let nth = 0; nth < 5; nth++) {
        const response = await enterCode(pending, wrongCodeOf(owner, nth));
        if (response.status === 429) {
          expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
          return guesses;
        }
        guesses += 1;
      }
    }
    return guesses;
  }

  test('a right code is refused as well, but not in a browser of the owner', async () => {
    const owner = await createProtected('not-locked-out@example.com');
    expect(await guessUntilRefused(owner)).toBe(10);
    const elsewhere = await enterPassword(owner.email);
    expect((await enterCode(elsewhere, nextCodeOf(owner))).status).toBe(429);
    const home = await enterPassword(owner.email, { cookie: owner.cookie });
    expect((await enterCode(home, codeOf(owner))).status).toBe(200);
  });

  test('right codes are not counted', async () => {
    const owner = await createProtected('often@example.com');
    await enterCode(await enterPassword(owner.email), wrongCodeOf(owner));
    await db.run(sql`UPDATE login_throttle SET attempts = 9 WHERE attempts > 0`);
    for (let login = 0; login < 2; login++) {
      const pending = await enterPassword(owner.email);
      expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
    }
  });
});

describe('“do not ask on this device”', () => {
  /** Logs in with that choice. @returns the cookies of the browser, logged out. */
  async function trust(owner: { email: string; secret: string }): Promise<string> {
    const pending = await enterPassword(owner.email);
    const response = await enterCode(pending, nextCodeOf(owner), { rememberDevice: true });
    const cookie = mergeCookies(pending, cookiesOf(response));
    await send('POST /api/logout', { body: {}, cookie });
    return cookie;
  }

  const needsCode = async (email: string, cookie: string, password = OWNER_PASSWORD) => {
    const response = await logIn({ email, password }, { cookie });
    expect(response.status).toBe(200);
    return 'needsSecondFactor' in (await response.json<object>());
  };

  test('holds for thirty days, in that browser, for that account', async () => {
    const owner = await createProtected('trusted@example.com');
    const other = await createProtected('not-trusted@example.com');
    const cookie = await trust(owner);
    expect(await needsCode(owner.email, cookie)).toBe(false);
    expect(await needsCode(owner.email, '')).toBe(true);
    expect(await needsCode(other.email, cookie)).toBe(true);
    vi.setSystemTime(Date.now() + 30 * DAY_MS - MINUTE_MS);
    expect(await needsCode(owner.email, cookie)).toBe(false);
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
    expect(await needsCode(owner.email, cookie)).toBe(true);
  });

  test('is off unless it is chosen', async () => {
    const owner = await createProtected('unchosen@example.com');
    const pending = await enterPassword(owner.email);
    const response = await enterCode(pending, nextCodeOf(owner));
    const cookie = mergeCookies(pending, cookiesOf(response));
    expect(await needsCode(owner.email, cookie)).toBe(true);
  });

  test('does not make the login a fresh proof', async () => {
    const owner = await createProtected('no-proof@example.com');
    const cookie = cookiesOf(
      await logIn({ email: owner.email, password: OWNER_PASSWORD }, { cookie: await trust(owner) }),
    );
    for (const path of ['disable', 'recovery-codes', 'keep']) {
      const response = await send(`POST /api/second-factor/${path}`, { body: {}, cookie });
      expect(response.status, path).toBe(403);
      expect(await readFailure(response)).toMatchObject({ code: 'proof_required' });
    }
  });

  test('ends with a password change, also in the browser that changes it', async () => {
    const owner = await createProtected('change-ends@example.com');
    const elsewhere = await trust(owner);
    const pending = await enterPassword(owner.email);
    const response = await enterCode(pending, nextCodeOf(owner), { rememberDevice: true });
    const here = mergeCookies(pending, cookiesOf(response));
    await send('POST /api/account/password', {
      body: { newPassword: NEW_PASSWORD },
      cookie: here,
    });
    expect(await needsCode(owner.email, here, NEW_PASSWORD)).toBe(true);
    expect(await needsCode(owner.email, elsewhere, NEW_PASSWORD)).toBe(true);
  });

  test('ends when the other browsers are forgotten', async () => {
    const owner = await createProtected('forget-ends@example.com');
    const cookie = await trust(owner);
    await send('POST /api/account/forget-devices', { body: {}, cookie: owner.cookie });
    expect(await needsCode(owner.email, cookie)).toBe(true);
  });

  test('ends when the second factor is turned off and on again', async () => {
    const owner = await createProtected('again@example.com');
    const cookie = await trust(owner);
    await send('POST /api/second-factor/disable', { body: {}, cookie: owner.cookie });
    expect(await needsCode(owner.email, cookie)).toBe(false);
    const setUp = await send('POST /api/second-factor/set-up', { body: {}, cookie: owner.cookie });
    const app = await setUp.json<{ secret: string }>();
    await send('POST /api/second-factor/enable', {
      body: { code: codeOf(app) },
      cookie: owner.cookie,
    });
    expect(await needsCode(owner.email, cookie)).toBe(true);
  });
});

test('a reset by mail does not touch a second factor of more than a week', async () => {
  const mailbox = createMailbox();
  const owner = await createProtected('reset@example.com');
  await db.run(sql`UPDATE second_factors SET enabled_at_ms = enabled_at_ms - ${8 * DAY_MS}`);
  await send('POST /api/forgot-password', { body: { email: owner.email }, env: mailbox.env });
  const body = { token: tokenIn(mailbox.mails[0]), password: NEW_PASSWORD };
  expect((await send('POST /api/reset-password', { body })).status).toBe(200);
  const pending = await enterPassword(owner.email, { password: NEW_PASSWORD });
  expect(await isSignedIn(pending)).toBe(false);
  expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
});
