/** Drafts of the onboarding form: stored completely, in this browser only, without interrupting. */
import { expect, expectToArrive, holdApp, stopClock, test, visit } from './fixtures.ts';
import {
  answer,
  blockStorage,
  chooseFile,
  expectKept,
  field,
  fillStorage,
  readStorage,
  submit,
} from './workspace.ts';

const KEY = 'workspace_v1/devops-on-boarding';

test('survives a reload, with its ticks, on its own screen only', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await answer(page);
  await page.getByRole('checkbox').nth(1).check();
  await expectKept(page);
  await page.reload();
  await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  await expect(field(page, 'Tool').locator('option:checked')).toHaveText('GitHub Actions');
  await expect(field(page, 'Language Version')).toHaveValue('1.0');
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(page.getByRole('checkbox').nth(0)).not.toBeChecked();

  await visit(page, '/ci-cd-on-boarding');
  await expect(field(page, 'Client Name')).toHaveValue('');
});

test('is written when the page is left in the middle of a word', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await field(page, 'Client Name').pressSequentially('North');
  await page.reload();
  await expect(field(page, 'Client Name')).toHaveValue('North');
});

test('is written when another screen of the workspace is opened', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await field(page, 'Client Name').fill('Northlane');
  await page.getByRole('link', { name: 'CI/CD', exact: true }).click();
  await expectToArrive(page, '/ci-cd-on-boarding');
  await page.goBack();
  await expect(field(page, 'Client Name')).toHaveValue('Northlane');
});

test('is removed by Clear, and by emptying the form by hand', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await answer(page);
  await expectKept(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(Object.keys(await readStorage(page))).not.toContain(KEY);
  await page.reload();
  await expect(field(page, 'Client Name')).toHaveValue('');

  await field(page, 'Client Name').fill('x');
  await expectKept(page);
  await field(page, 'Client Name').fill('');
  await expect(page.getByText('Draft kept in this browser')).toBeHidden();
  expect(Object.keys(await readStorage(page))).not.toContain(KEY);
});

test('keeps what was typed before the app had started', async ({ page }) => {
  const startApp = await holdApp(page);
  await page.goto('/devops-on-boarding');
  await field(page, 'Client Name').fill('Early bird');
  startApp();
  await expectKept(page);
  await page.reload();
  await expect(field(page, 'Client Name')).toHaveValue('Early bird');
});

test('remembers name and size of a file, and none of its text', async ({ page }) => {
  await visit(page, '/devops-on-boarding');
  await chooseFile(page, 'ci.yml', 'jobs: {} # canary-in-the-file');
  await expect(page.getByRole('region', { name: 'About ci.yml' })).toBeVisible();
  await expectKept(page);
  const stored = Object.values(await readStorage(page)).join();
  expect(stored).toContain('ci.yml');
  expect(stored).not.toContain('canary');
  await page.reload();
  await expect(page.getByText(/^ci\.yml \(29 bytes\) was here before\./)).toBeVisible();
});

