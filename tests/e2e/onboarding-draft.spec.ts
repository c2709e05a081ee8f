/** Drafts of the onboarding form: stored completely, in this browser only, without interrupting. */
import { expectAccessible } from './expect-accessible.ts';
import { expect, holdApp, test, visit, waitForApp } from './fixtures.ts';
import {
  answer,
  blockStorage,
  choose,
  chooseFile,
  expectKept,
  field,
  readStorage,
  submit,
} from './workspace.ts';

const KEY = 'workspace_v1/devops-on-boarding';

test('survives a reload and another screen, with its ticks, until it is cleared', async ({
  page,
}) => {
  await test.step('keeps what was typed before the app had started', async () => {
    const startApp = await holdApp(page);
    await page.goto('/devops-on-boarding');
    await field(page, 'Client Name').fill('Early bird');
    startApp();
    await expectKept(page);
    await page.reload();
    await waitForApp(page);
    await expect(field(page, 'Client Name')).toHaveValue('Early bird');
  });

  await test.step('survives a reload, with its ticks', async () => {
    await answer(page);
    await page.getByRole('checkbox').nth(1).check();
    await expectKept(page);
    await page.reload();
    await expect(field(page, 'Client Name')).toHaveValue('Northlane');
    await expect(field(page, 'Tool').locator('option:checked')).toHaveText('GitHub Actions');
    await expect(field(page, 'Language Version')).toHaveValue('1.0');
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    await expect(page.getByRole('checkbox').nth(0)).not.toBeChecked();
  });

  await test.step('is written when another screen of the workspace is opened, and is not on it', async () => {
    await field(page, 'Client Name').fill('Southlane');
    await choose(page, 'CI/CD', '/ci-cd-on-boarding');
    await expect(field(page, 'Client Name')).toHaveValue('');
    await page.goBack();
    await expect(field(page, 'Client Name')).toHaveValue('Southlane');
  });

  await test.step('is written when the page is left in the middle of a word', async () => {
    await field(page, 'Client Name').fill('');
    await field(page, 'Client Name').pressSequentially('North');
    await page.reload();
    await expect(field(page, 'Client Name')).toHaveValue('North');
  });

  await test.step('is removed by Clear', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(Object.keys(await readStorage(page))).not.toContain(KEY);
    await page.reload();
    await waitForApp(page);
    await expect(field(page, 'Client Name')).toHaveValue('');
  });

  await test.step('is removed by emptying the form by hand', async () => {
    await field(page, 'Client Name').fill('x');
    await expectKept(page);
    await field(page, 'Client Name').fill('');
    await expect(page.getByText('Draft kept in this browser')).toBeHidden();
    expect(Object.keys(await readStorage(page))).not.toContain(KEY);
  });

  await test.step('remembers name and size of a file, and none of its text', async () => {
    await chooseFile(page, 'ci.yml', 'jobs: {} # canary-in-the-file');
    await expect(page.getByRole('region', { name: 'About ci.yml' })).toBeVisible();
    await expectKept(page);
    const stored = Object.values(await readStorage(page)).join();
    expect(stored).toContain('ci.yml');
    expect(stored).not.toContain('canary');
    await page.reload();
    await expect(page.getByText(/^ci\.yml \(29 bytes\) was here before\./)).toBeVisible();
  });
});

test('two tabs follow each other, and lose nothing', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, '/devops-on-boarding');
  await visit(other, '/devops-on-boarding');

  await test.step('each takes over what the other saves', async () => {
    await field(page, 'Client Name').fill('First tab');
    await page.getByRole('checkbox').nth(1).check();
    await expect(field(other, 'Client Name')).toHaveValue('First tab');
    await expect(other.getByRole('checkbox').nth(1)).toBeChecked();
    await field(other, 'Project Name').fill('second tab');
    await other.getByRole('checkbox').nth(0).check();
    await expect(field(page, 'Project Name')).toHaveValue('second tab');
    await expect(page.getByRole('checkbox').nth(0)).toBeChecked();
  });

  await test.step('Clear and its Undo are for both, and spare what is being typed', async () => {
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

  await test.step('no text changes under a hand', async () => {
    await field(other, 'Client Name').focus();
    await field(page, 'Client Name').fill('Southlane');
    await field(page, 'Project Name').fill('search');
    await field(page, 'Project Name').blur();
    await expect(field(other, 'Project Name')).toHaveValue('search');
    await expect(field(other, 'Client Name')).toHaveValue('Northlane');
    await field(other, 'Project Name').focus();
    await expect(field(other, 'Client Name')).toHaveValue('Southlane');
  });
});

test('where storage is blocked, the form says that nothing is kept, and gives its files', async ({
  page,
}) => {
  await blockStorage(page);
  await visit(page, '/devops-on-boarding');
  await expect(page.getByText('This browser does not let the site store drafts.')).toBeVisible();
  await expectAccessible(page, 'a form whose draft is not kept');
  await answer(page);
  await submit(page);
  await expect(page.getByText(/^Download these files before you leave/)).toBeVisible();
  await expect(field(page, 'Client Name')).toHaveValue('Northlane');
});
