/**
 * Whether third parties that hang slow the home page down: all of them on and never answering,
 * against none set, in turn. Each visit is a cold one on a slow phone, with analytics agreed to.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { choosePort, HOST } from '../../scripts/processes.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../setup/browser.ts';
import { copySite } from '../setup/site-copy.ts';
import { startStandIns } from '../setup/stand-ins.ts';
import { STAND_IN_PATHS, thirdPartySettings } from '../setup/third-parties.ts';
import { type Figure, median, type Section } from './figures.ts';
import { openBenchSite } from './site.ts';

const FIRST_STAND_IN_PORT = 8850;
const PAIRS = 20;
const MOST_DIFFERENCE_PERCENT = 5;

/** Long enough for what comes when the browser is idle. */
const VISIT_MS = 8000;

/** More than Lighthouse's four: there the home page hardly blocks, and a ratio would say nothing. */
const CPU_SLOWDOWN = 10;
/** As Lighthouse has it: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const PHONE_SCREEN = { width: 412, height: 823 };

/** What a task takes beyond this blocks: https://web.dev/articles/tbt */
const SHORT_TASK_MS = 50;

const CONSENT = JSON.stringify({ ad_storage: 'granted', analytics_storage: 'granted', ts: 1 });

const MEASURES = ['first paint', 'largest paint', 'blocking time'] as const;

type Visit = Readonly<Record<(typeof MEASURES)[number] | 'hanging requests', number>>;

/** @param plainUrl of the site with no third party set. */
export async function measureThirdParties(plainUrl: string): Promise<Section[]> {
  const port = await choosePort(FIRST_STAND_IN_PORT);
  const standIns = await startStandIns(port);
  const hangingAddress = `http://${HOST}:${port}${STAND_IN_PATHS.hangs}`;
  const site = await openBenchSite({
    folder: await copySite(),
    settings: thirdPartySettings(hangingAddress),
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  try {
    const plain: Visit[] = [];
    const hanging: Visit[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const visits = [
        async () => plain.push(await visitHome(browser, plainUrl, hangingAddress)),
        async () => hanging.push(await visitHome(browser, site.compressedUrl, hangingAddress)),
      ];
      // Who comes first changes each time, so that neither gains from it.
      for (const visit of pair % 2 === 0 ? visits : visits.toReversed()) await visit();
    }
    return [compare(plain, hanging)];
  } finally {
    await browser.close();
    await site.close();
    standIns.closeAllConnections();
    standIns.close();
  }
}

function compare(plain: readonly Visit[], hanging: readonly Visit[]): Section {
  const figures = MEASURES.flatMap((name): Figure[] => {
    const plainMs = medianOf(name, plain);
    const hangingMs = medianOf(name, hanging);
    return [
      { name: `${name}, none set`, value: plainMs, unit: ' ms' },
      { name: `${name}, all hanging`, value: hangingMs, unit: ' ms' },
      {
        name: `${name}: difference of the medians`,
        value: differencePercent(hangingMs, plainMs),
        unit: ' %',
        budget: { atMost: MOST_DIFFERENCE_PERCENT },
      },
    ];
  });
  return {
    title: `Home page with third parties that hang (${PAIRS} pairs of visits)`,
    figures: [
      ...figures,
      {
        name: 'requests that hang, the fewest in a visit',
        value: Math.min(...hanging.map((visit) => visit['hanging requests'])),
        unit: '',
        // Analytics and chat: or there is nothing to compare.
        budget: { atLeast: 2 },
      },
    ],
    notes: [`noise, every other visit with none set against the rest: ${describeNoise(plain)}`],
  };
}

function describeNoise(visits: readonly Visit[]): string {
  const some = visits.filter((_, index) => index % 2 === 0);
  const others = visits.filter((_, index) => index % 2 === 1);
  return MEASURES.map((name) => {
    const percent = differencePercent(medianOf(name, some), medianOf(name, others));
    return `${name} ${percent.toFixed(1)} %`;
  }).join(', ');
}

function medianOf(name: keyof Visit, visits: readonly Visit[]): number {
  return median(visits.map((visit) => visit[name]));
}

function differencePercent(value: number, base: number): number {
  return 100 * Math.abs(value / base - 1);
}

async function visitHome(browser: Browser, siteUrl: string, hangingAddress: string) {
  const context = await browser.newContext({
    viewport: PHONE_SCREEN,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, CONSENT);
    let hangingCount = 0;
    page.on('request', (request) => {
      if (request.url().startsWith(hangingAddress)) hangingCount += 1;
    });
    await slowDown(page);
    await page.goto(siteUrl, { waitUntil: 'commit' });
    await page.waitForTimeout(VISIT_MS);
    const times = await page.evaluate(() => window.pageTimes);
    return {
      'first paint': times.firstPaintMs,
      'largest paint': times.largestPaintMs,
      'blocking time': sumBlocking(times),
      'hanging requests': hangingCount,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_NETWORK);
}

interface PageTimes {
  firstPaintMs: number;
  largestPaintMs: number;
  readonly tasks: { readonly startMs: number; readonly durationMs: number }[];
}

function sumBlocking({ firstPaintMs, tasks }: PageTimes): number {
  return tasks
    .filter(({ startMs }) => startMs >= firstPaintMs)
    .reduce((sum, { durationMs }) => sum + durationMs - SHORT_TASK_MS, 0);
}

declare global {
  interface Window {
    pageTimes: PageTimes;
  }
}

/** Runs in each frame before anything else of it; only the page itself is watched. */
function watchPage(consent: string): void {
  if (window !== window.top) return;
  localStorage.setItem('site_consent_v1', consent);
  const times: PageTimes = { firstPaintMs: Number.NaN, largestPaintMs: Number.NaN, tasks: [] };
  window.pageTimes = times;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    times.largestPaintMs = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    times.tasks.push({ startMs: startTime, durationMs: duration });
  });
}
