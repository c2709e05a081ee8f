/** Navigation inside the app, and alternative addresses of pages. */
import type { Page } from 'playwright/test';
import { expectPainted } from './expect-painted.ts';
import {
  expect,
  expectToArrive,
  expectToShow,
  holdApp,
  recordRequests,
  test,
  visit,
  waitForApp,
  waitUntilIdle,
} from './fixtures.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a link changes the page without loading a document, and says so', {
  tag: '@journey',
}, async ({ page }) => {
  const main = page.locator('main');
  const announcement = page.locator('[aria-live=assertive]');
  await visit(page, '/');

  await test.step('the first page takes no focus and is not announced', async () => {
    await expect(main).not.toBeFocused();
    await expect(announcement).toBeEmpty();
  });

  await test.step('the code of a page is fetched when the pointer rests on its link', async () => {
    const prefetched = page.waitForRequest(/\/assets\/.*\.js$/);
    await mainMenu(page).getByRole('link', { name: 'Pricing' }).hover();
    const response = await (await prefetched).response();
    await response?.finished();
    await expect(page).toHaveURL('/');
  });

  const documents = recordRequests(page, { isNavigation: true });
  await mainMenu(page).getByRole('link', { name: 'Pricing' }).press('Enter');
  await expectToArrive(page, '/pricing');
  await expect(page).toHaveTitle(/Pricing/);
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS('outline-style', 'none');
  await expect(announcement).toHaveText(await page.title());
  expect(documents).toEqual([]);
});

test('a page stays where it was scrolled to, a new one begins at its top, and Back returns', async ({
  page,
}) => {
  // Low enough that the short page scrolls as well.
  await page.setViewportSize({ width: 1366, height: 300 });
  async function expectToStay(top: number): Promise<void> {
    await waitForApp(page);
    await waitUntilIdle(page);
    expect(await scrollTop(page)).toBe(top);
  }
  for (const path of ['/OneGoCaseStudies?sector=Retail', '/PrivacyPolicy#security', '/']) {
    await test.step(`whoever has scrolled on ${path} before the app comes stays there`, async () => {
      const startApp = await holdApp(page);
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, 100));
      startApp();
      await expectToStay(100);
    });
  }
  await test.step('a page that is loaded again is where it was left', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await page.reload();
    await expectToStay(900);
  });

  const link = page.getByRole('link', { name: 'Learn More about Cloud migrations' });
  async function expectWayBack(): Promise<void> {
    await expectToArrive(page, '/cloud-migrations');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.evaluate(() => history.back());
    await expectToArrive(page, '/');
    await expect(link).toBeInViewport();
  }
  await test.step('Back returns to a place that was scrolled to before the app came', async () => {
    const startApp = await holdApp(page);
    await page.goto('/');
    await link.scrollIntoViewIfNeeded();
    startApp();
    await waitForApp(page);
    // A click by the mouse could scroll once more.
    await link.press('Enter');
    await expectWayBack();
  });
  await test.step('and to one that was scrolled to since', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expectWayBack();
  });
});

test('an unknown address goes home, and Back skips it', async ({ page }) => {
  await visit(page, '/pricing');
  await mainMenu(page).getByRole('link', { name: 'Case Studies' }).click();
  await expectToShow(page, '/OneGoCaseStudies');

  await test.step('inside the app, with its query string and fragment', async () => {
    await page.evaluate(() => history.pushState(null, '', '/no-such-page?ref=mail#top'));
    await expectToShow(page, '/');
    await expect(page).toHaveURL('/?ref=mail#top');
    await page.goBack();
    await expectToArrive(page, '/OneGoCaseStudies');
  });

  await test.step('when it is typed', async () => {
    await page.goto('/no-such-page?ref=mail#top');
    await expect(page).toHaveURL('/?ref=mail#top');
    await page.goBack();
    await expectToArrive(page, '/OneGoCaseStudies');
  });
});

test('a page whose code a deploy has taken away loads anew, once, and says so if it stays away', async ({
  page,
  complaints,
}) => {
  // Errors of the browsers and the router about the missing chunk, before the reload.
  complaints.allow(
    /net::ERR_FAILED|dynamically imported module|module script failed|\bcomponent\b/,
  );
  const pricing = mainMenu(page).getByRole('link', { name: 'Pricing' });
  await visit(page, '/');
  const asked = page.waitForRequest(/\/assets\/.*\.js$/);
  await pricing.hover();
  const chunk = (await asked).url();
  await page.mouse.move(600, 600);

  await visit(page, '/');
  const documents = recordRequests(page, { isNavigation: true });
  await page.route(chunk, (route) => (documents.length === 0 ? route.abort() : route.continue()));
  await pricing.click();
  await waitForApp(page);
  await expectToArrive(page, '/pricing');
  expect(documents).toHaveLength(1);

  await page.unroute(chunk);
  await page.route(chunk, (route) => route.abort());
  await visit(page, '/');
  documents.length = 0;
  await pricing.click();
  const message = page.getByRole('alert');
  await expectPainted(message);
  await expect(message).not.toContainText(/something went wrong|show error/i);
  await expect(page.getByRole('main').getByRole('link', { name: /again/i })).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(2);
});
