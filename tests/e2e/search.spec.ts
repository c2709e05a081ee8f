/** The search: in its dialog by keyboard, on its page without scripts, and on a phone. */
import type { Page, Response } from 'playwright/test';
import { SEARCH_INDEX_PATH } from '../../worker/contract/search.ts';
import { compress } from '../bench/compression.ts';
import { findForcedColorFaults } from './find-forced-color-faults.ts';
import { findViolations } from './find-violations.ts';
import {
  expect,
  expectToArrive,
  expectToShow,
  recordRequests,
  settleAtOnce,
  test,
  visit,
} from './fixtures.ts';

/** Of the index and its code, compressed. */
const FIRST_USE_MAX_BYTES = 25_000;

const CANARY = '/blog/canary-analysis-by-burn-rate';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
/** The dialog or the page that has the form. */
const place = (page: Page) =>
  page.locator('dialog[open], main').filter({ has: page.getByRole('search') });
const status = (page: Page) => place(page).getByRole('status');
const results = (page: Page) => place(page).locator('ol a');

test('by keyboard: the key "/", words with a typo, arrows, Enter and Escape', async ({
  page,
  context,
}) => {
  const requests = recordRequests(page);
  // What loads after the page has settled is not the search's.
  await settleAtOnce(context);
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /search/i.test(url))).toEqual([]);

  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('canry/');
  await expect(field(page)).toHaveValue('canry/');
  await expect(status(page)).toHaveText(/^\d+ results? for “canry\/”$/);
  await expect(results(page).first()).toHaveText('A canary analysis that means something');
  await expect(results(page).first().locator('mark')).toHaveText('canary');
  expect(await findViolations(page)).toEqual([]);
  expect(await compressedSize(loaded)).toBeLessThan(FIRST_USE_MAX_BYTES);
  expect(await findForcedColorFaults(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search this site":
      - search:
        - searchbox "Search this site"
        - button "Search"
      - status: /result/
      - list:
        - listitem:
          - link "A canary analysis that means something"
      - checkbox "The key / opens the search" [checked]
      - button "Close"
  `);

  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectToArrive(page, CANARY);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(page.getByText('Or go to')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();

  await page.keyboard.press('/');
  await page.getByRole('checkbox', { name: 'The key / opens the search' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  const slashKey = page.getByRole('checkbox', { name: 'The key / opens the search' });
  await expect(slashKey).not.toBeChecked();
  await slashKey.press('Space');
  await page.keyboard.press('Escape');
  // Not only hidden: a key pressed before the browser has told of it would come too early.
  await expect(page.locator('dialog')).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zeppelin');
  await expect(status(page)).toContainText('Nothing found for “zeppelin”');
  expect(await findViolations(page)).toEqual([]);
  await field(page).fill('kuberntes');
  await page.keyboard.press('Enter');
  await expectToShow(page, '/search');
  await expect(page).toHaveURL('/search?q=kuberntes');
  await expect(results(page).first()).toHaveText('Kubernetes as a service');

  // The Worker writes its results into the page, and the browser goes on from there.
  await page.reload();
  await expect(field(page)).toHaveValue('kuberntes');
  await expect(status(page)).toContainText('results for “kuberntes”');
  await page.keyboard.press('/');
  await field(page).fill('unpinned-action');
  await expect(results(page).first()).toHaveText('An action that can change');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/search?q=unpinned-action');
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the page, which has the results', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expectToArrive(page, '/search');
    await field(page).fill('canry <b>');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=canry+%3Cb%3E');
    await expect(field(page)).toHaveValue('canry <b>');
    await expect(page.getByText(/results? for “canry <b>”/)).toBeVisible();
    await expect(results(page).first().locator('mark')).toHaveText('canary');
    await expect(page.getByText('Or go to')).toBeHidden();
    await results(page).first().click();
    await expectToArrive(page, CANARY);
  });
});

test('on a phone: a story opens from its result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).fill('sale weekend');
  await expect(results(page).first()).toHaveText('A sale weekend with 2 people on call');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await results(page).first().click();
  await expectToShow(page, '/OneGoCaseStudies');
  const story = page.locator('#story-3');
  await expect(story.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(story).toBeInViewport();
});

/** Bytes of the index and of the scripts among these responses, as the edge compresses them. */
async function compressedSize(responses: readonly Response[]): Promise<number> {
  const own = responses.filter(
    (response) => /\.js$/.test(response.url()) || response.url().endsWith(SEARCH_INDEX_PATH),
  );
  expect(own.length).toBeGreaterThan(2);
  const bodies = await Promise.all(own.map(async (response) => response.body()));
  const compressed = await Promise.all(bodies.map((body) => compress(body, 'br')));
  return compressed.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
