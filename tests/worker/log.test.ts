import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import { sql } from '../../worker/db/database.ts';
import { createOwner, logIn, openTestDatabase } from './support/accounts.ts';
import { createFaultyD1 } from './support/faulty-d1.ts';
import { createMailbox, tokenIn } from './support/mailbox.ts';
import { cookieNamed, cookiesOf, send, tokenOf } from './support/send.ts';

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** Events that are logged with the hashed account. */
const AUTHENTICATION_EVENTS: ReadonlySet<string> = new Set([
  'access_token_issued',
  'account_deleted',
  'account_exported',
  'account_registered',
  'devices_forgotten',
  'email_change_requested',
  'email_change_undone',
  'email_changed',
  'email_verified',
  'identity_proved',
  'login_blocked',
  'login_failed',
  'login_refused',
  'login_succeeded',
  'logout',
  'logout_everywhere',
  'mail_throttled',
  'password_changed',
  'password_reset',
  'password_reset_requested',
  'profile_changed',
  'reauthentication_failed',
  'registration_of_taken_address',
  'session_ended',
  'ways_in_reviewed',
]);
const OTHER_EVENTS = [
  'mail_failed',
  'mail_not_configured',
  'mail_sent',
  'password_rehashed',
  'signing_key_made',
  'signing_key_not_wrapped',
  'unavailable',
];

/** Tokens from mails and cookies of this test; the log must not contain any of them. */
const secretsOfTheAccount: string[] = [];

test('each event is one line of JSON, and no secret is in any of them', async () => {
  const owner = await createOwner('canary-address@example.com', {
    hasOldHash: true,
    isVerified: true,
  });
  const spies = METHODS.map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  const wrong = { email: owner.email, password: 'canary-wrong-password' };
  const broken = { ...env, DB: createFaultyD1('fails') };

  const response = await logIn(owner);
  const cookie = cookiesOf(response);
  await logIn(wrong, { cookie });
  await send('POST /api/login', { body: '{"password":"canary-in-bad-json', cookie });
  await send('POST /api/login', { body: wrong, cookie, env: broken });
  await send('GET /api/session', { cookie, env: broken });
  await send('GET /api/session', { cookie });
  await send('POST /api/logout', { cookie });
  await logIn(wrong);
  const db = await openTestDatabase();
  await db.run(sql`UPDATE login_throttle SET attempts = 9 WHERE attempts > 0`);
  for (let guess = 0; guess < 2; guess++) await logIn(wrong);

  await useTheWholeAccount();

  const lines = spies.flatMap((spy) => spy.mock.calls.map(([line]) => String(line)));
  for (const spy of spies) spy.mockRestore();

  const events = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['login_succeeded', 'login_failed', 'login_refused', 'logout']),
  );
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([...AUTHENTICATION_EVENTS, ...OTHER_EVENTS]),
  );
  for (const event of events.filter(({ event }) => AUTHENTICATION_EVENTS.has(String(event)))) {
    expect(event).toMatchObject({
      time: expect.stringMatching(/Z$/),
      requestId: expect.any(String),
      account: expect.stringMatching(/^[\w-]{43}$/),
    });
  }

  const output = lines.join('\n');
  const secrets = [
    owner.password,
    'canary',
    ...tokenOf(cookieNamed(response, '__Host-session')).split('.').slice(1),
    ...tokenOf(cookieNamed(response, '__Host-device')).split('.').slice(1),
  ];
  for (const secret of secrets) {
    expect(output.replaceAll('canary-of-the-database', '')).not.toContain(secret);
  }
});

/** Calls every account endpoint, valid and invalid, with canary values in every input. */
async function useTheWholeAccount(): Promise<void> {
  const mailbox = createMailbox();
  const email = 'canary-life@example.com';
  const newEmail = 'canary-next@example.com';
  const password = 'canary-sings-at-dawn';
  const ip = '198.51.100.7';
  const post = (path: string, body: object, cookie = '') =>
    send(`POST /api/${path}`, { body, cookie, ip, env: mailbox.env });
  const signIn = async (typed: { email: string; password: string }) => {
    const cookie = cookiesOf(await logIn(typed, { ip }));
    const token = tokenOf(cookie.split('; ').find((pair) => pair.startsWith('__Host-session')));
    secretsOfTheAccount.push(...token.split('.').slice(1));
    return cookie;
  };
  const lastToken = (address: string) => {
    const token = tokenIn(mailbox.mailsTo(address).at(-1));
    secretsOfTheAccount.push(token);
    return token;
  };

  const registration = { username: 'canary-name', email, password, acceptsTerms: true };
  const browser = cookiesOf(await post('register', registration));
  const verification = { token: lastToken(email) };
  await post('register', registration);
  await post('register', { ...registration, password: 'canary' });
  await post('verify-email', verification, browser);
  await post('verify-email', verification, browser);

  const cookie = await signIn({ email, password });
  const { accessToken } = await (await post('token', {}, cookie)).json<{ accessToken: string }>();
  secretsOfTheAccount.push(...accessToken.split('.').slice(1));
  await post('account/profile', { username: 'canary-renamed' }, cookie);
  await send('GET /api/account', { cookie });
  await send('GET /api/account/export', { cookie });
  await post('proof/password', { password: 'canary-wrong' }, cookie);
  await post('proof/password', { password }, cookie);
  await post('account/forget-devices', {}, cookie);
  await post('account/review', { passkeys: [], connections: [] }, cookie);
  await post('account/email', { email: newEmail }, cookie);
  await post('verify-email', { token: lastToken(newEmail) }, cookie);
  await post('undo-email', { token: lastToken(email) });
  await post('forgot-password', { email });
  await post('reset-password', { token: lastToken(email), password });
  const again = await signIn({ email, password });
  await post('account/email', { email: newEmail }, again);
  await post('verify-email', { token: lastToken(newEmail) }, again);

  await post('forgot-password', { email: newEmail });
  const reset = { token: lastToken(newEmail), password: 'canary-in-the-mine' };
  await post('reset-password', { ...reset, password: 'canary1' });
  await post('reset-password', reset);
  await post('reset-password', reset);
  for (let count = 0; count < 6; count++) await post('forgot-password', { email: newEmail });

  const typed = { email: newEmail, password: reset.password };
  const next = await signIn(typed);
  const change = { newPassword: 'canary-at-the-end' };
  const renewed = cookiesOf(await post('account/password', change, next));
  const account = await (
    await send('GET /api/account', { cookie: renewed })
  ).json<AccountSuccess>();
  await post('account/sessions/end', { id: account.sessions[0]?.id }, renewed);
  const final = { email: newEmail, password: change.newPassword };
  await post('logout-everywhere', {}, await signIn(final));

  const down = { send: () => Promise.reject(new Error(`canary: no mail to ${newEmail}`)) };
  const { MAIL: _absent, ...without } = env;
  await openTestDatabase().then((db) => db.run(sql`DELETE FROM caused_mails`));
  for (const broken of [{ ...env, MAIL: down }, without]) {
    await send('POST /api/forgot-password', { body: { email: newEmail }, ip, env: broken });
  }
  const last = await signIn(final);
  await post('account/delete', {}, last);
}
