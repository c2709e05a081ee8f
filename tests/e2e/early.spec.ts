/** What is pressed before the app has started, beside the forms, which have tests of their own. */
import { expect, holdApp, test, waitForApp } from './fixtures.ts';

test('a theme and an industry hold, and Escape closes a menu', async ({ page }) => {
  const startApp = await holdApp(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/OneGoCaseStudies');
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark', { exact: true }).click();
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
