import { expect, test, waitForApp } from './fixtures.ts';

const PATH = '/release-cost-calculator';

test('the result follows the typing, and the address keeps the figures', async ({ page }) => {
  await page.goto(PATH);
  await waitForApp(page);
  const total = page.locator('main section section [role=status]');
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

test('a wrong figure stays, is named, and the result says that it is an old one', async ({
  page,
}) => {
  await page.goto(PATH);
  await waitForApp(page);
  const share = page.getByLabel('Releases that fail');
  await share.fill('250');
  await share.blur();
  await expect(share).toHaveValue('250');
  await expect(share).toHaveAccessibleDescription('A number from 0 to 100');
  await expect(page.getByText('Not up to date')).toBeVisible();
  await expect(page.locator('main section section [role=status]')).toHaveText('155,700');
  await share.fill('20');
  await expect(page.getByText('Not up to date')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example is there with its formulas', async ({ page }) => {
    await page.goto(`${PATH}?rate=100`);
    await expect(page.locator('main noscript p')).toContainText('JavaScript');
    await expect(page.getByText('40 × 26,000 × 3 ÷ 52')).toBeVisible();
    await expect(page.locator('main section section [role=status]')).toHaveText('155,700');
  });
});