test.describe('in two tabs', () => {
  for (const path of ['/devops-on-boarding', '/ci-cd-on-boarding']) {
    test(`each takes over what the other saves, on ${path}`, async ({ page, context }) => {
      const other = await context.newPage();
      await visit(page, path);
      await visit(other, path);
      await field(page, 'Client Name').fill('First tab');
      await page.getByRole('checkbox').nth(1).check();
      await expect(field(other, 'Client Name')).toHaveValue('First tab');
      await expect(other.getByRole('checkbox').nth(1)).toBeChecked();
      await expectKept(other);

      await field(other, 'Project Name').fill('second tab');
      await other.getByRole('checkbox').nth(0).check();
      await expect(field(page, 'Project Name')).toHaveValue('second tab');
      await expect(page.getByRole('checkbox').nth(0)).toBeChecked();
      await page.reload();
      await expect(field(page, 'Client Name')).toHaveValue('First tab');
      await expect(field(page, 'Project Name')).toHaveValue('second tab');
      await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    });
  }

  test('what was typed at the same time is kept, and no text changes under a hand', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await visit(page, '/devops-on-boarding');
    await visit(other, '/devops-on-boarding');
    await stopClock(other);
    await field(other, 'Project Name').fill('checkout');
    await field(page, 'Client Name').fill('Northlane');
    await field(page, 'Client Name').blur();
    await expect(field(other, 'Client Name')).toHaveValue('Northlane');
    await other.clock.runFor(1000);
    await expect(field(page, 'Project Name')).toHaveValue('checkout');
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');

    await field(other, 'Client Name').focus();
    await field(page, 'Client Name').fill('Southlane');
    await field(page, 'Project Name').fill('search');
    await field(page, 'Project Name').blur();
    await expect(field(other, 'Project Name')).toHaveValue('search');
    await expect(field(other, 'Client Name')).toHaveValue('Northlane');
    await field(other, 'Project Name').focus();
    await expect(field(other, 'Client Name')).toHaveValue('Southlane');
  });

  test('Clear and its Undo are for both, and spare what is being typed', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await visit(page, '/devops-on-boarding');
    await visit(other, '/devops-on-boarding');
    await answer(page);
    await expect(field(other, 'Language Version')).toHaveValue('1.0');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field(other, 'Client Name')).toHaveValue('');
    await expect(other.getByText('Draft kept in this browser')).toBeHidden();
    await field(other, 'Project Name').fill('typed since');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(other, 'Client Name')).toHaveValue('Northlane');
    await expect(field(page, 'Project Name')).toHaveValue('typed since');
  });

  test('a name given on the dashboard survives typing in the form', async ({ page, context }) => {
    const other = await context.newPage();
    await visit(page, '/devops-on-boarding');
    await field(page, 'Client Name').fill('Northlane');
    await expectKept(page);
    await visit(other, '/configuration-dashboard');
    await other.evaluate(
      ([key]) => {
        const entry = JSON.parse(localStorage.getItem(key) ?? '');
        localStorage.setItem(key, JSON.stringify({ ...entry, name: 'The big one' }));
      },
      [KEY] as const,
    );
    await field(page, 'Project Name').fill('checkout');
    await expect
      .poll(async () => JSON.parse((await readStorage(page))[KEY] ?? ''))
      .toMatchObject({ name: 'The big one', values: { projectName: 'checkout' } });
  });
});

test.describe('where storage', () => {
  for (const text of ['{"kind":"draft"', '[]', '{"schemaVersion":9}', '']) {
    test(`holds ${text || 'nothing'} in its place, the form starts empty and works`, async ({
      page,
    }) => {
      await page.goto('/pricing');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await visit(page, '/devops-on-boarding');
      await expect(page.getByText('The saved draft of this form could not be read')).toBeVisible();
      await field(page, 'Client Name').fill('Northlane');
      await expectKept(page);
      await page.reload();
      await expect(field(page, 'Client Name')).toHaveValue('Northlane');
    });
  }

  test('is blocked, the form says that nothing is kept, and gives its files', async ({ page }) => {
    await blockStorage(page);
    await visit(page, '/devops-on-boarding');
    await expect(page.getByText('This browser does not let the site store drafts.')).toBeVisible();
    await answer(page);
    await submit(page);
    await expect(page.getByText(/^Download these files before you leave/)).toBeVisible();
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
  });

  test('is full, the form says so, and loses nothing that is on the screen', async ({ page }) => {
    await fillStorage(page);
    await visit(page, '/devops-on-boarding');
    await answer(page);
    await expect(page.getByText('The storage of this browser is full')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Make room on the dashboard' })).toBeVisible();
    await submit(page);
    await expect(page.getByText(/^The dashboard has no room for these files/)).toBeVisible();
    await expect(field(page, 'Project Name')).toHaveValue('checkout');
  });
});
