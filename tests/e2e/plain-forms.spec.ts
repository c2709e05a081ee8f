/** The forms of accounts work without JavaScript: a login, its second factor, a registration, a reset. */
import type { Page } from 'playwright/test';
import { GOOD_PASSWORD, logOut, newAddress, submitLogin } from './accounts.ts';
import { ageProofs } from './database.ts';
import { downloadBy, expect, test } from './fixtures.ts';
import { linkIn, waitForMail } from './mailbox.ts';
import { codeOf, makeProtected } from './protected-account.ts';

const email = (page: Page) => page.getByLabel('Email Address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const code = (page: Page) => page.getByLabel('Code from your app, or a recovery code');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.allow(/status of 40[013]/));

  test('a wrong password or code is refused beside its form, and the right ones show the account', {
    tag: '@journey',
  }, async ({ page }) => {
    const account = await makeProtected(page, 'plain');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login Now' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Google' })).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('JavaScript');
    await email(page).fill(account.email);
    await page.getByLabel('Remember Me').check();
    await password(page).fill('not-the-password');
    await password(page).press('Enter');

    await expect(alert(page)).toHaveText('Invalid email or password');
    await expect(page).toHaveTitle(/^Error: Log in/);
    await expect(email(page)).toHaveValue(account.email);
    await expect(page.getByLabel('Remember Me')).toBeChecked();
    await expect(password(page)).toHaveValue('');
    await press(page, 'Login Now');
    await expect(alert(page)).toHaveText('Enter your password.');
    await expect(password(page)).toHaveAccessibleDescription('Enter your password.');
    await expect(password(page)).toBeFocused();

    await password(page).fill(account.password);
    await press(page, 'Login Now');
    await expect(page).toHaveURL('/login/code');
    await code(page).fill('12345');
    await press(page, 'Continue');
    await expect(alert(page)).toContainText('Enter the 6 digits from your app');
    await expect(code(page)).toBeFocused();
    await code(page).fill(codeOf(account.secret, 'next'));
    await press(page, 'Continue');
    await expect(page).toHaveURL('/signed-in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
    await expect(page.getByRole('main')).toContainText(`${account.email} (confirmed)`);
    await expect(page.getByRole('main')).toContainText('this browser');
    await expect(page.getByRole('main')).toContainText('on, 10 recovery codes left');

    await test.step('a fresh login by a recovery code is the proof for the data, in a trusted browser', async () => {
      await ageProofs(account.email);
      await page.goto('/account');
      await page.getByRole('link', { name: 'See your account without it' }).click();
      await expect(page.getByRole('link', { name: 'Download all your data' })).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
      await submitLogin(page, account);
      await code(page).fill(account.recoveryCodes[0] ?? '');
      await page.getByLabel('Don’t ask again in this browser').check();
      await press(page, 'Continue');
      await expect(page.getByRole('main')).toContainText('on, 9 recovery codes left');
      const data = page.getByRole('link', { name: 'Download all your data' });
      expect((await downloadBy(data)).suggestedFilename()).toBe('account.json');
      await logOut(page);
      await page.goto('/signed-in');
      await expect(page).toHaveURL('/login');
      await submitLogin(page, account);
      await expect(page).toHaveURL('/signed-in');
    });
  });

  test('an account is created, confirmed, and gets a new password', async ({ page }) => {
    const address = newAddress('plain-new');
    await page.goto('/register');
    await page.getByLabel('Your name').fill('Robin <Rao>');
    await email(page).fill(address);
    await password(page).fill('password1');
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    await press(page, 'Create Account');
    await expect(alert(page)).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Robin <Rao>');
    await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
    await password(page).fill(GOOD_PASSWORD);
    await press(page, 'Create Account');
    await expect(page).toHaveURL('/register/sent');

    await page.goto(linkIn(await waitForMail(address, /verify-email/)));
    await page.getByRole('link', { name: 'Paste it, and confirm your address' }).click();
    const link = page.getByLabel('Link from our email');
    await link.fill('https://example.com/');
    await press(page, 'Confirm my address');
    await expect(alert(page)).toContainText('The link is incomplete.');
    await link.fill(linkIn(await waitForMail(address, /verify-email/)));
    await press(page, 'Confirm my address');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');

    await page.goto('/forgot-password');
    await email(page).fill(address);
    await press(page, 'Send reset link');
    await expect(page).toHaveURL('/forgot-password/sent');
    const mail = await waitForMail(address, /reset-password/);
    await page.getByRole('link', { name: 'I have the email' }).click();
    await link.fill(linkIn(mail));
    await page.getByLabel('New password').fill(`${GOOD_PASSWORD}, twice`);
    await press(page, 'Save password');
    await expect(page).toHaveURL('/reset-password/done');
    await page.goto('/login');
    await submitLogin(page, { email: address, password: `${GOOD_PASSWORD}, twice` });
    await expect(page.getByRole('main')).toContainText('Robin <Rao>');
  });
});
