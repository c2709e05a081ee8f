import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmConnection } from '../../../worker/auth/oauth/confirm-connection.ts';
import { createContext } from '../../../worker/create-context.ts';
import { sql } from '../../../worker/db/database.ts';
import { settings } from '../fixtures/site.ts';
import { DEMO_ACCOUNT, logIn, OWNER_PASSWORD, openTestDatabase } from '../support/accounts.ts';
import { FakeProvider, PROVIDER_ENV, signInWith, startSignIn } from '../support/fake-provider.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { createMember, lockAccount, readAccount } from '../support/members.ts';
import { cookieNamed, readFailure, send } from '../support/send.ts';

const fake = new FakeProvider();
beforeEach(() => fake.install());
afterEach(() => {
  vi.restoreAllMocks();
});

let people = 0;
/** Signs in with Facebook as a new user. @returns the browser's cookie. */
async function arrive(): Promise<string> {
  people += 1;
  fake.facebookProfile = { id: `fb-${people}`, name: 'Mallory <b>' };
  const { response, cookie } = await signInWith(fake, 'facebook');
  expect(response.headers.get('Location')).toBe('/login?sign-in=needs-email');
  return cookie;
}

const { env: deployment, mails } = createMailbox(PROVIDER_ENV);
beforeEach(() => {
  mails.length = 0;
});

const name = (email: unknown, cookie: string, ip = `192.0.2.${people}`) =>
  send('POST /api/oauth/email', { body: { email }, cookie, ip, env: deployment });

/** Confirms a connection by its mailed link, as `POST /api/verify-email` does. */
async function follow(token: string, cookie: string): Promise<boolean> {
  const execution = createExecutionContext();
  const request = new Request(`${settings.origin}/api/verify-email`, {
    headers: { Cookie: cookie },
  });
  const context = createContext(deployment, execution, request);
  const isConfirmed = await confirmConnection(context, token);
  await waitOnExecutionContext(execution);
  return isConfirmed;
}

const lastMail = () => mails.at(-1) ?? { to: '', subject: '', text: '', html: '' };

