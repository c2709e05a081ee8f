/** What an intruder can keep, and what a stranger can block, when the owner takes an account back. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { raw, sql } from '../../../worker/db/database.ts';
import { clearAccounts, createSignedIn, db, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { MAILED_ENV, mailbox } from '../support/mailbox.ts';
import { addPasskey, showPasskey } from '../support/passkeys.ts';
import { runJobs } from '../support/run-jobs.ts';
import { askForAccount, cookiesOf, isSignedIn, post, verdictOf } from '../support/send.ts';

const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'a gate with a better lock';

beforeEach(clearAccounts);

/** Lets time pass for what a reset doubts. */
async function age(days: number): Promise<void> {
  for (const [table, column] of [
    ['users', 'doubted_from_ms'],
    ['users', 'review_since_ms'],
    ['passkeys', 'created_at_ms'],
    ['connections', 'connected_at_ms'],
  ] as const) {
    await db.run(sql`UPDATE ${raw(table)} SET ${raw(column)} = ${raw(column)} - ${days * DAY_MS}`);
  }
}

describe('after a reset', () => {
  test('a passkey and a provider that were added shortly before open nothing', async () => {
    const { authenticator } = await breakIn();
    await reset();
    const refused = showPasskey('passkeys/login', authenticator);
    expect(await verdictOf(refused)).toBe('401 invalid_passkey');
    expect(await askForAccount(await logInAgain())).toMatchObject({
      needsReview: true,
      passkeys: [{ isHeld: true }],
      connections: [{ isHeld: true }],
    });
  });

  test('a second reset does not open what the first one closed', async () => {
    const { authenticator } = await breakIn();
    await age(5);
    await reset();
    await age(4);
    await reset('yet another password');
    expect((await showPasskey('passkeys/login', authenticator)).status).toBe(401);
  });

  test('older ones still open the account, and are listed for a review', async () => {
    const { authenticator } = await breakIn();
    await age(8);
    await reset();
    expect((await showPasskey('passkeys/login', authenticator)).status).toBe(200);
    expect(await askForAccount(await logInAgain())).toMatchObject({
      needsReview: true,
      passkeys: [{ isHeld: false }],
    });
  });

  test('what the owner confirms opens the account again', async () => {
    const { authenticator } = await breakIn();
    await reset();
    const cookie = await logInAgain();
    await post('account/review', { passkeys: [authenticator.id], connections: [] }, cookie);
    expect(await askForAccount(cookie)).toMatchObject({
      needsReview: false,
      passkeys: [{ isHeld: false }],
      connections: [],
    });
    expect((await showPasskey('passkeys/login', authenticator)).status).toBe(200);
  });

  test('what nobody confirms for a week is removed', async () => {
    await breakIn();
    await reset();
    await runJobs();
    expect((await askForAccount(await logInAgain())).passkeys).toHaveLength(1);
    await age(8);
    await runJobs();
    expect(await askForAccount(await logInAgain())).toMatchObject({
      passkeys: [],
      connections: [],
    });
  });

  test('a copy of an old device cookie is worthless, also when its browser logs in again', async () => {
    const stolen = await createSignedIn(EMAIL);
    await reset();
    const login = { email: EMAIL, password: NEW_PASSWORD };
    const renewed = cookiesOf(await logIn(login, { cookie: stolen }));
    expect(deviceOf(renewed)).not.toBe(deviceOf(stolen));
    for (let guess = 0; guess < 10; guess++) {
      await logIn({ email: EMAIL, password: 'wrong' }, { ip: `198.51.100.${guess}` });
    }
    expect((await logIn(login, { cookie: stolen })).status).toBe(429);
    expect((await logIn(login, { cookie: renewed })).status).toBe(200);
  });
});

describe('a stranger who asks for resets', () => {
  test.each(['sent', 'refused'])('kills no link that was mailed: %s', async (fate) => {
    const known = await createSignedIn(EMAIL);
    await forgot({ cookie: known });
    const own = mailbox.tokenTo(EMAIL);
    const { MAIL: _absent, ...silent } = MAILED_ENV;
    await forgot({ ip: '198.51.100.1', ...(fate === 'refused' && { bindings: silent }) });
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(fate === 'sent' ? 2 : 1);
    expect((await redeem(own)).status).toBe(200);
  });

  test('does not use up the mails of a browser that the account knows', async () => {
    const known = await createSignedIn(EMAIL);
    for (let count = 0; count < 6; count++) await forgot({ ip: `198.51.100.${count}` });
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(5);
    await forgot({ cookie: known });
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(6);
  });
});

