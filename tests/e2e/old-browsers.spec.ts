/** Browsers older than those of the README that lack popovers: they keep the page without the app. */
import { demoAccount, expect, expectToArrive, recordRequests, test } from './fixtures.ts';

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  }),
);

test('the app does not start, and the page is styled, with its fonts', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/pricing');
  await page.mouse.move(200, 300);
  await page.locator('html[data-fonts]').waitFor();
  await expect(page.locator('head > link[rel=stylesheet]')).toBeAttached();
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('menus open, and links lead on', async ({ page }) => {
  await page.goto('/pricing');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary', { hasText: 'Company' }).click();
  await menu.getByRole('link', { name: /^About/ }).click();
  await expectToArrive(page, '/about');
});

test('the browser sends the contact form', async ({ page }) => {
  // Mocked, because real messages are rate limited.
  await page.route('/api/leads', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' }),
  );
  await page.goto('/company/contact');
  const field = (name: string) => page.locator(`form[action="/api/leads"] [name=${name}]`);
  await field('name').fill('Kim Rao');
  await field('email').fill('kim@example.com');
  await field('topic').selectOption('project');
  await field('message').fill('Releases take a week.');
  const sent = page.waitForRequest('/api/leads');
  await page.getByRole('button', { name: 'Send message' }).click();
  const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
  expect(fields).toMatchObject({ name: 'Kim Rao', email: 'kim@example.com', topic: 'project' });
  await expect(page).toHaveTitle('Sent');
});

test('the browser sends the login, and what only the app can do is not shown', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0);
  await page.getByLabel('Email Address').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).toHaveURL('/signed-in');
  await expect(page.getByRole('main')).toContainText(demoAccount.email);
});
