/** Steps shared by the tests of the workspace. */
import type { Page } from 'playwright/test';
import { expect, expectToArrive } from './fixtures.ts';

export const generatorPaths = [
  '/config/azure-devops',
  '/config/github-actions',
  '/config/gitlab-ci',
  '/config/jenkins',
] as const;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

interface Answers {
  readonly client?: string;
  readonly project?: string;
  readonly tool?: string;
}

/** Goes to another screen inside the app. Leaves the sidebar, which would lie over that screen. */
export async function choose(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.mouse.move(1000, 0);
  await expectToArrive(page, path);
}

/** Fills in the required fields of an onboarding form. */
export async function answer(page: Page, answers: Answers = {}): Promise<void> {
  const { client = 'Northlane', project = 'checkout' } = answers;
  await field(page, 'Client Name').fill(client);
  await field(page, 'Project Name').fill(project);
  await field(page, 'Tool').selectOption(answers.tool ?? 'GitHub Actions');
  await field(page, 'Tool Version').selectOption('0.3');
  await field(page, 'Programming Language').selectOption('Node.js');
  await field(page, 'Language Version').selectOption('1.0');
}

/** Submits a complete form and waits for its files, whose heading gets the focus. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('tablist', { name: 'Files' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /your brief and a starter kit$/ })).toBeFocused();
}

export async function chooseFile(page: Page, name: string, text: string | Buffer): Promise<void> {
  await page
    .getByLabel(/^Configuration file/)
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** The site's storage in this browser, by key. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Waits until a draft has been saved. */
export async function expectKept(page: Page): Promise<void> {
  await expect(page.getByText('Draft kept in this browser')).toBeVisible();
}

/** Simulates a browser that blocks storage for this site. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
}
