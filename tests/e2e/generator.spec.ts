/** The four generator screens that create a pipeline file from a few options. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { expectPainted } from './expect-painted.ts';
import { downloadBy, expect, holdApp, test, visit, waitForApp } from './fixtures.ts';
import { field, generatorPaths } from './workspace.ts';

const preview = (page: Page) => page.getByRole('region', { name: /^Content of/ });
const environment = (page: Page, index: number) => field(page, `Name of environment ${index}`);

const fileNames = {
  '/config/azure-devops': 'azure-pipelines.yml',
  '/config/github-actions': 'ci.yml',
  '/config/gitlab-ci': 'gitlab-ci.yml.zip',
  '/config/jenkins': 'Jenkinsfile',
};

test('each shows its file at once, with a choice made before the app, and gives it the name that its tool expects', async ({
  page,
}) => {
  for (const path of generatorPaths) {
    await test.step(path, async () => {
      const startApp = await holdApp(page);
      await page.goto(path);
      await field(page, 'Language').selectOption('Python');
      startApp();
      await waitForApp(page);
      await expect(preview(page)).toContainText('pip install');
      // Jenkins has agents of its owner only.
      await expect(field(page, 'Runners')).toHaveCount(path === '/config/jenkins' ? 0 : 1);
      await expect(preview(page)).not.toContainText('npm ci');
      await expect(field(page, 'Language')).toHaveValue('python');
      await expect(field(page, 'Package manager')).toHaveValue('pip');
      await page.getByRole('button', { name: 'Reset the options' }).click();
      await expect(preview(page)).toContainText('npm ci');
      await expectPainted(preview(page).locator('pre'));
      await expect(page.getByText('No problems found in these files.')).toBeVisible();
      const download = await downloadBy(
        page.getByRole('button', { name: 'Download', exact: true }),
      );
      expect(download.suggestedFilename()).toBe(fileNames[path]);
      const bytes = await readFile(await download.path());
      const text = path.endsWith('gitlab-ci')
        ? strFromU8(unzipSync(bytes)['.gitlab-ci.yml'] ?? new Uint8Array())
        : String(bytes);
      expect(text.trimEnd()).toBe((await preview(page).textContent())?.trimEnd());
    });
  }
});

test('the file follows the options, which say what is wrong and stand in the address', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/config/github-actions');
  await test.step('a language has versions and package managers', async () => {
    await field(page, 'Language').selectOption('Python');
    await expect(field(page, 'Version')).toHaveValue('3.14');
    const managers = field(page, 'Package manager').locator('option');
    await expect(managers).toHaveText(['pip', 'Poetry', 'uv']);
    await field(page, 'Package manager').selectOption('uv');
    await expect(preview(page)).toContainText('uv sync');
    const before = await preview(page).textContent();
    await page.getByLabel('Lint', { exact: true }).check();
    await expect.poll(() => preview(page).textContent()).not.toBe(before);
  });
  await test.step('environments are added, named and removed', async () => {
    await page.getByRole('button', { name: 'Add an environment' }).click();
    await expect(environment(page, 3)).toHaveAttribute('aria-invalid', 'true');
    await expect(environment(page, 3)).toHaveAccessibleDescription(/./);
    await environment(page, 3).fill('production');
    await expect(environment(page, 3)).toHaveAccessibleDescription(/./);
    // The preview keeps the last valid state, and says so.
    await expect(preview(page)).toContainText('staging');
    await expect(page.getByText('Not up to date')).toBeVisible();

    await environment(page, 3).fill('canary');
    await expect(environment(page, 3)).not.toHaveAttribute('aria-invalid');
    await expect(preview(page)).toContainText('canary');
    await expect(page.getByText('Not up to date')).toBeHidden();
    await page.getByRole('button', { name: 'Remove canary' }).click();
    await expect(environment(page, 3)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add an environment' })).toBeFocused();
    await expect(preview(page)).not.toContainText('canary');
  });
  await test.step('a reload and another browser see the same', async () => {
    await environment(page, 1).fill('team-a');
    await expect(page).toHaveURL(/environments=team-a/);
    const text = await preview(page).textContent();
    const entries = await page.evaluate(() => history.length);
    await page.reload();
    await expect(field(page, 'Package manager')).toHaveValue('uv');
    await expect(environment(page, 1)).toHaveValue('team-a');
    await expect.poll(() => preview(page).textContent()).toBe(text);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
  await test.step('a phone has room for all but the tabs, and nothing scrolls sideways', async () => {
    const viewport = { width: 390, height: 844 };
    const phone = await browser.newPage({ viewport, ...(baseURL && { baseURL }) });
    await phone.goto(page.url());
    // Its code loads when the place comes near.
    await expect(preview(phone)).toHaveCount(0);
    await phone.locator('[data-made-here]').scrollIntoViewIfNeeded();
    await expect(preview(phone)).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(environment(phone, 1)).toHaveValue('team-a');
    await expect(phone.getByRole('tablist')).toBeHidden();
    await phone.getByRole('combobox', { name: 'Files' }).selectOption('PIPELINE.md');
    await expect(phone.getByRole('region', { name: 'Content of PIPELINE.md' })).toBeVisible();
    await phone.close();
  });
});
