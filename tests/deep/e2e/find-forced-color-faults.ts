import type { Page } from 'playwright/test';

/**
 * What cannot be seen on the current page in forced colors, light and dark: texts and icons of
 * controls in the color of their background, and states that look like their opposite.
 */
export async function findForcedColorFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const found = await page.evaluate(listForcedColorFaults);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** Runs in the page. */
function listForcedColorFaults(): string[] {
  const TEXT_MIN_CONTRAST = 4.5;
  const ICON_MIN_CONTRAST = 3;
  const STATES = ['[aria-current]', '[aria-selected=true]', '[aria-pressed=true]', ':checked'];
  const LOOK = [
    'color',
    'background-color',
    'border',
    'font-weight',
    'text-decoration-line',
    'content',
  ];

  const faults = new Set<string>();
  const canvas = resolveCanvas();

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isShown(element)) continue;
    if (element.matches(':disabled, :disabled *, svg *')) continue;
    const { color, forcedColorAdjust } = getComputedStyle(element);
    if (isTransparent(color)) continue;
    // The browser paints text that it adjusts on a plate in the color of the page.
    const background = forcedColorAdjust === 'none' ? findBackground(element) : canvas;
    if (contrast(color, background) < TEXT_MIN_CONTRAST) {
      faults.add(`text: ${node.textContent.trim().slice(0, 40)} ${color} on ${background}`);
    }
  }

  for (const icon of document.querySelectorAll(':is(a, button, label, summary) svg')) {
    if (!isShown(icon) || icon.closest(':disabled')) continue;
    const background = findBackground(icon);
    const isSeen = [...icon.querySelectorAll('*')].some((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      return contrast(stroke === 'none' ? fill : stroke, background) >= ICON_MIN_CONTRAST;
    });
    if (!isSeen) faults.add(`icon: ${icon.parentElement?.outerHTML.slice(0, 120)}`);
  }

  for (const state of STATES) {
    for (const element of document.querySelectorAll(state)) {
      const other = findOther(element, state);
      if (other && isShown(element) && lookOf(element) === lookOf(other)) {
        faults.add(`state: ${element.outerHTML.slice(0, 120)}`);
      }
    }
  }
  return [...faults];

  function isShown(element: Element): boolean {
    return (
      !element.closest('.visually-hidden:not(input)') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  /** The nearest element of the same kind that is not in this state. */
  function findOther(element: Element, state: string): Element | undefined {
    // The browser draws the states of its own controls.
    const isNative = element.matches('input:not(.visually-hidden), option');
    for (let parent = element.parentElement; parent && !isNative; parent = parent.parentElement) {
      const others = parent.querySelectorAll(`${element.localName}:not(${state}, svg *)`);
      const other = [...others].find(isShown);
      if (other) return other;
    }
    return undefined;
  }

  function lookOf(element: Element): string {
    const shown = element.matches('.visually-hidden')
      ? (element.closest('label') ?? element)
      : element;
    const looks = [shown, ...shown.querySelectorAll('*')].flatMap((part) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        const outline = style.outlineStyle === 'none' ? '' : style.outline;
        return [outline, ...LOOK.map((name) => style.getPropertyValue(name))].join();
      }),
    );
    return [...new Set(looks)].sort().join(';');
  }

  function resolveCanvas(): string {
    const probe = document.body.appendChild(document.createElement('b'));
    probe.style.color = 'Canvas';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }

  function findBackground(element: Element): string {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!isTransparent(backgroundColor)) return backgroundColor;
    }
    return canvas;
  }

  function isTransparent(color: string): boolean {
    return color.startsWith('rgba(') && color.endsWith(', 0)');
  }

  /** As WCAG defines it. */
  function contrast(one: string, other: string): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
