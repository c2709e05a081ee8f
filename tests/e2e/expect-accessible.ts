import type { Page } from 'playwright/test';
import { findLayoutFaults } from './find-layout-faults.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';

export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1366, height: 768 };

/**
 * Expects a state of a page to fit and to meet WCAG 2.2 AA, light and dark: narrow and wide, unless
 * there are only some sizes that have the state. Ends with the last size.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  sizes = [NARROW, WIDE],
): Promise<void> {
  await test.step(`${state} has no violation, light or dark, and fits`, async () => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await findViolations(page), `${state}, ${size.width} px`).toEqual([]);
      expect.soft(await findLayoutFaults(page), `${state}, ${size.width} px`).toEqual([]);
    }
  });
}
