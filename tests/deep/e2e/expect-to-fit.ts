import type { Page } from 'playwright/test';
import { expect } from '../../e2e/fixtures.ts';
import { findTextCutOff } from './find-text-cut-off.ts';

/** Nothing scrolls sideways, and no text is cut off. */
export async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  expect(await findTextCutOff(page)).toEqual([]);
}
