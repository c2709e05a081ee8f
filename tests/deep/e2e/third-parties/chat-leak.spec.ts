/** Whether a chat that leaks nodes, listeners and timers leaves any of them behind. */
import type { CDPSession, Page } from 'playwright/test';
import { expect, openDevTools, test, visit } from '../../../e2e/fixtures.ts';

const button = (page: Page) =>
  page
    .frameLocator('iframe[title="Chat with an engineer"]')
    .getByRole('button', { name: 'Chat with us' });

test('ten pages later there are no more nodes, listeners or timers than before', async ({
  page,
}) => {
  test.slow();
  const PAGES = 10;
  const client = await openDevTools(page);
  await client.send('Performance.enable');
  await page.addInitScript(countTimers);
  await visit(page, '/pricing');

  // Modules that the app loads once and keeps are not a leak.
  await visitBoth(page, 2);
  const before = await measure(page, client);
  await visitBoth(page, PAGES / 2);
  const after = await measure(page, client);

  // A leak grows with each page; a difference of one node is noise.
  expect(after.frames).toBe(before.frames);
  expect(after.nodes - before.nodes).toBeLessThan(PAGES / 2);
  expect(after.listeners - before.listeners).toBeLessThan(PAGES / 2);
  const callsASecond = Math.max(1, before.timerCallsASecond);
  expect(after.timerCallsASecond).toBeLessThan((callsASecond * PAGES) / 2);
});

/** Goes to the other page and back, each time until the chat is there. */
async function visitBoth(page: Page, times: number): Promise<void> {
  const header = page.getByRole('banner');
  for (let round = 0; round < times; round += 1) {
    for (const [name, path] of [
      ['Contact', '/Contact'],
      ['Pricing', '/pricing'],
    ] as const) {
      await header.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(button(page)).toBeVisible();
    }
  }
}

async function measure(page: Page, client: CDPSession) {
  const callsBefore = await page.evaluate(() => window.timerCalls);
  await page.waitForTimeout(1000);
  const callsAfter = await page.evaluate(() => window.timerCalls);
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    frames: page.frames().length,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timerCallsASecond: callsAfter - callsBefore,
  };
}

declare global {
  interface Window {
    timerCalls: number;
  }
}

/** Runs in each frame before its scripts. Counts the timer callbacks in the top window. */
function countTimers(): void {
  const host = window.top;
  if (!host) return;
  try {
    host.timerCalls ??= 0;
  } catch {
    return; // A cross-origin frame: its timers do not belong to the page.
  }
  const counted = (run: TimerHandler) => () => {
    host.timerCalls += 1;
    if (typeof run === 'function') run();
  };
  const { setInterval: interval, setTimeout: timeout } = window;
  Object.assign(window, {
    setInterval: (run: TimerHandler, ms?: number) => interval.call(window, counted(run), ms),
    setTimeout: (run: TimerHandler, ms?: number) => timeout.call(window, counted(run), ms),
  });
}
