import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The minified build parses in a third of the time. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Without what is costly and not told below. */
const VIOLATIONS: axe.RunOptions = { resultTypes: ['violations'], selectors: false };

/** WCAG 2.2 AA. */
const IN_FULL: axe.RunOptions = {
  ...VIOLATIONS,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

const IN_FULL_WITH_STRONG_CONTRAST: axe.RunOptions = {
  ...IN_FULL,
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
};

const WITHOUT_COLOURS: axe.RunOptions = {
  ...IN_FULL,
  rules: { 'color-contrast': { enabled: false } },
};

/** Themes only change colors. */
const COLOURS: axe.RunOptions = {
  ...VIOLATIONS,
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

/** WCAG 2.2 AAA. */
const STRONG_CONTRAST: axe.RunOptions = {
  ...VIOLATIONS,
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
};

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** How texts look in each theme: their color, what is behind them, and whether they are large. */
export type Looks = Readonly<Record<Theme, readonly string[]>>;

/**
 * WCAG 2.2 AA violations that axe finds on the page in its current state, in the light and the dark
 * theme, each with its element and reason. Skips frames.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  return [
    ...(await findInTheme(page, 'light', IN_FULL)),
    ...(await findInTheme(page, 'dark', COLOURS)),
  ];
}

/**
 * As `findViolations`, at another size than that of these looks: measures only the contrast of
 * texts that look different, since that is what takes axe long.
 */
export async function findNewViolations(page: Page, looks: Looks): Promise<string[]> {
  await loadAxe(page);
  return [
    ...(await findInTheme(page, 'light', WITHOUT_COLOURS)),
    ...(await findNewLowContrast(page, looks)),
  ];
}

/**
 * As `findViolations`, but measures the contrast of each look once in this process, whichever page
 * has it: most texts of a state look like those of others. A low contrast is told each time.
 */
export async function findViolationsOfState(page: Page): Promise<string[]> {
  await loadAxe(page);
  const violations = await findInTheme(page, 'light', WITHOUT_COLOURS);
  for (const theme of THEMES) {
    const known = measuredLooks[theme];
    const listed = await markTexts(page, theme, [...known]);
    if (listed.every((look) => known.has(look))) continue;
    const found = await findInTheme(page, theme, COLOURS, [`[${NEW_LOOK}]`]);
    violations.push(...found);
    if (found.length === 0) measuredLooks[theme] = new Set([...known, ...listed]);
  }
  return violations;
}

/** Looks that have enough contrast. */
const measuredLooks: Record<Theme, ReadonlySet<string>> = { light: new Set(), dark: new Set() };

/** Texts that look different and have less contrast than WCAG 2.2 AA asks for. */
export async function findNewLowContrast(page: Page, looks: Looks): Promise<string[]> {
  await loadAxe(page);
  const violations: string[] = [];
  for (const theme of THEMES) {
    const listed = await markTexts(page, theme, looks[theme]);
    const isNew = listed.some((look) => !looks[theme].includes(look));
    if (isNew) violations.push(...(await findInTheme(page, theme, COLOURS, [`[${NEW_LOOK}]`])));
  }
  return violations;
}

/** The looks of all texts that are shown. */
export async function listLooks(page: Page): Promise<Looks> {
  return { light: await markTexts(page, 'light'), dark: await markTexts(page, 'dark') };
}

/** Marks texts whose look is not known, and returns the looks of all. */
async function markTexts(
  page: Page,
  colorScheme: Theme,
  known: readonly string[] = [],
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

/**
 * WCAG 2.2 AA violations for visitors who ask for more contrast, whose texts have that of WCAG 2.2 AAA. One run
 * does both, as what has this contrast has that of AA, too.
 */
export async function findViolationsInMoreContrast(page: Page): Promise<string[]> {
  await loadAxe(page);
  await page.emulateMedia({ contrast: 'more' });
  const violations = [
    ...(await findInTheme(page, 'light', IN_FULL_WITH_STRONG_CONTRAST)),
    ...(await findInTheme(page, 'dark', STRONG_CONTRAST)),
  ];
  await page.emulateMedia({ contrast: null });
  return violations;
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
