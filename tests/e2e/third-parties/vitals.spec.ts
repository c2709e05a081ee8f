/** Web vitals, reported to the site without identifying the visitor. */
import type { Page } from 'playwright/test';
import { answer, reopen } from '../consent.ts';
import { collect, expect, settleAtOnce, test, visit } from '../fixtures.ts';
import { settle } from './analytics.ts';

test.beforeEach(async ({ context }) => {
  await settleAtOnce(context);
  // Puts every visit into the sample. Values differ, because the library also derives ids from
  // them.
  await context.addInitScript(() => {
    let drawn = 0;
    Math.random = () => {
      drawn += 1e-6;
      return drawn;
    };
  });
});

/** Opens a page and waits until its visit is being measured. */
async function visitMeasured(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(() => JSON.stringify(window.dataLayer ?? []).includes('FCP'));
  await settle(page);
}

/** Hides the page, as switching tabs would, after a real key press. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await setVisibility(page, 'hidden');
}

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('nothing is measured before an acceptance; after it, a visit is reported when it is left', async ({
  page,
}) => {
  const reports = collect(page, (request) =>
    request.url().endsWith('/api/vitals') ? request : undefined,
  );
  await visit(page, '/pricing');
  await settle(page);
  await leave(page);
  await settle(page);
  expect(reports).toEqual([]);
  await reopen(page);
  await answer(page, 'Accept All');

  const reported = () => reports.filter((report) => report.postDataJSON()?.route === '/blog/*');
  await visitMeasured(page, '/blog/alerts-worth-waking-for');
  expect(reported()).toEqual([]);
  await leave(page);
  await expect.poll(() => reported().length).toBe(1);
  const [report] = reported();
  const { route, device, vitals, ...rest } = report?.postDataJSON() ?? {};
  expect({ route, device, rest }).toEqual({ route: '/blog/*', device: 'desktop', rest: {} });
  for (const vital of vitals) expect(Object.keys(vital)).toEqual(['name', 'value', 'rating']);
  expect((await report?.response())?.status()).toBe(204);
});
