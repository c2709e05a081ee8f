import type { Page } from 'playwright/test';
import { findLayoutFaults } from './find-layout-faults.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 1366, height: 768 },
];

/** Expects a state of a page to fit and to meet WCAG 2.2 AA, narrow and wide, light and dark. Ends wide. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(`${state} has no violation at any width, light or dark, and fits`, async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await findViolations(page), `${state}, ${size.width} px`).toEqual([]);
      expect.soft(await findLayoutFaults(page), `${state}, ${size.width} px`).toEqual([]);
    }
  });
}
