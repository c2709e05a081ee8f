import { beforeEach, expect, test } from 'vitest';
import {
  clearAccounts,
  createOwner,
  createSignedIn,
  DEMO_ACCOUNT,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { askForAccount, cookiesOf, readFailure, send } from '../support/send.ts';

const OLD = 'old@example.com';
const NEW = 'new@example.com';

beforeEach(clearAccounts);

test('the address changes once its new owner confirms, and the old one hears of both', async () => {
  const mailbox = createMailbox();
  const cookie = await createSignedIn(OLD, { isVerified: true });
  expect((await changeEmail(cookie, {}, mailbox.env)).status).toBe(200);
  expect(await askForAccount(cookie)).toMatchObject({ user: { email: OLD }, pendingEmail: NEW });
  expect(mailbox.mailsTo(OLD)[0]?.subject).toBe('Your email address is about to change');
  expect(mailbox.mailsTo(OLD)[0]?.text).not.toContain('token=');

  const body = { token: tokenIn(mailbox.mailsTo(NEW)[0]) };
  const response = await send('POST /api/verify-email', { body, cookie, env: mailbox.env });
  expect(await response.json()).toEqual({ success: true, purpose: 'change_email' });

  const account = await askForAccount(cookie);
  expect(account).toMatchObject({ user: { email: NEW }, isEmailVerified: true });
  expect(account.pendingEmail).toBeUndefined();
  expect(mailbox.mailsTo(OLD).map(({ subject }) => subject)[1]).toBe(
    'Your email address was changed',
  );
  expect((await logIn({ email: NEW, password: OWNER_PASSWORD })).status).toBe(200);
  expect((await logIn({ email: OLD, password: OWNER_PASSWORD })).status).toBe(401);
  expect((await send('POST /api/verify-email', { body, cookie })).status).toBe(400);
});

test('a taken address gets the same answer and the same pending state; its owner gets a mail', async () => {
  const mailbox = createMailbox();
  await createOwner('taken@example.com', { isVerified: true });
  const cookie = await createSignedIn(OLD, { isVerified: true });
  const free = await changeEmail(cookie, { email: 'free@example.com' }, mailbox.env);
  const taken = await changeEmail(cookie, { email: 'Taken@example.com' }, mailbox.env);
  expect(await taken.text()).toBe(await free.text());
  expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
  expect((await askForAccount(cookie)).pendingEmail).toBe('taken@example.com');
  const [mail] = mailbox.mailsTo('taken@example.com');
  expect(mail?.subject).toContain('already have an account');
  expect(() => tokenIn(mail)).toThrow();
});

test('an address that somebody took meanwhile is not taken from them', async () => {
  const mailbox = createMailbox();
  const cookie = await createSignedIn(OLD, { isVerified: true });
  await changeEmail(cookie, {}, mailbox.env);
  await createOwner(NEW);
  const body = { token: tokenIn(mailbox.mailsTo(NEW)[0]) };
  const response = await send('POST /api/verify-email', { body, cookie });
  expect(response.status).toBe(400);
  expect((await readFailure(response)).code).toBe('invalid_token');
  expect((await askForAccount(cookie)).user.email).toBe(OLD);
});

test('a link for a new password to the old address dies with the change', async () => {
  const mailbox = createMailbox();
  const cookie = await createSignedIn(OLD, { isVerified: true });
  await changeEmail(cookie, {}, mailbox.env);
  await send('POST /api/forgot-password', { body: { email: OLD }, env: mailbox.env });
  const resetMail = mailbox.mailsTo(OLD).find(({ text }) => text.includes('/reset-password'));
  const verify = { token: tokenIn(mailbox.mailsTo(NEW)[0]) };
  expect((await send('POST /api/verify-email', { body: verify, cookie })).status).toBe(200);
  const reset = { token: tokenIn(resetMail), password: 'too late for this' };
  expect((await send('POST /api/reset-password', { body: reset })).status).toBe(400);
});

test.each([
  [{ email: OLD }, 'email'],
  [{ email: 'OLD@example.com ' }, 'email'],
  [{ email: 'no address' }, 'email'],
  [{ email: '' }, 'email'],
])('%j is refused by its field', async (flaw, field) => {
  const cookie = await createSignedIn(OLD, { isVerified: true });
  const response = await changeEmail(cookie, flaw);
  expect(response.status).toBe(400);
  expect(await readFailure(response)).toMatchObject({ code: 'invalid_request', field });
});

test('the address of a demo account is taken, and causes no mail', async () => {
  const mailbox = createMailbox();
  const cookie = await createSignedIn(OLD, { isVerified: true });
  await changeEmail(cookie, { email: DEMO_ACCOUNT.email }, mailbox.env);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([OLD]);
});

test('other sessions end with the change, and the one that confirmed it goes on', async () => {
  const mailbox = createMailbox();
  const cookie = await createSignedIn(OLD, { isVerified: true });
  const other = cookiesOf(await logIn({ email: OLD, password: OWNER_PASSWORD }));
  await changeEmail(cookie, {}, mailbox.env);
  const body = { token: tokenIn(mailbox.mailsTo(NEW)[0]) };
  expect((await send('POST /api/verify-email', { body, cookie })).status).toBe(200);
  expect((await send('GET /api/session', { cookie })).status).toBe(200);
  expect((await send('GET /api/session', { cookie: other })).status).toBe(401);
});

function changeEmail(
  cookie: string,
  changes: Record<string, unknown> = {},
  bindings = createMailbox().env,
) {
  const body = { email: NEW, ...changes };
  return send('POST /api/account/email', { body, cookie, env: bindings });
}
