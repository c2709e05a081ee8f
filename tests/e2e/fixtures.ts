/**
 * Shared by all browser tests: a guard that fails a test on any browser error or warning, the list
 * of pages, and common steps.
 */
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  type ConsoleMessage,
  type Download,
  expect,
  type Locator,
  type Page,
  type Request,
} from 'playwright/test';
import type { ConsentChoice } from '../../web/features/consent/consent.ts';
import { CONSENT_KEY } from '../../web/lib/storage-keys.ts';
import { SETTLING_MS } from '../../web/lib/use-settled.ts';
import type { DemoAccount } from '../../worker/contract/settings.ts';
import { pages, settings } from '../../worker/site.gen.ts';

export { expect };

export const siteOrigin = settings.origin;

export const demoAccount = firstDemoAccount(settings.demoAccounts);

export interface Complaints {
  /** Console errors, hydration warnings and CSP violations so far. */
  readonly list: readonly string[];
  /** Allows messages that the test provokes, such as a 401 in the console. */
  allow(pattern: RegExp): void;
}

export interface Options {
  /** The stored answer to the cookie banner, which otherwise would cover the page. */
  readonly consent: ConsentChoice | 'unanswered';
}

export const test = base.extend<Options & { complaints: Complaints }>({
  consent: ['denied', { option: true }],

  context: async ({ baseURL, consent, context }, use) => {
    context.on('page', (page) => page.on('domcontentloaded', movePointerOffSidebar));
    if (baseURL !== undefined && consent !== 'unanswered') {
      // Setting a storage state would open an additional page in each test.
      await context.addInitScript(keepAnswer, { origin: baseURL, ...keptAnswer(consent) });
    }
    await use(context);
  },

  complaints: [
    async ({ context }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (isComplaint(message)) list.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => list.push(`Uncaught: ${webError.error().message}`));
      // Of a change of pages that follows another before its fade has ended.
      allowed.push(/^Uncaught: Transition was skipped/);
      await context.addInitScript(watchDocument);

      await use({ list, allow: (pattern) => allowed.push(pattern) });

      // A round trip to each page flushes its pending messages before the check.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => true)));
      const unexpected = list.filter((entry) => !allowed.some((pattern) => pattern.test(entry)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** The answer to the banner as the browser stores it. */
export function keptAnswer(choice: ConsentChoice) {
  const record = { ad_storage: choice, analytics_storage: choice, ts: Date.now() };
  return { name: CONSENT_KEY, value: JSON.stringify(record) };
}

/** Runs in each document before its scripts; writes the answer only in the first one of a tab. */
function keepAnswer({ origin, name, value }: { origin: string; name: string; value: string }) {
  const marker = 'test-answer-is-kept';
  if (location.origin !== origin) return;
  try {
    if (!sessionStorage[marker]) localStorage[name] ??= value;
    sessionStorage[marker] = 'yes';
  } catch {
    // Storage is blocked in this test.
  }
}

/**
 * A headless browser may start with the pointer in the corner, where it would expand the sidebar.
 * The pointer is moved only there, because on other pages a pointer event would start the app.
 */
async function movePointerOffSidebar(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1 };
  try {
    const hasSidebar = (await page.locator('#workspace-menu').count()) > 0;
    if (hasSidebar) await page.mouse.move(width - 1, 0);
  } catch {
    // The page has been closed or has navigated.
  }
}

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return true;
  return /hydrat|did not match|content security policy/i.test(message.text());
}

/** Runs in the page before its scripts. */
function watchDocument(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample } = event;
    console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
  addEventListener('app:ready', () => {
    document.documentElement.dataset.appReady = String(performance.now());
  });
}

/** Shortens the wait until a page counts as settled, which few tests are about. */
export async function settleAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript((settlingMs) => {
    const wait = window.setTimeout.bind(window);
    const hurry = (run: TimerHandler, delayMs?: number, ...values: unknown[]) =>
      wait(run, delayMs === settlingMs ? 0 : delayMs, ...values);
    Object.assign(window, { setTimeout: hurry });
  }, SETTLING_MS);
}

/** Holds what loads once a page has settled, until the returned function is called. */
export async function holdSettling(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((settlingMs) => {
    const wait = window.setTimeout.bind(window);
    const hold = (run: TimerHandler, delayMs?: number, ...values: unknown[]) => {
      if (delayMs !== settlingMs) return wait(run, delayMs, ...values);
      addEventListener('test:settle', () => wait(run, 0, ...values), { once: true });
      return 0;
    };
    Object.assign(window, { setTimeout: hold });
  }, SETTLING_MS);
  return () => page.evaluate(() => void dispatchEvent(new Event('test:settle')));
}

/** Waits until the code has run that loads once a page has settled: the first that comes after the app. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const readyAtMs = Number(document.documentElement.dataset.appReady || Number.NaN);
    return performance
      .getEntriesByType('resource')
      .some(({ name, startTime }) => name.endsWith('.js') && startTime > readyAtMs);
  });
  await waitUntilIdle(page);
}

/** Waits until what the page left for an idle moment has run. */
export function waitUntilIdle(page: Page): Promise<unknown> {
  // A machine that is busy with other work may give a page no idle moment.
  return page.evaluate((timeout) => {
    return new Promise((resolve) => {
      requestIdleCallback(() => requestIdleCallback(resolve, { timeout }), { timeout });
    });
  }, 5000);
}

/** Lets pages read and write the clipboard without a question; in Firefox a preference does. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  const { browserName = 'chromium' } = test.info().project.use;
  await context.grantPermissions(CLIPBOARD_PERMISSIONS[browserName]);
}

const CLIPBOARD_PERMISSIONS = {
  chromium: ['clipboard-read', 'clipboard-write'],
  firefox: [],
  webkit: ['clipboard-read'],
};

/** Connects to Chromium’s own protocol; skips the test in other engines. */
export function openDevTools(page: Page): Promise<CDPSession> {
  const { browserName } = test.info().project.use;
  test.skip(
    browserName !== 'chromium',
    'only Chromium has a protocol for authenticators, a slow CPU and figures of the heap',
  );
  return page.context().newCDPSession(page);
}

/** Waits until the app has hydrated the prerendered page. */
export async function waitForApp(page: Page): Promise<void> {
  await page.locator('html[data-app-ready]').waitFor();
}

/**
 * Waits until a page is shown. During a navigation in the app the URL changes before the content,
 * so a click made in between would hit the old page.
 */
export async function expectToArrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expectToShow(page, path);
}

