/** Pages that a full browser restores as they were left; the headless shell always loads anew. */
import type { Page } from 'playwright/test';
import { makeConfirmedAccount, startSession } from '../../e2e/accounts.ts';
import { expect, expectToArrive, test, visit } from '../../e2e/fixtures.ts';
import { expectKept, field } from '../../e2e/workspace.ts';
import { browserLaunchOptions, findWholeBrowser } from '../../setup/browser.ts';

const wholeBrowser = findWholeBrowser();

test.use({
  launchOptions: {
    ...browserLaunchOptions(wholeBrowser),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.skip(
  ({ browserName }) => browserName !== 'chromium' || !wholeBrowser,
  'Playwright has this cache in a whole Chromium only',
);

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    });
  }),
);

/** Goes back to a page that the browser has kept. `page.goBack` would wait for it to load. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
}

test('what a log out has ended or erased is not shown again by Back', async ({ page }) => {
  const account = await makeConfirmedAccount('restored');
  const restored = page.locator('html[data-restored]');
  await startSession(page, account);
  await visit(page, '/pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Workspace' })).toBeVisible();
  await visit(page, '/ci-cd-on-boarding');
  await field(page, 'Client Name').fill('Northlane');
  await expectKept(page);
  await visit(page, '/account');
  await expect(page.getByText(account.email, { exact: true })).toBeVisible();
  await visit(page, '/support');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out and erase' }).click();
  await expectToArrive(page, '/login');
  await goBackTo(page, '/support');

  await test.step('an account that was left', async () => {
    await goBackTo(page, '/account');
    await expect(restored).toBeAttached();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(account.email);
    await expect(page.getByText('Robin')).toBeHidden();
  });

  await test.step('a draft', async () => {
    await goBackTo(page, '/ci-cd-on-boarding');
    await expect(restored).toBeAttached();
    await expect(field(page, 'Client Name')).toHaveValue('');
  });

  await test.step('the public header of who is logged in', async () => {
    await goBackTo(page, '/pricing');
    await expect(restored).toBeAttached();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
