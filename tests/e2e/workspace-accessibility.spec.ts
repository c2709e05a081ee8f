/** WCAG 2.2 AA checks with axe for the states of the workspace: narrow, wide, light and dark. */
import type { Page } from 'playwright/test';
import { findLayoutFaults } from './find-layout-faults.ts';
import { findViolations } from './find-violations.ts';
import { expect, test, visit } from './fixtures.ts';
import { answer, blockStorage, chooseFile, field, submit } from './workspace.ts';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1366, height: 768 };

interface State {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly prepare?: (page: Page) => Promise<void>;
}

async function keepSomething(page: Page): Promise<void> {
  await answer(page, {
    client: 'A client with a rather long name',
    project: 'checkout'.repeat(12),
  });
  await submit(page);
  await visit(page, '/configuration-dashboard');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
}

const states: readonly State[] = [
  {
    name: 'an onboarding screen with its files',
    path: '/cloud-migration-on-boarding',
    prepare: async (page) => {
      await answer(page);
      await page.getByRole('checkbox').first().check();
      await submit(page);
    },
  },
  {
    name: 'a file with findings',
    path: '/ci-cd-on-boarding',
    prepare: async (page) => {
      await chooseFile(page, 'a-workflow-with-a-rather-long-name.yml', 'jobs:\n  a:\n   - b: [\n');
      await expect(page.getByRole('region', { name: /^About/ })).toBeVisible();
    },
  },
  {
    name: 'a refused file and a cleared form',
    path: '/ci-cd-on-boarding',
    prepare: async (page) => {
      await chooseFile(page, 'empty.yml', '');
      await expect(page.locator('input[type=file]')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('button', { name: 'Undo' }).focus();
    },
  },
  { name: 'a form whose draft is not kept', path: '/devops-on-boarding', before: blockStorage },
  {
    name: 'a generator with a wrong name',
    path: '/config/gitlab-ci',
    prepare: async (page) => {
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
    },
  },
  {
    name: 'MongoDB Manager with a checked string',
    path: '/config/mongodb',
    prepare: async (page) => {
      await field(page, 'Connection string').fill('mongodb://app:secret@db.example.com/shop');
      await expect(page.getByText('Reads as')).toBeVisible();
    },
  },
  { name: 'the empty dashboard', path: '/configuration-dashboard' },
  {
    name: 'the dashboard, with an entry open, one renamed and one deleted',
    path: '/devops-on-boarding',
    prepare: async (page) => {
      await keepSomething(page);
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
    },
  },
  {
    name: 'support with an open answer',
    path: '/support',
    prepare: (page) => page.locator('summary').first().click(),
  },
];

for (const { name, path, before, prepare } of states) {
  test(`${name} has no violation at any width, light or dark, and fits`, async ({ page }) => {
    await before?.(page);
    await visit(page, path);
    await prepare?.(page);
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      expect(await findViolations(page), `${size.width} px`).toEqual([]);
      expect(await findLayoutFaults(page), `${size.width} px`).toEqual([]);
    }
  });
}