/** Expects the page with this canonical address, whatever its URL. */
export async function expectToShow(page: Page, path: string): Promise<void> {
  const canonical = new RegExp(`^https?://[^/]+${pages[path] ?? path}$`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/** Holds back the entry of the app until the returned function is called; the page itself loads. */
export async function holdApp(page: Page): Promise<() => void> {
  let startApp = () => {};
  const isStarted = new Promise<void>((resolve) => {
    startApp = resolve;
  });
  await page.route('**/assets/client-*.js', async (route) => {
    await isStarted;
    await route.continue();
  });
  return startApp;
}

/** Freezes the timers of the page; `page.clock.runFor` advances them. */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = Date.now();
  await page.clock.install({ time: nowMs });
  await page.clock.pauseAt(nowMs + 60_000);
}

/** Presses a button or a link that saves a file. */
export async function downloadBy(button: Locator): Promise<Download> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return download;
}

/** Collects the URLs of all further requests; with `isNavigation`, those of documents only. */
export function recordRequests(page: Page, { isNavigation = false } = {}): string[] {
  return collect(page, (request) =>
    !isNavigation || request.isNavigationRequest() ? request.url() : undefined,
  );
}

/** Collects the URLs of all further requests except those for page resources. */
export function recordSent(page: Page): string[] {
  const parts = ['font', 'image', 'script', 'stylesheet'];
  return collect(page, (request) =>
    parts.includes(request.resourceType()) ? undefined : request.url(),
  );
}

/** Collects what is read of all further requests, but for those of which nothing is. */
export function collect<T>(page: Page, read: (request: Request) => T | undefined): T[] {
  const all: T[] = [];
  page.on('request', (request) => {
    const one = read(request);
    if (one !== undefined) all.push(one);
  });
  return all;
}

function firstDemoAccount([first]: readonly DemoAccount[]): DemoAccount {
  if (!first) throw new Error('The browser tests log in with a demo account: switch them on.');
  return first;
}
