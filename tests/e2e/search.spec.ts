/** The search: in its dialog by keyboard, on its page, and on a phone. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, expectToShow, recordRequests, test, visit } from './fixtures.ts';

const CANARY = '/blog/canary-analysis-by-burn-rate';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
/** The dialog or the page that has the form. */
const place = (page: Page) =>
  page.locator('dialog[open], main').filter({ has: page.getByRole('search') });
const status = (page: Page) => place(page).getByRole('status');
const results = (page: Page) => place(page).locator('ol a');
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const slashKey = (page: Page) => page.getByRole('checkbox', { name: 'The key / opens the search' });

/** Not only hidden: a key pressed before the dialog has gone would come too early. */
const expectClosed = (page: Page) => expect(page.locator('dialog')).toHaveCount(0);

test('by keyboard: the key "/", words with a typo, arrows, Enter and Escape', async ({ page }) => {
  const requests = recordRequests(page);
  await visit(page, '/about');
  expect(requests.filter((url) => /search/i.test(url))).toEqual([]);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('canry/');
  await expect(field(page)).toHaveValue('canry/');
  await expect(status(page)).toHaveText(/^\d+ results? for “canry\/”$/);
  await expect(results(page).first()).toHaveText('A canary analysis that means something');
  await expect(results(page).first().locator('mark')).toHaveText('canary');
  await expectPainted(page.getByRole('dialog'), results(page).first());
  await expectAccessible(page, 'the search with results');

  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectToArrive(page, CANARY);
  await expectClosed(page);
});

test('it is closed by Escape, its key can be switched off, and Enter leads to the page of results', async ({
  page,
}) => {
  await visit(page, '/about');
  await link(page).press('Enter');
  await expectPainted(page.getByText('Or go to'));
  await slashKey(page).press('Space');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('/');
  await expectClosed(page);
  await link(page).press('Enter');
  await expect(slashKey(page)).not.toBeChecked();
  await slashKey(page).press('Space');
  await page.keyboard.press('Escape');
  await expectClosed(page);

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zeppelin');
  await expect(status(page)).toContainText('Nothing found for “zeppelin”');
  await field(page).fill('kuberntes');
  await page.keyboard.press('Enter');
  await expectToShow(page, '/search');
  await expect(page).toHaveURL('/search?q=kuberntes');
  await expect(results(page).first()).toHaveText('Kubernetes as a service');
  await expectClosed(page);

  await test.step('the page has its results when it is loaded, and goes on from there', async () => {
    await visit(page, '/search?q=kuberntes');
    await expect(field(page)).toHaveValue('kuberntes');
    await expect(status(page)).toContainText('results for “kuberntes”');
    await field(page).fill('unpinned-action');
    await expect(results(page).first()).toHaveText('An action that can change');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL('/search?q=unpinned-action');
    await expectAccessible(page, 'the page of results');
  });

  await test.step('the documentation has a field of its own, which leads there', async () => {
    await visit(page, '/documentation');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('rota');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=rota');
    await expect(status(page)).toContainText('for “rota”');
  });

  await test.step('on a phone, a story opens from its result', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/about');
    await link(page).click();
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
});
