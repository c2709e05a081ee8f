/** The account screen: its content, its changes and its error messages. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  logIn,
  makeAccount,
  makeConfirmedAccount,
  newAddress,
  post,
  refuse,
  startSession,
} from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import {
  demoAccount,
  downloadBy,
  expect,
  expectToArrive,
  holdApp,
  recordSent,
  test,
  visit,
} from './fixtures.ts';
import { waitForToken } from './mailbox.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page) => page.getByRole('main').getByRole('status').last();
const prompt = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Log in' });

test('name, password and address change', async ({ page }) => {
  const account = await makeConfirmedAccount('account');
  await startSession(page, account);
  await visit(page, '/account');

  const name = 'Maximiliane'.repeat(5);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toHaveText('Name saved');
  await expectPainted(toast(page));
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  const password = part(page, 'Password');
  await password.getByText('Change password').click();
  await password.getByLabel('New password', { exact: true }).fill('a lantern above the harbour');
  await password.getByRole('button', { name: 'Save new password' }).click();
  await expect(toast(page)).toHaveText('Password changed');
  await expect(password.getByLabel('New password', { exact: true })).toBeHidden();

  const next = newAddress('account-next');
  const address = part(page, 'Email address');
  const change = address.getByRole('button', { name: 'Send a link to the new address' });
  await address.getByText('Change address').click();
  await change.click();
  await expectAccessible(page, 'an account with a long name and a message');
  await address.getByLabel('New email address').fill(next);
  await change.click();
  await expect(address.getByText('is not confirmed yet')).toContainText(next);
  const token = await waitForToken(next, /verify-email/);
  await post(page.request, '/api/verify-email', { token });
  await page.reload();
  await expect(address.getByText(next)).toBeVisible();
});

test('what happened is listed, the data is a file, and sessions end here and elsewhere', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await makeAccount('sessions');
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  await logIn(elsewhere, account);
  await startSession(page, account);
  await visit(page, '/account');

  await test.step('recent activity names the browser', async () => {
    const section = part(page, 'Recent activity');
    await section.getByRole('button', { name: 'Show recent activity' }).click();
    const logins = section.getByRole('listitem').filter({ hasText: 'Logged in (password)' });
    await expect(logins.filter({ hasText: 'Chrome' }).first()).toBeVisible();
  });

  await test.step('the data of the account is a file', async () => {
    const file = await downloadBy(page.getByRole('button', { name: 'Download your data' }));
    expect(file.suggestedFilename()).toBe('account.json');
    expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(
      account.email,
    );
    await expect(toast(page)).toHaveText('Your data has been downloaded');
  });

  await test.step('the session of another browser is listed, and ended', async () => {
    const rows = part(page, 'Sessions').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('this browser');
    await rows
      .last()
      .getByRole('button', { name: /^End this session/ })
      .click();
    await expect(rows).toHaveCount(1);
    expect((await elsewhere.request.get('/api/session')).status()).toBe(401);
    await elsewhere.close();
  });

  await test.step('all of them are ended', async () => {
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expectToArrive(page, '/login');
    expect((await page.request.get('/api/session')).status()).toBe(401);
    await page.goBack();
    await expect(prompt(page)).toBeVisible();
  });
});

test('a demo account sees everything, and is told why it cannot change', async ({ page }) => {
  await startSession(page, demoAccount);
  await visit(page, '/devops-on-boarding');
  await expect(page.getByText(demoAccount.username, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(part(page, 'Profile')).toBeVisible();
  await expect(page.getByText('Confirm your address')).toBeHidden();
  for (const name of [
    'Save name',
    'Change address',
    'Change password',
    'Connect Google',
    'Add a passkey',
    'Download your data',
    'Delete your account',
  ]) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/shared by every visitor/);
  }
  await expect(part(page, 'Remembered browsers')).toBeHidden();
  await expectAccessible(page, 'a demo account');
  const requests = recordSent(page);
  await page.getByRole('button', { name: 'Delete your account' }).click({ force: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(requests).toEqual([]);
});

test('an account that is loading keeps its place, also before the app has started, and can be loaded again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  await startSession(page, await makeConfirmedAccount('loading'));
  const answered = Promise.withResolvers<void>();
  await page.route('/api/account', async (route) => {
    await answered.promise;
    await refuse(503, { code: 'unavailable' })(route);
  });
  const startApp = await holdApp(page);
  const isAsked = page.waitForRequest('/api/account');
  await page.goto('/account');
  const place = page.getByRole('status', { name: 'Loading your account' });
  await expectPainted(place);
  await expect(prompt(page)).toBeHidden();
  startApp();
  await isAsked;
  await expectPainted(place);
  await expect(prompt(page)).toBeHidden();
  await expectAccessible(page, 'an account that is loading');
  answered.resolve();
  await expectPainted(page.getByRole('main').getByRole('alert'));
  await expectAccessible(page, 'an account that did not load');
  await page.unroute('/api/account');
  await page.getByRole('button', { name: 'Load your account again' }).click();
  await expectPainted(part(page, 'Profile'));
});
