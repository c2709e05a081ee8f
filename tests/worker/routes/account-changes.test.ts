import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import {
  clearAccounts,
  createOwner,
  createSignedIn,
  DEMO_ACCOUNT,
  db,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { mailbox, tokenIn } from '../support/mailbox.ts';
import {
  askForAccount,
  cookieNamed,
  cookiesOf,
  isSignedIn,
  post,
  verdictOf,
} from '../support/send.ts';

const EMAIL = 'owner@example.com';
const NEW_EMAIL = 'new@example.com';
const NEW_PASSWORD = 'a second horse, stabled';

let cookie: string;
beforeEach(async () => {
  await clearAccounts();
  cookie = await createSignedIn(EMAIL, { isVerified: true });
});

const logInAs = async (email: string, password: string) =>
  (await logIn({ email, password })).status;
const logInElsewhere = async (remember = false) =>
  cookiesOf(await logIn({ email: EMAIL, password: OWNER_PASSWORD, remember }));
const forgot = () => post('forgot-password', { email: EMAIL });
const reset = (token: string) =>
  verdictOf(post('reset-password', { token, password: 'too late for this' }));

describe('a new address', () => {
  const change = (email: string) => post('account/email', { email }, cookie);
  const confirm = () => post('verify-email', { token: mailbox.tokenTo(NEW_EMAIL) }, cookie);

  test('is taken once its owner confirms, and the old one hears of both', async () => {
    await change(NEW_EMAIL);
    expect(await askForAccount(cookie)).toMatchObject({
      user: { email: EMAIL },
      pendingEmail: NEW_EMAIL,
    });
    expect(mailbox.mailsTo(EMAIL)[0]?.text).not.toContain('token=');
    expect(await (await confirm()).json()).toEqual({ success: true, purpose: 'change_email' });

    const account = await askForAccount(cookie);
    expect(account).toMatchObject({ user: { email: NEW_EMAIL }, isEmailVerified: true });
    expect(account.pendingEmail).toBeUndefined();
    expect(mailbox.subjectsTo(EMAIL)).toEqual([
      'Your email address is about to change',
      'Your email address was changed',
    ]);
    expect(await logInAs(NEW_EMAIL, OWNER_PASSWORD)).toBe(200);
    expect(await logInAs(EMAIL, OWNER_PASSWORD)).toBe(401);
    expect((await confirm()).status).toBe(400);
  });

  test('that is taken gets the same answer and the same pending state; its owner gets a mail', async () => {
    await createOwner('taken@example.com', { isVerified: true });
    const free = await change('free@example.com');
    const taken = await change('Taken@example.com');
    expect(await taken.text()).toBe(await free.text());
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
    expect((await askForAccount(cookie)).pendingEmail).toBe('taken@example.com');
    const [mail] = mailbox.mailsTo('taken@example.com');
    expect(mail?.subject).toContain('already have an account');
    expect(() => tokenIn(mail)).toThrow();
    await change(DEMO_ACCOUNT.email);
    expect(mailbox.mailsTo(DEMO_ACCOUNT.email.toLowerCase())).toEqual([]);
  });

  test('that somebody took meanwhile is not taken from them', async () => {
    await change(NEW_EMAIL);
    await createOwner(NEW_EMAIL);
    expect(await verdictOf(confirm())).toBe('400 invalid_token');
    expect((await askForAccount(cookie)).user.email).toBe(EMAIL);
  });

  test.each([EMAIL, 'OWNER@example.com ', 'no address', ''])('cannot be %j', async (email) => {
    expect(await verdictOf(change(email))).toBe('400 invalid_request email');
  });

  test('ends the links to the old one, and the other sessions, but not this one', async () => {
    const other = await logInElsewhere();
    await forgot();
    const token = mailbox.tokenTo(EMAIL);
    await change(NEW_EMAIL);
    expect((await confirm()).status).toBe(200);
    expect(await reset(token)).toBe('400 invalid_token');
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
  });
});

describe('a new password', () => {
  const change = (session = cookie, more: object = {}) =>
    post('account/password', { newPassword: NEW_PASSWORD, ...more }, session);

  test('works, the old one does not, and the owner is told', async () => {
    expect((await change()).status).toBe(200);
    expect(await logInAs(EMAIL, OWNER_PASSWORD)).toBe(401);
    expect(await logInAs(EMAIL, NEW_PASSWORD)).toBe(200);
    expect(mailbox.subjectsTo(EMAIL)).toEqual(['Your password was changed']);
  });

  test('gives this session another name, and a copy of its cookie is worth nothing', async () => {
    const remembered = await logInElsewhere(true);
    const response = await change(remembered);
    expect(cookieNamed(response, '__Host-session')).toContain('Max-Age=2592000');
    expect(await isSignedIn(cookiesOf(response))).toBe(true);
    expect(await isSignedIn(remembered)).toBe(false);
  });

  test.each([true, false])('with endOtherSessions %s ends those, or not', async (ends) => {
    const other = await logInElsewhere();
    expect((await change(cookie, { endOtherSessions: ends })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(!ends);
  });

  test('ends the links that were sent before', async () => {
    await forgot();
    await post('account/email', { email: NEW_EMAIL }, cookie);
    const [first] = mailbox.mailsTo(EMAIL);
    const renewed = cookiesOf(await change());
    expect(await reset(tokenIn(first))).toBe('400 invalid_token');
    const move = post('verify-email', { token: mailbox.tokenTo(NEW_EMAIL) }, renewed);
    expect(await verdictOf(move)).toBe('400 invalid_token');
  });

  test('may be the first one of an account', async () => {
    await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${EMAIL}`);
    expect(await logInAs(EMAIL, OWNER_PASSWORD)).toBe(401);
    expect((await change()).status).toBe(200);
    expect(await logInAs(EMAIL, NEW_PASSWORD)).toBe(200);
  });

  test('of two changes at once is that of the one that wins', async () => {
    const sessions = [cookie, await logInElsewhere()];
    const passwords = ['first of the two', 'second of the two'];
    const responses = await Promise.all(
      sessions.map((session, index) => change(session, { newPassword: passwords[index] })),
    );
    const winners = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(await logInAs(EMAIL, winners[0] ?? '')).toBe(200);
  });

  test('makes the account forget the other browsers, and know this one', async () => {
    const other = await logInElsewhere();
    await change();
    expect(await db.all(sql`SELECT * FROM devices`)).toHaveLength(1);
    for (let guess = 0; guess < 10; guess++) {
      await logIn({ email: EMAIL, password: 'wrong' }, { ip: `198.51.100.${guess}` });
    }
    const login = { email: EMAIL, password: NEW_PASSWORD };
    expect((await logIn(login, { cookie: other })).status).toBe(429);
    expect((await logIn(login, { cookie })).status).toBe(200);
  });
});
