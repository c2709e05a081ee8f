import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import {
  createMember,
  DEMO_LOGIN,
  db,
  logIn,
  OWNER_PASSWORD,
  outdateProofs,
} from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import {
  createProtected,
  enterPassword,
  nextCodeOf,
  wrongCodeOf,
} from '../support/second-factor.ts';
import {
  cookieNamed,
  cookiesOf,
  isSignedIn,
  mergeCookies,
  readFailure,
  send,
  sendForm,
} from '../support/send.ts';

const LOGIN = 'POST /api/login';
const CODE = 'POST /api/login/second-factor';
const NEW_PASSWORD = 'a stable for the horse';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await db.run(sql`DELETE FROM login_throttle`);
});

function expectToGoOn(response: Response, path: string): void {
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(path);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
}

/** Expects the page of the form with a refusal, which has the policy of pages. @returns its HTML. */
async function readRefusal(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const page = await response.text();
  expect(page).not.toMatch(/<script|<noscript/);
  return page;
}

describe('a login without JavaScript', () => {
  test('opens the same session as the app’s, and leads to the page of the account', async () => {
    const { email } = await createMember('plain@example.com');
    for (const remember of [false, true]) {
      const login = { email, password: OWNER_PASSWORD };
      const response = await sendForm(LOGIN, { ...login, ...(remember && { remember: 'on' }) });
      expectToGoOn(response, '/signed-in');
      const app = await logIn({ ...login, remember });
      const namesOf = ({ headers }: Response) =>
        headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''));
      expect(namesOf(response)).toEqual(namesOf(app));
      expect(await response.text()).toBe('');
      expect(await isSignedIn(cookiesOf(response))).toBe(true);
    }
  });

  test('with a wrong password is shown again, with the address and the box, never the password', async () => {
    const email = '"><script>alert(1)</script>@a.b';
    const fields = { email, password: 'wr0ng-pa55', remember: 'on' };
    const response = await sendForm(LOGIN, fields);
    expect(response.status).toBe(401);
    const page = await response.text();
    expect(page).toContain('Invalid email or password');
    expect(page).toContain('name="remember" checked=""');
    expect(page).toContain('value="&quot;><script>alert(1)</script>@a.b"');
    expect(page).not.toContain('wr0ng-pa55');
    expect(page).toContain('<title>Error: Log in</title>');
    const again = await readRefusal(
      await sendForm(LOGIN, { ...fields, email: 'a@b.example' }),
      401,
    );
    expect(again).toContain('formaction="/api/login"');
  });

  test('from another site is refused, and fills in no form', async () => {
    for (const route of [LOGIN, CODE, 'POST /api/logout']) {
      for (const fields of [DEMO_LOGIN, 'a=1&a=2']) {
        const headers = { 'Sec-Fetch-Site': 'cross-site' };
        const response = await sendForm(route, fields, { headers });
        expect(response.headers.getSetCookie()).toEqual([]);
        expect((await readFailure(response)).code).toBe('cross_origin');
      }
    }
  });
});

describe('the second factor without JavaScript', () => {
  test('a code of the app or a recovery code opens the session, in this browser only', async () => {
    const owner = await createProtected('plain-code@example.com');
    for (const code of [nextCodeOf(owner), owner.recoveryCodes[0] ?? '']) {
      const cookie = await enterPassword(owner.email);
      const elsewhere = await readRefusal(await sendForm(CODE, { code }), 401);
      expect(elsewhere).toContain('was started in another browser');

      const response = await sendForm(CODE, { code }, { cookie });
      expectToGoOn(response, '/signed-in');
      expect(await isSignedIn(cookiesOf(response))).toBe(true);
    }
  });

  test('a wrong code is shown on its page, is not repeated there, and counts', async () => {
    const owner = await createProtected('plain-wrong@example.com');
    const cookie = await enterPassword(owner.email);
    for (let attempt = 0; attempt < 4; attempt++) {
      const code = wrongCodeOf(owner, attempt);
      const page = await readRefusal(await sendForm(CODE, { code, trust: 'on' }, { cookie }), 403);
      expect(page).toContain('This code is wrong or was used before.');
      expect(page).toMatch(/name="code" aria-describedby="refusal hint"[^>]* aria-invalid="true"/);
      expect(page).toContain('name="trust" checked=""');
      expect(page).not.toContain(code);
    }
    const last = await sendForm(CODE, { code: wrongCodeOf(owner, 4) }, { cookie });
    expect(last.status).toBe(401);
    expect(await last.text()).toContain('Too many wrong codes. Log in again.');
  });

  test('the device is trusted only if the box is checked', async () => {
    const owner = await createProtected('plain-trust@example.com');
    const fields = { email: owner.email, password: OWNER_PASSWORD };
    for (const [trust, next] of [
      [{}, '/login/code'],
      [{ trust: 'on' }, '/signed-in'],
    ] as const) {
      const pending = await enterPassword(owner.email);
      const opened = await sendForm(
        CODE,
        { code: nextCodeOf(owner), ...trust },
        { cookie: pending },
      );
      const cookie = mergeCookies(pending, cookiesOf(opened));
      expectToGoOn(await sendForm(LOGIN, fields, { cookie }), next);
    }
  });
});