describe('a change of address', () => {
  const undo = (token: string) => verdictOf(post('undo-email', { token }));

  test('is taken back from the old address, whatever the intruder did since', async () => {
    const { cookie, authenticator } = await breakIn();
    const token = await move(cookie, 'thief@example.com');
    const theirs = { email: 'thief@example.com', password: NEW_PASSWORD };
    await post('forgot-password', { email: theirs.email });
    await redeem(mailbox.tokenTo(theirs.email));
    const again = cookiesOf(await logIn(theirs));
    await move(again, 'thief-2@example.com');

    expect(await undo(token)).toBe('200');
    expect(await isSignedIn(again)).toBe(false);
    expect((await logIn({ email: EMAIL, password: NEW_PASSWORD })).status).toBe(401);
    expect((await showPasskey('passkeys/login', authenticator)).status).toBe(401);
    await reset('the owner’s own choice');
    expect(await askForAccount(await logInAgain('the owner’s own choice'))).toMatchObject({
      user: { email: EMAIL },
      needsReview: true,
    });
    expect(await undo(token)).toBe('400 invalid_token');
  });

  test('is taken back although somebody has registered the old address since', async () => {
    const token = await move(
      await createSignedIn(EMAIL, { isVerified: true }),
      'thief@example.com',
    );
    await register(EMAIL);
    expect(await undo(token)).toBe('200');
    expect((await logIn({ email: EMAIL, password: NEW_PASSWORD })).status).toBe(401);
  });

  test('is not taken back from somebody who has confirmed the old address since', async () => {
    const cookie = await createSignedIn(EMAIL, { isVerified: true });
    const token = await move(cookie, 'next@example.com');
    await createSignedIn(EMAIL, { isVerified: true });
    expect(await undo(token)).toBe('400 invalid_token');
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('is taken back for 72 hours', async () => {
    await move(await createSignedIn(EMAIL, { isVerified: true }), 'next@example.com');
    const row = await db.first<{ left: number }>(sql`
      SELECT expires_at_ms - ${Date.now()} AS left FROM one_time_tokens
      WHERE purpose = 'undo_email'`);
    expect((row?.left ?? 0) / 3_600_000).toBeCloseTo(72, 0);
  });
});

test('a copy of the database has no session id and no device secret in it', async () => {
  const cookie = await createSignedIn(EMAIL);
  const [, payload = ''] = cookie.split('; ')[0]?.split('.') ?? [];
  const { sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  const rows = await db.batch([sql`SELECT * FROM sessions`, sql`SELECT * FROM devices`]);
  expect(sid).toMatch(/^[\w-]{36}$/);
  for (const secret of [sid, deviceOf(cookie)]) {
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
});

test('an account has thirty sessions: the oldest ends first', async () => {
  const first = await createSignedIn(EMAIL);
  await db.run(sql`
    INSERT INTO sessions
    SELECT 'more' || value, user_id, created_at_ms + value, last_seen_at_ms, expires_at_ms,
      0, '', '', 0
    FROM sessions, json_each(${JSON.stringify(Array.from({ length: 29 }, (_, n) => n + 1))})
    WHERE user_id = (SELECT id FROM users WHERE email = ${EMAIL})`);
  expect(await isSignedIn(first)).toBe(true);
  const newest = await logInAgain(OWNER_PASSWORD);
  expect(await isSignedIn(first)).toBe(false);
  expect((await askForAccount(newest)).sessions).toHaveLength(30);
});

test('an account that nobody confirmed for a month is deleted, unless somebody uses it', async () => {
  for (const name of ['gone', 'used', 'confirmed', 'new']) await register(`${name}@example.com`);
  await db.batch([
    sql`UPDATE users SET created_at_ms = 0 WHERE email <> 'new@example.com'`,
    sql`UPDATE users SET email_verified_at_ms = 1 WHERE email = 'confirmed@example.com'`,
  ]);
  await logIn({ email: 'used@example.com', password: NEW_PASSWORD });
  await runJobs();
  const left = sql`SELECT email FROM users WHERE is_demo = 0 ORDER BY email`;
  expect(await db.all(left)).toEqual(
    ['confirmed', 'new', 'used'].map((name) => ({ email: `${name}@example.com` })),
  );
});

/** Somebody with a fresh session of the owner adds a passkey and a provider. */
async function breakIn() {
  const cookie = await createSignedIn(EMAIL, { isVerified: true });
  const authenticator = await addPasskey(cookie);
  await db.run(sql`
    INSERT INTO connections SELECT 'google', 'thief', id, 'thief', ${Date.now()}
    FROM users WHERE email = ${EMAIL}`);
  return { cookie, authenticator };
}

/** Changes the address and confirms it. @returns the token that takes it back. */
async function move(cookie: string, email: string): Promise<string> {
  const { user } = await askForAccount(cookie);
  await post('account/email', { email }, cookie);
  const body = { token: mailbox.tokenTo(email) };
  const confirmed = await post('verify-email', body, cookie);
  expect(confirmed.status).toBe(200);
  return mailbox.tokenTo(user.email);
}

async function reset(password = NEW_PASSWORD): Promise<void> {
  await forgot();
  expect((await redeem(mailbox.tokenTo(EMAIL), password)).status).toBe(200);
}

function forgot({ ip = '192.0.2.1', cookie = '', bindings = MAILED_ENV } = {}) {
  return post('forgot-password', { email: EMAIL }, cookie, { env: bindings, ip });
}

function redeem(token: string, password = NEW_PASSWORD): Promise<Response> {
  return post('reset-password', { token, password });
}

function register(email: string): Promise<Response> {
  const body = { username: 'S', email, password: NEW_PASSWORD, acceptsTerms: true };
  return post('register', body);
}

async function logInAgain(password = NEW_PASSWORD): Promise<string> {
  const response = await logIn({ email: EMAIL, password });
  expect(response.status).toBe(200);
  return cookiesOf(response);
}

function deviceOf(cookies: string): string {
  return /__Host-device=([\w-]+)/.exec(cookies)?.[1] ?? '';
}
