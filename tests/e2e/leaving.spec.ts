/** What is left on the screens and in the browser after an account has been left, in any way. */
import type { Page } from 'playwright/test';
import { type Credentials, logIn, logOut, makeAccount, post, startSession } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { demoAccount, expect, expectToArrive, test, visit } from './fixtures.ts';
import { expectKept, field, readStorage } from './workspace.ts';

const logOutButton = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true });
const logInLink = (page: Page) => page.getByRole('link', { name: 'Log in', exact: true });
const prompt = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Log in' });
const accountLink = (page: Page) => page.getByRole('link', { name: 'Account', exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the first screen of the workspace, signed in. */
async function openWorkspace(page: Page, account: Credentials = demoAccount): Promise<void> {
  await startSession(page, account);
  await visit(page, '/devops-on-boarding');
  await expect(logOutButton(page)).toBeVisible();
}

async function openAccount(page: Page, account: Credentials): Promise<void> {
  await startSession(page, account);
  await visit(page, '/account');
  await expect(part(page, 'Email address').getByText(account.email)).toBeVisible();
}

/** Neither the name nor the address of the account is on the page, not even hidden. */
async function expectNothingOf(page: Page, { email }: Credentials): Promise<void> {
  await expect(page.locator('body')).not.toContainText(email);
  await expect(page.locator('body')).not.toContainText('Robin');
  await expect(logOutButton(page)).toBeHidden();
}

test('a tab shows who is logged in now, and nothing of anybody once the session has ended', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const first = await makeAccount('first');
  const second = await makeAccount('second');
  await openAccount(page, first);
  const other = await context.newPage();
  await visit(other, '/account');
  const shown = part(other, 'Email address');
  await expect(shown.getByText(first.email)).toBeVisible();

  await test.step('somebody else who logs in is shown their own account', async () => {
    await logIn(context, second);
    await comeBackToTab(other);
    await expect(shown.getByText(second.email)).toBeVisible();
    await expect(other.locator('body')).not.toContainText(first.email);
  });

  await test.step('after a log out there is nothing of the account', async () => {
    await part(other, 'Profile').getByLabel('Your name').focus();
    await logOut(page);
    await expect(prompt(other)).toBeVisible();
    await expectNothingOf(other, second);
    await expect(other.getByRole('main')).toBeFocused();
    expect(await other.evaluate(() => sessionStorage.getItem('currentUser'))).toBeNull();
  });

  await test.step('so it is once a session has ended elsewhere, but drafts are kept', async () => {
    await openWorkspace(page, first);
    await field(page, 'Client Name').fill('Northlane');
    await expectKept(page);
    await accountLink(page).click();
    await expect(part(page, 'Email address').getByText(first.email)).toBeVisible();
    await post(page.request, '/api/logout', {});
    await comeBackToTab(page);
    await expect(prompt(page)).toBeVisible();
    await expectNothingOf(page, first);
    await visit(page, '/devops-on-boarding');
    await expect(logInLink(page)).toBeVisible();
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  });
});

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Log out and erase your drafts?' });

test('drafts are erased by a log out, which asks first and can be left', async ({
  page,
  context,
}) => {
  await visit(page, '/devops-on-boarding');
  await field(page, 'Client Name').fill('Northlane');
  await expectKept(page);
  await openWorkspace(page);
  await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  const other = await context.newPage();
  await visit(other, '/devops-on-boarding');
  await expect(field(other, 'Client Name')).toHaveValue('Northlane');
  await field(other, 'Project Name').fill('checkout');
  await expect(field(page, 'Project Name')).toHaveValue('checkout');

  await logOutButton(page).click();
  await expect(question(page)).toContainText('One draft or file');
  await expectPainted(question(page));
  await expectAccessible(page, 'the question before a log out that erases drafts');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(logOutButton(page)).toBeFocused();
  await logOutButton(page).click();
  await question(page).getByRole('link', { name: 'configuration dashboard' }).click();
  await expectToArrive(page, '/configuration-dashboard');
  await expect(question(page)).toBeHidden();
  await logOutButton(page).click();
  await question(page).getByRole('button', { name: 'Stay logged in' }).click();
  expect(Object.keys(await readStorage(page))).toContain('workspace_v1/devops-on-boarding');

  await logOutButton(page).click();
  await question(page).getByRole('button', { name: 'Log out and erase' }).click();
  await expectToArrive(page, '/login');
  await expect(field(other, 'Client Name')).toHaveValue('');
  await expect(field(other, 'Project Name')).toHaveValue('');
  await expect(other.getByText('Draft kept in this browser')).toBeHidden();
  await field(other, 'Client Name').focus();
  await field(other, 'Project Name').focus();
  await page.goBack();
  await expectToArrive(page, '/configuration-dashboard');
  await page.goBack();
  await expectToArrive(page, '/devops-on-boarding');
  await expect(field(page, 'Client Name')).toHaveValue('');
  expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
});

/** Headless tabs are always visible, so the event is dispatched. */
async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
