/**
 * What every browser test shares: a guard that fails a test for anything the browser complains
 * about, the list of pages, and the few steps that many tests begin with.
 */
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from 'playwright/test';
import type { ConsentChoice } from '../../web/features/consent/consent.ts';
import { CONSENT_KEY } from '../../web/lib/storage-keys.ts';
import { SETTLING_MS } from '../../web/lib/use-settled.ts';
import { pages, settings } from '../../worker/site.gen.ts';

export { expect };

/** Every page of the site, as the build has listed them. */
export const sitePages = Object.entries(pages).map(([path, canonical]) => ({ path, canonical }));

export const siteOrigin = settings.origin;

export const demoAccount = firstDemoAccount(settings.demoAccounts);

export interface Complaints {
  /** Errors, hydration warnings and policy violations so far, in the browser's words. */
  readonly list: readonly string[];
  /** Declares complaints that belong to what is tested, such as a 401 in the console. */
  allow(pattern: RegExp): void;
}

export interface Options {
  /** What the visitor has answered to the cookie banner, which else comes over the page. */
  readonly consent: ConsentChoice | 'unanswered';
}

export const test = base.extend<Options & { complaints: Complaints }>({
  consent: ['denied', { option: true }],

  context: async ({ baseURL, consent, context }, use) => {
    context.on('page', (page) => page.on('domcontentloaded', movePointerOffSidebar));
    if (baseURL !== undefined && consent !== 'unanswered') {
      // A storage state would cost a page of its own each time.
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
      await context.addInitScript(watchDocument);

      await use({ list, allow: (pattern) => allowed.push(pattern) });

      // A round trip to each page: what it has said before is heard before the verdict.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => true)));
      const unexpected = list.filter((entry) => !allowed.some((pattern) => pattern.test(entry)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** The answer to the banner, as the browser keeps it. */
export function keptAnswer(choice: ConsentChoice) {
  const record = { ad_storage: choice, analytics_storage: choice, ts: Date.now() };
  return { name: CONSENT_KEY, value: JSON.stringify(record) };
}

/** Runs in each document before anything else of it, and does its work in the first of a tab. */
function keepAnswer({ origin, name, value }: { origin: string; name: string; value: string }) {
  const marker = 'test-answer-is-kept';
  if (location.origin !== origin) return;
  try {
    if (!sessionStorage[marker]) localStorage[name] ??= value;
    sessionStorage[marker] = 'yes';
  } catch {
    // This browser keeps nothing.
  }
}

/**
 * The pointer of a headless browser may begin each document in the corner, where a sidebar expands
 * under it. Elsewhere it stays: a pointer that moves has the app start at once.
 */
async function movePointerOffSidebar(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1 };
  try {
    const hasSidebar = (await page.locator('#workspace-menu').count()) > 0;
    if (hasSidebar) await page.mouse.move(width - 1, 0);
  } catch {
    // The page has gone meanwhile.
  }
}

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return true;
  return /hydrat|did not match|content security policy/i.test(message.text());
}

/** Runs in the page before anything else of it. */
function watchDocument(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample } = event;
    console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
  addEventListener('app:ready', () => {
    document.documentElement.dataset.appReady = '';
  });
}

/** Has pages settle as soon as they can: a test is seldom about that wait. */
export async function settleAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript((settlingMs) => {
    const wait = window.setTimeout.bind(window);
    const hurry = (run: TimerHandler, delayMs?: number, ...values: unknown[]) =>
      wait(run, delayMs === settlingMs ? 0 : delayMs, ...values);
    Object.assign(window, { setTimeout: hurry });
  }, SETTLING_MS);
}

/** Waits until the app has taken over the prerendered page. */
export async function waitForApp(page: Page): Promise<void> {
  await page.locator('html[data-app-ready]').waitFor();
}

/**
 * Waits until a page is shown. When the app changes pages its address is there first, and the old
 * page with it until the new one has loaded: what is done meanwhile is done to the old one.
 */
export async function expectToArrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expectToShow(page, path);
}

/** Whatever its address and its words are, a page says in its head which one it is. */
export async function expectToShow(page: Page, path: string): Promise<void> {
  const canonical = new RegExp(`^https?://[^/]+${pages[path] ?? path}$`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a page and waits for the app. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

interface LogInOptions {
  readonly remember?: boolean;
}

/** Logs in with a demo account, as a visitor would, and ends on the onboarding screen. */
export async function logIn(page: Page, { remember = false }: LogInOptions = {}): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel('Email Address').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  if (remember) await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expectToArrive(page, '/devops-on-boarding');
}

/** Keeps the app from starting until the returned function is called; the page itself loads. */
export async function holdApp(page: Page): Promise<() => void> {
  let startApp = () => {};
  const isStarted = new Promise<void>((resolve) => {
    startApp = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isStarted;
    await route.continue();
  });
  return startApp;
}

/** From now on time passes by `page.clock.runFor` alone, for the page's timers. */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = Date.now();
  await page.clock.install({ time: nowMs });
  await page.clock.pauseAt(nowMs + 60_000);
}

/** The addresses of all requests from now on; `isNavigation` for documents only. */
export function recordRequests(page: Page, { isNavigation = false } = {}): string[] {
  return record(page, (request) => !isNavigation || request.isNavigationRequest());
}

/** The addresses of what is sent from now on: of all requests but those for parts of a page. */
export function recordSent(page: Page): string[] {
  const parts = ['font', 'image', 'script', 'stylesheet'];
  return record(page, (request) => !parts.includes(request.resourceType()));
}

function record(page: Page, isMeant: (request: Request) => boolean): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) urls.push(request.url());
  });
  return urls;
}

/** Fails as soon as `check` is not true, and passes when it was true all the time. */
export async function expectToHold(
  check: () => Promise<boolean>,
  durationMs: number,
): Promise<void> {
  const until = performance.now() + durationMs;
  while (performance.now() < until) {
    expect(await check()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface DemoAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

function firstDemoAccount([first]: readonly DemoAccount[]): DemoAccount {
  if (!first) throw new Error('The browser tests log in with a demo account: switch them on.');
  return first;
}
