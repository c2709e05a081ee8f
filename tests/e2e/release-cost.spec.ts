import { expect, holdApp, test, waitForApp } from './fixtures.ts';

const PATH = '/release-cost-calculator';

test('the result follows the typing, the address keeps the figures, and a wrong one is named', async ({
  page,
}) => {
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
  await test.step('a wrong figure leaves the one from before, not what its first digits said', async () => {
    const share = page.getByLabel('Releases that fail');
    await share.selectText();
    await share.pressSequentially('300');
    await expect(share).toHaveAccessibleDescription('A number from 0 to 100');
    await expect(total).toHaveText('155,700');
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await page.getByRole('button', { name: 'Back to the example' }).click();
  });
  await test.step('the result stays above the inputs that decide it', async () => {
    const deciding = page.getByRole('heading', { name: 'Inputs that decide the total' });
    await deciding.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    const { y = 0 } = (await deciding.boundingBox()) ?? {};
    const card = page.getByRole('table').locator('xpath=ancestor::section[1]');
    const result = await card.boundingBox();
    expect((result?.y ?? 0) + (result?.height ?? 0)).toBeLessThan(y);
  });
  await test.step('thousands may be separated, and stay as they were typed', async () => {
    const value = page.getByLabel('Value of such a change');
    await value.pressSequentially('52,000');
    await value.fill('52,000');
    await value.blur();
    await expect(page).toHaveURL(/\?value=52000$/);
    await expect(value).toHaveValue('52,000');
    await value.fill('60.000');
    await expect(value).toHaveAccessibleDescription('Write the figure as in 60,000 or 2.5');
    await expect(page).toHaveURL(/\?value=52000$/);
    await page.getByRole('button', { name: 'Back to the example' }).click();
    await expect(value).toHaveValue('26000');
  });
});

test('a link says which of its figures it could not bring', async ({ page }) => {
  await page.goto(`${PATH}?rate=80&failed=300&wait=soon`);
  await waitForApp(page);
  const notice = page.getByText('This link has figures that cannot be used');
  await expect(notice).toContainText('Wait from finished to released, Releases that fail.');
  await expect(page.getByLabel('Releases that fail')).toHaveValue('25');
  await page.getByLabel('Releases that fail').fill('20');
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL(/\?(?=.*rate=80)(?=.*failed=20)(?!.*wait)/);
});

test('what was typed before the app had started is kept, beside the address', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example is there with its formulas', async ({ page }) => {
    await page.goto(`${PATH}?rate=100`);
    await expect(page.locator('main noscript p')).toContainText('JavaScript');
    await expect(page.getByText('40 × 26,000 × 3 ÷ 52')).toBeVisible();
    await expect(page.locator('main section section [role=status]')).toHaveText('155,700');
  });
});
