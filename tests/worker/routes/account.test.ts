import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountEventsSuccess } from '../../../worker/contract/accounts.ts';
import { raw, sql } from '../../../worker/db/database.ts';
import {
  clearAccounts,
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  db,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { askForAccount, cookiesOf, isSignedIn, post, send, tokenOf } from '../support/send.ts';

const EMAIL = 'owner@example.com';
const OWNER = { email: EMAIL, password: OWNER_PASSWORD };
const IN_FIREFOX = {
  headers: {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  },
};
const TIME = expect.stringMatching(/Z$/);

beforeEach(async () => {
  await clearAccounts();
  await db.run(sql`DELETE FROM leads`);
});

const write = (email: string) =>
  post('leads', { name: 'Ada', email, topic: 'other', message: 'Hello' });

const askForEvents = async (cookie: string) =>
  (await (await send('GET /api/account/events', { cookie })).json<AccountEventsSuccess>()).events;

test('a deleted account is gone with all that belongs to it, and its owner is told', async () => {
  const cookie = await createSignedIn(EMAIL, { isVerified: true });
  const bystander = await createSignedIn('stays@example.com');
  await post('forgot-password', { email: EMAIL });
  for (const email of [EMAIL, 'stays@example.com']) await write(email);

  const response = await post('account/delete', {}, cookie);
  expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);
  expect([await isSignedIn(cookie), await isSignedIn(bystander)]).toEqual([false, true]);
  expect((await logIn(OWNER)).status).toBe(401);
  expect(await db.all(sql`SELECT * FROM one_time_tokens`)).toEqual([]);
  // What is left is the bystander's.
  for (const table of ['sessions', 'devices', 'leads', 'account_events']) {
    expect(await db.all(sql`SELECT * FROM ${raw(table)}`), table).toHaveLength(1);
  }
  expect(mailbox.subjectsTo(EMAIL).at(-1)).toBe('Your account was deleted');
});

test('the export is a file of everything about the person, without hashes and secrets', async () => {
  const cookie = await createSignedIn(EMAIL, { isVerified: true });
  await post('account/email', { email: 'next@example.com' }, cookie);
  await post('forgot-password', { email: EMAIL });
  await write('Owner@example.com');

  const response = await send('GET /api/account/export', { cookie });
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    exportedAt: TIME,
    account: {
      id: expect.any(String),
      email: EMAIL,
      username: 'Ow',
      is_demo: 0,
      email_verified_at_ms: 1,
      terms_accepted_at_ms: null,
      password_changed_at_ms: null,
      locked_at_ms: null,
      doubted_from_ms: null,
      review_since_ms: null,
      created_at_ms: 0,
      updated_at_ms: expect.any(Number),
    },
    sessions: [expect.objectContaining({ user_agent: '', place: '', is_remembered: 0 })],
    links: [
      expect.objectContaining({ purpose: 'change_email', email: 'next@example.com' }),
      expect.objectContaining({ purpose: 'reset_password', email: EMAIL }),
    ],
    limitedMailsOfTheLastHour: Array(3).fill(expect.any(Number)),
    messages: [expect.objectContaining({ message: 'Hello' })],
    events: expect.arrayContaining([expect.objectContaining({ event: 'login_succeeded' })]),
    devices: [expect.objectContaining({ isCurrent: true })],
    connections: [],
    passkeys: [],
    secondFactor: null,
  });
  const secrets = ['scrypt', 'sha256', ...tokenOf(cookie).split('.').slice(1)];
  for (const secret of [...secrets, mailbox.tokenTo('next@example.com')]) {
    expect(text).not.toContain(secret);
  }
});

test('messages from an address that nobody has confirmed are not the owner’s', async () => {
  const cookie = await createSignedIn(EMAIL);
  await write(EMAIL);
  const response = await send('GET /api/account/export', { cookie });
  expect(await response.json()).toMatchObject({ messages: [] });
});

test('a new name is on the session at once', async () => {
  const cookie = await createSignedIn(EMAIL);
  const body = { username: '  Zoë  ', email: 'other@example.com', is_demo: 1 };
  expect((await post('account/profile', body, cookie)).status).toBe(200);
  const session = await send('GET /api/session', { cookie });
  expect(await session.json()).toMatchObject({
    user: { username: 'Zoë', email: EMAIL },
    isDemo: false,
  });
});

