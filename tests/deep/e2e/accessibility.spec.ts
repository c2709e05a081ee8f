/** Looks and pages that neither `pages.spec.ts` nor the journeys come to. */
import type { SignalState } from '../../../web/content/signal.ts';
import { logIn } from '../../e2e/accounts.ts';
import { NARROW, WIDE } from '../../e2e/expect-accessible.ts';
import { findViolations } from '../../e2e/find-violations.ts';
import { demoAccount, expect, test, visit } from '../../e2e/fixtures.ts';

test('in forced colors each state of a lamp has a look of its own', async ({ page }) => {
  const states = ['passed', 'running', 'waiting', 'failed'] satisfies readonly SignalState[];
  await visit(page, '/register');
  const lamp = page.locator('li > i[data-state]').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const looks = new Set<string>();
    for (const state of states) {
      await lamp.evaluate((element, value) => element.setAttribute('data-state', value), state);
      looks.add((await lamp.screenshot()).toString('base64'));
    }
    expect(looks.size).toBe(states.length);
  }
});

test('the pages for browsers without JavaScript have no accessibility violations, at any width', async ({
  page,
}) => {
  await logIn(page.context(), demoAccount);
  for (const path of ['/login/code', '/signed-in', '/verify-email/link', '/register/sent']) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(NARROW);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await page.setViewportSize(WIDE);
    });
  }
});
