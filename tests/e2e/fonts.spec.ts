/** The fonts of running text, which come after the first paint. */
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The fonts that parts of the page had, each when its turn came. */
    readonly fontsOfParts: string[];
  }
}

/** Runs in the page before anything else of it. */
function watchFonts(): void {
  const fontsOfParts: string[] = [];
  Object.assign(window, { fontsOfParts });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const isPart = target instanceof Element && target !== document.documentElement;
      if (isPart) fontsOfParts.push(getComputedStyle(target).fontFamily);
    }
  }).observe(document, { attributeFilter: ['data-fonts'], subtree: true });
}

test('each part of a page has them before the page as a whole', async ({ page }) => {
  await page.addInitScript(watchFonts);
  await page.goto('/');
  await page.locator('html[data-fonts]').waitFor();
  const partCount = await page.locator('body > :not(main), main > *').count();
  const fonts = await page.evaluate(() => window.fontsOfParts);
  expect(fonts.length).toBeGreaterThan(5);
  expect(fonts.length).toBeLessThanOrEqual(partCount);
  for (const font of fonts) expect(font).toMatch(/^"Host Grotesk",/);
});
