/** The lifetime of a session: its storage, its expiry and what the screens show. */
import type { Page } from 'playwright/test';
import { logOut, makeAccount, startSession, submitLogin } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import {
  demoAccount,
  expect,
  expectToArrive,
  holdApp,
  logIn,
  recordRequests,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';
import { blockStorage } from './workspace.ts';

const DAY_SECONDS = 24 * 60 * 60;

const greeting = (page: Page) => page.getByText(`Hello, ${demoAccount.username}`);

async function readSessionCookie(page: Page) {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name.endsWith('session'));
  if (!cookie) throw new Error('There is no session cookie');
  return cookie;
}

function readStored(page: Page) {
  return page.evaluate(() => {
    const read = (storage: Storage): unknown =>
      JSON.parse(storage.getItem('currentUser') ?? 'null');
    return { persistent: read(localStorage), temporary: read(sessionStorage) };
  });
}

const shownUser = {
  email: demoAccount.email,
  username: demoAccount.username,
  _id: expect.any(String),
};

test('without Remember Me a login lasts as long as the browser session, after a reload as well', async ({
  page,
}) => {
  await logIn(page);
  expect(await readStored(page)).toEqual({ persistent: null, temporary: shownUser });
  expect(await readSessionCookie(page)).toMatchObject({
    name: '__Host-session',
    expires: -1,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });
  await expect(greeting(page)).toBeVisible();
  await page.reload();
  await expect(greeting(page)).toBeVisible();
});

test('with Remember Me it lasts 30 days, until logging out ends it here and on the server', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401|net::ERR_FAILED/);
  await logIn(page, { remember: true });
  expect(await readStored(page)).toEqual({ persistent: shownUser, temporary: null });
  const cookie = await readSessionCookie(page);
  const lifetimeSeconds = cookie.expires - Date.now() / 1000;
  expect(cookie.httpOnly).toBe(true);
  expect(lifetimeSeconds).toBeGreaterThan(29.9 * DAY_SECONDS);
  expect(lifetimeSeconds).toBeLessThan(30.1 * DAY_SECONDS);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  expect(await askWhoIsSignedIn(page)).toBe(200);

  await test.step('a logout that does not reach the server says so and changes nothing', async () => {
    await page.route('/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('alert')).toContainText('still logged in');
    await expect(greeting(page)).toBeVisible();
    await page.unroute('/api/logout');
  });

  await logOut(page);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: '__Host-session' }),
  );
  expect(await readStored(page)).toEqual({ persistent: null, temporary: null });
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.context().addCookies([cookie]);
  expect(await askWhoIsSignedIn(page)).toBe(401);
});

test('a stored user without a session is signed out, and a damaged one is none', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('currentUser', '{"username":'));
  const requests = recordRequests(page);
  await visit(page, '/devops-on-boarding');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);

  const user = JSON.stringify({ email: 'kim@example.com', username: 'Kim', _id: '1' });
  await page.evaluate((stored) => localStorage.setItem('currentUser', stored), user);
  await visit(page, '/devops-on-boarding');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Hello')).toBeHidden();
  await expect.poll(() => readStored(page)).toEqual({ persistent: null, temporary: null });
});

test('a login works where the browser blocks its storage', async ({ page }) => {
  await blockStorage(page);
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await askWhoIsSignedIn(page)).toBe(200);
});

