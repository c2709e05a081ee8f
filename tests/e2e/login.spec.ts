/** The login screen: the form, its refusals, how long a login lasts, and who is logged in already. */
import type { Page, Route } from 'playwright/test';
import { logOut, makeAccount, refuse, startSession, submitLogin } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import {
  demoAccount,
  expect,
  expectToArrive,
  holdApp,
  recordRequests,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';

const DAY_SECONDS = 24 * 60 * 60;

const email = (page: Page) => page.getByLabel('Email Address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const message = (page: Page) => page.getByRole('main').getByRole('alert');
const greeting = (page: Page) => page.getByText(demoAccount.username, { exact: true });
const toWorkspace = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Workspace', exact: true });
const toLogin = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });

const shownUser = {
  email: demoAccount.email,
  username: demoAccount.username,
  _id: expect.any(String),
};

async function readSessionCookie(page: Page) {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === '__Host-session');
  if (!cookie) throw new Error('There is no session cookie');
  return cookie;
}

/** Requests the session from the page, with its cookies. */
function askWhoIsSignedIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/session')).status);
}

/** The stored users, in persistent and in session storage. */
function readStored(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].map((each) => JSON.parse(each.currentUser ?? 'null')),
  );
}

test('the form costs no request, has what the specification lists, names empty fields, and takes a demo account', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await visit(page, '/login');
  await expectPainted(toLogin(page));
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/welcome/i);
  await expect(page.getByLabel('Remember Me')).not.toBeChecked();
  for (const name of ['Forgot Password?', 'Create Account']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expectPainted(...['Google', 'Facebook', 'Twitter'].map((name) => button(page, name)));

  await test.step('empty fields are named, and the first of them takes the focus', async () => {
    await button(page, 'Login Now').click();
    await expect(email(page)).toHaveAccessibleDescription('Enter your email address.');
    await expect(password(page)).toHaveAccessibleDescription('Enter your password.');
    await expect(email(page)).toBeFocused();
    await expectPainted(page.getByText('Enter your email address.'));
    await expectAccessible(page, 'the login screen with its messages');
    await email(page).fill('kim@example');
    await expect(page.getByText('Enter your email address.')).toBeHidden();
    expect(requests.filter((url) => url.endsWith('/api/login'))).toEqual([]);
  });

  await test.step('the check mark needs an @ and a dot, and the password can be shown', async () => {
    const checkMark = page.getByTestId('email-check');
    await expect(checkMark).toBeHidden();
    await email(page).fill('kim@example.com');
    await expectPainted(checkMark);
    await password(page).fill('visible for a moment');
    await button(page, 'Show password').click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await button(page, 'Hide password').click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  await test.step('both demo accounts can be read, and fill in the form', async () => {
    const accounts = page.getByRole('region', { name: 'Demo accounts' }).getByRole('button');
    await expect(accounts).toHaveCount(2);
    await expect(accounts.first()).toContainText(demoAccount.password);
    await accounts.first().click();
    await expect(email(page)).toHaveValue(demoAccount.email);
    await expect(password(page)).toHaveValue(demoAccount.password);
  });
});

test('a refusal is seen, keeps what was typed and goes by typing; a second click sends nothing more', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await visit(page, '/login');
  for (const field of [email, password]) {
    await submitLogin(page, { email: demoAccount.email, password: 'not-the-password' });
    await expect(message(page)).toHaveText('Invalid email or password');
    await expectPainted(message(page));
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toHaveValue(demoAccount.email);
    await expect(password(page)).toHaveValue('not-the-password');
    await field(page).press('End');
    await field(page).press('x');
    await expect(message(page)).toBeHidden();
  }
  await expectAccessible(page, 'the login screen after a refusal');

  await test.step('the network is gone', async () => {
    await page.route('/api/login', (route) => route.abort());
    await button(page, 'Login Now').click();
    await expect(message(page)).toHaveText(/could not reach the server.* still here/);
  });
  await test.step('an impatient second click sends nothing more', async () => {
    const requests = recordRequests(page);
    const answered = Promise.withResolvers<void>();
    await page.route('/api/login', async (route: Route) => {
      await answered.promise;
      await refuse(429, { code: 'too_many_attempts' }, { 'Retry-After': '90' })(route);
    });
    await button(page, 'Login Now').click();
    const sending = button(page, 'Logging in…');
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await sending.click({ force: true });
    await password(page).press('Enter');
    answered.resolve();
    await expect(message(page)).toHaveText(/^Too many attempts\. .* 2 minutes/);
    expect(requests.filter((url) => url.endsWith('/api/login'))).toHaveLength(1);
  });
});

