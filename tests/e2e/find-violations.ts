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

/** Texts with less contrast than WCAG 2.2 AA asks for, in the light and the dark theme. */
export async function findLowContrast(page: Page): Promise<string[]> {
  await loadAxe(page);
  return [
    ...(await findInTheme(page, 'light', COLOURS)),
    ...(await findInTheme(page, 'dark', COLOURS)),
  ];
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
  theme: 'light' | 'dark',
  options: axe.RunOptions,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const violations = await page.evaluate(
    async (runOptions) => (await window.axe.run({ exclude: ['iframe'] }, runOptions)).violations,
    options,
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
