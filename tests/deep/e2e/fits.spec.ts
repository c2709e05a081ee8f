/** Pages at the narrowest width and with large text, laid out without scripts. */
import type { Page } from 'playwright/test';
import { NARROW, WIDE } from '../../e2e/expect-accessible.ts';
import { findLayoutFaults } from '../../e2e/find-layout-faults.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { canonicalPages } from '../../setup/site-pages.ts';

/** The size of text that browsers begin with. */
const TEXT_PX = 16;
const LONGEST_PAGE_MS = 3000;

test.use({ javaScriptEnabled: false, viewport: NARROW });

test('each page fits at 320 px and with text of twice the size', async ({ page, browserName }) => {
  test.setTimeout(canonicalPages.length * LONGEST_PAGE_MS);
  for (const { path } of canonicalPages) {
    await test.step(path, async () => {
      await page.goto(path);
      expect.soft(await findLayoutFaults(page), path).toEqual([]);
      if (browserName === 'chromium') await expectToFitWithLargeText(page);
      await page.setViewportSize(NARROW);
    });
  }
});

/** As visitors choose it in the browser, on a laptop (WCAG 2.2, 1.4.4). */
async function expectToFitWithLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(WIDE);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * TEXT_PX } });
  // The root element's size follows the screen, too.
  const size = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(2 * TEXT_PX);
  const cutOff = (await findLayoutFaults(page)).filter((fault) =>
    /^(?:clipped|scrolls)/.test(fault),
  );
  expect.soft(cutOff, `${page.url()} with large text`).toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT_PX } });
  await session.detach();
}
