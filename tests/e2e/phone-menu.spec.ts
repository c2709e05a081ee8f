/** The phone menu: a sheet with expandable sections. */
import type { Page } from 'playwright/test';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { expect, expectToArrive, test, visit } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const section = (page: Page, name: string) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });

test('opens and closes by its toggle, by Escape, as the focus leaves and by what is chosen, with one section at a time', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/');
  await expect(menu(page)).toBeHidden();
  await toggle(page).tap();
  await expectPainted(menu(page));
  await toggle(page).tap();
  await expect(menu(page)).toBeHidden();

  await test.step('Escape closes it and gives the focus back', async () => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  await test.step('it closes when focus moves to the page behind it', async () => {
    await toggle(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.getByRole('link', { name: 'BOOK A DEMO', exact: true }).focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('main a:focus')).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });
  await test.step('one section is expanded at a time', async () => {
    await toggle(page).tap();
    for (const name of ['Products', 'Resources', 'Company']) {
      await menu(page).locator('summary', { hasText: name }).tap();
      await expect(section(page, name)).toHaveAttribute('open');
      await expectPainted(section(page, name).getByRole('link').first());
      await expect(menu(page).locator('details[open]')).toHaveCount(1);
    }
    await expectAccessible(page, 'the open menu of a phone', [NARROW]);
    await menu(page).locator('summary', { hasText: 'Company' }).tap();
    await expect(menu(page).locator('details[open]')).toHaveCount(0);
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
  });
  await test.step('it closes over the page that is chosen', async () => {
    await toggle(page).tap();
    await menu(page).locator('summary', { hasText: 'Products' }).tap();
    await section(page, 'Products').getByRole('link', { name: 'Contact Sales' }).tap();
    await expectToArrive(page, '/contact');
    await expect(menu(page)).toBeHidden();
  });
  await test.step('the page scrolls again', async () => {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
  await toggle(page).tap();
  await expect(menu(page).locator('details[open]')).toHaveCount(0);

  await test.step('the copilot button goes to the copilot page of this site', async () => {
    await menu(page).getByRole('link', { name: 'Edzy copilot' }).tap();
    await expect(page).toHaveURL(`${baseURL}/edzy`);
    await expect(page.getByRole('heading', { level: 1, name: /^Meet Edzy/ })).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });
  await test.step('choosing the page that is open already closes it, too', async () => {
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'Pricing' }).tap();
    await expectToArrive(page, '/pricing');
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'Pricing' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/pricing');
  });
});