describe('the account screen', () => {
  test('hears everything it shows, and no secret', async () => {
    const cookie = await createSignedIn(EMAIL, { isVerified: true });
    const text = await (await send('GET /api/account', { cookie })).text();
    const browser = { isCurrent: true, browser: 'Unknown browser', place: '', lastUsedAt: TIME };
    expect(JSON.parse(text)).toEqual({
      success: true,
      user: { email: EMAIL, username: 'Ow', _id: expect.any(String) },
      isEmailVerified: true,
      isDemo: false,
      hasPassword: true,
      createdAt: '1970-01-01T00:00:00.000Z',
      provenUntil: TIME,
      needsReview: false,
      sessions: [{ ...browser, id: expect.any(String), createdAt: TIME }],
      devices: [browser],
      connections: [],
      passkeys: [],
    });
    expect(text).not.toMatch(/scrypt/);
    expect(text).not.toContain(tokenOf(cookie).split('.')[2]);
  });

  test('lists sessions by their browser and place, this one first', async () => {
    await createSignedIn(EMAIL);
    const cookie = cookiesOf(await logIn(OWNER, IN_FIREFOX));
    await db.run(sql`UPDATE sessions SET place = 'Pune, India' WHERE user_agent <> ''`);
    expect((await askForAccount(cookie)).sessions).toMatchObject([
      { isCurrent: true, browser: 'Firefox on Linux', place: 'Pune, India' },
      { isCurrent: false, browser: 'Unknown browser', place: '' },
    ]);
  });

  test('of a demo account shows nothing of the others who use it', async () => {
    await logIn(DEMO_LOGIN, IN_FIREFOX);
    const cookie = cookiesOf(await logIn(DEMO_LOGIN));
    const { isDemo, sessions } = await askForAccount(cookie);
    expect(isDemo).toBe(true);
    expect(sessions).toMatchObject([{ isCurrent: true, browser: 'Unknown browser' }]);
    const file = await (await send('GET /api/account/export', { cookie })).text();
    expect(file).not.toContain('Firefox');
  });
});

describe('the events of an account', () => {
  test('say what happened, when, how and in which browser, newest first', async () => {
    const cookie = await createSignedIn(EMAIL);
    await createSignedIn('other@example.com');
    await post('account/profile', { username: 'New' }, cookie, IN_FIREFOX);
    expect(await askForEvents(cookie)).toEqual([
      {
        at: TIME,
        event: 'profile_changed',
        method: '',
        browser: 'Firefox on Linux',
        place: '',
      },
      expect.objectContaining({ event: 'login_succeeded', method: 'password' }),
    ]);
  });

  test('are not kept of a demo account', async () => {
    expect(await askForEvents(cookiesOf(await logIn(DEMO_LOGIN)))).toEqual([]);
  });
});

describe('a login in a browser that the account does not know', () => {
  const logInAndRead = async (cookie = '') => {
    const response = await post('login', OWNER, cookie, { ...IN_FIREFOX });
    expect(response.status).toBe(200);
    return mailbox.mailsTo(EMAIL);
  };

  test('is mailed to the owner, with the browser', async () => {
    await createOwner(EMAIL, { isVerified: true });
    expect(await logInAndRead()).toMatchObject([
      {
        subject: 'New login to your account',
        text: expect.stringContaining('Firefox on Linux'),
      },
    ]);
  });

  test('is not mailed in a known browser, nor in the hour after the registration', async () => {
    const known = await createSignedIn(EMAIL, { isVerified: true });
    expect(await logInAndRead(known)).toEqual([]);
    await db.run(sql`UPDATE users SET created_at_ms = ${Date.now()} WHERE email = ${EMAIL}`);
    expect(await logInAndRead()).toEqual([]);
  });
});

describe('guesses that block the login of strangers', () => {
  const guess = (email: string, ip = '192.0.2.1') =>
    post('login', { email, password: 'wrong' }, '', { ip });

  test('are mailed to the owner once an hour, and kept', async () => {
    const cookie = await createSignedIn(EMAIL, { isVerified: true });
    for (let count = 0; count < 14; count++) await guess(EMAIL, `198.51.100.${count}`);
    expect(mailbox.subjectsTo(EMAIL)).toEqual(['Wrong passwords were entered for your account']);
    const events = await askForEvents(cookie);
    expect(events.filter(({ event }) => event === 'login_blocked')).toHaveLength(1);
  });

  test('of one network at many accounts are not', async () => {
    await createSignedIn(EMAIL, { isVerified: true });
    await guess('nobody@example.com');
    const nextHourMs = Date.now() + 3_600_000;
    await db.run(sql`
      UPDATE login_throttle SET attempts = 30, blocked_until_ms = ${nextHourMs}
      WHERE attempts > 0`);
    expect((await guess(EMAIL)).status).toBe(429);
    expect(mailbox.mails).toEqual([]);
  });
});
