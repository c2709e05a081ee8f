/** The files that a submit creates: viewed, copied, downloaded and opened again. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { allowClipboard, downloadBy, expect, test, visit } from './fixtures.ts';
import { answer, field, submit } from './workspace.ts';

const preview = (page: Page) => page.getByRole('region', { name: /^Content of/ });
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('a submit takes the focus to the files, which are tabs, are copied, downloaded and cleared', async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await visit(page, '/devops-on-boarding');
  await test.step('it takes the focus to the files and says whose they are', async () => {
    await answer(page, { project: 'Check out!' });
    await submit(page);
    await expect(page.getByRole('heading', { name: /^Check out!/ })).toBeFocused();
    await expect(page.getByRole('tab')).toHaveCount(8);
    await expect(page.getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
    await expectAccessible(page, 'an onboarding screen with its files');
  });
  await test.step('the files are tabs for the keyboard, with one stop and arrows', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Download all as zip' })).toBeFocused();
    for (const name of ['Download', 'Copy']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: '.github/dependabot.yml' })).toBeFocused();
    await expectPainted(page.getByRole('tabpanel', { name: '.github/dependabot.yml' }));
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'brief.json' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tab').first()).toBeFocused();
  });
  await test.step('a file is copied as it is, without the numbers of its lines', async () => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied .github/workflows/ci.yml.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const download = await downloadBy(page.getByRole('button', { name: 'Download', exact: true }));
    expect(copied).toBe(await textOf(download));
    expect(copied.trimEnd()).toBe((await preview(page).textContent())?.trimEnd());
  });
  await test.step('all files come in one zip, named after the project', async () => {
    const download = await downloadBy(page.getByRole('button', { name: 'Download all as zip' }));
    expect(download.suggestedFilename()).toBe('check-out.zip');
    await test.step('Clear takes the files away', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByRole('tablist')).toBeHidden();
    });
  });
});

test('from the first field to the zip by keyboard alone', { tag: '@journey' }, async ({ page }) => {
  await visit(page, '/security-compliance-on-boarding');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab');
  await expect(field(page, 'Client Name')).toBeFocused();
  await page.keyboard.type('Northlane');
  await press('Tab');
  await page.keyboard.type('ledger');
  for (const choice of ['Jenkins', '0.4', 'Java', '0.9']) {
    await press('Tab');
    await page.keyboard.type(choice);
  }
  await press('Tab');
  await expect(page.getByLabel(/^Configuration file/)).toBeFocused();
  for (const item of await page.locator('main').getByRole('checkbox').all()) {
    await press('Tab');
    await expect(item).toBeFocused();
  }
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: /^ledger/ })).toBeFocused();
  await expect(page.getByRole('tab').first()).toHaveText('Jenkinsfile');
  const zip = page.getByRole('button', { name: 'Download all as zip' });
  for (
    let step = 0;
    step < 8 && !(await zip.evaluate((button) => button === document.activeElement));
    step += 1
  ) {
    await press('Tab');
  }
  await expect(zip).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(download.suggestedFilename()).toBe('ledger.zip');
});
