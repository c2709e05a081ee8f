/** What is left on the screens and in the browser after an account has been left, in any way. */
import type { Page } from 'playwright/test';
import {
  addSessionCookie,
  type Credentials,
  logOut,
  makeAccount,
  post,
  startSession,
} from './accounts.ts';
import { answer as answerBanner, banner, expectRecord } from './consent.ts';
import {
  demoAccount,
  expect,
  expectToArrive,
  holdApp,
  settleAtOnce,
  test,
  visit,
} from './fixtures.ts';
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

test.describe('after logging out', () => {
  test('the account is gone at once, also while the login screen is still loading', async ({
    page,
  }) => {
    const account = await makeAccount('slow');
    await openAccount(page, account);
    const letGo = await holdApp(page);
    await logOutButton(page).click();
    await expect(page).toHaveURL('/login');
    await expectNothingOf(page, account);
    await expect(page.getByRole('main')).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL('/account');
    await expectNothingOf(page, account);
    letGo();
    await expect(logInLink(page).first()).toBeVisible();
    await expectNothingOf(page, account);
  });

  test('Back at once does not bring the account back', async ({ page }) => {
    const account = await makeAccount('back');
    await openAccount(page, account);
    await page.evaluate(() => {
      const goBack = () => {
        if (location.pathname === '/login') history.back();
        else setTimeout(goBack);
      };
      goBack();
    });
    await logOutButton(page).click();
    await expect(page).toHaveURL('/account');
    await expect(prompt(page)).toBeVisible();
    await expectNothingOf(page, account);
  });

  test('the other tabs show who is logged in now, and then nothing of anybody', async ({
    page,
    context,
  }) => {
    const first = await makeAccount('first');
    const second = await makeAccount('second');
    await openAccount(page, first);
    const other = await context.newPage();
    await visit(other, '/account');
    const shown = part(other, 'Email address');
    await expect(shown.getByText(first.email)).toBeVisible();

    await test.step('somebody else who logs in is shown their own account', async () => {
      await addSessionCookie(context, second.email);
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
  });

  test('an answer that was on its way does not bring the account back', async ({ page }) => {
    const account = await makeAccount('in-flight');
    await openAccount(page, account);
    let answerLate = () => {};
    const isLate = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    await page.route('/api/session', async (route) => {
      const response = await route.fetch();
      await isLate;
      await route.fulfill({ response });
    });
    const isAsked = page.waitForRequest('/api/session');
    await comeBackToTab(page);
    await isAsked;

    await logOut(page);
    const isAnswered = page.waitForResponse('/api/session');
    answerLate();
    await isAnswered;
    await page.goBack();
    await expect(prompt(page)).toBeVisible();
    await expectNothingOf(page, account);
    expect(await readStorage(page)).not.toHaveProperty('signed_in');
  });
});

test.describe('the answer to the cookie banner', () => {
  test.use({ consent: 'unanswered' });
  test.beforeEach(({ context }) => settleAtOnce(context));

  test('outlives a log out, in this tab and in others', async ({ page, context }) => {
    await visit(page, '/');
    await answerBanner(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    await openWorkspace(page);
    const other = await context.newPage();
    await visit(other, '/pricing');
    const hasAppeared = [page, other].map((tab) =>
      banner(tab)
        .waitFor({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        ),
    );
    await logOut(page);
    expect(await Promise.all(hasAppeared)).toEqual([false, false]);
    await expectRecord(page, 'denied');
  });
});

test.describe('drafts', () => {
  const question = (page: Page) =>
    page.getByRole('dialog', { name: 'Log out and erase your drafts?' });

  test('are erased by a log out, which asks first and can be left', async ({ page, context }) => {
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

  test('that were typed a moment ago are asked about too, and do not come back', async ({
    page,
  }) => {
    await openWorkspace(page);
    await field(page, 'Client Name').pressSequentially('Northlane');
    await logOutButton(page).click();
    await expect(question(page)).toContainText('One draft or file');
    await question(page).getByRole('button', { name: 'Log out and erase' }).click();
    await expectToArrive(page, '/login');
    expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
  });

  test('that are typed while the log out is under way are erased too', async ({ page }) => {
    await openWorkspace(page);
    await page.route('/api/logout', async (route) => {
      await field(page, 'Client Name').fill('Northlane');
      await route.continue();
    });
    await logOutButton(page).click();
    await expectToArrive(page, '/login');
    expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
  });

  test('are erased by “Log out everywhere” too, which asks as well', async ({ page }) => {
    await openWorkspace(page, await makeAccount('everywhere'));
    await field(page, 'Client Name').fill('Northlane');
    await expectKept(page);
    await accountLink(page).click();
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await question(page).getByRole('button', { name: 'Log out and erase' }).click();
    await expectToArrive(page, '/login');
    expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
  });
});

test('a session that was ended elsewhere is noticed when its tab is looked at again, and drafts are kept', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await makeAccount('elsewhere');
  await openWorkspace(page, account);
  await field(page, 'Client Name').fill('Northlane');
  await expectKept(page);
  await accountLink(page).click();
  await expect(part(page, 'Email address').getByText(account.email)).toBeVisible();
  await post(page.request, '/api/logout', {});
  await comeBackToTab(page);
  await expect(prompt(page)).toBeVisible();
  await expectNothingOf(page, account);
  await visit(page, '/devops-on-boarding');
  await expect(logInLink(page)).toBeVisible();
  await expect(field(page, 'Client Name')).toHaveValue('Northlane');
});

test('a session that is refused in the middle of a change moves the focus to the prompt', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await makeAccount('refused');
  await openAccount(page, account);
  await post(page.request, '/api/logout', {});
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectNothingOf(page, account);
});

test('a deleted account leaves nothing, says so, and told before what goes', async ({ page }) => {
  const account = await makeAccount('deleted');
  await openWorkspace(page, account);
  await field(page, 'Client Name').fill('Northlane');
  await expectKept(page);
  await accountLink(page).click();
  await page.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account permanently?' });
  await expect(dialog.getByRole('listitem').last()).toHaveText(
    'the drafts and files of the workspace in this browser',
  );
  await expect(dialog).toContainText('in your other browsers stay there');
  await dialog.getByLabel('Type your email address to confirm').fill(account.email);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your account has been deleted');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Account deleted/);
  await expect(logInLink(page)).toBeVisible();
  await expectNothingOf(page, account);
  expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
});

/** Headless tabs are always visible, so the event is dispatched. */
async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
