/** What strangers can aim at others, and what their copies and forgeries are worth. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountSuccess } from '../../../worker/contract/accounts.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { clearAccounts, createSignedIn, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { mergeCookies } from '../support/second-factor.ts';
import { cookiesOf, readFailure, send, sendForm } from '../support/send.ts';

const EMAIL = 'owner@example.com';

let db: Database;
let mailbox: ReturnType<typeof createMailbox>;
beforeEach(async () => {
  db = await clearAccounts();
  mailbox = createMailbox();
});

describe('mails', () => {
  const changePassword = (cookie: string, count: number) =>
    send('POST /api/account/password', {
      body: { newPassword: `a gate with lock number ${count}` },
      cookie,
      env: mailbox.env,
    });

  test('of one kind are five an hour, also those about a change', async () => {
    let cookie = await createSignedIn(EMAIL, { isVerified: true });
    for (let count = 0; count < 7; count++) {
      cookie = mergeCookies(cookie, cookiesOf(await changePassword(cookie, count)));
    }
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(5);
  });

  test('to an address that nobody has confirmed are confirmations only', async () => {
    const cookie = await createSignedIn(EMAIL);
    await changePassword(cookie, 1);
    await send('POST /api/login', {
      body: { email: EMAIL, password: 'a gate with lock number 1' },
      env: mailbox.env,
    });
    await send('POST /api/resend-verification', { body: { email: EMAIL }, env: mailbox.env });
    expect(mailbox.mailsTo(EMAIL).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Confirm your email address/),
    ]);
  });
});

describe('a remembered browser', () => {
  test('that is copied and used in another account stays that of its owner', async () => {
    const cookie = await createSignedIn(EMAIL);
    await createSignedIn('thief@example.com');
    const copy = cookie.split('; ').filter((pair) => pair.startsWith('__Host-device='));
    const body = { email: 'thief@example.com', password: OWNER_PASSWORD };
    const thief = cookiesOf(await logIn(body, { cookie: copy.join('') }));
    const account = await send('GET /api/account', { cookie });
    expect((await account.json<AccountSuccess>()).devices).toMatchObject([{ isCurrent: true }]);
    const [newest = ''] = (/__Host-device=([^;]+)/.exec(thief)?.[1] ?? '').split('.');
    expect(copy.join('')).not.toContain(newest);
  });

  test('is known to each account that uses it', async () => {
    const first = await createSignedIn(EMAIL);
    await createSignedIn('second@example.com');
    const shared = mergeCookies(
      first,
      cookiesOf(
        await logIn({ email: 'second@example.com', password: OWNER_PASSWORD }, { cookie: first }),
      ),
    );
    const again = await logIn({ email: EMAIL, password: OWNER_PASSWORD }, { cookie: shared });
    const account = await send('GET /api/account', {
      cookie: mergeCookies(shared, cookiesOf(again)),
    });
    expect((await account.json<AccountSuccess>()).devices).toHaveLength(1);
  });

  test('is one of thirty at most', async () => {
    const cookie = await createSignedIn(EMAIL);
    await db.run(sql`
      INSERT INTO devices
      SELECT value, (SELECT id FROM users WHERE email = ${EMAIL}), '', '', 0, 0, ${Date.now() + 1e9}, NULL
      FROM json_each(${JSON.stringify(Array.from({ length: 40 }, (_, index) => `d${index}`))})`);
    await logIn({ email: EMAIL, password: OWNER_PASSWORD }, { cookie });
    const row = await db.first(sql`SELECT count(*) AS n FROM devices`);
    expect(row).toEqual({ n: 30 });
  });
});

test('a forged token with an unknown key reads the keys once in half a minute', async () => {
  await createSignedIn(EMAIL);
  const forged = `${btoa(JSON.stringify({ alg: 'ES256', kid: 'unknown', typ: 'session+jwt' })).replaceAll('=', '')}.e30.${'A'.repeat(86)}`;
  const ask = () => send('GET /api/session', { cookie: `__Host-session=${forged}` });
  await ask();
  const prepare = vi.spyOn(Object.getPrototypeOf(env.DB), 'prepare');
  for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(401);
  const reads = prepare.mock.calls.filter(([text]) => String(text).includes('signing_keys'));
  prepare.mockRestore();
  expect(reads).toEqual([]);
});

describe('a form that cannot be read', () => {
  test('of another site is refused as such', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await sendForm('POST /api/register', 'a=1&a=2', { headers });
    expect((await readFailure(response)).code).toBe('cross_origin');
  });

  test('meets the gate', async () => {
    const gated = { ...env, FLOOD_GATE: { limit: async () => ({ success: false }) } };
    const response = await sendForm('POST /api/login', 'a=1&a=2', { env: gated });
    expect(response.status).toBe(429);
  });
});

test('password managers find the form', async () => {
  const response = await send('GET /.well-known/change-password');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/account']);
});
