/** The workspace sidebar: expands on hover, or stays open when locked. */
import type { Page } from 'playwright/test';
import { expectAccessible, NARROW, WIDE } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, test, visit } from './fixtures.ts';

const sidebar = (page: Page) => page.locator('#workspace-menu');
const lock = (page: Page) => sidebar(page).getByRole('button', { name: /^(?:Lock|Show) menu$/ });

const widthPx = (page: Page) =>
  sidebar(page).evaluate((element) => element.getBoundingClientRect().width);

/** Only icons fit. */
const expectCollapsed = (page: Page) => expect.poll(() => widthPx(page)).toBeLessThan(90);

/** Icons and labels fit. */
const expectExpanded = (page: Page) => expect.poll(() => widthPx(page)).toBeGreaterThan(240);

test('expands for the keyboard and the pointer, and stays open when it is locked, also on the next page', async ({
  page,
}) => {
  await visit(page, '/devops-on-boarding');
  await test.step('it expands when the keyboard is in it', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expectExpanded(page);
    await page.keyboard.press('Tab');
    await expect(lock(page)).toBeFocused();
    await expect(lock(page)).toHaveText('Lock menu');
  });
  await test.step('it lists onboarding, configuration, and the bottom group', async () => {
    const lists = sidebar(page).locator('ul');
    for (const [index, count] of [5, 4, 5].entries()) {
      await expect(lists.nth(index).getByRole('link')).toHaveCount(count);
    }
    await expect(sidebar(page).getByRole('link', { name: 'MongoDB Manager' })).toBeVisible();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('DevOps onboarding');
  });
  await test.step('it fits on the screen of a laptop without a scrollbar', async () => {
    const overflowPx = await sidebar(page).evaluate(
      (element) => element.scrollHeight - element.clientHeight,
    );
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
  await test.step('it is collapsed by default, and expands while the pointer is over it', async () => {
    await lock(page).blur();
    await page.mouse.move(900, 300);
    await expectCollapsed(page);
    const place = () => page.locator('main h1').boundingBox();
    const before = await place();
    await expectCollapsed(page);
    await expect(lock(page)).toHaveText('Show menu');
    await sidebar(page).hover();
    await expectExpanded(page);
    await expect(lock(page)).toHaveText('Lock menu');
    expect(await place(), 'it lies over the page and moves nothing in it').toEqual(before);
    await page.mouse.move(900, 300);
    await expectCollapsed(page);

    await test.step('Escape takes it away, and its next visit brings it back', async () => {
      await sidebar(page).hover();
      await expectExpanded(page);
      await page.keyboard.press('Escape');
      await expectCollapsed(page);
      await page.mouse.move(900, 300);
      await sidebar(page).hover();
      await expectExpanded(page);
    });
  });
  await test.step('it stays open when it is locked, makes room, and collapses again by its toggle', async () => {
    await page.mouse.move(900, 300);
    await expectCollapsed(page);
    const mainLeft = () =>
      page.locator('main').evaluate((main) => main.getBoundingClientRect().left);
    const before = await mainLeft();
    await lock(page).click();
    await page.mouse.move(900, 300);
    await expectExpanded(page);
    await expect(lock(page)).toHaveAttribute('aria-pressed', 'true');
    await expectPainted(sidebar(page).getByText('MongoDB Manager'));
    await expect.poll(mainLeft).toBeGreaterThan(before + 150);
    await expectAccessible(page, 'the expanded sidebar', [WIDE]);

    await lock(page).click();
    await expect(lock(page)).toHaveAttribute('aria-pressed', 'false');
    await lock(page).blur();
    await page.mouse.move(900, 300);
    await expectCollapsed(page);
    await expect.poll(mainLeft).toBe(before);
  });
  await test.step('it collapses when something else is clicked', async () => {
    await lock(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expectCollapsed(page);
    await expect(lock(page)).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('a configuration screen is external: it opens in a tab of its own', async () => {
    const opened = page.waitForEvent('popup');
    await sidebar(page)
      .getByRole('link', { name: /^Jenkins/ })
      .click();
    const tab = await opened;
    await expectToArrive(tab, '/config/jenkins');
    await expect(page).toHaveURL('/devops-on-boarding');
    await tab.close();
  });
  await test.step('it stays locked from one screen to the next', async () => {
    await lock(page).click();
    await sidebar(page).getByRole('link', { name: 'CI/CD' }).click();
    await expectToArrive(page, '/ci-cd-on-boarding');
    await expect(lock(page)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('it is locked when another page loads, which does not jump, until it is unlocked', async () => {
    await page.addInitScript(() => {
      const lefts: number[] = [];
      Object.assign(window, { lefts });
      const look = () => {
        const main = document.querySelector('main');
        if (main) lefts.push(main.getBoundingClientRect().left);
        requestAnimationFrame(look);
      };
      look();
    });
    await visit(page, '/devops-on-boarding');
    await expect(lock(page)).toHaveAttribute('aria-pressed', 'true');
    await expectExpanded(page);
    const lefts = await page.evaluate(() => Reflect.get(window, 'lefts'));
    expect(new Set(lefts).size).toBe(1);
    await lock(page).click();
    await page.reload();
    await expect(lock(page)).toHaveAttribute('aria-pressed', 'false');
    await page.mouse.move(900, 300);
    await expectCollapsed(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens as a sheet, and closes by Escape, by a tap beside it and by choosing a destination', async ({
    page,
  }) => {
    await test.step('Escape and a tap beside it give the focus back', async () => {
      await visit(page, '/devops-on-boarding');
      await expect(sidebar(page)).toBeHidden();
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.tap();
      await expectPainted(sidebar(page));
      const size = page.viewportSize();
      await expectAccessible(page, 'the sidebar of a phone', [NARROW]);
      if (size) await page.setViewportSize(size);
      await page.keyboard.press('Escape');
      await expect(sidebar(page)).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.tap();
      await expect(sidebar(page)).toBeVisible();
      await page.touchscreen.tap(370, 500);
      await expect(sidebar(page)).toBeHidden();
    });
    await test.step('choosing a destination closes it', async () => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(sidebar(page)).toBeVisible();
      await sidebar(page).getByRole('link', { name: 'Cloud migration' }).tap();
      await expectToArrive(page, '/cloud-migration-on-boarding');
      await expect(sidebar(page)).toBeHidden();
    });
  });
});
