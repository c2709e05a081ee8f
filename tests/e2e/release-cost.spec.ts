import { expect, test, waitForApp } from './fixtures.ts';

const PATH = '/release-cost-calculator';

test('the result follows the typing, and the address keeps the figures', async ({ page }) => {
  await page.goto(PATH);
  await waitForApp(page);
  const total = page.locator('main [role=status]');
  await expect(total).toHaveText('155,700');
  await page.getByLabel('Loaded rate').fill('100');
  await expect(total).toHaveText('239,400');
  await expect(page).toHaveURL(/\?rate=100$/);
  await page.reload();
  await expect(total).toHaveText('239,400');
  await page.getByRole('button', { name: 'Back to the example' }).click();
  await expect(total).toHaveText('155,700');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('a wrong figure is named and leaves the result as it is', async ({ page }) => {
  await page.goto(PATH);
  await waitForApp(page);
  const share = page.getByLabel('Releases that fail');
  await share.fill('250');
  await expect(share).toHaveAccessibleDescription('A number from 0 to 100');
  await expect(page.locator('main [role=status]')).toHaveText('155,700');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example is there with its formulas', async ({ page }) => {
    await page.goto(`${PATH}?rate=100`);
    await expect(page.locator('main noscript p')).toContainText('JavaScript');
    await expect(page.getByText('40 × 26,000 × 3 ÷ 52')).toBeVisible();
    await expect(page.locator('main [role=status]')).toHaveText('155,700');
  });
});
