/** The four generator screens that create a pipeline file from a few options. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import {
  allowClipboard,
  expect,
  expectToArrive,
  holdApp,
  openDevTools,
  test,
  visit,
  waitForApp,
} from './fixtures.ts';
import { field, generatorPaths } from './workspace.ts';

const preview = (page: Page) => page.getByRole('region', { name: /^Content of/ });
const environment = (page: Page, index: number) => field(page, `Name of environment ${index}`);

const fileNames = {
  '/config/azure-devops': 'azure-pipelines.yml',
  '/config/github-actions': 'ci.yml',
  '/config/gitlab-ci': 'gitlab-ci.yml.zip',
  '/config/jenkins': 'Jenkinsfile',
};

test('each shows its file at once, and moves it with the choices, also those made before the app', async ({
  page,
}) => {
  for (const path of generatorPaths) {
    await test.step(path, async () => {
      await test.step('a choice made before the app is there stands', async () => {
        const startApp = await holdApp(page);
        await page.goto(path);
        await field(page, 'Language').selectOption('Python');
        startApp();
        await waitForApp(page);
        await expect(preview(page)).toContainText('pip install');
        await expect(preview(page)).not.toContainText('npm ci');
        await expect(field(page, 'Language')).toHaveValue('python');
        await expect(field(page, 'Package manager')).toHaveValue('pip');
      });
      await page.unroute('**/assets/*.js');
      await page.getByRole('button', { name: 'Reset the options' }).click();
      await expect(preview(page)).toContainText('npm ci');
      await test.step('it is downloaded under the name that its tool expects', async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download', exact: true }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(fileNames[path]);
        const bytes = await readFile(await download.path());
        const text = path.endsWith('gitlab-ci')
          ? strFromU8(unzipSync(bytes)['.gitlab-ci.yml'] ?? new Uint8Array())
          : String(bytes);
        expect(text.trimEnd()).toBe((await preview(page).textContent())?.trimEnd());
      });
      await field(page, 'Language').selectOption('Python');
      await expect(preview(page)).not.toContainText('npm ci');
      await expect(field(page, 'Version')).toHaveValue('3.14');
      await expect(field(page, 'Package manager').locator('option')).toHaveText([
        'pip',
        'Poetry',
        'uv',
      ]);
      await field(page, 'Package manager').selectOption('uv');
      await expect(preview(page)).toContainText('uv');
      await environment(page, 1).fill('qa-eu');
      await expect(preview(page)).toContainText('qa-eu');
      const before = await preview(page).textContent();
      await page.getByLabel('Lint', { exact: true }).check();
      await expect.poll(() => preview(page).textContent()).not.toBe(before);
    });
  }
});

test.describe('a choice made before the app is there', () => {
  test('is kept at every kind of control, beside what the address asks for', async ({ page }) => {
    const startApp = await holdApp(page);
    await page.goto('/config/github-actions#language=java&manager=gradle&schedule=nightly');
    await page.getByLabel('Lint', { exact: true }).check();
    await page.getByLabel('Security scan', { exact: true }).uncheck();
    await field(page, 'Branch').fill('release');
    await environment(page, 1).fill('qa-eu');
    await page.getByLabel('a person approves').first().check();
    startApp();
    await waitForApp(page);
    await expect(field(page, 'Package manager')).toHaveValue('gradle');
    await expect(field(page, 'Schedule')).toHaveValue('nightly');
    await expect(page.getByLabel('Lint', { exact: true })).toBeChecked();
    await expect(page.getByLabel('Security scan', { exact: true })).not.toBeChecked();
    await expect(environment(page, 1)).toHaveValue('qa-eu');
    await expect(page).toHaveURL(
      /branch=release&.*stages=lint\+test\+deploy&.*environments=qa-eu%21\+production%21/,
    );
    await expect(preview(page)).toContainText('deploy-qa-eu');
  });
});

test('a choice counts at each moment of a slow start', async ({ context }) => {
  // Throttling costs as much of the processor as it takes from the page.
  for (const delayMs of [0, 150, 450]) {
    const page = await context.newPage();
    const session = await openDevTools(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await page.addInitScript(chooseAfter, delayMs);
    await page.goto('/config/github-actions');
    await expect(preview(page), `${delayMs} ms`).toContainText('pip install');
    await expect(field(page, 'Language')).toHaveValue('python');
    await page.close();
  }
});

/** Runs in the page, so that no round trip to it shifts the moment. */
function chooseAfter(delayMs: number): void {
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      const select = document.querySelector<HTMLSelectElement>('select[name=language]');
      if (!select) return;
      select.value = 'python';
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, delayMs),
  );
}

