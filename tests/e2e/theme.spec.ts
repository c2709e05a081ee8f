/** The theme switch in the footer: system, light, dark. */
import type { Page } from 'playwright/test';
import { expect, holdApp, test, visit, waitForApp } from './fixtures.ts';

/** Background colors: all channels high, or all channels low. */
const LIGHT = /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/;
const DARK = /^rgb\(\d\d?, \d\d?, \d\d?\)$/;

const html = (page: Page) => page.locator('html');
const choose = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Theme' }).getByText(label, { exact: true }).click();

test('each of the three choices works on all screens, and is there before the next first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { dataset } = document.documentElement;
      dataset.themeAtBody = dataset.theme ?? 'system';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  for (const { choice, scheme, shown, next } of [
    { choice: 'Dark', scheme: 'light', shown: DARK, next: '/devops-on-boarding' },
    { choice: 'Light', scheme: 'dark', shown: LIGHT, next: '/' },
    { choice: 'System', scheme: 'dark', shown: DARK, next: '/devops-on-boarding' },
  ] as const) {
    await test.step(`${choice}, and then on ${next}`, async () => {
      await choose(page, choice);
      await page.emulateMedia({ colorScheme: scheme });
      await expect(html(page)).toHaveCSS('background-color', shown);
      await visit(page, next);
      await expect(html(page)).toHaveAttribute('data-theme-at-body', choice.toLowerCase());
      await expect(html(page)).toHaveCSS('background-color', shown);
      await expect(page.getByRole('radio', { name: choice })).toBeChecked();
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page), 'follows the system').toHaveCSS('background-color', LIGHT);
});

test('pressed before the app has started, a theme and an industry hold, and Escape closes a menu', async ({
  page,
}) => {
  const startApp = await holdApp(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/OneGoCaseStudies');
  await choose(page, 'Dark');
  await page.getByLabel('Industry').selectOption('Retail');
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');

  startApp();
  await waitForApp(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel('Industry')).toHaveValue('Retail');
});
