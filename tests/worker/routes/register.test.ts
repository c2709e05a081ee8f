import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import type { Env } from '../../../worker/env.ts';
import { settings } from '../fixtures/site.ts';
import {
  clearAccounts,
  createOwner,
  DEMO_ACCOUNT,
  logIn,
  openTestDatabase,
} from '../support/accounts.ts';
import { countHashes } from '../support/count-hashes.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { readFailure, send } from '../support/send.ts';

const REGISTRATION = {
  username: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'engine of brass 1843',
  acceptsTerms: true,
};

beforeEach(clearAccounts);

describe('a free address', () => {
  test('becomes an account that is not verified yet, and gets a link that is good for a day', async () => {
    const mailbox = createMailbox();
    const response = await register({}, mailbox.env);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-link=[\w-]{43}; .*Max-Age=86400$/),
    ]);

    const user = await findUser(REGISTRATION.email);
    expect(user).toMatchObject({
      username: 'Ada Lovelace',
      is_demo: 0,
      email_verified_at_ms: null,
      terms_accepted_at_ms: user?.created_at_ms,
    });
    expect(user?.password_hash).toMatch(/^\$scrypt\$/);

    const [mail] = mailbox.mails;
    expect(mailbox.mails).toHaveLength(1);
    expect(mail?.to).toBe(REGISTRATION.email);
    expect(mail?.text).toContain(`${settings.origin}/verify-email#token=${tokenIn(mail)}`);
    const token = await env.DB.prepare('SELECT * FROM one_time_tokens').first<{
      expires_at_ms: number;
    }>();
    expect(token).toMatchObject({ purpose: 'verify', email: REGISTRATION.email });
    expect(hoursUntil(token?.expires_at_ms)).toBeCloseTo(24, 1);
    expect(JSON.stringify(token)).not.toContain(tokenIn(mail));
  });
});

describe('a taken address', () => {
  test('gets the same answer, and only its owner hears of it', async () => {
    const mailbox = createMailbox();
    const free = await register({ email: 'free@example.com' }, mailbox.env);
    await createOwner(REGISTRATION.email, { isVerified: true });
    const before = await findUser(REGISTRATION.email);
    const taken = await register({}, mailbox.env);

    expect(taken.status).toBe(free.status);
    expect(await taken.text()).toBe(await free.text());
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
    expect(await findUser(REGISTRATION.email)).toEqual(before);
    const [mail] = mailbox.mailsTo(REGISTRATION.email);
    expect(mail?.subject).toContain('already have an account');
    expect(() => tokenIn(mail)).toThrow();
  });

  test('costs the same as a free one', async () => {
    await createOwner('taken@example.com');
    expect(await countHashes(() => register({ email: 'free@example.com' }))).toBe(1);
    expect(await countHashes(() => register({ email: 'taken@example.com' }))).toBe(1);
  });

  test('of a demo account causes no mail', async () => {
    const mailbox = createMailbox();
    const response = await register({ email: DEMO_ACCOUNT.email }, mailbox.env);
    expect(response.status).toBe(200);
    expect(mailbox.mails).toEqual([]);
  });
});

test('five simultaneous registrations make one account', async () => {
  const mailbox = createMailbox();
  const responses = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      register({ email: index % 2 ? 'Race@example.com' : 'race@EXAMPLE.com' }, mailbox.env),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const rows = await env.DB.prepare(
    "SELECT count(*) AS n FROM users WHERE lower(email) = 'race@example.com'",
  ).first('n');
  expect(rows).toBe(1);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM one_time_tokens').first('n')).toBe(1);
  const subjects = mailbox.mails.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Confirm'))).toHaveLength(1);
});

describe('a password', () => {
  test.each([
    ['of seven characters', 'sevench'],
    ['on the list', 'password1'],
    ['made of the brand', 'OneGo DevOps!'],
    ['made of the address', 'ada@example.com'],
    ['made of the name', 'AdaLovelace'],
  ])('%s is refused with the reason, and nothing is stored', async (_case, password) => {
    const mailbox = createMailbox();
    const response = await register({ password }, mailbox.env);
    expect(response.status).toBe(400);
    expect(await readFailure(response)).toMatchObject({ code: 'weak_password', field: 'password' });
    expect(await findUser(REGISTRATION.email)).toBeNull();
    expect(mailbox.mails).toEqual([]);
  });

  test.each([
    ['of eight characters', 'eight chr'],
    ['of eight emoji', '🐎🐇🐈🐕🐖🐓🐝🐙'],
    ['of spaces and words', '  four words and spaces  '],
    ['of 256 bytes', Array.from({ length: 64 }, (_, index) => `${index + 100}-`).join('')],
    ['without digits, capitals and marks', 'plainletters'],
    ['with the brand in a long sentence', 'onego ships on fridays too'],
  ])('%s is good', async (_case, password) => {
    expect((await register({ password })).status).toBe(200);
    expect((await logIn({ email: REGISTRATION.email, password })).status).toBe(200);
  });
});

test.each([
  [{ username: '' }, 'username'],
  [{ username: '   ' }, 'username'],
  [{ username: 'x'.repeat(65) }, 'username'],
  [{ username: 'a\u202eb' }, 'username'],
  [{ username: 'a\nBcc: b@example.com' }, 'username'],
  [{ email: '' }, 'email'],
  [{ email: 'ada' }, 'email'],
  [{ email: 'ada@localhost' }, 'email'],
  [{ email: 'a@b.example, c@d.example' }, 'email'],
  [{ email: 'a b@example.com' }, 'email'],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  [{ email: `${'a'.repeat(250)}@b.example` }, 'email'],
  [{ email: { $ne: '' } }, 'email'],
  [{ password: '' }, 'password'],
  [{ password: 12345678 }, 'password'],
  [{ acceptsTerms: false }, 'acceptsTerms'],
  [{ acceptsTerms: 'true' }, 'acceptsTerms'],
  [{ acceptsTerms: undefined }, 'acceptsTerms'],
])('a registration with %j is refused by its field', async (flaw, field) => {
  const response = await register(flaw);
  expect(response.status).toBe(400);
  expect(await readFailure(response)).toMatchObject({ code: 'invalid_request', field });
});

test('one network registers sixty accounts in an hour, counted before the hash', async () => {
  const db = await openTestDatabase();
  await register({ email: 'first@example.com' });
  await db.run(sql`UPDATE login_throttle SET attempts = 59`);
  expect((await register({ email: 'last@example.com' })).status).toBe(200);

  const refuse = () => register({ email: 'one-more@example.com' });
  expect(await countHashes(refuse)).toBe(0);
  const refused = await refuse();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect((await readFailure(refused)).code).toBe('too_many_attempts');
  expect((await register({ password: 'password1' })).status).toBe(429);
  expect((await register({ email: 'other@example.com' }, env, '203.0.113.9')).status).toBe(200);
});

function register(changes: Record<string, unknown> = {}, bindings: Env = env, ip = '192.0.2.1') {
  const body = { ...REGISTRATION, ...changes };
  return send('POST /api/register', { body, env: bindings, ip });
}

async function findUser(email: string) {
  return findUserByEmail(await openTestDatabase(), email);
}

function hoursUntil(timeMs = 0): number {
  return (timeMs - Date.now()) / 3_600_000;
}