describe('the page after a login', () => {
  test('shows whose account it is, as text, and offers the data while the login is a proof', async () => {
    const { email, cookie } = await createMember('plain-page@example.com', { isVerified: false });
    await db.run(sql`UPDATE users SET username = ${'<b>Ow</b>'} WHERE email = ${email}`);
    const response = await send('GET /signed-in', { cookie });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const fresh = await response.text();
    for (const part of [
      '>&lt;b&gt;Ow&lt;/b&gt;</dd>',
      '>plain-page@example.com</dd>',
      'not confirmed yet',
      '<li>Password</li>',
      'this browser</li>',
      'action="/api/logout"',
      'href="/api/account/export"',
    ]) {
      expect(fresh).toContain(part);
    }
    expect(fresh).not.toContain('href="/login"');
    await outdateProofs();
    const later = await (await send('GET /signed-in', { cookie })).text();
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
  const REGISTRATION = {
    username: 'Ro "the" <b>',
    email: 'plain-new@example.com',
    password: NEW_PASSWORD,
    acceptsTerms: 'on',
  };

  test('is created, and confirmed with the pasted link', async () => {
    const { email } = REGISTRATION;
    const registered = await sendForm('POST /api/register', REGISTRATION);
    expectToGoOn(registered, '/register/sent');
    const link = `https://www.onego.example/verify-email#token=${mailbox.tokenTo(email)}`;
    const elsewhere = await sendForm('POST /api/verify-email', { token: link, password: '' });
    const asked = await readRefusal(elsewhere, 403);
    expect(asked).toContain('in another browser. Open it there, or enter your password.');
    expect(asked).toContain(`value="${link}"`);

    const wrapped = { token: ` ${link.slice(0, 60)}\r\n${link.slice(60)}` };
    const cookie = cookiesOf(registered);
    const confirmed = await sendForm('POST /api/verify-email', wrapped, { cookie });
    expectToGoOn(confirmed, '/verify-email/verify');
  });

  test('is not created without the terms, and what was typed is kept, but not the password', async () => {
    const { acceptsTerms: _, ...fields } = REGISTRATION;
    const page = await readRefusal(await sendForm('POST /api/register', fields), 400);
    expect(page).toContain('Please accept the Terms of Service to create an account.');
    expect(page).toMatch(/name="acceptsTerms" aria-invalid="true"/);
    expect(page).toContain('value="Ro &quot;the&quot; <b>"');
    expect(page).toContain(`value="${REGISTRATION.email}"`);
    expect(page).not.toContain(NEW_PASSWORD);
  });

  test('a link that is dead is said to be so, on the page of its form', async () => {
    const token = `https://www.onego.example/x#token=${'k'.repeat(43)}`;
    for (const path of ['reset-password', 'verify-email', 'undo-email']) {
      const fields = { token, password: NEW_PASSWORD };
      const page = await readRefusal(await sendForm(`POST /api/${path}`, fields), 400);
      expect(page).toContain('This link no longer works');
      expect(page).toContain(`action="/api/${path}"`);
    }
  });

  test('a flood is refused on the page of the form, though the form cannot be read', async () => {
    const gated = { ...env, FLOOD_GATE: { limit: async () => ({ success: false }) } };
    for (const fields of [REGISTRATION, 'a=1&a=2']) {
      const response = await sendForm('POST /api/register', fields, { env: gated });
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(await readRefusal(response, 429)).toContain('Please try again in 1 minute.');
    }
  });
});

test('a logout without JavaScript ends the session and leads to the login', async () => {
  const { cookie } = await createMember('plain-leaves@example.com');
  const response = await sendForm('POST /api/logout', {}, { cookie });
  expectToGoOn(response, '/login');
  expect(cookieNamed(response, '__Host-session')).toContain('Max-Age=0');
  expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(await isSignedIn(cookie)).toBe(false);
});

test('an endpoint without a form refuses one', async () => {
  const { cookie } = await createMember('plain-others@example.com');
  for (const path of ['account/password', 'account/delete', 'proof/password']) {
    const response = await sendForm(`POST /api/${path}`, { password: OWNER_PASSWORD }, { cookie });
    expect(response.status).toBe(415);
  }
});
