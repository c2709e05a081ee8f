import { expect, test } from 'vitest';
import { raw, sql } from '../../../worker/db/database.ts';
import {
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
} from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { createMember } from '../support/members.ts';
import { askForAccount, cookiesOf, send, tokenOf } from '../support/send.ts';

test('a deleted account is gone with all that belongs to it, and its owner is told', async () => {
  const email = 'leaving@example.com';
  const mailbox = createMailbox();
  const cookie = await createSignedIn(email, { isVerified: true });
  const bystander = await createSignedIn('staying@example.com');
  await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });

  const response = await send('POST /api/account/delete', { body: {}, cookie, env: mailbox.env });
  expect(response.status).toBe(200);
  expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);

  expect((await send('GET /api/session', { cookie })).status).toBe(401);
  expect((await send('GET /api/session', { cookie: bystander })).status).toBe(200);
  expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(401);
  const db = await openTestDatabase();
  expect(await db.all(sql`SELECT * FROM users WHERE email = ${email}`)).toEqual([]);
  expect(await db.all(sql`SELECT * FROM one_time_tokens`)).toEqual([]);
  for (const table of ['sessions', 'devices']) {
    expect(await db.all(sql`SELECT * FROM ${raw(table)}`), table).toHaveLength(1);
  }
  expect(mailbox.mailsTo(email).at(-1)?.subject).toBe('Your account was deleted');
});

test('the export is a file of everything about the person, without hashes and secrets', async () => {
  const email = 'export@example.com';
  const cookie = await createSignedIn(email, { isVerified: true });
  const mailbox = createMailbox();
  await send('POST /api/account/email', {
    body: { email: 'next@example.com' },
    cookie,
    env: mailbox.env,
  });
  await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });
  const lead = { name: 'Ada', email: 'Export@example.com', topic: 'other', message: 'Hello' };
  await send('POST /api/leads', { body: lead });

  const response = await send('GET /api/account/export', { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    exportedAt: expect.stringMatching(/Z$/),
    account: {
      id: expect.any(String),
      email,
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
      expect.objectContaining({ purpose: 'reset_password', email }),
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
  for (const mail of mailbox.mailsTo('next@example.com')) secrets.push(tokenIn(mail));
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('a new name is on the session at once', async () => {
  const cookie = await createSignedIn('profile@example.com');
  const body = { username: '  Zoë  ', email: 'other@example.com', is_demo: 1 };
  expect((await send('POST /api/account/profile', { body, cookie })).status).toBe(200);
  const session = await send('GET /api/session', { cookie });
  expect(await session.json()).toMatchObject({
    user: { username: 'Zoë', email: 'profile@example.com' },
    isDemo: false,
  });
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

test('the account screen hears everything it shows, and no secret', async () => {
  const cookie = await createSignedIn('screen@example.com', { isVerified: true });
  const response = await send('GET /api/account', { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    success: true,
    user: { email: 'screen@example.com', username: 'Ow', _id: expect.any(String) },
    isEmailVerified: true,
    isDemo: false,
    hasPassword: true,
    createdAt: '1970-01-01T00:00:00.000Z',
    provenUntil: expect.stringMatching(/Z$/),
    needsReview: false,
    sessions: [
      {
        id: expect.any(String),
        isCurrent: true,
        browser: 'Unknown browser',
        place: '',
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
      },
    ],
    devices: [
      {
        isCurrent: true,
        browser: 'Unknown browser',
        place: '',
        lastUsedAt: expect.stringMatching(/Z$/),
      },
    ],
    connections: [],
    passkeys: [],
  });
  expect(text).not.toMatch(/scrypt/);
  expect(text).not.toContain(tokenOf(cookie).split('.')[2]);
});

test('sessions are named by their browser and place, this one first', async () => {
  const email = 'sessions@example.com';
  await createOwner(email);
  const login = { email, password: OWNER_PASSWORD };
  await logIn(login);
  const cookie = cookiesOf(await logIn(login, { headers: { 'User-Agent': FIREFOX } }));
  const db = await openTestDatabase();
  await db.run(sql`UPDATE sessions SET place = 'Pune, India' WHERE user_agent <> ''`);

  const { sessions } = await askForAccount(cookie);
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({
    isCurrent: true,
    browser: 'Firefox on Linux',
    place: 'Pune, India',
  });
  expect(sessions[1]).toMatchObject({ isCurrent: false, browser: 'Unknown browser', place: '' });
});

test('whoever uses a demo account sees nothing of the others who do', async () => {
  await logIn(DEMO_LOGIN, { headers: { 'User-Agent': FIREFOX } });
  const cookie = cookiesOf(await logIn(DEMO_LOGIN));
  const account = await askForAccount(cookie);
  expect(account.isDemo).toBe(true);
  expect(account.sessions).toHaveLength(1);
  expect(account.sessions[0]).toMatchObject({ isCurrent: true, browser: 'Unknown browser' });
  const file = await (await send('GET /api/account/export', { cookie })).text();
  expect(file).not.toContain('Firefox');
});

const write = (email: string) =>
  send('POST /api/leads', { body: { name: 'Ada', email, topic: 'other', message: 'Hello' } });

test('messages from an address that nobody has confirmed are not the owner’s', async () => {
  const { cookie } = await createMember('squatter@example.com', { isVerified: false });
  await write('squatter@example.com');
  const response = await send('GET /api/account/export', { cookie });
  expect(await response.json()).toMatchObject({ messages: [] });
});

test('deleting an account deletes its messages', async () => {
  const { cookie } = await createMember('leaves@example.com');
  await write('leaves@example.com');
  await write('stays@example.com');
  expect((await send('POST /api/account/delete', { body: {}, cookie })).status).toBe(200);
  const db = await openTestDatabase();
  const left = sql`SELECT email FROM leads WHERE email LIKE '%s@example.com' ORDER BY email`;
  expect(await db.all(left)).toEqual([{ email: 'stays@example.com' }]);
});
