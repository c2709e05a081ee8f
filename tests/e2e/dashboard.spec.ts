import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { downloadBy, expect, expectToArrive, test, visit } from './fixtures.ts';
import { answer, expectKept, field, submit } from './workspace.ts';

const list = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = (page: Page) => page.locator('main p[role=status]').last();
/** A button of a row is called after the entry and its kind, such as “Delete checkout, CI/CD onboarding”. */
const press = (page: Page, action: string, name: string) =>
  row(page, name)
    .getByRole('button', { name: `${action} ${name}, ` })
    .click();

/** Creates a draft, the files of a submitted form and a generated file. */
async function prepare(page: Page): Promise<void> {
  await visit(page, '/ci-cd-on-boarding');
  await answer(page);
  await submit(page);
  await visit(page, '/config/jenkins');
  await page.getByRole('button', { name: 'Save to the dashboard' }).click();
  await expect(page.getByText('Saved to the configuration dashboard')).toBeVisible();
  await visit(page, '/configuration-dashboard');
}

test('begins empty, then lists drafts and files with what they are, opens and renames them', async ({
  page,
}) => {
  await test.step('begins empty, and says how it fills', async () => {
    await visit(page, '/configuration-dashboard');
    await expect(
      page.getByRole('heading', { name: 'Your drafts and files appear here' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export everything' })).toBeHidden();
    await expectAccessible(page, 'the empty dashboard');
    const generators = page.getByRole('navigation', { name: 'Generators' });
    await generators.getByRole('link', { name: 'GitLab CI' }).click();
    await expectToArrive(page, '/config/gitlab-ci');
  });
  await prepare(page);
  await test.step('says what they are and when they were saved', async () => {
    await expect(list(page, 'Drafts').getByRole('listitem')).toHaveCount(1);
    await expect(list(page, 'Drafts')).toContainText(/CI\/CD onboarding.*GitHub Actions, Node\.js/);
    await expect(list(page, 'Files').getByRole('heading', { level: 3 })).toHaveText([
      'Jenkins, Node.js',
      'checkout · Northlane',
    ]);
    await expect(list(page, 'Files')).toContainText('8 files');
    await expect(list(page, 'Files').locator('time').first()).toContainText(/\d{4}, \d\d:\d\d/);
  });

  await test.step('opens files in place, and leads back to the options that made them', async () => {
    await press(page, 'Open', 'Jenkins, Node.js');
    await expect(page.getByRole('region', { name: 'Content of Jenkinsfile' })).toContainText(
      'pipeline',
    );
    await expect(page.getByRole('button', { name: 'Close Jenkins, Node.js' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectAccessible(page, 'the dashboard with an open entry');
    await page.getByRole('link', { name: 'Change the options' }).click();
    await expect(page).toHaveURL(/\/config\/jenkins#language=nodejs/);
    await expect(field(page, 'Language')).toHaveValue('nodejs');
  });

  await test.step('opens a draft in its form', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Open checkout' }).click();
    await expectToArrive(page, '/ci-cd-on-boarding');
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  });

  await test.step('renames by keyboard, and Escape leaves the name as it is', async () => {
    await visit(page, '/configuration-dashboard');
    await row(page, 'checkout').getByRole('button', { name: 'Rename checkout' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('New name for checkout')).toBeFocused();
    await expectAccessible(page, 'the dashboard with an entry to rename');
    await page.keyboard.type('Shop, first wave');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Shop, first wave')).toBeVisible();
    await expect(status(page)).toHaveText('Renamed to Shop, first wave.');
    await expect(page.getByRole('button', { name: 'Rename Shop, first wave' })).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type(' ');
    await page.keyboard.press('Enter');
    const name = page.getByLabel('New name for Shop, first wave');
    await expect(name, 'an empty name is not taken').toBeFocused();
    await name.fill('never mind');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Shop, first wave')).toBeVisible();
    await page.reload();
    await expect(row(page, 'Shop, first wave')).toBeVisible();
  });
});

test('exports everything, imports it without losing a thing, and deletes with a way back that waits', async ({
  page,
  browser,
  baseURL,
}) => {
  await prepare(page);
  const download = await downloadBy(page.getByRole('button', { name: 'Export everything' }));
  expect(download.suggestedFilename()).toBe('onego-workspace.json');

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto('/ci-cd-on-boarding');
  await field(other, 'Project Name').fill('their own');
  await expectKept(other);
  await other.goto('/configuration-dashboard');
  await expect(row(other, 'their own')).toBeVisible();
  await other.getByLabel('File to import').setInputFiles(await download.path());
  await expect(status(other)).toHaveText('3 entries added.');
  await expect(row(other, 'their own')).toBeVisible();
  await expect(row(other, 'checkout')).toBeVisible();
  await other.getByLabel('File to import').setInputFiles(await download.path());
  await expect(status(other)).toHaveText('0 entries added. 3 here already.');
  await other.close();

  await press(page, 'Delete', 'checkout · Northlane');
  await expect(row(page, 'checkout · Northlane')).toBeHidden();
  await expect(status(page)).toHaveText('checkout · Northlane is deleted.');
  await expectPainted(status(page), page.getByRole('button', { name: 'Undo' }));
  await expectAccessible(page, 'the dashboard with a deleted entry');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'checkout · Northlane')).toBeVisible();
  await expect(status(page)).toHaveText('checkout · Northlane is back.');

  await test.step('one after the other, whatever happens in between', async () => {
    await press(page, 'Delete', 'checkout · Northlane');
    await press(page, 'Delete', 'Jenkins, Node.js');
    await press(page, 'Duplicate', 'checkout');
    await expect(status(page)).toHaveText(
      'Copy of checkout is in the list. Jenkins, Node.js is deleted.',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Jenkins, Node.js')).toBeVisible();
    await expect(status(page)).toHaveText(
      'Jenkins, Node.js is back. checkout · Northlane is deleted.',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'checkout · Northlane')).toBeVisible();
    await expect(status(page)).toHaveText('checkout · Northlane is back.');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });

  await test.step('what was deleted is not there after a reload', async () => {
    await press(page, 'Delete', 'checkout · Northlane');
    await page.reload();
    await expect(row(page, 'Jenkins, Node.js')).toBeVisible();
    await expect(row(page, 'checkout · Northlane')).toBeHidden();
  });
});
