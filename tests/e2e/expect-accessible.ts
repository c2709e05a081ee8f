import type { Page } from 'playwright/test';
import { findLayoutFaults } from './find-layout-faults.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';

export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1366, height: 768 };

/** axe takes a second for each size and scheme, so `npm test` checks only pages as they open. */
const CHECKS_STATES = process.env.ONEGO_TEST_PAGES === 'all';

/**
 * With `npm run test:deep`, expects a state of a page to fit and to meet WCAG 2.2 AA, light and dark:
 * narrow and wide, unless there are only some sizes that have the state.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  sizes = [NARROW, WIDE],
): Promise<void> {
  if (!CHECKS_STATES) return;
  const before = page.viewportSize();
  await test.step(`${state} has no violation, light or dark, and fits`, async () => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await findViolations(page), `${state}, ${size.width} px`).toEqual([]);
      expect.soft(await findLayoutFaults(page), `${state}, ${size.width} px`).toEqual([]);
    }
    if (before) await page.setViewportSize(before);
  });
}
