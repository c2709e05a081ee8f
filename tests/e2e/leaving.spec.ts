/** What is left on the screens and in the browser after an account has been left, in any way. */
import type { Page } from 'playwright/test';
import {
  type Credentials,
  logOut,
  makeAccount,
  makeConfirmedAccount,
  post,
  signInAs,
  startSession,
} from './accounts.ts';
import { answer as answerBanner, banner, expectNoBanner, expectRecord } from './consent.ts';
import {
  expect,
  expectToArrive,
  holdApp,
  logIn,
  settleAtOnce,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';
import { expectKept, field, readStorage } from './workspace.ts';

const logOutButton = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true });
const logInLink = (page: Page) => page.getByRole('link', { name: 'Log in', exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

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
    const account = await makeAccount(page.request, 'slow');
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
    const account = await makeAccount(page.request, 'back');
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
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectNothingOf(page, account);
  });

  test('the other tabs show nothing of the account either', async ({ page, context }) => {
    const account = await makeAccount(page.request, 'tabs');
    await openAccount(page, account);
    const other = await context.newPage();
    await visit(other, '/account');
    await expect(part(other, 'Email address').getByText(account.email)).toBeVisible();
    await part(other, 'Profile').getByLabel('Your name').focus();

    await logOut(page);
    await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectNothingOf(other, account);
    await expect(other.getByRole('main')).toBeFocused();
    expect(await other.evaluate(() => sessionStorage.getItem('currentUser'))).toBeNull();
  });

  test('an answer that was on its way does not bring the account back', async ({ page }) => {
    const account = await makeConfirmedAccount(page.request, 'in-flight');
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
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectNothingOf(page, account);
    expect(await readStorage(page)).not.toHaveProperty('signed_in');
  });

  test('somebody else who logs in is shown their own account in the other tabs', async ({
    page,
    context,
  }) => {
    const first = await makeConfirmedAccount(page.request, 'first');
    const second = await makeConfirmedAccount(page.request, 'second');
    await openAccount(page, first);
    const other = await context.newPage();
    await visit(other, '/account');
    await expect(part(other, 'Email address').getByText(first.email)).toBeVisible();

    await post(page.request, '/api/login', second);
    await comeBackToTab(other);
    await expect(part(other, 'Email address').getByText(second.email)).toBeVisible();
    await expect(other.locator('body')).not.toContainText(first.email);
  });
});

test('a session that was ended elsewhere is noticed when its tab is looked at again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await makeConfirmedAccount(page.request, 'elsewhere');
  await openAccount(page, account);
  await post(page.request, '/api/logout', {});
  await comeBackToTab(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectNothingOf(page, account);
});

test.describe('the answer to the cookie banner', () => {
  test.use({ consent: 'unanswered' });
  test.beforeEach(({ context }) => settleAtOnce(context));

  test('outlives a log out, in this tab and in others', async ({ page, context }) => {
    await visit(page, '/');
    await answerBanner(page, 'Reject All');
    await expect(banner(page)).toHaveCount(0);
    await logIn(page);
    const other = await context.newPage();
    await visit(other, '/pricing');
    const hasAppeared = [page, other].map((tab) =>
      banner(tab)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        ),
    );
    await logOut(page);
    expect(await Promise.all(hasAppeared)).toEqual([false, false]);
    await expectRecord(page, 'denied');
    await page.reload();
    await waitForApp(page);
    await expectNoBanner(page);
  });
});

test.describe('drafts', () => {
  const question = (page: Page) =>
    page.getByRole('dialog', { name: 'Log out and erase your drafts?' });

  test('are not asked about when there are none', async ({ page }) => {
    await logIn(page);
    await logOutButton(page).click();
    await expectToArrive(page, '/login');
  });

  test('are erased by a log out, which asks first and can be left', async ({ page, context }) => {
    await visit(page, '/devops-on-boarding');
    await field(page, 'Client Name').fill('Northlane');
    await expectKept(page);
    await logIn(page);
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
    const other = await context.newPage();
    await visit(other, '/devops-on-boarding');
    await expect(field(other, 'Client Name')).toHaveValue('Northlane');

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
    await expect(other.getByText('Draft kept in this browser')).toBeHidden();
    await visit(page, '/devops-on-boarding');
    await expect(field(page, 'Client Name')).toHaveValue('');
    expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
  });

  test('that were typed a moment ago are asked about too, and do not come back', async ({
    page,
  }) => {
    await logIn(page);
    await field(page, 'Client Name').pressSequentially('Northlane');
    await logOutButton(page).click();
    await expect(question(page)).toContainText('One draft or file');
    await question(page).getByRole('button', { name: 'Log out and erase' }).click();
    await expectToArrive(page, '/login');
    expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
  });

  test('that are typed while the log out is under way are erased too', async ({ page }) => {
    await logIn(page);
    await page.route('/api/logout', async (route) => {
      await field(page, 'Client Name').fill('Northlane');
      await route.continue();
    });
    await logOutButton(page).click();
    await expectToArrive(page, '/login');
    expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
  });

  test('are erased by “Log out everywhere” too, which asks as well', async ({ page }) => {
    const account = await makeAccount(page.request, 'everywhere');
    await startSession(page, account);
    await visit(page, '/devops-on-boarding');
    await field(page, 'Client Name').fill('Northlane');
    await expectKept(page);
    await visit(page, '/account');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await question(page).getByRole('button', { name: 'Log out and erase' }).click();
    await expectToArrive(page, '/login');
    expect(Object.keys(await readStorage(page))).toEqual(['site_consent_v1']);
  });

  test('are kept when the session ended elsewhere', async ({ page, complaints }) => {
    complaints.allow(/status of 401/);
    await logIn(page);
    await field(page, 'Client Name').fill('Northlane');
    await expectKept(page);
    await post(page.request, '/api/logout', {});
    await page.reload();
    await expect(logInLink(page)).toBeVisible();
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  });
});

test('a deleted account leaves nothing, says so, and told before what goes', async ({ page }) => {
  const account = await makeAccount(page.request, 'deleted');
  await startSession(page, account);
  await visit(page, '/devops-on-boarding');
  await field(page, 'Client Name').fill('Northlane');
  await expectKept(page);
  await visit(page, '/account');
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

test('a session that is refused in the middle of a change moves the focus to the screen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await signInAs(page);
  await visit(page, '/account');
  const button = page.getByRole('button', { name: 'Save name' });
  await page.route('/api/account/profile', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'not_signed_in', message: 'No.' } }),
  );
  await button.click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

/** Headless tabs are always visible, so the event is dispatched. */
async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
