/** The header on a laptop: scrolled style, and dropdowns by pointer, keyboard and touch. */
import type { Page } from 'playwright/test';
import { productIds } from '../../web/content/products/ids.ts';
import { expectAccessible, WIDE } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, holdApp, stopClock, test, visit } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Dropdown = 'Products' | 'Resources' | 'Company';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const summary = (page: Page, name: Dropdown) =>
  mainMenu(page).locator('summary', { hasText: name });
const dropdown = (page: Page, name: Dropdown) =>
  mainMenu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });
const isOpen = (page: Page, name: Dropdown) =>
  dropdown(page, name).evaluate((details) => details.hasAttribute('open'));

test('has every item of the specification; dropdowns work by keyboard, and open on hover and by a click', async ({
  page,
}) => {
  await visit(page, '/pricing');
  await test.step('every item is there', async () => {
    for (const name of [
      ...['OneGo home', 'Search', 'Pricing', 'Case Studies', 'Contact'],
      ...['Edzy copilot', 'EzyAssist', 'Login', 'BOOK A DEMO'],
    ]) {
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
  await test.step('Enter opens, Tab goes in, Escape closes and gives the focus back', async () => {
    await summary(page, 'Resources').focus();
    await page.keyboard.press('Enter');
    await expect(dropdown(page, 'Resources')).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(
      dropdown(page, 'Resources').getByRole('link', { name: /^Whitepapers/ }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown(page, 'Resources')).not.toHaveAttribute('open');
    await expect(summary(page, 'Resources')).toBeFocused();

    await test.step('a dropdown closes when the focus moves on', async () => {
      await summary(page, 'Company').focus();
      await page.keyboard.press('Enter');
      await dropdown(page, 'Company').getByRole('link', { name: 'Contact Us' }).focus();
      await page.keyboard.press('Tab');
      await expect(mainMenu(page).getByRole('link', { name: 'Case Studies' })).toBeFocused();
      await expect(dropdown(page, 'Company')).not.toHaveAttribute('open');
    });
  });
  await test.step('a dropdown opens on hover, lists its pages in two columns, and closes the one before', async () => {
    for (const [name, count] of [
      ['Products', productIds.length + 2],
      ['Resources', 6],
      ['Company', 5],
    ] as const) {
      await test.step(name, async () => {
        await summary(page, name).hover();
        const links = dropdown(page, name).getByRole('link');
        await expectPainted(links.first(), links.last());
        await expect(mainMenu(page).locator('details[open]')).toHaveCount(1);
        await expect(links).toHaveCount(count);
        const [first, second, third] = await links.evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect().x),
        );
        expect(second).toBeGreaterThan(first ?? 0);
        expect(third).toBe(first);
      });
    }
    await expectAccessible(page, 'an open dropdown', [WIDE]);
  });
  await test.step('choosing a destination closes the dropdown', async () => {
    await summary(page, 'Company').hover();
    await dropdown(page, 'Company')
      .getByRole('link', { name: /^Partners/ })
      .click();
    await expectToArrive(page, '/partners');
    await expect(dropdown(page, 'Company')).not.toHaveAttribute('open');
  });
});

test('keeps its panel on a diagonal move over a neighbour, and closes it 100 ms after the pointer has left it', async ({
  page,
}) => {
  await visit(page, '/pricing');
  await summary(page, 'Products').hover();
  const target = dropdown(page, 'Products').getByRole('link', { name: /^Security and compliance/ });
  const neighbour = await summary(page, 'Resources').boundingBox();
  const box = await target.boundingBox();
  if (!neighbour || !box) throw new Error('The menu is not laid out');
  await stopClock(page);
  await test.step('a click on an item that hovering has opened leaves it open', async () => {
    await summary(page, 'Products').click();
    await page.clock.runFor(1000);
    expect(await isOpen(page, 'Products')).toBe(true);
  });
  await page.mouse.move(neighbour.x + 5, neighbour.y + neighbour.height - 5);
  await page.clock.runFor(99);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.runFor(1000);
  expect(await isOpen(page, 'Products')).toBe(true);
  expect(await isOpen(page, 'Resources')).toBe(false);

  await page.mouse.move(5, 700);
  await page.clock.runFor(99);
  expect(await isOpen(page, 'Products')).toBe(true);
  await page.clock.runFor(1);
  expect(await isOpen(page, 'Products')).toBe(false);
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens a dropdown, a second one, or one elsewhere, closes it', async ({ page }) => {
    await visit(page, '/pricing');
    await summary(page, 'Products').tap();
    await expect(dropdown(page, 'Products')).toHaveAttribute('open');
    await summary(page, 'Products').tap();
    await expect(dropdown(page, 'Products')).not.toHaveAttribute('open');

    await summary(page, 'Products').tap();
    await summary(page, 'Resources').tap();
    await expect(dropdown(page, 'Resources')).toHaveAttribute('open');
    await expect(dropdown(page, 'Products')).not.toHaveAttribute('open');
    await page.touchscreen.tap(1200, 700);
    await expect(dropdown(page, 'Resources')).not.toHaveAttribute('open');
  });
});

test.describe('before the app has started', () => {
  test('its style changes once the page is scrolled more than 10 px, and a dropdown opens', async ({
    page,
  }) => {
    await holdApp(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    // The page is long once its style sheet applies.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 10));
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 11));
    await expect(header).toHaveCSS('background-color', /^rgb\(/);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await summary(page, 'Products').hover();
    await expectPainted(dropdown(page, 'Products').getByRole('link').first());
  });
});
