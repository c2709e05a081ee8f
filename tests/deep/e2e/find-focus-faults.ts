import type { Page } from 'playwright/test';

/**
 * Controls of the current page, at its current size, that get the focus without a visible outline
 * (WCAG 2.4.7) or behind something else (2.4.11), each as HTML. Goes down the page and up again, as
 * one thing may lie over what scrolls in from below, another over what scrolls in from above.
 */
export async function findFocusFaults(page: Page): Promise<string[]> {
  // From here on the browser takes the focus as moved by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(listFocusFaults);
}

/** Runs in the page. */
function listFocusFaults(): string[] {
  const OUTLINE_MIN_PX = 2;
  const STOPS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
  const STEP_PX = 8;
  const faults = new Set<string>();
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
  const outlined = new Set<Element>();
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus();
    if (document.activeElement !== stop) continue;
    const shown = stop.matches('.visually-hidden') ? (stop.closest('label') ?? stop) : stop;
    const html = shown.outerHTML.slice(0, 120);
    // A field may share the outline of its form or of what scrolls it, a link that of its row.
    const row = shown.parentElement ?? shown;
    const isOutlined =
      outlined.has(stop) ||
      hasOutline(shown) ||
      hasOutline(shown, '::after') ||
      hasOutline(row) ||
      hasOutline(row.parentElement ?? row);
    if (isOutlined) outlined.add(stop);
    else faults.add(`without outline: ${html}`);
    if (![...shown.getClientRects()].some(isSeen)) faults.add(`covered: ${html}`);

    /** Whether any point on the line down its middle is not behind something else. */
    function isSeen({ left, right, top, bottom }: DOMRect): boolean {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      for (let y = Math.max(top, 0) + 1; y < Math.min(bottom, innerHeight); y += STEP_PX) {
        const found = document.elementFromPoint(x, y);
        if (found && (shown.contains(found) || found.contains(shown))) return true;
      }
      return false;
    }
  }
  return [...faults];

  function hasOutline(element: Element, pseudo?: string): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= OUTLINE_MIN_PX;
  }
}