test('a choice that needs another one brings it along, and anybody can read a wrong name', async ({
  page,
}) => {
  await visit(page, '/config/gitlab-ci');
  await expect(field(page, 'Registry for the image')).toBeHidden();
  await page.getByLabel('Container image', { exact: true }).check();
  await environment(page, 1).fill('Not a Name');
  await expect(environment(page, 1)).toHaveAttribute('aria-invalid', 'true');
  await expect(preview(page)).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
  - main:
    - heading [level=1]
    - combobox "Language"
    - group "Stages, after the build":
      - checkbox "Container image" [checked]
    - group "Environments, in their order":
      - textbox "Name of environment 1" [invalid]
      - button /^Remove/
      - checkbox "a person approves"
      - button "Add an environment"
    - button "Reset the options"
    - status
    - button "Download all as zip"
    - button "Download"
    - button "Copy"
    - status
    - tablist "Files":
      - tab ".gitlab-ci.yml" [selected]
    - tabpanel ".gitlab-ci.yml":
      - region "Content of .gitlab-ci.yml"
  `);
  await expectAccessible(page, 'a generator with a wrong name');
  await field(page, 'Registry for the image').selectOption('GitLab Container Registry');
  await page.getByLabel('Deploy', { exact: true }).uncheck();
  await expect(environment(page, 1)).toBeHidden();
});

test('all of it works by keyboard; environments and a deploy script are chosen, and a wrong name says so', async ({
  page,
}) => {
  await visit(page, '/config/github-actions');
  await test.step('all of it works by keyboard', async () => {
    await field(page, 'Language').focus();
    await page.keyboard.type('Ruby');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Package manager')).toBeFocused();
    for (const name of ['Version', '3.4', 'Branch', 'Folder', 'Runners', 'Lint']) {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(name, { exact: true })).toBeFocused();
    }
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Lint', { exact: true })).toBeChecked();
    await expect(preview(page)).toContainText('rubocop');
    await page.getByRole('button', { name: 'Reset the options' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Download all as zip' })).toBeFocused();
    await page.getByRole('button', { name: 'Save to the dashboard' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview(page)).toBeFocused();
    await page.getByRole('button', { name: 'Reset the options' }).click();
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
  await test.step('the deploy script, its settings and a README come with the pipeline', async () => {
    await page.getByRole('tab', { name: 'scripts/deploy.sh' }).click();
    await expect(preview(page)).toContainText('StrictHostKeyChecking=yes');
    await field(page, 'Deploy to').selectOption('Kubernetes');
    await expect(field(page, 'Deploy to')).toHaveAccessibleDescription(/choose a registry/);
    await page.getByLabel('Container image', { exact: true }).check();
    await field(page, 'Registry for the image').selectOption('GitHub Container Registry');
    await expect(preview(page)).toContainText('kubectl rollout undo');
    await expect(page.getByText('All versions were looked up on 2026-11-22')).toBeVisible();

    // A phone has no room for tabs.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('tablist')).toBeHidden();
    await page.getByRole('combobox', { name: 'Files' }).selectOption('PIPELINE.md');
    await expect(page.getByRole('region', { name: 'Content of PIPELINE.md' })).toBeVisible();
  });
});

test('the address carries the choices: a reload and another browser see the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/config/azure-devops');
  await field(page, 'Language').selectOption('Java');
  await field(page, 'Package manager').selectOption('Gradle');
  await environment(page, 1).fill('team-a');
  await expect(page).toHaveURL(/environments=team-a/);
  const text = await preview(page).textContent();
  const entries = await page.evaluate(() => history.length);
  await page.reload();
  await expect(field(page, 'Package manager')).toHaveValue('gradle');
  await expect(environment(page, 1)).toHaveValue('team-a');
  await expect.poll(() => preview(page).textContent()).toBe(text);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto(page.url());
  await expect(environment(other, 1)).toHaveValue('team-a');
  await other.close();
});

test('the shared address is copied whole, and nothing of it reaches the server', async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await visit(page, '/config/jenkins');
  await environment(page, 1).fill('secret-project');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link to your choices is on the clipboard.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('#');
  expect(address.split('#')[0]).not.toContain('secret');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await page.goto('/pricing');
  await page.goto(address);
  await expect(environment(page, 1)).toHaveValue('secret-project');
  // Playwright includes the fragment in the URL that it reports; browsers do not send it.
  expect(asked.filter((each) => each.split('#')[0]?.includes('secret-project'))).toEqual([]);
});

test('the choices of an address are read as far as they make sense, and stay in it until there are others, or none', async ({
  page,
}) => {
  await test.step('nonsense in it is left out', async () => {
    await visit(
      page,
      '/config/jenkins#language=cobol&stages=launch&environments=%E0%A4%A&schedule=nightly',
    );
    await expect(field(page, 'Language')).toHaveValue('nodejs');
    await expect(field(page, 'Schedule')).toHaveValue('nightly');
    await expect(page.getByLabel('Test', { exact: true })).not.toBeChecked();
    await expect(preview(page)).toBeVisible();
  });
  await page.goto('/config/jenkins#language=php&manager=composer');
  await expect(field(page, 'Language')).toHaveValue('php');

  await test.step('a link inside the page does not take them out', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(/#language=php/);
  });

  await test.step('the lines are numbered, and the numbers are not part of the text', async () => {
    const lines = preview(page).locator('pre > span');
    await expect(lines.first()).toBeVisible();
    expect(await lines.count()).toBeGreaterThan(20);
    expect(
      await lines.first().evaluate((line) => getComputedStyle(line, '::before').content),
    ).toContain('counter');
    await expect(lines.first()).not.toHaveText(/^\s*1/);
  });

  await test.step('another shared address in the same tab brings its own choices', async () => {
    await page.goto('/config/jenkins#language=ruby');
    await expect(field(page, 'Language')).toHaveValue('ruby');
  });

  await test.step('Reset brings back the options of the start, and a plain address', async () => {
    await page.getByRole('button', { name: 'Reset the options' }).click();
    await expect(field(page, 'Language')).toHaveValue('nodejs');
    await expectToArrive(page, '/config/jenkins');
  });
});

test('a preview that does not load says so, and can be loaded again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|Failed to fetch/);
  await page.route(/PipelinePreview/, (route) => route.abort());
  await visit(page, '/config/jenkins');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(field(page, 'Language')).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each has its heading, its controls, and says what needs JavaScript', async ({ page }) => {
    for (const path of [...generatorPaths, '/config/mongodb']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('combobox').first()).toBeVisible();
        await expect(page.locator('main noscript p').first()).toContainText('JavaScript');
      });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing scrolls sideways but the file itself', async ({ page }) => {
    await visit(page, '/config/github-actions');
    // Its code loads when the place comes near.
    await expect(preview(page)).toHaveCount(0);
    await page.locator('[data-made-here]').scrollIntoViewIfNeeded();
    await expect(preview(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await field(page, 'Language').selectOption('Java');
    await expect(preview(page)).toContainText('Java');
  });
});
