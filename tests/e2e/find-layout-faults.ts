import type { Page } from 'playwright/test';

/** Layout faults of the current page at its current width, each with the text concerned. */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(listLayoutFaults);
}

/** Runs in the page, so it can use nothing from outside. */
function listLayoutFaults(): string[] {
  const TEXT_MIN_PX = 12;
  const LINE_MAX_CHARS = 75;
  /** Rounding, and letters that reach over the edge of their box. */
  const TOLERANCE_PX = 2;
  /** Share of a line box that is empty above and below its letters. */
  const LEADING_SHARE = 0.25;

  interface Line {
    readonly element: Element;
    /** The bar or dialog that holds it, which lies over the page on purpose. */
    readonly layer: Element | undefined;
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }

  const faults = new Set<string>();
  const lines: Line[] = [];
  const layers = new Map<Element, Element | undefined>();
  const nameOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`scrolls sideways: ${scrollWidth}`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map((box) => clipToScrollers(element, box))
      .filter(({ width, height }) => width > 0 && height > 0);
    if (Number.parseFloat(getComputedStyle(element).fontSize) < TEXT_MIN_PX) {
      faults.add(`small: ${nameOf(text)}`);
    }
    if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
    if (isClipped(element, boxes)) faults.add(`clipped: ${nameOf(text)}`);
    for (const { left, right, top, bottom, height } of boxes) {
      const leading = height * LEADING_SHARE;
      lines.push({
        element,
        layer: findLayer(element),
        text,
        left,
        right,
        top: top + leading,
        bottom: bottom - leading,
      });
    }
  }

  for (const block of document.querySelectorAll('main :is(p, li, dd):not(figure *)')) {
    if (isShown(block) && longestLineChars(block) > LINE_MAX_CHARS) {
      faults.add(`long line: ${nameOf(block.textContent)} ${Math.round(longestLineChars(block))}`);
    }
  }

  lines.sort((line, other) => line.top - other.top);
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      // So do all after it.
      if (!other || other.top > line.bottom) break;
      if (line.element !== other.element && line.layer === other.layer && overlap(line, other)) {
        faults.add(`overlap: ${nameOf(line.text)} | ${nameOf(other.text)}`);
      }
    }
  }
  return [...faults];

  function isShown(element: Element): boolean {
    // Clipped away as a whole, for screen readers.
    if (getComputedStyle(element).clipPath === 'inset(50%)') return false;
    return (
      !element.closest('.visually-hidden, [popover], [inert], [data-cropped]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  function findLayer(element: Element): Element | undefined {
    if (layers.has(element)) return layers.get(element);
    const isLayer = /fixed|sticky/.test(getComputedStyle(element).position);
    const { parentElement: parent } = element;
    const layer = isLayer ? element : parent ? findLayer(parent) : undefined;
    layers.set(element, layer);
    return layer;
  }

  /** The part of a box that no scrolling parent hides. */
  function clipToScrollers(element: Element, box: DOMRect): DOMRect {
    let { left, right, top, bottom } = box;
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(parent).overflow)) continue;
      const edge = parent.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  /** Whether a parent with hidden overflow, or the window, cuts the text. */
  function isClipped(element: Element, boxes: readonly DOMRect[]): boolean {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (overflowX === 'visible') continue;
      const edge = parent.getBoundingClientRect();
      return boxes.some(
        (box) =>
          box.right > edge.right + TOLERANCE_PX ||
          box.left < edge.left - TOLERANCE_PX ||
          box.bottom > edge.bottom + TOLERANCE_PX + box.height * LEADING_SHARE,
      );
    }
    return boxes.some((box) => box.right > innerWidth + 1 || box.left < -1);
  }

  /** Characters in the longest line of running text; 0 for text of one line. */
  function longestLineChars(block: Element): number {
    const isText = [...block.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
    if (!isText) return 0;
    const range = document.createRange();
    range.selectNodeContents(block);
    const spans = new Map<number, { left: number; right: number }>();
    for (const { left, right, bottom } of range.getClientRects()) {
      const line = Math.round(bottom / 8);
      const span = spans.get(line) ?? { left, right };
      spans.set(line, { left: Math.min(left, span.left), right: Math.max(right, span.right) });
    }
    if (spans.size < 2) return 0;
    const widths = [...spans.values()].map(({ left, right }) => right - left);
    // biome-ignore lint/performance/useDomNodeTextContent: only the text that is shown counts.
    const text = block instanceof HTMLElement ? block.innerText : block.textContent;
    const chars = text.trim().length;
    return (Math.max(...widths) / widths.reduce((sum, width) => sum + width, 0)) * chars;
  }

  function overlap(line: Line, other: Line): boolean {
    const widthPx = Math.min(line.right, other.right) - Math.max(line.left, other.left);
    const heightPx = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
    return widthPx > TOLERANCE_PX && heightPx > TOLERANCE_PX;
  }
}
