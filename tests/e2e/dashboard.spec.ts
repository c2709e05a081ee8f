/** The configuration dashboard: the entries stored in this browser and the actions on them. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, expectToArrive, test, visit } from './fixtures.ts';
import { answer, blockStorage, expectKept, field, readStorage, submit } from './workspace.ts';

const list = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = (page: Page) => page.locator('main p[role=status]').last();
const press = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} ${name}`, exact: true }).click();

/** Storage that `prepare` creates: filled once through the screens, then restored for each test. */
let prepared: Record<string, string> | undefined;

/** Creates a draft, the files of a submitted form and a generated file. */
async function prepare(page: Page): Promise<void> {
  if (prepared) {
    await page.addInitScript((entries) => {
      if (!sessionStorage.prepared) Object.assign(localStorage, entries);
      sessionStorage.prepared = 'yes';
    }, prepared);
  } else {
    await visit(page, '/ci-cd-on-boarding');
    await answer(page);
    await submit(page);
    await visit(page, '/config/jenkins');
    await page.getByRole('button', { name: 'Save to the dashboard' }).click();
    await expect(page.getByText('Saved to the configuration dashboard')).toBeVisible();
    prepared = await readStorage(page);
  }
  await visit(page, '/configuration-dashboard');
}

test('begins empty, says how it fills, and an imported stranger puts nothing but text on the screen', async ({
  page,
}) => {
  await visit(page, '/configuration-dashboard');
  await expect(
    page.getByRole('heading', { name: 'Your drafts and files appear here' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeDisabled();
  await page
    .getByRole('navigation', { name: 'Generators' })
    .getByRole('link', { name: 'GitLab CI' })
    .click();
  await expectToArrive(page, '/config/gitlab-ci');

  await test.step('an imported stranger', async () => {
    const files = [{ path: 'a.yml', syntax: 'yaml', text: '<img src=x onerror=alert(1)>' }];
    const entry = {
      schemaVersion: 1,
      kind: 'files',
      id: 'files~x',
      savedAtMs: 0,
      name: '<b>bold</b>',
      source: { kind: 'jenkins', choices: { language: 'javascript:alert(1)' } },
      files,
    };
    await page.goBack();
    await page.getByLabel('File to import').setInputFiles({
      name: 'import.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({ format: 'onego-workspace', formatVersion: 1, entries: [entry] }),
      ),
    });
    await press(page, 'Open', '<b>bold</b>');
    await expect(page.getByRole('region', { name: 'Content of a.yml' })).toContainText(
      '<img src=x',
    );
    await expect(page.locator('main img, main b')).toHaveCount(0);
  });
});

test('lists drafts and files with what they are, and opens them', async ({ page }) => {
  await prepare(page);
  await test.step('says what they are and when they were saved', async () => {
    await expect(list(page, 'Drafts').getByRole('listitem')).toHaveCount(1);
    await expect(list(page, 'Drafts')).toContainText('CI/CD onboarding · GitHub Actions · Node.js');
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
});

test('renames by keyboard, and Escape leaves the name as it is', async ({ page }) => {
  await prepare(page);
  await page.getByRole('button', { name: 'Rename checkout', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New name for checkout')).toBeFocused();
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

test('duplicates a draft: the copy opens apart, and the two do not mix', async ({ page }) => {
  await prepare(page);
  await press(page, 'Duplicate', 'checkout');
  await expect(list(page, 'Drafts').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Open Copy of checkout' }).click();
  await expect(page).toHaveURL(/\?draft=/);
  await expect(field(page, 'Project Name')).toHaveValue('checkout');
  await field(page, 'Project Name').fill('billing');
  await expectKept(page);
  await page.reload();
  await expect(field(page, 'Project Name')).toHaveValue('billing');
  await page.getByRole('link', { name: 'CI/CD', exact: true }).click();
  await expectToArrive(page, '/ci-cd-on-boarding');
  await expect(field(page, 'Project Name')).toHaveValue('checkout');
  await page.goBack();
  await expect(field(page, 'Project Name')).toHaveValue('billing');
});

test('deletes with a way back that waits', async ({ page }) => {
  await prepare(page);
  await press(page, 'Delete', 'checkout · Northlane');
  await expect(row(page, 'checkout · Northlane')).toBeHidden();
  await expect(status(page)).toHaveText('checkout · Northlane is deleted.');
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

test('exports everything, and another browser imports it without losing its own', async ({
  page,
  browser,
  baseURL,
}) => {
  await prepare(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('onego-workspace.json');

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await visitFresh(other, '/ci-cd-on-boarding');
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
});

test('what cannot be read, in an import or here, is said and changes nothing; one entry is exported', async ({
  page,
}) => {
  await prepare(page);
  for (const [name, text, words] of [
    ['no.json', 'hello', 'no.json is not an export of this dashboard'],
    ['another.json', '{"entries":[]}', 'another.json is not an export of this dashboard'],
    [
      'damaged.json',
      '{"format":"onego-workspace","formatVersion":1,"entries":[{"kind":"files"}]}',
      '0 entries added. 1 could not be read.',
    ],
  ] as const) {
    const buffer = Buffer.from(text);
    const file = { name, mimeType: 'application/json', buffer };
    await page.getByLabel('File to import').setInputFiles(file);
    await expect(status(page)).toContainText(words);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  }
  await test.step('exports one entry', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Export', 'Jenkins, Node.js'),
    ]);
    expect(download.suggestedFilename()).toBe('jenkins-node.js.json');
    const content = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(content.entries).toHaveLength(1);
  });

  await test.step('a damaged entry is counted, left alone, and hides none of the others', async () => {
    await page.evaluate(() => localStorage.setItem('workspace_v1/files~broken', '{'));
    await page.reload();
    await expect(page.getByText('One entry in this browser could not be read.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
    expect(await page.evaluate(() => localStorage.getItem('workspace_v1/files~broken'))).toBe('{');
  });
});

test('what another tab makes appears by itself', async ({ page, context }) => {
  await visit(page, '/configuration-dashboard');
  const other = await context.newPage();
  await visit(other, '/devops-on-boarding');
  await field(other, 'Project Name').fill('from next door');
  await expect(row(page, 'from next door')).toBeVisible();
});

test('where storage is blocked, it says so and works', async ({ page }) => {
  await blockStorage(page);
  await visit(page, '/configuration-dashboard');
  await expect(page.getByText('This browser does not let the site store anything')).toBeVisible();
});

test('without JavaScript it says what it needs', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/configuration-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main noscript p')).toContainText('JavaScript');
  await page.close();
});

/** Opens the page in a separate browser context, which the fixtures do not watch. */
async function visitFresh(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}
