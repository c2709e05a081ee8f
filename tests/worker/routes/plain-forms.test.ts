import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { admitGuess } from '../../../worker/auth/throttle.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { pseudonym } from '../../../worker/db/digests.ts';
import {
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
  outdateProofs,
} from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import {
  createProtected,
  enterPassword,
  mergeCookies,
  nextCodeOf,
  wrongCodeOf,
} from '../support/second-factor.ts';
import {
  cookieNamed,
  cookiesOf,
  isSignedIn,
  readFailure,
  send,
  sendForm,
} from '../support/send.ts';

const OWNER = 'plain@example.com';
const LOGIN = 'POST /api/login';
const CODE = 'POST /api/login/second-factor';

let db: Database;
beforeAll(async () => {
  await createOwner(OWNER);
});
beforeEach(async () => {
  db = await openTestDatabase();
  await db.run(sql`DELETE FROM login_throttle`);
});

function expectToGoOn(response: Response, path: string): void {
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(path);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
}

describe('a login without JavaScript', () => {
  test('opens the same session as the app’s, and leads to the page of the account', async () => {
    const response = await sendForm(LOGIN, { email: OWNER, password: OWNER_PASSWORD });
    expectToGoOn(response, '/signed-in');
    const app = await logIn({ email: OWNER, password: OWNER_PASSWORD });
    expect(response.headers.getSetCookie().map(withoutValue)).toEqual(
      app.headers.getSetCookie().map(withoutValue),
    );
    expect(await response.text()).toBe('');
    expect(await isSignedIn(cookiesOf(response))).toBe(true);
  });

  test('is remembered if the box is checked', async () => {
    const fields = { email: OWNER, password: OWNER_PASSWORD, remember: 'on' };
    const response = await sendForm(LOGIN, fields);
    expect(cookieNamed(response, '__Host-session')).toMatch(/; Max-Age=2592000$/);
  });

  test('with a wrong password is shown again, with the address and the box, never the password', async () => {
    const fields = {
      email: '"><script>alert(1)</script>@a.b',
      password: 'wr0ng-pa55',
      remember: 'on',
    };
    const response = await sendForm(LOGIN, fields);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('Invalid email or password');
    expect(page).toContain('name="remember" checked=""');
    expect(page).toContain('value="&quot;><script>alert(1)</script>@a.b"');
    expect(page).not.toContain('wr0ng-pa55');
    expect(page).toContain('<title>Error: Log in</title>');
  });

  test('a refused page has the policy of pages and runs no script', async () => {
    const response = await sendForm(LOGIN, { email: OWNER, password: 'wrong' });
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Referrer-Policy')).not.toBeNull();
    const page = await response.text();
    expect(page).not.toMatch(/<script|<noscript/);
    expect(page).toContain('formaction="/api/login"');
  });

  test('is counted with the guesses of the app, and says truthfully when to come back', async () => {
    const account = await pseudonym('account', OWNER);
    for (let guess = 0; guess < 10; guess++) {
      const network = `198.51.100.${guess}`;
      await admitGuess(db, { account, network, isDemo: false, deviceId: undefined });
    }
    const fields = { email: OWNER, password: OWNER_PASSWORD };
    await sendForm(LOGIN, fields, { ip: '198.51.100.98' });
    const response = await sendForm(LOGIN, fields, { ip: '198.51.100.99' });
    expect(response.status).toBe(429);
    const seconds = response.headers.get('Retry-After');
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(response.headers.get('RateLimit')).toBe(`"guesses-at-account";r=0;t=${seconds}`);
    const page = await response.text();
    expect(page).toContain(`Too many attempts to log in. Please try again in ${seconds} seconds.`);
    expect(page).not.toContain(OWNER_PASSWORD);
  });

  test('says so when the database is gone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { env: { ...env, DB: createFaultyD1('fails') } };
    const response = await sendForm(LOGIN, DEMO_LOGIN, broken);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.text()).toContain('Please try again in 5 seconds.');
    vi.restoreAllMocks();
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' }],
    ['an opaque origin', { 'Sec-Fetch-Site': '', Origin: 'null' }],
    ['nowhere', { 'Sec-Fetch-Site': '' }],
  ])('from %s is refused, and fills in no form', async (_name, headers) => {
    for (const route of [LOGIN, CODE, 'POST /api/logout']) {
      const response = await sendForm(route, DEMO_LOGIN, { headers });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect((await readFailure(response)).code).toBe('cross_origin');
    }
  });
});

