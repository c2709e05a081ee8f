/** Accounts for the browser tests: real ones by the API, and answers in the Worker's place. */
import type { APIRequestContext, Page, Route } from 'playwright/test';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import type { Failure } from '../../worker/contract/answers.ts';
import { expect, expectToArrive, visit } from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';

export const GOOD_PASSWORD = 'slow trains cross the delta';

/** Not a real one, but spelled like it. */
export const SOME_TOKEN = 'k'.repeat(43);

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An address that no other test and no other run uses. */
export function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Calls the API as a page of the site would. */
export function post(request: APIRequestContext, path: string, data: object) {
  return request.post(path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });
}

/** Makes a real account, whose address is not confirmed yet. */
export async function makeAccount(request: APIRequestContext, name: string): Promise<Credentials> {
  const email = newAddress(name);
  const registration = { username: 'Robin', email, password: GOOD_PASSWORD, acceptsTerms: true };
  expect((await post(request, '/api/register', registration)).status()).toBe(200);
  return { email, password: GOOD_PASSWORD };
}

/** Confirms an address by the link in its mail. */
export async function confirmAddress(request: APIRequestContext, email: string): Promise<void> {
  const link = linkIn(await waitForMail(email, /verify-email/));
  const token = new URL(link).hash.replace('#token=', '');
  expect((await post(request, '/api/verify-email', { token })).status()).toBe(200);
}

/** Makes a real account whose address is confirmed. */
export async function makeConfirmedAccount(
  request: APIRequestContext,
  name: string,
): Promise<Credentials> {
  const account = await makeAccount(request, name);
  await confirmAddress(request, account.email);
  return account;
}

/** Fills in the login form and submits it. */
export async function submitLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

/** Logs in on the screen, and ends in the workspace. */
export async function logInAs(page: Page, credentials: Credentials): Promise<void> {
  await visit(page, '/login');
  await submitLogin(page, credentials);
  await expectToArrive(page, '/devops-on-boarding');
}

/** Logs out by the button of the workspace, and ends on the login screen. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expectToArrive(page, '/login');
}

/** Leaves the browser as the login screen would, at a fraction of its time, and on no page yet. */
export async function startSession(page: Page, credentials: Credentials): Promise<void> {
  const { email, password } = credentials;
  const response = await post(page.request, '/api/login', { email, password });
  expect(response.status()).toBe(200);
  const { user } = await response.json();
  await page.goto('/robots.txt');
  await page.evaluate(
    (shown) => sessionStorage.setItem('currentUser', JSON.stringify(shown)),
    user,
  );
}

/** Answers a call in the Worker's place: done, and nothing more to say. */
export function done(route: Route): Promise<void> {
  return route.fulfill({ json: { success: true } });
}

type Refusal = Pick<Failure, 'code'> & Partial<Failure>;

/** Refuses a call in the Worker's place. */
export function refuse(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
  const answer = { success: false, message: 'No.', ...refusal };
  return (route: Route) => route.fulfill({ status, json: answer, headers });
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const sampleAccount: AccountSuccess = {
  success: true,
  user: { email: 'kim@example.com', username: 'Kim', _id: '1' },
  isEmailVerified: true,
  isDemo: false,
  hasPassword: true,
  createdAt: '2026-02-03T10:00:00Z',
  sessions: [
    {
      id: '8b3f0f6e-51f2-4f0a-9a5e-1c1d7a3f2b10',
      isCurrent: true,
      browser: 'Chrome on Linux',
      place: 'Pune, India',
      createdAt: '2026-03-01T10:00:00Z',
      lastUsedAt: new Date().toISOString(),
    },
    {
      id: '1d0c7a52-0d0b-4a0e-8f4b-0a8d6f0f4f11',
      isCurrent: false,
      browser: 'Safari on iPhone',
      place: '',
      createdAt: '2026-03-02T10:00:00Z',
      lastUsedAt: new Date(Date.now() - 2 * DAY_MS).toISOString(),
    },
  ],
  connections: [],
  passkeys: [],
};

/** Has the screens see somebody who is signed in, without the Worker. */
export async function signInAs(page: Page, changes: Partial<AccountSuccess> = {}): Promise<void> {
  const account = { ...sampleAccount, ...changes };
  const { user, isEmailVerified, isDemo } = account;
  const expiresAt = new Date(Date.now() + DAY_MS / 4).toISOString();
  await page.route('/api/account', (route) => route.fulfill({ json: account }));
  await page.route('/api/session', (route) =>
    route.fulfill({ json: { success: true, user, isEmailVerified, isDemo, expiresAt } }),
  );
  await page.addInitScript((stored) => {
    sessionStorage.setItem('currentUser', JSON.stringify(stored));
  }, user);
}

/** The body of the next call to a path. */
export async function nextBody(page: Page, path: string): Promise<unknown> {
  const request = await page.waitForRequest((each) => new URL(each.url()).pathname === path);
  return request.postDataJSON();
}
