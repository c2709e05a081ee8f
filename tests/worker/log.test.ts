import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sql } from '../../worker/db/database.ts';
import { createOwner, db, logIn } from './support/accounts.ts';
import { createFaultyD1 } from './support/faulty-d1.ts';
import { mailbox } from './support/mailbox.ts';
import { readLog } from './support/read-log.ts';
import {
  askForAccount,
  cookieNamed,
  cookiesOf,
  isSignedIn,
  post,
  send,
  tokenOf,
} from './support/send.ts';

/** Events of no account. All others are logged with the hashed account. */
const OTHER_EVENTS = [
  ...['mail_failed', 'mail_not_configured', 'mail_sent', 'password_rehashed'],
  ...['signing_key_made', 'signing_key_not_wrapped', 'unavailable'],
];

/** Tokens from mails and cookies of this test; the log must not contain any of them. */
const secrets: string[] = [];

test('each event is one line of JSON, and no secret is in any of them', async () => {
  const options = { hasOldHash: true, isVerified: true };
  const owner = await createOwner('canary-address@example.com', options);
  const logged = readLog();
  const wrong = { email: owner.email, password: 'canary-wrong-password' };
  const broken = { ...env, DB: createFaultyD1('fails') };

  const response = await logIn(owner);
  const cookie = cookiesOf(response);
  await logIn(wrong, { cookie });
  await post('login', '{"password":"canary-in-bad-json', cookie);
  await post('login', wrong, cookie, { env: broken });
  await send('GET /api/session', { cookie, env: broken });
  await isSignedIn(cookie);
  await post('logout', {}, cookie);
  await logIn(wrong);
  await db.run(sql`UPDATE login_throttle SET attempts = 9 WHERE attempts > 0`);
  for (let guess = 0; guess < 2; guess++) await logIn(wrong);
  await useTheWholeAccount();

  const events = logged().map((line): Record<string, unknown> => JSON.parse(line));
  const names = new Set(events.map(({ event }) => String(event)));
  expect([...names]).toEqual(expect.arrayContaining(OTHER_EVENTS));
  expect(names.size).toBeGreaterThanOrEqual(30);
  for (const event of events) {
    if (OTHER_EVENTS.includes(String(event.event))) continue;
    expect(event).toMatchObject({
      time: expect.stringMatching(/Z$/),
      requestId: expect.any(String),
      account: expect.stringMatching(/^[\w-]{43}$/),
    });
  }

  const output = logged().join('\n').replaceAll('canary-of-the-database', '');
  for (const name of ['__Host-session', '__Host-device']) {
    secrets.push(...tokenOf(cookieNamed(response, name)).split('.').slice(1));
  }
  for (const secret of [owner.password, 'canary', ...secrets]) {
    expect(output).not.toContain(secret);
  }
});

/** Calls every account endpoint, valid and invalid, with canary values in every input. */
async function useTheWholeAccount(): Promise<void> {
  const email = 'canary-life@example.com';
  const newEmail = 'canary-next@example.com';
  const password = 'canary-sings-at-dawn';
  const ip = '198.51.100.7';
  const ask = (path: string, body: object, cookie = '') => post(path, body, cookie, { ip });
  const signIn = async (typed: { email: string; password: string }) => {
    const response = await logIn(typed, { ip });
    secrets.push(...tokenOf(cookieNamed(response, '__Host-session')).split('.').slice(1));
    return cookiesOf(response);
  };
  const lastToken = (address: string) => {
    const token = mailbox.tokenTo(address);
    secrets.push(token);
    return { token };
  };

  const registration = { username: 'canary-name', email, password, acceptsTerms: true };
  const browser = cookiesOf(await ask('register', registration));
  const verification = lastToken(email);
  await ask('register', registration);
  await ask('register', { ...registration, password: 'canary' });
  await ask('verify-email', verification, browser);
  await ask('verify-email', verification, browser);

  const cookie = await signIn({ email, password });
  const { accessToken } = await (await ask('token', {}, cookie)).json<{ accessToken: string }>();
  secrets.push(...accessToken.split('.').slice(1));
  await ask('account/profile', { username: 'canary-renamed' }, cookie);
  await askForAccount(cookie);
  await send('GET /api/account/export', { cookie });
  await ask('proof/password', { password: 'canary-wrong' }, cookie);
  await ask('proof/password', { password }, cookie);
  await ask('account/forget-devices', {}, cookie);
  await ask('account/review', { passkeys: [], connections: [] }, cookie);
  await ask('account/email', { email: newEmail }, cookie);
  await ask('verify-email', lastToken(newEmail), cookie);
  await ask('undo-email', lastToken(email));
  await ask('forgot-password', { email });
  await ask('reset-password', { ...lastToken(email), password });
  const again = await signIn({ email, password });
  await ask('account/email', { email: newEmail }, again);
  await ask('verify-email', lastToken(newEmail), again);

  await ask('forgot-password', { email: newEmail });
  const reset = { ...lastToken(newEmail), password: 'canary-in-the-mine' };
  await ask('reset-password', { ...reset, password: 'canary1' });
  await ask('reset-password', reset);
  await ask('reset-password', reset);
  for (let count = 0; count < 6; count++) await ask('forgot-password', { email: newEmail });

  const next = await signIn({ email: newEmail, password: reset.password });
  const final = { email: newEmail, password: 'canary-at-the-end' };
  const renewed = cookiesOf(await ask('account/password', { newPassword: final.password }, next));
  const { sessions } = await askForAccount(renewed);
  await ask('account/sessions/end', { id: sessions[0]?.id }, renewed);
  await ask('logout-everywhere', {}, await signIn(final));

  const down = { send: () => Promise.reject(new Error(`canary: no mail to ${newEmail}`)) };
  const { MAIL: _absent, ...without } = env;
  await db.run(sql`DELETE FROM caused_mails`);
  for (const broken of [{ ...env, MAIL: down }, without]) {
    await post('forgot-password', { email: newEmail }, '', { ip, env: broken });
  }
  await ask('account/delete', {}, await signIn(final));
}
