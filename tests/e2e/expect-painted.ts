import type { Locator } from 'playwright/test';
import { expect } from './fixtures.ts';

/**
 * Expects an element to be seen: its picture differs from its place without it. An element with
 * opacity 0, clipped, covered or frozen at the first frame of its entrance fails, all of which
 * `toBeVisible` accepts.
 */
export async function expectPainted(...elements: readonly Locator[]): Promise<void> {
  for (const element of elements) {
    await expect(async () => {
      const shown = await element.screenshot();
      await setClipped(element, true);
      const empty = await element.screenshot();
      await setClipped(element, false);
      expect(shown.equals(empty), `${element} looks like its empty place`).toBe(false);
    }).toPass({ timeout: 20_000 });
  }
}

/** Clips an element away, which neither starts nor ends an animation, and moves nothing. */
function setClipped(element: Locator, isClipped: boolean): Promise<void> {
  return element.evaluate((target, isClipped) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-clipped] { clip-path: inset(50%) !important; }');
    document.adoptedStyleSheets = isClipped ? [sheet] : [];
    target.toggleAttribute('data-clipped', isClipped);
  }, isClipped);
}
