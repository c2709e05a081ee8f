/** Browsers older than those of the README that lack popovers: they keep the page without the app. */
import { submitLogin } from './accounts.ts';
import { demoAccount, expect, expectToArrive, recordRequests, test } from './fixtures.ts';

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  }),
);

test('the app does not start; the page is styled, its menus lead on, and the browser sends the login', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/pricing');
  await page.keyboard.press('Shift');
  await page.locator('html[data-fonts]').waitFor();
  await expect(page.locator('head > link[rel=stylesheet]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expectToArrive(page, '/login');
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0);
  await submitLogin(page, demoAccount);
  await expect(page).toHaveURL('/signed-in');
  await expect(page.getByRole('main')).toContainText(demoAccount.email);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});
