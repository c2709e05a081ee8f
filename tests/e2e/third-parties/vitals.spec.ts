/** Web vitals, reported to the site without identifying the visitor. */
import type { Page, Request } from 'playwright/test';
import { startSession } from '../accounts.ts';
import { demoAccount, expect, settleAtOnce, test, visit } from '../fixtures.ts';
import { settle, watchAnalytics } from './analytics.ts';

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

/** Records reports from now on; use `leave` to leave the page. */
function watchReports(page: Page): Request[] {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/vitals') reports.push(request);
  });
  return reports;
}

/** Opens a page and waits until its visit is being measured. */
async function visitMeasured(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('watch-vitals')),
  );
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

test('a visit is reported when it is left, without a consent and to the site alone', async ({
  page,
  context,
}) => {
  const asked = watchAnalytics(context);
  const reports = watchReports(page);
  await visitMeasured(page, '/blog/alerts-worth-waking-for');
  expect(reports).toEqual([]);
  await leave(page);
  await expect.poll(() => reports.length).toBe(1);
  const { route, device, vitals, ...rest } = reports[0]?.postDataJSON() ?? {};
  expect({ route, device, rest }).toEqual({ route: '/blog/*', device: 'desktop', rest: {} });
  for (const vital of vitals) expect(Object.keys(vital)).toEqual(['name', 'value', 'rating']);
  expect((await reports[0]?.response())?.status()).toBe(204);
  await settle(page);
  expect(asked).toEqual({ loaders: [], events: [] });
});

test('each figure is told once, however often the page is left', async ({ page }) => {
  const reports = watchReports(page);
  await visitMeasured(page, '/pricing');
  for (let time = 0; time < 3; time += 1) {
    await leave(page);
    await setVisibility(page, 'visible');
    await page.waitForTimeout(500);
  }
  const names: string[] = reports
    .flatMap((report) => report.postDataJSON().vitals)
    .map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP']));
  expect(new Set(names).size).toBe(names.length);
});

test('no cookie goes with it, whoever is signed in', async ({ page }) => {
  await startSession(page, demoAccount);
  await visitMeasured(page, '/devops-on-boarding');
  const reports = watchReports(page);
  await leave(page);
  await expect.poll(() => reports.length).toBe(1);
  const headers = await reports[0]?.allHeaders();
  expect(headers?.['sec-fetch-site']).toBe('same-origin');
  expect(headers).not.toHaveProperty('cookie');
  expect(reports[0]?.postData()).not.toContain(demoAccount.email);
});

test.describe('after an acceptance', () => {
  test.use({ consent: 'granted' });

  test('analytics hears of it too, even if it is there last', async ({ page, context }) => {
    const asked = watchAnalytics(context);
    const measuring = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('watch-vitals'),
    );
    await page.route('**/google-tag-*.js', async (route) => {
      await measuring;
      await page.waitForTimeout(500);
      await route.continue();
    });
    const names = () => asked.events.map((event) => event.get('en'));
    await visitMeasured(page, '/pricing');
    await expect.poll(names).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
    await leave(page);
    await expect.poll(names).toEqual(expect.arrayContaining(['LCP', 'CLS']));
  });
});

test('a report that does not arrive is not missed', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('/api/vitals', (route) => route.abort());
  const reports = watchReports(page);
  await visitMeasured(page, '/pricing');
  await leave(page);
  await expect.poll(() => reports.length).toBe(1);
});

test('of the visits that are not drawn, nothing is measured', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visit(page, '/pricing');
  await settle(page);
  await leave(page);
  expect(files.filter((path) => /vitals/.test(path))).toEqual([]);
});
