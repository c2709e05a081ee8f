/** The files that a submit creates: viewed, copied, downloaded and opened again. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { allowClipboard, expect, test, visit } from './fixtures.ts';
import { answer, chooseFile, field, submit } from './workspace.ts';

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
    const names = () =>
      page.getByRole('tab').evaluateAll((tabs) => tabs.map(({ ariaLabel }) => ariaLabel));
    expect(await names()).toEqual([
      '.github/workflows/ci.yml',
      'scripts/deploy.sh',
      'deploy/staging.conf',
      'deploy/production.conf',
      '.github/dependabot.yml',
      'PIPELINE.md',
      'brief.md',
      'brief.json',
    ]);
    await expect(page.getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
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
    await expect(page.getByRole('tab', { name: 'scripts/deploy.sh' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'scripts/deploy.sh' })).toBeVisible();
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
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(copied).toBe(await textOf(download));
    expect(copied.trimEnd()).toBe((await preview(page).textContent())?.trimEnd());
  });
  await test.step('all files come in one zip, named after the project', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all as zip' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('check-out.zip');
    const zip = await readFile(await download.path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    for (const path of ['.github/workflows/ci.yml', 'brief.md', 'brief.json']) {
      expect(zip.includes(path)).toBe(true);
    }

    await test.step('Clear takes the files away', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByRole('tablist')).toBeHidden();
    });
  });
});

test('each form gives a kit of its own', async ({ page }) => {
  const parts = {
    '/infrastructure-as-code-on-boarding': 'scripts/check-plan.py',
    '/cloud-migration-on-boarding': 'migration/runbook.md',
    '/security-compliance-on-boarding': 'compliance/controls.json',
    '/dev-sec-ops-on-boarding': 'scripts/triage.py',
  };
  for (const [path, part] of Object.entries(parts)) {
    await visit(page, path);
    await answer(page);
    await submit(page);
    await expect(page.getByRole('tab', { name: part })).toBeVisible();
  }
});

const filesByTool = {
  Jenkins: 'Jenkinsfile',
  'Azure DevOps': 'azure-pipelines.yml',
  'GitHub Actions': '.github/workflows/ci.yml',
  'Travis CI': '.travis.yml',
  CircleCI: '.circleci/config.yml',
};

test('each tool gets its own file, anew at each submit', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  for (const [tool, path] of Object.entries(filesByTool)) {
    await answer(page, { tool, language: 'Python' });
    await submit(page);
    await expect(page.getByRole('tab').first()).toHaveAccessibleName(path);
    await expect(preview(page)).toContainText('Python');
  }
});

test('the brief holds what was typed, as text and not as Markdown of its own', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await answer(page, { client: '# Northlane [x](javascript:alert(1))', project: '<b>shop</b>' });
  await chooseFile(page, 'ci.yml', 'jobs: {}');
  // Its report moves what is below it.
  await expect(page.getByRole('region', { name: 'About ci.yml' })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await submit(page);
  await page.getByRole('tab', { name: 'brief.json' }).click();
  await expect(preview(page)).toContainText('<b>shop</b>');
  await expect(preview(page)).toContainText('ci.yml');
  await expect(page.locator('main b')).toHaveCount(0);
});

test('what the form shows of the brief is in the brief', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await answer(page);
  await page.locator('main').getByRole('checkbox').nth(1).check();
  const kit = page.getByRole('heading', { name: 'What you get' }).locator('..');
  const shown = await kit
    .locator('h3, h3 ~ p, h3 ~ strong, h3 ~ ul li')
    .evaluateAll((parts) =>
      parts.map(({ tagName, dataset, textContent }) =>
        tagName === 'LI' ? `[${dataset.done === 'true' ? 'x' : ' '}] ${textContent}` : textContent,
      ),
    );
  expect(shown.filter((line) => line.startsWith('[x]'))).toHaveLength(1);
  await submit(page);
  await page.getByRole('tab', { name: 'brief.md' }).click();
  // Without the padding of tables and the escapes of Markdown.
  const wordsOf = (text: string | null) =>
    text
      ?.replaceAll('\\', '')
      .replaceAll(/[ |-]+/g, ' ')
      .trim() ?? '';
  const brief = wordsOf(await preview(page).textContent());
  for (const line of shown) expect(brief).toContain(wordsOf(line));
});

test('where the clipboard is denied, the text is selected and the way is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('Denied')) },
    });
    document.execCommand = () => false;
  });
  await visit(page, '/devops-on-boarding');
  await answer(page);
  await submit(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copying was not allowed.')).toBeVisible();
  const selected = await page.evaluate(() => String(getSelection()).trim());
  expect(selected).toBe((await preview(page).textContent())?.trim());
});

test('a submit whose code does not load says so, keeps the form, and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|Failed to fetch/);
  await visit(page, '/devops-on-boarding');
  // Before the answers, which load it to name the files.
  await page.route(/create-result/, (route) => route.abort());
  await answer(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Your files were not made');
  await expect(page.getByText('Form submitted successfully!')).toBeHidden();
  await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
});

test('the files are named before they are made, and their lamps are lit then', async ({ page }) => {
  await visit(page, '/infrastructure-as-code-on-boarding');
  const kit = page.getByRole('heading', { name: 'What you get' }).locator('..');
  await expect(kit.getByRole('listitem')).toContainText(['a pipeline', 'the scripts it calls']);
  await answer(page);
  await expect(kit).toContainText('scripts/check-plan.py');
  await expect(kit.locator('i[data-state=running]').first()).toBeVisible();
  await submit(page);
  await expect(kit.locator('i:not([data-state=passed])')).toHaveCount(0);
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
