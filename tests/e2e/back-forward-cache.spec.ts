/** Pages that a full browser restores as they were left; the headless shell always loads anew. */
import type { Page } from 'playwright/test';
import { browserLaunchOptions, findWholeBrowser } from '../setup/browser.ts';
import { makeConfirmedAccount, post, startSession } from './accounts.ts';
import { expect, expectToArrive, test, visit } from './fixtures.ts';
import { expectKept, field } from './workspace.ts';

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

test('a session that was ended elsewhere is noticed when Back shows its page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await makeConfirmedAccount('restored-ended');
  await startSession(page, account);
  await visit(page, '/account');
  await expect(page.getByText(account.email, { exact: true })).toBeVisible();
  await visit(page, '/pricing');
  await post(page.request, '/api/logout', {});
  await goBackTo(page, '/account');
  await expect(page.locator('html[data-restored]')).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('after Back from a provider, each way in is offered again', async ({ page }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    // Stands for the browser's list under the field, which stays open until it is aborted.
    navigator.credentials.get = (options) =>
      new Promise((_, reject) => {
        const { dataset } = document.documentElement;
        dataset.passkeysOffered = '';
        options?.signal?.addEventListener('abort', () => {
          delete dataset.passkeysOffered;
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
  });
  await page.route('/api/oauth/start', (route) =>
    route.fulfill({ json: { success: true, location: '/pricing' } }),
  );
  const offered = page.locator('html[data-passkeys-offered]');
  await visit(page, '/login');
  await page.getByLabel('Email Address').fill('kim@example.com');
  await expect(offered).toBeAttached();
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(page).toHaveURL('/pricing');

  await goBackTo(page, '/login');
  await expect(page.locator('html[data-restored]')).toBeAttached();
  await expect(offered).not.toBeAttached();
  await expect(page.getByRole('button', { name: 'Google', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Email Address')).toHaveValue('kim@example.com');
  await page.getByLabel('Password', { exact: true }).focus();
  await expect(offered).toBeAttached();
});
