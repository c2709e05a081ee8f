/** Accounts for browser tests: real ones in the database, and mocked API responses. */
import type { APIRequestContext, BrowserContext, Page, Route } from 'playwright/test';
import type { User } from '../../worker/contract/accounts.ts';
import type { Failure } from '../../worker/contract/answers.ts';
import { addAccount } from './database.ts';
import { expect, expectToArrive } from './fixtures.ts';

export const GOOD_PASSWORD = 'slow trains cross the delta';
const GOOD_PASSWORD_HASH =
  '$scrypt$ln=15,r=8,p=1,t=3$tHaI5tFfbcsVsFrv5Qlb5Q$Csxg0sqb8Sv0om7OusDaCzvMPjO379/rHhuWuQtiC7w';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Returns an address that no other test and no earlier run uses. */
export function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Calls the API with the headers that a page of the site would send. */
export function post(request: APIRequestContext, path: string, data: object) {
  return request.post(path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });
}

/** An IPv4 address for private use; only a local server accepts one from a header. */
export function newNetwork(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
}

/** Creates an account whose address is not confirmed, unless it has to be. Sends no mail. */
export async function makeAccount(
  name: string,
  { isConfirmed = false } = {},
): Promise<Credentials> {
  const email = newAddress(name);
  await addAccount({ email, username: 'Robin', passwordHash: GOOD_PASSWORD_HASH, isConfirmed });
  return { email, password: GOOD_PASSWORD };
}

export const makeConfirmedAccount = (name: string) => makeAccount(name, { isConfirmed: true });

/** Fills in the login form and submits it. */
export async function submitLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

/** Logs out with the button in the workspace and waits for the login screen. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expectToArrive(page, '/login');
}

/** Logs a browser in without the login screen: its next page finds what a login leaves, once. */
export async function startSession(page: Page, credentials: Credentials): Promise<void> {
  const user = await logIn(page.context(), credentials);
  await page.addInitScript(
    ({ mark, shown }) => {
      // A document without an origin, such as that of the chat, has no storage.
      if (origin === 'null' || sessionStorage[mark]) return;
      sessionStorage.setItem(mark, 'yes');
      sessionStorage.setItem('currentUser', JSON.stringify(shown));
      localStorage.setItem('signed_in', '1');
    },
    { mark: `test-session-${crypto.randomUUID()}`, shown: user },
  );
}

/** Logs in by the API, as a login in another tab does. @returns the user. */
export async function logIn(context: BrowserContext, credentials: Credentials): Promise<User> {
  const response = await post(context.request, '/api/login', credentials);
  expect(response.status(), 'the login').toBe(200);
  return (await response.json()).user;
}

/** Mocks a successful response without a body. */
export function done(route: Route): Promise<void> {
  return route.fulfill({ json: { success: true } });
}

type Refusal = Pick<Failure, 'code'> & Partial<Failure>;

/** Mocks a refusal. */
export function refuse(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
  const answer = { success: false, message: 'No.', ...refusal };
  return (route: Route) => route.fulfill({ status, json: answer, headers });
}

/** The body of the next request to a path. */
export async function nextBody(page: Page, path: string): Promise<unknown> {
  const request = await page.waitForRequest((each) => new URL(each.url()).pathname === path);
  return request.postDataJSON();
}
