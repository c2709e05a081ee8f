/**
 * WCAG 2.2 AA checks with axe for states that a page comes to by use, light and dark. `pages.spec.ts`
 * checks each page as it opens, and the tests of forms check theirs.
 */
import type { SignalState } from '../../../web/content/signal.ts';
import { addSessionCookie } from '../../e2e/accounts.ts';
import { expectAccessible, NARROW, WIDE } from '../../e2e/expect-accessible.ts';
import { findViolations } from '../../e2e/find-violations.ts';
import { demoAccount, expect, test, visit } from '../../e2e/fixtures.ts';

test('an open dropdown, and the open menu of a phone', async ({ page }) => {
  const openMenu = page.getByRole('banner').locator('details[open]');
  await visit(page, '/pricing');
  await page.getByRole('banner').locator('summary').first().hover();
  await expect(openMenu).toHaveCount(1);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link /home/
      - link "Search"
      - navigation "Main":
        - list:
          - listitem:
            - group:
              - list:
                - listitem:
                  - link /^CI\\/CD/
              - link "Contact Sales"
          - listitem:
            - link "Pricing"
    - main:
      - table:
        - rowgroup:
          - row:
            - columnheader "Small"
            - columnheader "Medium"
            - columnheader "Large"
        - rowgroup:
          - row:
            - rowheader /^Project size/
  `);
  await expectAccessible(page, 'an open dropdown', [WIDE]);

  await page.mouse.move(0, WIDE.height - 1);
  await expect(openMenu).toHaveCount(0);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').locator('summary').first().click();
  await expect(openMenu).toHaveCount(1);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - button "Menu"
      - navigation "Main":
        - list:
          - listitem:
            - group:
              - link "Contact Sales"
      - link "Login"
      - link "BOOK A DEMO"
  `);
  await expectAccessible(page, 'the open menu of a phone', [NARROW]);
});

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
  await addSessionCookie(page.context(), demoAccount.email);
  for (const path of ['/login/code', '/signed-in', '/verify-email/link', '/register/sent']) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1366, height: 768 });
    });
  }
});
