/** WCAG 2.2 AA checks with axe for the states of the workspace: narrow, wide, light and dark. */
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, visit } from './fixtures.ts';
import { answer, blockStorage, choose, chooseFile, field, submit } from './workspace.ts';

test('an onboarding screen with its files, and the dashboard before and after', async ({
  page,
}) => {
  await visit(page, '/configuration-dashboard');
  await expectAccessible(page, 'the empty dashboard');

  await choose(page, 'Cloud migration', '/cloud-migration-on-boarding');
  await answer(page, {
    client: 'A client with a rather long name',
    project: 'checkout'.repeat(12),
  });
  await page.getByRole('checkbox').first().check();
  await submit(page);
  await expectAccessible(page, 'an onboarding screen with its files');

  await choose(page, 'Configuration dashboard', '/configuration-dashboard');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Duplicate/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Delete Copy/ }).click();
  await page.getByRole('button', { name: /^Open/ }).click();
  await page
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expectAccessible(page, 'the dashboard, with an entry open, one renamed and one deleted');
});

test('a file with findings, and one that is refused', async ({ page }) => {
  await visit(page, '/ci-cd-on-boarding');
  await chooseFile(page, 'a-workflow-with-a-rather-long-name.yml', 'jobs:\n  a:\n   - b: [\n');
  await expect(page.getByRole('region', { name: /^About/ })).toBeVisible();
  await expectAccessible(page, 'a file with findings');

  await chooseFile(page, 'empty.yml', '');
  await expect(page.locator('input[type=file]')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expectAccessible(page, 'a refused file and a cleared form');
});

test('a form whose draft is not kept', async ({ page }) => {
  await blockStorage(page);
  await visit(page, '/devops-on-boarding');
  await expectAccessible(page, 'a form whose draft is not kept');
});

test('a generator with a wrong name', async ({ page }) => {
  await visit(page, '/config/gitlab-ci');
  await page.getByLabel('Container image', { exact: true }).check();
  await field(page, 'Name of environment 1').fill('Not a Name');
  await expect(field(page, 'Name of environment 1')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: /^Content of/ })).toBeVisible();
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
});

test('MongoDB Manager with a checked string', async ({ page }) => {
  await visit(page, '/config/mongodb');
  await field(page, 'Connection string').fill('mongodb://app:secret@db.example.com/shop');
  await expect(page.getByText('Reads as')).toBeVisible();
  await expectAccessible(page, 'MongoDB Manager with a checked string');
});

test('support with an open answer', async ({ page }) => {
  await visit(page, '/support');
  await page.locator('summary').first().click();
  await expectAccessible(page, 'support with an open answer');
});