test('with Remember Me a login lasts 30 days, until a logout ends it here and on the server', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401|net::ERR_FAILED/);
  await visit(page, '/login');
  await page.getByLabel('Remember Me').check();
  await submitLogin(page, demoAccount);
  await expectToArrive(page, '/devops-on-boarding');
  expect(await readStored(page)).toEqual([shownUser, null]);
  const cookie = await readSessionCookie(page);
  expect((cookie.expires - Date.now() / 1000) / DAY_SECONDS).toBeCloseTo(30, 1);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expectPainted(greeting(page));

  await test.step('a logout that does not reach the server says so and changes nothing', async () => {
    await page.route('/api/logout', (route) => route.abort());
    await button(page, 'Log out').click();
    await expect(page.getByRole('alert')).toContainText('still logged in');
    await expect(greeting(page)).toBeVisible();
    await page.unroute('/api/logout');
  });

  await logOut(page);
  expect(await readStored(page)).toEqual([null, null]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.context().addCookies([cookie]);
  expect(await askWhoIsSignedIn(page)).toBe(401);
});

test('who is logged in finds the workspace in the header, and may log in as someone else, which logs out first', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const someone = await makeAccount('someone-else');
  await startSession(page, demoAccount);
  const cookie = await readSessionCookie(page);
  const other = await context.newPage();
  await test.step('from the first paint on, and without a request', async () => {
    const startApp = await holdApp(page);
    const requests = recordRequests(page);
    await page.goto('/pricing');
    await expectPainted(toWorkspace(page));
    await expect(toLogin(page)).toBeHidden();
    startApp();
    await waitForApp(page);
    await expect(toLogin(page)).toBeHidden();
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    await visit(other, '/pricing');
    await expect(toWorkspace(other)).toBeVisible();
  });
  await test.step('the login screen leads back', async () => {
    const startApp = await holdApp(page);
    await page.goto('/login');
    await expect(email(page)).toBeHidden();
    startApp();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
    await expect(email(page)).toBeHidden();
    await expectAccessible(page, 'the login screen of somebody who is logged in');
    await page.getByRole('link', { name: 'Open the workspace' }).click();
    await expectToArrive(page, '/devops-on-boarding');
    await page.goBack();
  });
  await button(page, 'Log in as somebody else').click();
  await expect(email(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  for (const tab of [page, other]) {
    await expect(toLogin(tab)).toBeVisible();
    await expect(toWorkspace(tab)).toBeHidden();
  }
  await context.addCookies([cookie]);
  expect(await askWhoIsSignedIn(page)).toBe(401);
  await submitLogin(page, someone);
  await expectToArrive(page, '/devops-on-boarding');
  await expect(page.getByText('Robin', { exact: true })).toBeVisible();
});

test('what is typed, ticked and pressed before the app has started is sent once it is there', async ({
  page,
}) => {
  const startApp = await holdApp(page);
  const requests = recordRequests(page);
  await page.goto('/login');
  await email(page).fill('wrong@example.com');
  await page.getByRole('button', { name: demoAccount.username }).click();
  await page.getByLabel('Remember Me').check();
  await button(page, 'Login Now').click();
  await expect(page).toHaveURL('/login');

  startApp();
  await expectToArrive(page, '/devops-on-boarding');
  await expect(greeting(page)).toBeVisible();
  expect(await readStored(page)).toEqual([shownUser, null]);
  expect(requests.filter((url) => url.includes(demoAccount.password))).toEqual([]);
  expect(requests.filter((url) => url.endsWith('/api/login'))).toHaveLength(1);
});

test('the screen tells why a login does not hold, and once how a sign-in at a provider failed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await test.step('cookies are blocked', async () => {
    await page.route('/api/login', async (route) => {
      const response = await route.fetch();
      const { 'set-cookie': _, ...headers } = response.headers();
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
    });
    await visit(page, '/login');
    await submitLogin(page, demoAccount);
    await expect(message(page)).toContainText('Allow cookies');
    await expectPainted(message(page));
    await expect(page).toHaveURL('/login');
    await visit(page, '/login?sign-in=done');
    await expect(message(page)).toContainText('Allow cookies');
  });
  await test.step('a sign-in failed', async () => {
    await visit(page, '/login?sign-in=unverified');
    await expect(message(page)).toHaveText(/is not confirmed/);
    await expect(page).toHaveURL('/login');
    await page.reload();
    await waitForApp(page);
    await expect(message(page)).toBeHidden();
    await visit(page, '/login?sign-in=cancelled');
    await expect(page.getByRole('main').getByRole('status')).toContainText('You cancelled at');
  });
  await test.step('only what we know is said', async () => {
    await visit(page, '/login?sign-in=<b>owned</b>');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await expect(message(page)).toBeHidden();
  });
});
