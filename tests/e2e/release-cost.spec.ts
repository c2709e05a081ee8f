import { expect, holdApp, test, visit } from './fixtures.ts';

const PATH = '/release-cost-calculator';

test('the result follows the typing, the address keeps the figures, and a wrong one is named', async ({
  page,
}) => {
  await visit(page, PATH);
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

  await test.step('a wrong figure stays, is named, and the result says that it is an old one', async () => {
    const share = page.getByLabel('Releases that fail');
    await share.fill('250');
    await share.blur();
    await expect(share).toHaveValue('250');
    await expect(share).toHaveAccessibleDescription('A number from 0 to 100');
    await expect(page.getByText('Not up to date')).toBeVisible();
    await expect(page.locator('main section section [role=status]')).toHaveText('155,700');
    await share.fill('20');
    await expect(page.getByText('Not up to date')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the example' }).click();
  });
  await test.step('what was typed before the app had started is kept, beside the address', async () => {
    const startApp = await holdApp(page);
    await page.goto(`${PATH}?rate=100`);
    await page.getByLabel('Releases that fail').fill('60');
    await page.getByLabel('Price of the project').fill('1,000');
    startApp();
    await expect(page).toHaveURL(/\?failed=60&rate=100&price=1000$/);
    await expect(page.getByLabel('Releases that fail')).toHaveValue('60');
    await expect(page.getByLabel('Price of the project')).toHaveValue('1,000');
    await expect(page.getByLabel('Loaded rate')).toHaveValue('100');
  });
});
