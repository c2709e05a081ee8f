import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { settings } from '../fixtures/site.ts';
import {
  createMember,
  DEMO_ACCOUNT,
  db,
  lockAccount,
  logIn,
  OWNER_PASSWORD,
  readAccount,
} from '../support/accounts.ts';
import { FakeProvider, PROVIDER_ENV, signInWith, startSignIn } from '../support/fake-provider.ts';
import { mailbox, tokenIn } from '../support/mailbox.ts';
import { cookieNamed, post, verdictOf } from '../support/send.ts';

const fake = new FakeProvider();
beforeEach(async () => {
  fake.install();
  await db.run(sql`DELETE FROM login_throttle`);
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

const name = (email: unknown, cookie: string) => post('oauth/email', { email }, cookie);

/** Arrives and names an address. @returns the browser's cookie, and the token of the link. */
async function arriveAs(email: string) {
  const cookie = await arrive();
  await name(email, cookie);
  return { cookie, token: mailbox.tokenTo(email) };
}

/** Follows the mailed link. */
const follow = ({ token, cookie }: { token: string; cookie: string }) =>
  verdictOf(post('verify-email', { token }, cookie, { env: PROVIDER_ENV }));

describe('naming an address', () => {
  test('sends a link to it, keeps a digest of it, and says nothing else', async () => {
    const response = await name(' New@Facebook.example ', await arrive());
    expect(await response.json()).toEqual({ success: true });
    expect(cookieNamed(response, '__Host-oauth')).toContain('Max-Age=86400');
    expect(mailbox.mails).toHaveLength(1);
    const [mail] = mailbox.mailsTo('new@facebook.example');
    expect(mail?.subject).toBe('Finish signing in with Facebook');
    expect(mail?.text).toContain(`${settings.origin}/verify-email#token=`);
    // A stranger chooses the name at the provider.
    expect(`${mail?.text}${mail?.html}`).not.toContain('Mallory');
    expect(await readAccount('new@facebook.example')).toBeUndefined();
    const rows = JSON.stringify(await db.all(sql`SELECT * FROM pending_connections`));
    expect(rows).toContain('new@facebook.example');
    expect(rows).not.toContain(tokenIn(mail));
  });

  test('gets the same answer whether there is an account or not', async () => {
    const { email: taken } = await createMember('taken@facebook.example');
    const cookie = await arrive();
    const answers = new Set<string>();
    for (const email of [taken, 'free@facebook.example', DEMO_ACCOUNT.email]) {
      const response = await name(email, cookie);
      const names = [...response.headers.keys()];
      answers.add(JSON.stringify([response.status, names, await response.text()]));
    }
    expect(answers.size).toBe(1);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([taken, 'free@facebook.example']);
  });

  test('is limited for a network', async () => {
    const cookie = await arrive();
    const ask = async () => (await name('n@facebook.example', cookie)).status;
    expect(await ask()).toBe(200);
    await db.run(sql`UPDATE login_throttle SET attempts = 59 WHERE attempts > 0`);
    expect([await ask(), await ask()]).toEqual([200, 429]);
  });

  test('takes a browser that came back from a provider, within half an hour', async () => {
    const cookie = await arrive();
    const { cookie: othersCookie } = await startSignIn('twitter');
    const ask = (browser: string) => verdictOf(name('late@facebook.example', browser));
    for (const wrong of ['', othersCookie, '__Host-oauth=nonsense']) {
      expect(await ask(wrong)).toBe('400 invalid_token');
    }
    vi.useFakeTimers({ now: Date.now() + 30 * 60_000 + 1, toFake: ['Date'] });
    expect(await ask(cookie)).toBe('400 invalid_token');
    expect(mailbox.mails).toEqual([]);
  });
});

describe('following the link', () => {
  test('makes an account, which the provider opens from then on', async () => {
    expect(await follow(await arriveAs('made@facebook.example'))).toBe('200');
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
    expect(mailbox.subjectsTo(email)).toEqual(['Log in to connect Facebook']);
    expect(() => mailbox.tokenTo(email)).toThrow();
    expect((await readAccount(email))?.connections).toEqual([]);
  });

  test('connects no account that was confirmed after the mail', async () => {
    const { email } = await createMember('later@facebook.example', { isVerified: false });
    const link = await arriveAs(email);
    await db.run(sql`UPDATE users SET email_verified_at_ms = 1 WHERE email = ${email}`);
    expect(await follow(link)).toBe('400 invalid_token');
    expect((await readAccount(email))?.connections).toEqual([]);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(200);
  });

  test('works in the browser that began it only: nobody hands over an account by a click', async () => {
    const victim = await createMember('victim@facebook.example', { isVerified: false });
    const attack = await arriveAs(victim.email);
    for (const cookie of [victim.cookie, '', '__Host-oauth=nonsense']) {
      expect(await follow({ ...attack, cookie })).toBe('400 invalid_token');
    }
    expect((await readAccount(victim.email))?.connections).toEqual([]);
    expect(await follow(attack)).toBe('200');
  });

  test('works once, also in a race, and for a day', async () => {
    const link = await arriveAs('race@facebook.example');
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => follow(link)));
    expect(verdicts.toSorted()).toEqual(['200', ...Array(4).fill('400 invalid_token')]);
    expect(await follow(link)).toBe('400 invalid_token');
    const late = await arriveAs('day@facebook.example');
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 + 1, toFake: ['Date'] });
    expect(await follow(late)).toBe('400 invalid_token');
  });

  test('leaves a locked account alone', async () => {
    const { email } = await createMember('locked@facebook.example', { isVerified: false });
    await lockAccount(email);
    expect(await follow(await arriveAs(email))).toBe('400 invalid_token');
    expect((await readAccount(email))?.connections).toEqual([]);
  });
});
