/** What strangers can aim at others, and what their copies and forgeries are worth. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import {
  clearAccounts,
  createOwner,
  createSignedIn,
  DEMO_ACCOUNT,
  db,
  lockAccount,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { askAtOnce, cookiesOf, isSignedIn, mergeCookies, post, send } from '../support/send.ts';

const EMAIL = 'owner@example.com';

beforeEach(clearAccounts);

const ask = (path: string, email: string, ip = '192.0.2.1') => post(path, { email }, '', { ip });

test('only an address that waits for it gets another link, and every answer is the same', async () => {
  await createOwner('waiting@example.com');
  await createOwner('verified@example.com', { isVerified: true });
  await createOwner('locked@example.com');
  await lockAccount('locked@example.com');
  const answers = new Set<string>();
  const names = ['waiting', 'verified', 'locked', 'nobody'].map((name) => `${name}@example.com`);
  for (const email of [...names, DEMO_ACCOUNT.email]) {
    const response = await ask('resend-verification', email);
    const { status, headers } = response;
    answers.add(JSON.stringify([status, [...headers.keys()], await response.text()]));
  }
  expect(answers.size).toBe(1);
  expect(mailbox.mails.map(({ to }) => to)).toEqual(['waiting@example.com']);
  const body = { token: mailbox.tokenTo('waiting@example.com'), password: OWNER_PASSWORD };
  expect((await post('verify-email', body)).status).toBe(200);
});

describe('mails', () => {
  test('to an address are five of a kind in an hour, whoever asks', async () => {
    await createOwner(EMAIL);
    const askSixTimes = async (path: string) => {
      for (let count = 0; count < 6; count++) await ask(path, EMAIL, `198.51.100.${count}`);
      return mailbox.mailsTo(EMAIL).length;
    };
    expect(await askSixTimes('resend-verification')).toBe(5);
    expect(await askSixTimes('forgot-password')).toBe(10);
    // A link without a mail is of use to nobody.
    const links = sql`
      SELECT purpose, count(*) AS links FROM one_time_tokens GROUP BY purpose ORDER BY purpose`;
    expect(await db.all(links)).toEqual([
      { purpose: 'reset_password', links: 5 },
      { purpose: 'verify', links: 5 },
    ]);
    await db.run(sql`UPDATE caused_mails SET sent_at_ms = sent_at_ms - ${30 * 60_000 + 1}`);
    expect(await askSixTimes('resend-verification')).toBe(10);
    expect(await askSixTimes('forgot-password')).toBe(15);
  });

  test('of twelve simultaneous requests are exactly five', async () => {
    await createOwner(EMAIL);
    expect(await askAtOnce(12, () => ask('forgot-password', EMAIL))).toEqual(Array(12).fill(200));
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(5);
  });

  test('are sixty an hour for a network', async () => {
    await ask('resend-verification', EMAIL);
    await db.run(sql`
      UPDATE login_throttle SET attempts = 60, blocked_until_ms = ${Date.now() + 60_000}`);
    for (const path of ['resend-verification', 'forgot-password']) {
      const response = await ask(path, EMAIL);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  });

  const changePassword = (cookie: string, count: number) => {
    const body = { newPassword: `a gate with lock number ${count}` };
    return post('account/password', body, cookie);
  };

  test('about a change are five of a kind in an hour too', async () => {
    let cookie = await createSignedIn(EMAIL, { isVerified: true });
    for (let count = 0; count < 7; count++) {
      cookie = mergeCookies(cookie, cookiesOf(await changePassword(cookie, count)));
    }
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(5);
  });

  test('to an address that nobody has confirmed are confirmations only', async () => {
    await changePassword(await createSignedIn(EMAIL), 1);
    const login = { email: EMAIL, password: 'a gate with lock number 1' };
    await post('login', login);
    await ask('resend-verification', EMAIL);
    expect(mailbox.subjectsTo(EMAIL)).toEqual([expect.stringMatching(/^Confirm your email/)]);
  });
});

test('a forged token with an unknown key reads the keys once in half a minute', async () => {
  await createSignedIn(EMAIL);
  const header = JSON.stringify({ alg: 'ES256', kid: 'unknown', typ: 'session+jwt' });
  const forged = `${btoa(header).replaceAll('=', '')}.e30.${'A'.repeat(86)}`;
  const visit = () => isSignedIn(`__Host-session=${forged}`);
  await visit();
  const prepare = vi.spyOn(Object.getPrototypeOf(env.DB), 'prepare');
  for (let count = 0; count < 5; count++) expect(await visit()).toBe(false);
  const reads = prepare.mock.calls.filter(([text]) => String(text).includes('signing_keys'));
  expect(reads).toEqual([]);
});

test('password managers find the form', async () => {
  const response = await send('GET /.well-known/change-password');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/account']);
});