test.describe('who is logged in', () => {
  const header = (page: Page) => page.getByRole('banner');
  const toWorkspace = (page: Page) =>
    header(page).getByRole('link', { name: 'Workspace', exact: true });
  const toLogin = (page: Page) => header(page).getByRole('link', { name: 'Login', exact: true });
  const form = (page: Page) => page.getByLabel('Email Address');

  test('finds the workspace in the header, from the first paint on and without a request, until the log out', async ({
    page,
    context,
  }) => {
    await startSession(page, demoAccount);
    const startApp = await holdApp(page);
    const requests = recordRequests(page);
    await page.goto('/pricing');
    await expect(toWorkspace(page)).toBeVisible();
    await expect(toLogin(page)).toBeHidden();
    startApp();
    await waitForApp(page);
    await expect(toLogin(page)).toBeHidden();
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    await toWorkspace(page).click();
    await expectToArrive(page, '/devops-on-boarding');

    const other = await context.newPage();
    await visit(other, '/pricing');
    await expect(toWorkspace(other)).toBeVisible();
    await logOut(page);
    for (const tab of [page, other]) {
      await expect(toLogin(tab)).toBeVisible();
      await expect(toWorkspace(tab)).toBeHidden();
    }
  });

  test('is led back to the workspace by /login, and can log in as someone else, which logs out first', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 401/);
    const other = await makeAccount('someone-else');
    await startSession(page, demoAccount);
    const cookie = await readSessionCookie(page);
    const startApp = await holdApp(page);

    await test.step('the form is never seen', async () => {
      await page.goto('/login');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(form(page)).toBeHidden();
      startApp();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
      await expect(page.getByRole('main')).toContainText(demoAccount.email);
      await expect(form(page)).toBeHidden();
      await expectAccessible(page, 'the login screen of somebody who is logged in');
      await page.getByRole('link', { name: 'Open the workspace' }).click();
      await expectToArrive(page, '/devops-on-boarding');
    });

    await page.goBack();
    await page.getByRole('button', { name: 'Log in as somebody else' }).click();
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.context().addCookies([cookie]);
    expect(await askWhoIsSignedIn(page)).toBe(401);

    await submitLogin(page, other);
    await expectToArrive(page, '/devops-on-boarding');
    await expect(page.getByText('Hello, Robin')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main')).toContainText(other.email);
  });

  test('sees the form after all when the Worker does not answer, or the session has ended', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|status of 401/);
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('signed_in', '1'));
    await page.route('/api/session', (route) => route.abort());
    await visit(page, '/login');
    await expect(form(page)).toBeVisible();

    await page.unroute('/api/session');
    await page.evaluate(() => localStorage.setItem('signed_in', '1'));
    await visit(page, '/login');
    await expect(form(page)).toBeVisible();
    await expect(toLogin(page)).toBeVisible();
  });
});

test('who is not logged in costs /login and the header no request', async ({ page }) => {
  const requests = recordRequests(page);
  for (const path of ['/pricing', '/login']) {
    await visit(page, path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Workspace' })).toBeHidden();
  }
  await expect(page.getByLabel('Email Address')).toBeVisible();
  expect(requests.filter((url) => /\/api\/|SessionGate/.test(url))).toEqual([]);
});

test.describe('before the app has started', () => {
  test('choosing a demo account and submitting happens once the app is there', async ({ page }) => {
    const startApp = await holdApp(page);
    const documents = recordRequests(page, { isNavigation: true });
    await page.goto('/login');
    await page.getByRole('button', { name: demoAccount.username }).click();
    await page.getByRole('button', { name: 'Login Now' }).click();
    await expect(page).toHaveURL('/login');

    startApp();
    await expectToArrive(page, '/devops-on-boarding');
    await expect(greeting(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  test('what was typed is kept and sent, and never shown in the address', async ({ page }) => {
    const startApp = await holdApp(page);
    const requests = recordRequests(page);
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(demoAccount.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
    await page.getByLabel('Remember Me').check();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/login');

    startApp();
    await expectToArrive(page, '/devops-on-boarding');
    expect((await readStored(page)).persistent).toEqual(shownUser);
    expect(requests.filter((url) => url.includes(demoAccount.password))).toEqual([]);
    expect(requests.filter((url) => url.endsWith('/api/login'))).toHaveLength(1);
  });
});

/** Requests the session from the page, with its cookies. */
function askWhoIsSignedIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/session')).status);
}