describe('naming an address', () => {
  test('sends a link to it, and says nothing else', async () => {
    const cookie = await arrive();
    const response = await name(' New@Facebook.example ', cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(cookieNamed(response, '__Host-oauth')).toContain('Max-Age=86400');
    expect(mails).toHaveLength(1);
    const { to, subject, text, html } = lastMail();
    expect(to).toBe('new@facebook.example');
    expect(subject).toBe('Finish signing in with Facebook');
    expect(text).toContain(`${settings.origin}/verify-email#token=`);
    // A stranger chooses the name at the provider.
    expect(text + html).not.toContain('Mallory');
    expect(await readAccount('new@facebook.example')).toBeUndefined();
  });

  test('stores a digest of the token only', async () => {
    const cookie = await arrive();
    await name('digest@facebook.example', cookie);
    const db = await openTestDatabase();
    const rows = await db.all(sql`SELECT * FROM pending_connections`);
    expect(JSON.stringify(rows)).toContain('digest@facebook.example');
    expect(JSON.stringify(rows)).not.toContain(tokenIn(lastMail()));
  });

  test('gets the same answer whether there is an account or not', async () => {
    await createMember('taken@facebook.example');
    const cookie = await arrive();
    const answers = [];
    for (const email of ['taken@facebook.example', 'free@facebook.example', DEMO_ACCOUNT.email]) {
      const response = await name(email, cookie);
      answers.push([response.status, [...response.headers.keys()], await response.text()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(mails.map(({ to }) => to)).toEqual(['taken@facebook.example', 'free@facebook.example']);
  });

  test('is limited for a network', async () => {
    const cookie = await arrive();
    const ask = async () => (await name('n@facebook.example', cookie, '198.51.100.9')).status;
    expect(await ask()).toBe(200);
    const db = await openTestDatabase();
    await db.run(sql`UPDATE login_throttle SET attempts = 59 WHERE attempts > 0`);
    expect([await ask(), await ask()]).toEqual([200, 429]);
  });

  test('takes a browser that came back from a provider, within half an hour', async () => {
    const cookie = await arrive();
    const { cookie: othersCookie } = await startSignIn('twitter');
    for (const wrong of ['', othersCookie, '__Host-oauth=nonsense']) {
      const response = await name('late@facebook.example', wrong);
      expect(response.status).toBe(400);
      expect((await readFailure(response)).code).toBe('invalid_token');
    }
    vi.useFakeTimers({ now: Date.now() + 30 * 60_000 + 1, toFake: ['Date'] });
    const response = await name('late@facebook.example', cookie);
    vi.useRealTimers();
    expect(response.status).toBe(400);
    expect(mails).toEqual([]);
  });
});

describe('following the link', () => {
  test('makes an account, which the provider opens from then on', async () => {
    const cookie = await arrive();
    await name('made@facebook.example', cookie);
    expect(await follow(tokenIn(lastMail()), cookie)).toBe(true);
    expect(await readAccount('made@facebook.example')).toMatchObject({
      password_hash: '',
      email_verified_at_ms: expect.any(Number),
      connections: [{ provider: 'facebook', subject: `fb-${people}`, label: 'Mallory <b>' }],
    });
    const { response } = await signInWith(fake, 'facebook');
    expect(response.headers.get('Location')).toBe('/login?sign-in=done');
  });

  test('connects no account whose address is confirmed: its owner is told to log in', async () => {
    const { email } = await createMember('there@facebook.example');
    await name(email, await arrive());
    expect(lastMail()).toMatchObject({ to: email, subject: 'Log in to connect Facebook' });
    expect(() => tokenIn(lastMail())).toThrow();
    expect((await readAccount(email))?.connections).toEqual([]);
  });

  test('connects no account that was confirmed after the mail', async () => {
    const { email } = await createMember('later@facebook.example', { isVerified: false });
    const cookie = await arrive();
    await name(email, cookie);
    const db = await openTestDatabase();
    await db.run(sql`UPDATE users SET email_verified_at_ms = 1 WHERE email = ${email}`);
    await expect(follow(tokenIn(lastMail()), cookie)).rejects.toMatchObject({
      code: 'invalid_token',
      message: expect.stringContaining('Log in to it, then connect Facebook there.'),
    });
    expect((await readAccount(email))?.connections).toEqual([]);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(200);
  });

  test('works in the browser that began it only: nobody hands over an account by a click', async () => {
    const { email, cookie: victimsCookie } = await createMember('victim@facebook.example', {
      isVerified: false,
    });
    const attackersCookie = await arrive();
    await name(email, attackersCookie);
    const token = tokenIn(lastMail());
    for (const cookie of [victimsCookie, '', '__Host-oauth=nonsense']) {
      await expect(follow(token, cookie)).rejects.toMatchObject({
        status: 400,
        code: 'invalid_token',
        message: 'Open this link in the browser in which you chose Facebook.',
      });
    }
    expect((await readAccount(email))?.connections).toEqual([]);
    expect(await follow(token, attackersCookie)).toBe(true);
  });

  test('works once, also in a race', async () => {
    const cookie = await arrive();
    await name('race@facebook.example', cookie);
    const token = tokenIn(lastMail());
    const results = await Promise.all(Array.from({ length: 5 }, () => follow(token, cookie)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await follow(token, cookie)).toBe(false);
  });

  test('works for a day', async () => {
    const cookie = await arrive();
    await name('day@facebook.example', cookie);
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 + 1, toFake: ['Date'] });
    const isConfirmed = await follow(tokenIn(lastMail()), cookie);
    vi.useRealTimers();
    expect(isConfirmed).toBe(false);
  });

  test('leaves a locked account alone', async () => {
    const { email } = await createMember('locked@facebook.example', { isVerified: false });
    await lockAccount(email);
    const cookie = await arrive();
    await name(email, cookie);
    await expect(follow(tokenIn(lastMail()), cookie)).rejects.toMatchObject({
      code: 'invalid_token',
    });
    expect((await readAccount(email))?.connections).toEqual([]);
  });
});
