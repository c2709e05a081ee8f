/** Navigation inside the app, and alternative addresses of pages. */
import type { Page } from 'playwright/test';
import {
  expect,
  expectToArrive,
  expectToHold,
  expectToShow,
  holdApp,
  recordRequests,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a link changes the page without loading a document, and says so', {
  tag: '@journey',
}, async ({ page }) => {
  await visit(page, '/');
  const documents = recordRequests(page, { isNavigation: true });
  await mainMenu(page).getByRole('link', { name: 'Pricing' }).press('Enter');

  await expectToArrive(page, '/pricing');
  await expect(page).toHaveTitle(/Pricing/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('main')).toHaveCSS('outline-style', 'none');
  await expect(page.locator('[aria-live=assertive]')).toHaveText(await page.title());
  expect(documents).toEqual([]);
});

for (const [motion, transitions] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test.describe(`where motion is ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`${transitions} of two changes of the address fades`, async ({ page }) => {
      await page.addInitScript(() => {
        const startViewTransition = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const { dataset } = document.documentElement;
          dataset.fades = String(Number(dataset.fades ?? 0) + 1);
          return startViewTransition(update);
        };
      });
      await visit(page, '/documentation/faq');
      await page.locator('main a[href*="#"]').first().click();
      await expect(page).toHaveURL(/#/);
      await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
      await expectToArrive(page, '/pricing');
      expect(await page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0))).toBe(
        transitions,
      );
    });
  });
}

test('the first page takes no focus and is not announced', async ({ page }) => {
  await visit(page, '/pricing');
  await expect(page.locator('main')).not.toBeFocused();
  await expect(page.locator('[aria-live=assertive]')).toBeEmpty();
});

test('a new page begins at its top, and Back returns to the place that was left', async ({
  page,
}) => {
  // Low enough that the short page scrolls as well.
  await page.setViewportSize({ width: 1366, height: 300 });
  await visit(page, '/');
  const link = page.getByRole('link', { name: 'Learn More about Cloud migrations' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expectToArrive(page, '/cloud-migrations');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.evaluate(() => history.back());
  await expectToArrive(page, '/');
  await expect(link).toBeInViewport();
});

for (const path of ['/', '/PrivacyPolicy#security', '/OneGoCaseStudies?sector=Retail']) {
  test(`whoever has scrolled on ${path} before the app comes stays there`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 300 });
    const startApp = await holdApp(page);
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 200));
    startApp();
    await waitForApp(page);
    await expectToHold(async () => (await scrollTop(page)) === 200, 500);
  });
}

test('Back returns to a place that was scrolled to before the app came', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 300 });
  const startApp = await holdApp(page);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Learn More about Cloud migrations' });
  await link.scrollIntoViewIfNeeded();
  startApp();
  await waitForApp(page);
  // A click by the mouse could scroll once more.
  await link.press('Enter');
  await expectToArrive(page, '/cloud-migrations');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => history.back());
  await expectToArrive(page, '/');
  await expect(link).toBeInViewport();
});

test('a page that is loaded again is where it was left', async ({ page }) => {
  await visit(page, '/PrivacyPolicy');
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await waitForApp(page);
  await expectToHold(async () => (await scrollTop(page)) === 900, 500);
});

test('the code of a page is fetched when the pointer rests on its link', async ({ page }) => {
  await visit(page, '/');
  const prefetched = page.waitForRequest(/\/assets\/pricing-.*\.js$/);
  await mainMenu(page).getByRole('link', { name: 'Pricing' }).hover();
  const response = await (await prefetched).response();
  await response?.finished();
  await expect(page).toHaveURL('/');

  const requests = recordRequests(page);
  await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
  await expectToShow(page, '/pricing');
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test.describe('an unknown address', () => {
  test('goes home inside the app, and Back skips it', async ({ page }) => {
    await visit(page, '/pricing');
    await mainMenu(page).getByRole('link', { name: 'Case Studies' }).click();
    await expectToShow(page, '/OneGoCaseStudies');
    await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
    await expectToArrive(page, '/');

    await page.goBack();
    await expectToArrive(page, '/OneGoCaseStudies');
  });

  test('keeps its query string and fragment inside the app', async ({ page }) => {
    await visit(page, '/pricing');
    await page.evaluate(() => history.pushState(null, '', '/no-such-page?ref=mail#top'));
    await expectToShow(page, '/');
    await expect(page).toHaveURL('/?ref=mail#top');
  });

  test('goes home when it is typed, and Back skips it', async ({ page }) => {
    await visit(page, '/pricing');
    await page.goto('/no-such-page?ref=mail#top');
    await expect(page).toHaveURL('/?ref=mail#top');
    await page.goBack();
    await expectToArrive(page, '/pricing');
  });
});

const spellings = [
  { address: '/PRICING', canonical: '/pricing' },
  { address: '/edzy', canonical: '/edzy' },
  { address: '/Edzy', canonical: '/edzy' },
  { address: '/EzyAssist', canonical: '/EzyAssist' },
  { address: '/ezyassist', canonical: '/EzyAssist' },
  { address: '/onegocasestudies', canonical: '/OneGoCaseStudies' },
  { address: '/contact', canonical: '/contact' },
  { address: '/CONTACT', canonical: '/contact' },
  { address: '/Contact', canonical: '/company/contact' },
  { address: '/company/contact', canonical: '/company/contact' },
  { address: '/Company/ABOUT', canonical: '/about' },
] as const;

test('every spelling is one document, known by one address', async ({ page }) => {
  const documents = recordRequests(page, { isNavigation: true });
  for (const [index, { address, canonical }] of spellings.entries()) {
    await test.step(`${address} as ${canonical}`, async () => {
      await visit(page, `${address}?ref=mail#main`);
      await expectToShow(page, canonical);
      await expect(page).toHaveURL(`${address}?ref=mail#main`);
      expect(documents).toHaveLength(index + 1);
    });
  }
});