describe('the second factor without JavaScript', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('a right password leads to the page for the code, and opens nothing', async () => {
    const { email } = await createProtected('plain-factor@example.com');
    const response = await sendForm(LOGIN, { email, password: OWNER_PASSWORD });
    expectToGoOn(response, '/login/code');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-login=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Secure; Max-Age=600$/,
      ),
    ]);
    expect(await isSignedIn(cookiesOf(response))).toBe(false);
  });

  test('a code of the app or a recovery code opens the session, in this browser only', async () => {
    const owner = await createProtected('plain-code@example.com');
    for (const code of [nextCodeOf(owner), owner.recoveryCodes[0] ?? '']) {
      const cookie = await enterPassword(owner.email);
      const elsewhere = await sendForm(CODE, { code });
      expect(elsewhere.status).toBe(401);
      expect(await elsewhere.text()).toContain('was started in another browser');

      const response = await sendForm(CODE, { code }, { cookie });
      expectToGoOn(response, '/signed-in');
      expect(cookieNamed(response, '__Host-login')).toContain('Max-Age=0');
      expect(await isSignedIn(cookiesOf(response))).toBe(true);

      const again = await enterPassword(owner.email);
      expect((await sendForm(CODE, { code }, { cookie: again })).status).toBe(403);
    }
  });

  test('a wrong code is shown on its page, is not repeated there, and counts', async () => {
    const owner = await createProtected('plain-wrong@example.com');
    const cookie = await enterPassword(owner.email);
    for (let attempt = 0; attempt < 4; attempt++) {
      const code = wrongCodeOf(owner, attempt);
      const response = await sendForm(CODE, { code, trust: 'on' }, { cookie });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      const page = await response.text();
      expect(page).toContain('This code is wrong or was used before.');
      expect(page).toMatch(/name="code" aria-describedby="refusal hint"[^>]* aria-invalid="true"/);
      expect(page).toContain('name="trust" checked=""');
      expect(page).not.toContain(code);
    }
    const last = await sendForm(CODE, { code: wrongCodeOf(owner, 4) }, { cookie });
    expect(last.status).toBe(401);
    expect(await last.text()).toContain('Too many wrong codes. Log in again.');
    const late = await sendForm(CODE, { code: nextCodeOf(owner) }, { cookie });
    expect(late.status).toBe(401);
  });

  test('the device is trusted only if the box is checked', async () => {
    const owner = await createProtected('plain-trust@example.com');
    const fields = { email: owner.email, password: OWNER_PASSWORD };
    for (const [trust, next] of [
      [{}, '/login/code'],
      [{ trust: 'on' }, '/signed-in'],
    ] as const) {
      const pending = await enterPassword(owner.email);
      const code = { code: nextCodeOf(owner), ...trust };
      const opened = await sendForm(CODE, code, { cookie: pending });
      const cookie = mergeCookies(pending, cookiesOf(opened));
      expectToGoOn(await sendForm(LOGIN, fields, { cookie }), next);
    }
  });
});

