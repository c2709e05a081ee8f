import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a theme changes is its colours. */
const RULES_OF_COLOUR = ['color-contrast'];

/**
 * What axe finds against WCAG 2.2 AA on a page as it is, in the light and in the dark, each with
 * its element and its reason.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inTheLight = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await new AxeBuilder({ page }).withRules(RULES_OF_COLOUR).analyze();
  return [...describe('light', inTheLight), ...describe('dark', inTheDark)];
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;

function describe(theme: string, { violations }: Findings): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary}`),
  );
}
