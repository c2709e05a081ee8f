import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountEventsSuccess } from '../../../worker/contract/accounts.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import {
  clearAccounts,
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { cookiesOf, send } from '../support/send.ts';

const EMAIL = 'owner@example.com';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

let db: Database;
beforeEach(async () => {
  db = await clearAccounts();
});

describe('the events of an account', () => {
  test('say what happened, when, how and in which browser, newest first', async () => {
    const cookie = await createSignedIn(EMAIL);
    const headers = { 'User-Agent': FIREFOX };
    await send('POST /api/account/profile', { body: { username: 'New' }, cookie, headers });
    expect(await eventsOf(cookie)).toEqual([
      {
        at: expect.stringMatching(/Z$/),
        event: 'profile_changed',
        method: '',
        browser: 'Firefox on Linux',
        place: '',
      },
      expect.objectContaining({ event: 'login_succeeded', method: 'password' }),
    ]);
  });

  test('are those of this account, and none are kept of a demo account', async () => {
    const cookie = await createSignedIn(EMAIL);
    await createSignedIn('other@example.com');
    const demo = cookiesOf(await logIn(DEMO_LOGIN));
    expect(await eventsOf(cookie)).toHaveLength(1);
    expect(await eventsOf(demo)).toEqual([]);
    expect((await send('GET /api/account/events')).status).toBe(401);
  });

  test('are gone with the account', async () => {
    const cookie = await createSignedIn(EMAIL);
    await send('POST /api/account/delete', { body: {}, cookie });
    expect(await db.all(sql`SELECT * FROM account_events`)).toEqual([]);
  });
});

describe('a login in a browser that the account does not know', () => {
  test('is mailed to the owner, with the browser', async () => {
    await createOwner(EMAIL, { isVerified: true });
    const mails = await logInAndRead();
    expect(mails.map(({ subject }) => subject)).toEqual(['New login to your account']);
    expect(mails[0]?.text).toContain('Firefox on Linux');
  });

  test('is not mailed in a known browser, nor in the hour after the registration', async () => {
    const known = await createSignedIn(EMAIL);
    expect(await logInAndRead(known)).toEqual([]);
    await db.run(sql`UPDATE users SET created_at_ms = ${Date.now()} WHERE email = ${EMAIL}`);
    expect(await logInAndRead()).toEqual([]);
  });
});

describe('guesses that block the login of strangers', () => {
  test('are mailed to the owner once an hour, and kept', async () => {
    const cookie = await createSignedIn(EMAIL, { isVerified: true });
    const mailbox = createMailbox();
    for (let guess = 0; guess < 14; guess++) {
      const body = { email: EMAIL, password: 'wrong' };
      await send('POST /api/login', { body, env: mailbox.env, ip: `198.51.100.${guess}` });
    }
    expect(mailbox.mailsTo(EMAIL).map(({ subject }) => subject)).toEqual([
      'Wrong passwords were entered for your account',
    ]);
    const events = await eventsOf(cookie);
    expect(events.filter(({ event }) => event === 'login_blocked')).toHaveLength(1);
  });

  test('of one network at many accounts are not', async () => {
    await createSignedIn(EMAIL);
    const mailbox = createMailbox();
    await send('POST /api/login', { body: { email: 'nobody@example.com', password: 'wrong' } });
    const nextHourMs = Date.now() + 3_600_000;
    await db.run(sql`
      UPDATE login_throttle SET attempts = 30, blocked_until_ms = ${nextHourMs}
      WHERE attempts > 0`);
    const body = { email: EMAIL, password: 'wrong' };
    const blocked = await send('POST /api/login', { body, env: mailbox.env });
    expect(blocked.status).toBe(429);
    expect(mailbox.mails).toEqual([]);
  });
});

async function logInAndRead(cookie = '') {
  const mailbox = createMailbox();
  const response = await send('POST /api/login', {
    body: { email: EMAIL, password: OWNER_PASSWORD },
    cookie,
    headers: { 'User-Agent': FIREFOX },
    env: mailbox.env,
  });
  expect(response.status).toBe(200);
  return mailbox.mailsTo(EMAIL);
}

async function eventsOf(cookie: string) {
  const response = await send('GET /api/account/events', { cookie });
  return (await response.json<AccountEventsSuccess>()).events;
}
