/** What an intruder can keep, and what a stranger can block, when the owner takes an account back. */

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { type Database, raw, sql } from '../../../worker/db/database.ts';
import type { Env } from '../../../worker/env.ts';
import { clearAccounts, createSignedIn, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { addPasskey, showPasskey } from '../support/passkeys.ts';
import { runJobs } from '../support/run-jobs.ts';
import { askForAccount, cookiesOf, readFailure, send } from '../support/send.ts';

const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'a gate with a better lock';
const OWN_IP = '192.0.2.1';

let db: Database;
beforeEach(async () => {
  db = await clearAccounts();
});

describe('after a reset', () => {
  test('a passkey and a provider that were added shortly before open nothing', async () => {
    const { authenticator } = await breakIn();
    await reset();
    const refused = await showPasskey('passkeys/login', authenticator);
    expect(refused.status).toBe(401);
    expect(await readFailure(refused)).toMatchObject({
      code: 'invalid_passkey',
      message: expect.stringMatching(/so it is blocked\. Log in with the password, then confirm/),
    });
    const cookie = await logInAgain();
    expect(await askForAccount(cookie)).toMatchObject({
      needsReview: true,
      passkeys: [{ isHeld: true }],
      connections: [{ isHeld: true }],
    });
  });

  test('a second reset does not open what the first one closed', async () => {
    const { authenticator } = await breakIn();
    await db.run(sql`UPDATE passkeys SET created_at_ms = created_at_ms - ${5 * DAY_MS}`);
    await reset();
    for (const [table, column] of [
      ['users', 'doubted_from_ms'],
      ['users', 'review_since_ms'],
      ['passkeys', 'created_at_ms'],
    ] as const) {
      await db.run(sql`UPDATE ${raw(table)} SET ${raw(column)} = ${raw(column)} - ${4 * DAY_MS}`);
    }
    await reset('yet another password');
    expect((await showPasskey('passkeys/login', authenticator)).status).toBe(401);
  });

  test('older ones still open the account, and are listed for a review', async () => {
    const { authenticator } = await breakIn();
    await db.run(sql`UPDATE passkeys SET created_at_ms = created_at_ms - ${8 * DAY_MS}`);
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
    await review(cookie, { passkeys: [authenticator.id], connections: [] });
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
    for (const [table, column] of [
      ['users', 'doubted_from_ms'],
      ['users', 'review_since_ms'],
      ['passkeys', 'created_at_ms'],
      ['connections', 'connected_at_ms'],
    ] as const) {
      await db.run(sql`UPDATE ${raw(table)} SET ${raw(column)} = ${raw(column)} - ${8 * DAY_MS}`);
    }
    await runJobs();
    expect(await askForAccount(await logInAgain())).toMatchObject({
      passkeys: [],
      connections: [],
    });
  });

  test('a browser that was known is a stranger', async () => {
    const known = await createSignedIn(EMAIL);
    await reset();
    for (let guess = 0; guess < 10; guess++) {
      await logIn({ email: EMAIL, password: 'wrong' }, { ip: `198.51.100.${guess}` });
    }
    const again = await logIn({ email: EMAIL, password: 'wrong' }, { cookie: known });
    expect(again.status).toBe(429);
  });

  test('a copy of an old device cookie stays worthless when its browser logs in again', async () => {
    const stolen = await createSignedIn(EMAIL);
    await reset();
    const renewed = await logIn({ email: EMAIL, password: NEW_PASSWORD }, { cookie: stolen });
    expect(deviceOf(cookiesOf(renewed))).not.toBe(deviceOf(stolen));
    for (let guess = 0; guess < 10; guess++) {
      await logIn({ email: EMAIL, password: 'wrong' }, { ip: `198.51.100.${guess}` });
    }
    const login = { email: EMAIL, password: NEW_PASSWORD };
    expect((await logIn(login, { cookie: stolen })).status).toBe(429);
    expect((await logIn(login, { cookie: cookiesOf(renewed) })).status).toBe(200);
  });
});

describe('a stranger who asks for resets', () => {
  test.each(['sent', 'refused'])('kills no link that is in the mailbox: %s', async (fate) => {
    const known = await createSignedIn(EMAIL);
    const mailbox = createMailbox();
    await forgot(mailbox.env, OWN_IP, known);
    const own = tokenIn(mailbox.mailsTo(EMAIL)[0]);
    const { MAIL: _absent, ...silent } = mailbox.env;
    await forgot(fate === 'sent' ? mailbox.env : silent, '198.51.100.1');
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(fate === 'sent' ? 2 : 1);
    expect((await redeem(own)).status).toBe(200);
  });

  test('does not use up the mails of a browser that the account knows', async () => {
    const known = await createSignedIn(EMAIL);
    const mailbox = createMailbox();
    for (let count = 0; count < 6; count++) await forgot(mailbox.env, `198.51.100.${count}`);
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(5);
    await send('POST /api/forgot-password', {
      body: { email: EMAIL },
      cookie: known,
      env: mailbox.env,
    });
    expect(mailbox.mailsTo(EMAIL)).toHaveLength(6);
  });
});

describe('a change of address', () => {
  test('is taken back from the old address, whatever the intruder did since', async () => {
    const { cookie, authenticator } = await breakIn();
    const { mailbox, undo } = await move(cookie, 'thief@example.com');
    const theirs = { email: 'thief@example.com', password: NEW_PASSWORD };
    await send('POST /api/forgot-password', { body: { email: theirs.email }, env: mailbox.env });
    await redeem(tokenIn(mailbox.mailsTo(theirs.email).at(-1)));
    const again = cookiesOf(await logIn(theirs));
    await move(again, 'thief-2@example.com');

    const response = await send('POST /api/undo-email', { body: { token: undo } });
    expect(response.status).toBe(200);
    expect((await send('GET /api/session', { cookie: again })).status).toBe(401);
    expect((await logIn({ email: EMAIL, password: NEW_PASSWORD })).status).toBe(401);
    expect((await showPasskey('passkeys/login', authenticator)).status).toBe(401);
    await reset('the owner’s own choice');
    const owner = await logIn({ email: EMAIL, password: 'the owner’s own choice' });
    expect(await askForAccount(cookiesOf(owner))).toMatchObject({
      user: { email: EMAIL },
      needsReview: true,
    });
    expect((await send('POST /api/undo-email', { body: { token: undo } })).status).toBe(400);
  });

  test('is taken back although somebody has registered the old address since', async () => {
    const cookie = await createSignedIn(EMAIL, { isVerified: true });
    const { undo } = await move(cookie, 'thief@example.com');
    const body = { username: 'S', email: EMAIL, password: NEW_PASSWORD, acceptsTerms: true };
    await send('POST /api/register', { body });
    expect((await send('POST /api/undo-email', { body: { token: undo } })).status).toBe(200);
    expect((await logIn({ email: EMAIL, password: NEW_PASSWORD })).status).toBe(401);
  });

  test('is not taken back from somebody who has confirmed the old address since', async () => {
    const cookie = await createSignedIn(EMAIL, { isVerified: true });
    const { undo } = await move(cookie, 'next@example.com');
    await createSignedIn(EMAIL, { isVerified: true });
    const response = await send('POST /api/undo-email', { body: { token: undo } });
    expect((await readFailure(response)).code).toBe('invalid_token');
    expect((await send('GET /api/session', { cookie })).status).toBe(200);
  });

  test('is taken back for 72 hours', async () => {
    const cookie = await createSignedIn(EMAIL, { isVerified: true });
    await move(cookie, 'next@example.com');
    const row = await db.first<{ left: number }>(sql`
      SELECT expires_at_ms - ${Date.now()} AS left FROM one_time_tokens
      WHERE purpose = 'undo_email'`);
    expect((row?.left ?? 0) / 3_600_000).toBeCloseTo(72, 0);
  });
});

describe('a copy of the database', () => {
  test('has no session id and no device secret in it', async () => {
    const cookie = await createSignedIn(EMAIL);
    const [, payload = ''] = cookie.split('; ')[0]?.split('.') ?? [];
    const { sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const rows = JSON.stringify([
      await db.all(sql`SELECT * FROM sessions`),
      await db.all(sql`SELECT * FROM devices`),
    ]);
    expect(sid).toMatch(/^[\w-]{36}$/);
    expect(rows).not.toContain(sid);
    expect(rows).not.toContain(deviceOf(cookie));
  });
});

test('an account has thirty sessions: the oldest ends first', async () => {
  const first = await createSignedIn(EMAIL);
  const user = await db.first<{ id: string }>(sql`SELECT id FROM users WHERE email = ${EMAIL}`);
  await db.batch(
    Array.from(
      { length: 29 },
      (_, index) =>
        sql`
        INSERT INTO sessions
        SELECT ${`more-${index}`}, user_id, created_at_ms + ${index + 1}, last_seen_at_ms, expires_at_ms,
        0, '', '', 0 FROM sessions WHERE user_id = ${user?.id ?? ''} LIMIT 1`,
    ),
  );
  expect((await send('GET /api/session', { cookie: first })).status).toBe(200);
  const newest = await logInAgain(OWNER_PASSWORD);
  expect((await send('GET /api/session', { cookie: first })).status).toBe(401);
  expect((await askForAccount(newest)).sessions).toHaveLength(30);
});

test('an account that nobody confirmed for a month is deleted, unless somebody uses it', async () => {
  const body = { username: 'S', password: NEW_PASSWORD, acceptsTerms: true };
  for (const name of ['gone', 'used', 'confirmed', 'new']) {
    await send('POST /api/register', { body: { ...body, email: `${name}@example.com` } });
  }
  await db.batch([
    sql`UPDATE users SET created_at_ms = 0 WHERE email <> 'new@example.com'`,
    sql`UPDATE users SET email_verified_at_ms = 1 WHERE email = 'confirmed@example.com'`,
  ]);
  await logIn({ email: 'used@example.com', password: NEW_PASSWORD });
  await runJobs();
  const left = await db.all<{ email: string }>(sql`
    SELECT email FROM users WHERE is_demo = 0 ORDER BY email`);
  expect(left.map(({ email }) => email)).toEqual([
    'confirmed@example.com',
    'new@example.com',
    'used@example.com',
  ]);
});

/** Somebody with a fresh session of the owner adds a passkey and a provider. */
async function breakIn() {
  const session = await createSignedIn(EMAIL, { isVerified: true });
  const authenticator = await addPasskey(session);
  await db.run(sql`
    INSERT INTO connections SELECT 'google', 'thief', id, 'thief', ${Date.now()}
    FROM users
    WHERE email = ${EMAIL}`);
  return { cookie: session, authenticator };
}

/** Changes the address and confirms it. @returns the mails, and the token that takes it back. */
async function move(cookie: string, email: string) {
  const mailbox = createMailbox();
  const { user } = await askForAccount(cookie);
  const changed = await send('POST /api/account/email', {
    body: { email },
    cookie,
    env: mailbox.env,
  });
  expect(changed.status).toBe(200);
  const body = { token: tokenIn(mailbox.mailsTo(email)[0]) };
  const confirmed = await send('POST /api/verify-email', { body, cookie, env: mailbox.env });
  expect(confirmed.status).toBe(200);
  return { mailbox, undo: tokenIn(mailbox.mailsTo(user.email).at(-1)) };
}

async function reset(password = NEW_PASSWORD): Promise<void> {
  const mailbox = createMailbox();
  await forgot(mailbox.env);
  const response = await redeem(tokenIn(mailbox.mailsTo(EMAIL).at(-1)), password);
  expect(response.status).toBe(200);
}

function forgot(bindings: Env = env, ip = OWN_IP, cookie = ''): Promise<Response> {
  return send('POST /api/forgot-password', { body: { email: EMAIL }, env: bindings, ip, cookie });
}

function redeem(token: string, password = NEW_PASSWORD): Promise<Response> {
  return send('POST /api/reset-password', { body: { token, password } });
}

function review(cookie: string, body: { passkeys: string[]; connections: string[] }) {
  return send('POST /api/account/review', { body, cookie });
}

async function logInAgain(password = NEW_PASSWORD): Promise<string> {
  const response = await logIn({ email: EMAIL, password });
  expect(response.status).toBe(200);
  return cookiesOf(response);
}

function deviceOf(cookies: string): string {
  return /__Host-device=([\w-]+)/.exec(cookies)?.[1] ?? '';
}
