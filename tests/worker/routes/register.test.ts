import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { settings } from '../fixtures/site.ts';
import { clearAccounts, createOwner, DEMO_ACCOUNT, db, logIn } from '../support/accounts.ts';
import { countHashes } from '../support/count-hashes.ts';
import { mailbox, tokenIn } from '../support/mailbox.ts';
import { askAtOnce, post, verdictOf } from '../support/send.ts';

const EMAIL = 'ada@example.com';
const REGISTRATION = {
  username: 'Ada Lovelace',
  email: EMAIL,
  password: 'engine of brass 1843',
  acceptsTerms: true,
};

beforeEach(clearAccounts);

const register = (changes: Record<string, unknown> = {}, ip = '192.0.2.1') =>
  post('register', { ...REGISTRATION, ...changes }, '', { ip });

const findUser = () => findUserByEmail(db, EMAIL);

test('a free address becomes an account that is not verified yet, and gets a link for a day', async () => {
  const response = await register();
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-link=[\w-]{43}; .*Max-Age=86400$/),
  ]);
  const user = await findUser();
  expect(user).toMatchObject({
    username: 'Ada Lovelace',
    password_hash: expect.stringMatching(/^\$scrypt\$/),
    is_demo: 0,
    email_verified_at_ms: null,
    terms_accepted_at_ms: user?.created_at_ms,
  });

  const token = mailbox.tokenTo(EMAIL);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.text).toContain(`${settings.origin}/verify-email#token=${token}`);
  const link = await env.DB.prepare('SELECT * FROM one_time_tokens').first<{
    expires_at_ms: number;
  }>();
  expect(link).toMatchObject({ purpose: 'verify', email: EMAIL });
  expect(((link?.expires_at_ms ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  expect(JSON.stringify(link)).not.toContain(token);
});

describe('a taken address', () => {
  test('gets the same answer at the same cost, and only its owner hears of it', async () => {
    await createOwner(EMAIL, { isVerified: true });
    const before = await findUser();
    const answers: unknown[] = [];
    for (const email of ['free@example.com', EMAIL]) {
      const hashes = await countHashes(async () => {
        const response = await register({ email });
        answers.push([response.status, [...response.headers.keys()], await response.text()]);
      });
      expect(hashes, email).toBe(1);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await findUser()).toEqual(before);
    const [mail] = mailbox.mailsTo(EMAIL);
    expect(mail?.subject).toContain('already have an account');
    expect(() => tokenIn(mail)).toThrow();
  });

  test('of a demo account causes no mail', async () => {
    expect((await register({ email: DEMO_ACCOUNT.email })).status).toBe(200);
    expect(mailbox.mails).toEqual([]);
  });
});

test('five simultaneous registrations make one account', async () => {
  const spellings = ['Ada@example.com', 'ada@EXAMPLE.com'];
  const statuses = await askAtOnce(5, (index) => register({ email: spellings[index % 2] }));
  expect(statuses).toEqual(Array(5).fill(200));
  const users = sql`SELECT email FROM users WHERE lower(email) = ${EMAIL}`;
  expect(await db.all(users)).toEqual([{ email: EMAIL }]);
  expect(await db.all(sql`SELECT * FROM one_time_tokens`)).toHaveLength(1);
  const confirmations = mailbox.subjectsTo(EMAIL).filter((subject) => /^Confirm/.test(subject));
  expect(confirmations).toHaveLength(1);
});

describe('a password', () => {
  test.each([
    ['of seven characters', 'sevench'],
    ['on the list', 'password1'],
    ['made of the brand', 'OneGo DevOps!'],
    ['made of the address', 'ada@example.com'],
    ['made of the name', 'AdaLovelace'],
  ])('%s is refused with the reason, and nothing is stored', async (_case, password) => {
    expect(await verdictOf(register({ password }))).toBe('400 weak_password password');
    expect(await findUser()).toBeNull();
    expect(mailbox.mails).toEqual([]);
  });

  test.each([
    ['of eight emoji', '🐎🐇🐈🐕🐖🐓🐝🐙'],
    ['of spaces and words', '  four words and spaces  '],
    ['of 256 bytes', Array.from({ length: 64 }, (_, index) => `${index + 100}-`).join('')],
  ])('%s is good', async (_case, password) => {
    expect((await register({ password })).status).toBe(200);
    expect((await logIn({ email: EMAIL, password })).status).toBe(200);
  });
});

test.each([
  [{ username: '   ' }, 'username'],
  [{ username: 'x'.repeat(65) }, 'username'],
  [{ username: 'a\nBcc: b@example.com' }, 'username'],
  [{ email: 'ada@localhost' }, 'email'],
  [{ email: 'a@b.example, c@d.example' }, 'email'],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  [{ email: `${'a'.repeat(250)}@b.example` }, 'email'],
  [{ password: '' }, 'password'],
  [{ acceptsTerms: false }, 'acceptsTerms'],
  [{ acceptsTerms: 'true' }, 'acceptsTerms'],
])('a registration with %j is refused by its field', async (flaw, field) => {
  expect(await verdictOf(register(flaw))).toBe(`400 invalid_request ${field}`);
});

test('one network registers sixty accounts in an hour, counted before the hash', async () => {
  await register({ email: 'first@example.com' });
  await db.run(sql`UPDATE login_throttle SET attempts = 59`);
  expect((await register({ email: 'last@example.com' })).status).toBe(200);
  let refused: Response | undefined;
  const refuse = async () => {
    refused = await register({ email: 'one-more@example.com' });
  };
  expect(await countHashes(refuse)).toBe(0);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect((await register({ password: 'password1' })).status).toBe(429);
  expect((await register({}, '203.0.113.9')).status).toBe(200);
});
