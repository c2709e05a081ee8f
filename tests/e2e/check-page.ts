/** The page of the file check: its parts, a check, and what it saves. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { downloadBy, expect } from './fixtures.ts';

export const field = (page: Page) => page.getByLabel('Text of the file');
export const report = (page: Page) => page.getByRole('region', { name: 'Findings' });
export const heading = (page: Page) => report(page).getByRole('heading', { level: 2 });
export const rows = (page: Page) => report(page).locator('summary');

export async function paste(page: Page, text: string, name = ''): Promise<void> {
  await page.getByLabel('File name').fill(name);
  await field(page).fill(text);
  await page.getByLabel('File name').fill(name);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(heading(page)).toBeFocused();
}

export async function savedBy(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloadBy(page.getByRole('button', { name: item }));
  return readFile(await file.path(), 'utf8');
}
