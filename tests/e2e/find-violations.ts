import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The minified build parses in a third of the time. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Without what is costly and not told below. */
const VIOLATIONS: axe.RunOptions = { resultTypes: ['violations'], selectors: false };

/** WCAG 2.2 AA, and roles that an element may have: a heading is no status. */
const ALL_RULES: axe.RunOptions = {
  ...VIOLATIONS,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'aria-allowed-role': { enabled: true } },
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

type Theme = 'light' | 'dark';

/**
 * Violations of WCAG 2.2 AA and of the roles of elements that axe finds on the page in its current
 * state, in the light and the dark theme, each with its element and reason. Skips frames.
 */
export function findViolations(page: Page): Promise<string[]> {
  return findInThemes(page, { light: ALL_RULES, dark: COLOURS });
}

/** Texts that have less contrast than WCAG 2.2 AA asks for. */
export function findLowContrast(page: Page): Promise<string[]> {
  return findInThemes(page, { light: COLOURS, dark: COLOURS });
}

/**
 * What depends on colors, for visitors who ask for more contrast: texts have that of WCAG 2.2 AAA.
 * This setting changes nothing but colors.
 */
export async function findViolationsInMoreContrast(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  const violations = await findInThemes(page, { light: STRONG_CONTRAST, dark: STRONG_CONTRAST });
  await page.emulateMedia({ contrast: null });
  return violations;
}

async function findInThemes(
  page: Page,
  rules: Readonly<Record<Theme, axe.RunOptions>>,
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE_SOURCE);
  return [
    ...(await findInTheme(page, 'light', rules.light)),
    ...(await findInTheme(page, 'dark', rules.dark)),
  ];
}

async function findInTheme(page: Page, theme: Theme, options: axe.RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const violations = await page.evaluate(
    async (options) =>
      (await window.axe.run({ include: ['html'], exclude: ['iframe'] }, options)).violations,
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