test('every spelling is the same page when the app itself goes there', async ({ page }) => {
  await visit(page, '/news');
  const documents = recordRequests(page, { isNavigation: true });
  for (const { address, canonical } of spellings) {
    await page.evaluate((path) => history.pushState(null, '', path), address);
    await expectToShow(page, canonical);
    await page.evaluate(() => history.pushState(null, '', '/news'));
    await expectToShow(page, '/news');
  }
  expect(documents).toEqual([]);
});

test('/contact and /Contact are two pages', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Sales');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expectToArrive(page, '/Contact');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Sales');
});

test('a trailing slash goes, and the query string stays', async ({ page }) => {
  await visit(page, '/pricing/?ref=mail#main');
  await expect(page).toHaveURL('/pricing?ref=mail#main');
});

test.describe('after a deploy has taken a chunk away', () => {
  const chunk = /\/assets\/pricing-.*\.js$/;
  // Errors of the browsers and the router about the missing chunk, before the reload.
  const MISSING_CODE =
    /net::ERR_FAILED|dynamically imported module|module script failed|\bcomponent\b/;

  test('the page reloads once and shows what was asked for', async ({ page, complaints }) => {
    complaints.allow(MISSING_CODE);
    await visit(page, '/');
    const documents = recordRequests(page, { isNavigation: true });
    await page.route(chunk, (route) => (documents.length === 0 ? route.abort() : route.continue()));
    await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
    await waitForApp(page);
    await expectToArrive(page, '/pricing');
    expect(documents).toHaveLength(1);
  });

  test('and it never comes back, the page does not reload for ever', async ({
    page,
    complaints,
  }) => {
    complaints.allow(MISSING_CODE);
    await visit(page, '/');
    const documents = recordRequests(page, { isNavigation: true });
    await page.route(chunk, (route) => route.abort());
    await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
    const message = page.getByRole('alert');
    await expect(message).toBeVisible();
    await expect(message).not.toContainText(/something went wrong|show error/i);
    await expect(page.getByRole('main').getByRole('link', { name: /again/i })).toBeVisible();
    expect(documents.length).toBeLessThanOrEqual(2);
  });
});