describe('the page after a login', () => {
  test('shows whose account it is, as text, and who is logged in', async () => {
    const cookie = await createSignedIn('plain-page@example.com');
    await db.run(sql`
      UPDATE users SET username = ${'<b>Ow</b>'} WHERE email = ${'plain-page@example.com'}`);
    const response = await send('GET /signed-in', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const page = await response.text();
    expect(page).toContain('>&lt;b&gt;Ow&lt;/b&gt;</dd>');
    expect(page).toContain('>plain-page@example.com</dd>');
    expect(page).toContain('not confirmed yet');
    expect(page).toContain('<li>Password</li>');
    expect(page).toContain('this browser</li>');
    expect(page).toContain('action="/api/logout"');
  });

  test('offers the data after a login, and then another login, which is the proof', async () => {
    const cookie = await createSignedIn('plain-proof@example.com');
    const read = async () => (await send('GET /signed-in', { cookie })).text();
    const fresh = await read();
    expect(fresh).toContain('href="/api/account/export"');
    expect(fresh).not.toContain('href="/login"');
    await outdateProofs();
    const later = await read();
    expect(later).not.toContain('href="/api/account/export"');
    expect(later).toContain('href="/login"');
  });

  test('sends everybody else to the login', async () => {
    for (const cookie of ['', '__Host-session=a.b.c']) {
      expectToGoOn(await send('GET /signed-in', { cookie }), '/login');
    }
  });
});

describe('an account without JavaScript', () => {
  const NEW_PASSWORD = 'a stable for the horse';
  const REGISTRATION = {
    username: 'Ro "the" <b>',
    email: 'plain-new@example.com',
    password: NEW_PASSWORD,
    acceptsTerms: 'on',
  };

  test('is created, confirmed with the pasted link, and gets a new password', async () => {
    const mailbox = createMailbox();
    const bindings = { env: mailbox.env };
    const registered = await sendForm('POST /api/register', REGISTRATION, bindings);
    expectToGoOn(registered, '/register/sent');
    const { email } = REGISTRATION;
    const token = tokenIn(mailbox.mailsTo(email)[0]);
    const link = `https://www.onego.example/verify-email#token=${token}`;

    const elsewhere = await sendForm('POST /api/verify-email', { token: link, password: '' });
    expect(elsewhere.status).toBe(403);
    const asked = await elsewhere.text();
    expect(asked).toContain('in another browser. Open it there, or enter your password.');
    expect(asked).toContain(`value="${link}"`);

    const cookie = cookiesOf(registered);
    const wrapped = { token: ` ${link.slice(0, 60)}\r\n${link.slice(60)}` };
    const confirmed = await sendForm('POST /api/verify-email', wrapped, { cookie });
    expectToGoOn(confirmed, '/verify-email/verify');

    const forgot = await sendForm('POST /api/forgot-password', { email }, bindings);
    expectToGoOn(forgot, '/forgot-password/sent');
    const reset = { token: tokenIn(mailbox.mailsTo(email)[1]), password: 'password1' };
    const weak = await sendForm('POST /api/reset-password', reset);
    expect(weak.status).toBe(400);
    expect(await weak.text()).not.toContain('password1');
    const better = { ...reset, password: 'a river for the boat' };
    const saved = await sendForm('POST /api/reset-password', better);
    expectToGoOn(saved, '/reset-password/done');
    expect(cookieNamed(saved, '__Host-session')).toContain('Max-Age=0');
    expect((await logIn({ email, password: better.password })).status).toBe(200);
  });

  test('is not created without the terms, and what was typed is kept, but not the password', async () => {
    const { acceptsTerms: _, ...fields } = REGISTRATION;
    const response = await sendForm('POST /api/register', fields);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('Please accept the Terms of Service to create an account.');
    expect(page).toMatch(/name="acceptsTerms" aria-invalid="true"/);
    expect(page).toContain('value="Ro &quot;the&quot; <b>"');
    expect(page).toContain(`value="${REGISTRATION.email}"`);
    expect(page).not.toContain(NEW_PASSWORD);
  });

  test('a link that is dead is said to be so, on the page of its form', async () => {
    const token = `https://www.onego.example/x#token=${'k'.repeat(43)}`;
    for (const path of ['reset-password', 'verify-email', 'undo-email']) {
      const response = await sendForm(`POST /api/${path}`, { token, password: NEW_PASSWORD });
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain('This link no longer works');
      expect(page).toContain(`action="/api/${path}"`);
    }
  });

  test('a flood is refused on the page of the form', async () => {
    const gate = { limit: async () => ({ success: false }) };
    const response = await sendForm('POST /api/register', REGISTRATION, {
      env: { ...env, FLOOD_GATE: gate },
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.text()).toContain('Please try again in 1 minute.');
  });
});

describe('a logout without JavaScript', () => {
  test('ends the session, clears what the browser keeps, and leads to the login', async () => {
    const cookie = await createSignedIn('plain-leaves@example.com');
    const response = await sendForm('POST /api/logout', {}, { cookie });
    expectToGoOn(response, '/login');
    expect(cookieNamed(response, '__Host-session')).toContain('Max-Age=0');
    expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(await isSignedIn(cookie)).toBe(false);
  });
});

test('an endpoint without a form refuses one', async () => {
  const cookie = await createSignedIn('plain-others@example.com');
  for (const path of ['/api/account/password', '/api/account/delete', '/api/proof/password']) {
    const response = await sendForm(`POST ${path}`, { password: OWNER_PASSWORD }, { cookie });
    expect(response.status).toBe(415);
  }
});

function withoutValue(cookie: string): string {
  return cookie.replace(/=[^;]*/, '');
}
