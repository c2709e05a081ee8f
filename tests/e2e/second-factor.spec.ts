/** Setting up a second factor, logging in with it, and turning it off. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { logOut, makeConfirmedAccount, startSession, submitLogin } from './accounts.ts';
import { ageProofs } from './database.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, recordRequests, settleAtOnce, test, visit } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { codeOf, makeProtected } from './protected-account.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });
const appCode = (page: Page) => page.getByLabel('Code from your app');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('it is set up by keyboard, asked for at the login, and turned off', async ({ page }) => {
  const account = await makeConfirmedAccount('factor');
  await startSession(page, account);
  const requests = recordRequests(page);
  await visit(page, '/account');
  await expect(button(page, 'Set up a second factor')).toBeVisible();
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
  const before = scripts();
  await button(page, 'Set up a second factor').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up your app' })).toBeFocused();
  await expectPainted(page.getByRole('img', { name: /^QR code/ }));
  expect(scripts(), 'what draws it has loaded since').toBeGreaterThan(before);
  const key = (await section(page).locator('code').textContent()) ?? '';
  const secret = key.replaceAll(' ', '');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Copy the key')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(appCode(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await button(page, 'Download as text').press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  const text = await readFile(await file.path(), 'utf8');
  for (const part of ['OneGo DevOps', new URL(page.url()).origin, account.email]) {
    expect(text).toContain(part);
    await expect(section(page)).toContainText(part);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(section(page).getByText(account.email)).toBeVisible();
  await expect(section(page).getByText('Authenticator app')).toBeHidden();
  await page.emulateMedia({ media: null });
  await button(page, 'I have saved them').press('Enter');
  await expect(button(page, 'Create new recovery codes')).toBeFocused();
  await expect(section(page)).toContainText('10 recovery codes left');
  await waitForMail(account.email, /Keep your recovery codes/);

  await logOut(page);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(appCode(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret, 'next'));
  await page.keyboard.press('Enter');
  await expectToArrive(page, '/devops-on-boarding');

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await button(page, 'Turn off').click();
  await expect(button(page, 'Set up a second factor')).toBeVisible();
  await waitForMail(account.email, /no longer asks for a code/);
});

test('it takes a code of the app or a recovery code, in a login and in a proof', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  const account = await makeProtected(page, 'factor-codes');
  const recoveryCode = page.getByLabel('Recovery code', { exact: true });
  const choice = page.getByLabel('Don’t ask again in this browser for 30 days');

  await test.step('a recovery code logs in, however it is written', async () => {
    await visit(page, '/login');
    await submitLogin(page, account);
    await appCode(page).fill(account.usedCode);
    await page.keyboard.press('Enter');
    await expect(appCode(page)).toHaveAccessibleDescription(/^This code is wrong or was used/);
    await expect(appCode(page)).toBeFocused();

    await button(page, 'Use a recovery code instead').press('Enter');
    await expect(recoveryCode).toBeFocused();
    await expect(recoveryCode).toHaveAttribute('autocomplete', 'off');
    await expect(recoveryCode).toHaveAccessibleDescription(/^24 letters and digits/);
    const [code = ''] = account.recoveryCodes;
    await recoveryCode.fill(code.toLowerCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await expectToArrive(page, '/devops-on-boarding');
    await waitForMail(account.email, /9 codes are left/);
  });

  await test.step('a device that was chosen by keyboard is not asked again', async () => {
    await logOut(page);
    await submitLogin(page, account);
    await expect(choice).not.toBeChecked();
    await expect(appCode(page)).toBeFocused();
    await page.keyboard.type(codeOf(account.secret, 'next'));
    await page.keyboard.press('Tab');
    await expect(button(page, 'Use a recovery code instead')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Continue')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToArrive(page, '/devops-on-boarding');
    await logOut(page);
    await submitLogin(page, account);
    await expectToArrive(page, '/devops-on-boarding');
  });

  await test.step('a proof asks for the password and a code', async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await ageProofs(account.email);
    await button(page, 'Create new recovery codes').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    const code = dialog.getByLabel('Code from your app');
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/^Enter the code from your app/);
    await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await recoveryCode.fill(account.recoveryCodes[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    await expect(dialog).toBeHidden();
  });
});

test('new recovery codes are asked about before they are left, and the old ones work until they are saved', async ({
  page,
  context,
}) => {
  // What a settled page loads would otherwise be due just when scripts are refused below.
  await settleAtOnce(context);
  const account = await makeProtected(page, 'factor-left');
  await visit(page, '/login');
  await submitLogin(page, account);
  await page.getByLabel('Code from your app').fill(codeOf(account.secret, 'next'));
  await page.keyboard.press('Enter');
  await expectToArrive(page, '/devops-on-boarding');
  const accountLink = page.getByRole('link', { name: 'Account', exact: true });
  const questions: string[] = [];
  let isLeft = false;
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await (isLeft ? dialog.accept() : dialog.dismiss());
  });
  const leave = () => page.getByRole('link', { name: 'Configuration dashboard' }).first().click();

  await accountLink.click();
  // Whatever shows them must be there already.
  await expect(button(page, 'Create new recovery codes')).toBeVisible();
  await page.route(/\.js$/, (route) => route.abort());
  await button(page, 'Create new recovery codes').click();
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
  await page.unroute(/\.js$/);
  await test.step('the skip link leaves nothing', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#/);
    expect(questions).toEqual([]);
  });
  await leave();
  await expect.poll(() => questions).toEqual(['confirm']);
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
  isLeft = true;
  await leave();
  await expectToArrive(page, '/configuration-dashboard');

  await accountLink.click();
  await expect(section(page)).toContainText('10 recovery codes left');
  await logOut(page);
  await submitLogin(page, account);
  await button(page, 'Use a recovery code instead').click();
  await page.getByLabel('Recovery code', { exact: true }).fill(account.recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expectToArrive(page, '/devops-on-boarding');
});
