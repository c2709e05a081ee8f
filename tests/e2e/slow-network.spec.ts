/** A page whose parts arrive late, as on a slow network, while the visitor already interacts. */
import { expect, test, waitForApp, waitUntilIdle } from './fixtures.ts';

test('a key pressed before the page is whole does not break it', async ({ page }) => {
  const rest = Promise.withResolvers<void>();
  // A script that does not come holds back what is behind it.
  await page.route('/held.js', async (route) => {
    await rest.promise;
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.currentScript.remove();',
    });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</header>', '</header><script src="/held.js"></script>');
    await route.fulfill({ response, body });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await page.keyboard.press('Shift');
  // The app is loading, but must not hydrate an incomplete document.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /assets.*\.js$/.test(name)),
  );
  await waitUntilIdle(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-app-ready');
  rest.resolve();
  await waitForApp(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the small check stays while its code is on the way', async ({ page }) => {
  await page.goto('/');
  await waitForApp(page);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const file = page.getByLabel('A file to check');
  const asked = page.waitForRequest('**/assets/*.js');
  await file.scrollIntoViewIfNeeded();
  await asked;
  await waitUntilIdle(page);
  expect(await file.isVisible()).toBe(true);
  code.resolve();
});

test('the word that says whether the office is open moves nothing', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  // On wide screens each panel has room for such a word.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/company/contact');
  const hours = page.locator('figure').filter({ hasText: '00 06 12 18 24' });
  const { height } = (await hours.boundingBox()) ?? {};
  code.resolve();
  await expect(hours.getByText(/^(open|closed) now$/)).toBeVisible();
  expect(await hours.boundingBox()).toMatchObject({ height });
});

test('the first screen does not wait for the style sheet, and the rest is there without it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  let fail = () => {};
  const isFailed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/style-*.css', async (route) => {
    await isFailed;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const footer = page.locator('footer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('head > link[rel=stylesheet]')).toBeAttached();
  await expect(footer).toBeAttached();
  await expect(footer).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(11, 18, 16)');
  fail();
  await expect(footer).toBeVisible();
  await waitForApp(page);
});
