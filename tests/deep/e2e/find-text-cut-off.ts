import type { Page } from 'playwright/test';

/** Texts that overflow the viewport or a parent with hidden overflow. */
export function findTextCutOff(page: Page): Promise<string[]> {
  return page.evaluate(listTextCutOff);
}

/** Runs in the page. */
function listTextCutOff(): string[] {
  // Pictures that run off an edge show a piece of a file; the painted text of a field scrolls with it.
  const UNSEEN = '.visually-hidden, [data-cropped], pre[aria-hidden]';
  const cutOff: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest(UNSEEN)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;

    let right = innerWidth;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const overflow = getComputedStyle(box).overflowX;
      if (overflow === 'visible') continue;
      const isScrollable = overflow === 'auto' || overflow === 'scroll';
      if (isScrollable) right = Number.POSITIVE_INFINITY;
      else right = Math.min(right, box.getBoundingClientRect().right);
      if (isScrollable) break;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    const isCutOff = [...range.getClientRects()].some(
      (rect) => rect.width > 0 && (rect.left < -1 || rect.right > right + 1),
    );
    if (isCutOff) cutOff.push(text.textContent.trim());
  }
  return cutOff;
}
