import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The minified build parses in a third of the time. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Without what is costly and not told below. */
const VIOLATIONS: axe.RunOptions = { resultTypes: ['violations'], selectors: false };

/** WCAG 2.2 AA without contrast, and roles that an element may have: a heading is no status. */
const WITHOUT_COLOURS: axe.RunOptions = {
  ...VIOLATIONS,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'aria-allowed-role': { enabled: true } },
};

/** Themes only change colors. */
const COLOURS: axe.RunOptions = {
  ...VIOLATIONS,
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

/** The contrast of WCAG 2.2 AAA, and what else depends on colors. */
const STRONG_CONTRAST: axe.RunOptions = {
  ...VIOLATIONS,
  runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
};

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** How texts look in each theme: their color, what is behind them, and whether they are large. */
type Looks = Record<Theme, ReadonlySet<string>>;

/** Looks that have enough contrast, on whichever page of this test process. */
const contrasted: Looks = { light: new Set(), dark: new Set() };
const stronglyContrasted: Looks = { light: new Set(), dark: new Set() };

/**
 * Violations of WCAG 2.2 AA and of the roles of elements that axe finds on the page in its current
 * state, in the light and the dark theme, each with its element and reason. Skips frames.
 *
 * Contrast takes axe long, so that each look is measured once in a test process. One that has too
 * little is told each time.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  return [...(await findInTheme(page, 'light', WITHOUT_COLOURS)), ...(await findLowContrast(page))];
}

/** Texts that have less contrast than WCAG 2.2 AA asks for. */
export async function findLowContrast(page: Page): Promise<string[]> {
  await loadAxe(page);
  return measureNewLooks(page, COLOURS, contrasted);
}

/**
 * What depends on colors, for visitors who ask for more contrast: texts have that of WCAG 2.2 AAA.
 * This setting changes nothing but colors.
 */
export async function findViolationsInMoreContrast(page: Page): Promise<string[]> {
  await loadAxe(page);
  await page.emulateMedia({ contrast: 'more' });
  const violations = await measureNewLooks(page, STRONG_CONTRAST, stronglyContrasted);
  await page.emulateMedia({ contrast: null });
  return violations;
}

async function measureNewLooks(
  page: Page,
  contrast: axe.RunOptions,
  measured: Looks,
): Promise<string[]> {
  const violations: string[] = [];
  for (const theme of THEMES) {
    const known = measured[theme];
    const listed = await markTexts(page, theme, [...known]);
    if (listed.every((look) => known.has(look))) continue;
    const found = await findInTheme(page, theme, contrast, [`[${NEW_LOOK}]`]);
    violations.push(...found);
    if (found.length === 0) measured[theme] = new Set([...known, ...listed]);
  }
  return violations;
}

/** Marks texts whose look is not known, and returns the looks of all. */
async function markTexts(
  page: Page,
  colorScheme: Theme,
  known: readonly string[],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return page.evaluate(markNewLooks, { known, mark: NEW_LOOK });
}

const NEW_LOOK = 'data-new-look';

/** Runs in the page. */
function markNewLooks({ known, mark }: { known: readonly string[]; mark: string }): string[] {
  const looks = new Set<string>();
  const backgrounds = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute(mark);
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = [getComputedStyle(element).color, isLarge(element), backgroundOf(element)].join();
    looks.add(look);
    element.toggleAttribute(mark, !known.includes(look));
  }
  return [...looks];

  function hasText(element: Element): boolean {
    return (
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.nodeValue?.trim())
    );
  }

  /** As WCAG defines it, for which less contrast is enough. */
  function isLarge(element: Element): boolean {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  }

  function backgroundOf(element: Element): string {
    const kept = backgrounds.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join();
    const below = element.parentElement ? backgroundOf(element.parentElement) : '';
    const background = own === 'rgba(0, 0, 0, 0),none,1' ? below : `${own};${below}`;
    backgrounds.set(element, background);
    return background;
  }
}

async function loadAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE_SOURCE);
}

async function findInTheme(
  page: Page,
  theme: Theme,
  options: axe.RunOptions,
  include: readonly string[] = ['html'],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const context = { include: [...include], exclude: ['iframe'] };
  const violations = await page.evaluate(
    async ([looked, runOptions]) => (await window.axe.run(looked, runOptions)).violations,
    [context, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
