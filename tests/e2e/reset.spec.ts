/** Password reset and e-mail verification: the screens that links in mails open. */
import type { Page } from 'playwright/test';
import { makeAccount, nextBody, post, submitLogin } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import {
  expect,
  expectToArrive,
  holdApp,
  recordRequests,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';

/** Has the format of a token, but is not valid. */
const SOME_TOKEN = 'k'.repeat(43);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByLabel('Email Address');
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my address' });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

test('a forgotten password is replaced by the link of a mail, which works once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 40[01]/);
  const account = await makeAccount('reset');
  await visit(page, '/forgot-password');
  await email(page).fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
  await expect(heading(page)).toBeFocused();

  const link = linkIn(await waitForMail(account.email, /reset-password/));
  await page.goto(link);
  await newPassword(page).fill('a lantern above the harbour');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page)).toHaveText('Your password was changed');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, account);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await submitLogin(page, { ...account, password: 'a lantern above the harbour' });
  await expectToArrive(page, '/devops-on-boarding');

  await page.goto(link);
  await newPassword(page).fill('another lantern entirely');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page)).toHaveText('This link no longer works');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expectToArrive(page, '/forgot-password');
});

test('in another browser a confirmation asks for the password, keeps its link, and works once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 40[03]/);
  const account = await makeAccount('elsewhere');
  await post(request, '/api/resend-verification', { email: account.email });
  const link = linkIn(await waitForMail(account.email));
  await page.goto(link);
  await waitForApp(page);
  await expectPainted(confirmButton(page));
  await post(request, '/api/login', account);
  const opened = await (await request.get('/api/session')).json();
  expect(opened, 'opening it confirms nothing').toMatchObject({ isEmailVerified: false });
  await confirmButton(page).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page.getByRole('status')).toContainText('in another browser');
  await confirmButton(page).click();
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await expectAccessible(page, 'a confirmation in another browser');
  await password.fill('a wrong guess at it');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await expect(password).toHaveValue('a wrong guess at it');
  await expect(password).toBeFocused();
  await password.fill(account.password);
  const body = nextBody(page, '/api/verify-email');
  await confirmButton(page).click();
  const token = new URL(link).hash.replace('#token=', '');
  expect(await body).toEqual({ token, password: account.password });
  await expect(heading(page)).toHaveText('Your address is confirmed');
  await expectAccessible(page, 'a confirmed address');

  await test.step('a link that was used says what to do', async () => {
    await page.goto(link);
    await confirmButton(page).click();
    await expect(heading(page)).toHaveText('This link does not work');
    await expect(page.getByRole('alert')).toContainText('each works once');
    await expectAccessible(page, 'a link that does not work');
    await email(page).fill(account.email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText('a new email is on its way')).toBeVisible();
  });
});

test('a token leaves the address before the app loads, and stays nowhere', async ({ context }) => {
  for (const path of ['/reset-password', '/undo-email', '/verify-email']) {
    await test.step(path, async () => {
      const page = await context.newPage();
      const startApp = await holdApp(page);
      const requests = recordRequests(page);
      await page.goto(`${path}?from=mail#token=${SOME_TOKEN}`);
      await expect(page).toHaveURL(`${path}?from=mail`);
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

      startApp();
      await waitForApp(page);
      expect(await page.evaluate(() => 'linkToken' in window && window.linkToken)).toBeFalsy();
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      );
      expect(kept).not.toContain(SOME_TOKEN);
      expect(requests.filter((url) => url.includes(SOME_TOKEN))).toEqual([]);

      await test.step('without one the page says so, and offers a way on', async () => {
        await visit(page, path);
        const main = page.getByRole('main');
        await expect(page.getByRole('alert')).toContainText('link');
        await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible();
      });
      await page.close();
    });
  }
});
