/**
 * Checks that third parties that never respond do not slow down the home page. Alternates cold
 * visits to a site with all of them configured and a site with none, on Lighthouse's simulated slow
 * phone, with consent to analytics.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { choosePort, HOST } from '../../scripts/processes.ts';
import { BROWSER_ARGUMENTS, findWholeBrowser } from '../setup/browser.ts';
import { copySite } from '../setup/site-copy.ts';
import { startStandIns } from '../setup/stand-ins.ts';
import { STAND_IN_PATHS, thirdPartySettings } from '../setup/third-parties.ts';
import { type Figure, median, type Section } from './figures.ts';
import { runLighthouse, runUntilDone } from './lighthouse.ts';
import { listRequests } from './lighthouse-requests.ts';
import { numericValue } from './lighthouse-summary.ts';
import { SHORT_TASK_MS, sumBlockingMs } from './main-thread.ts';
import { openBenchSite } from './site.ts';

const FIRST_STAND_IN_PORT = 8850;
const PAIRS = 10;
/** Analytics loads 2.5 s after the app, when Lighthouse would otherwise have finished. */
const STAY_MS = 5000;
const MOST_DIFFERENCE_PERCENT = 5;

const CONSENT = JSON.stringify({ ad_storage: 'granted', analytics_storage: 'granted', ts: 1 });

interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  /** Number of requests to third parties. */
  readonly hangingCount: number;
}

/** @param plainUrl of the site without third parties. */
export async function measureThirdParties(plainUrl: string): Promise<Section[]> {
  const port = await choosePort(FIRST_STAND_IN_PORT);
  const standIns = await startStandIns(port);
  const hangingAddress = `http://${HOST}:${port}${STAND_IN_PATHS.hangs}`;
  const hangingSite = await openBenchSite({
    folder: await copySite(),
    settings: thirdPartySettings(hangingAddress),
  });
  const urls = [plainUrl, hangingSite.compressedUrl];
  const profile = await makeProfile(urls);
  try {
    const plain: Visit[] = [];
    const hanging: Visit[] = [];
    const failures: string[] = [];
    const measure = (siteUrl: string) =>
      runUntilDone(() => visit(siteUrl, profile, hangingAddress), failures);
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const visits = [
        async () => plain.push(await measure(plainUrl)),
        async () => hanging.push(await measure(hangingSite.compressedUrl)),
      ];
      // Alternates the order so that neither site benefits from it.
      for (const start of pair % 2 === 0 ? visits : visits.toReversed()) await start();
    }
    const section = compare(plain, hanging);
    return [{ ...section, notes: [...(section.notes ?? []), ...failures] }];
  } finally {
    await hangingSite.close();
    standIns.closeAllConnections();
    standIns.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** @returns a browser profile that has accepted analytics on these sites. */
async function makeProfile(siteUrls: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onego-profile-'));
  const executablePath = findWholeBrowser();
  const browser = await chromium.launchPersistentContext(folder, {
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  for (const siteUrl of siteUrls) {
    await page.goto(`${siteUrl}/robots.txt`);
    // Warms up the servers, but not the browsers that are measured.
    await fetch(`${siteUrl}/`, { headers: { 'Accept-Encoding': 'br' } });
    await page.evaluate((record) => localStorage.setItem('site_consent_v1', record), CONSENT);
  }
  await browser.close();
  return folder;
}

/** Copies the profile so that visits do not share state. */
async function visit(url: string, profile: string, hangingAddress: string): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), 'onego-profile-'));
  try {
    await cp(profile, folder, { recursive: true });
    const { result, trace } = await runLighthouse(`${url}/`, {
      userDataDir: folder,
      stayMs: STAY_MS,
    });
    return {
      firstPaintMs: numericValue(result, 'first-contentful-paint'),
      largestPaintMs: numericValue(result, 'largest-contentful-paint'),
      blockingMs: sumBlockingMs(trace),
      hangingCount: listRequests(result).filter(({ url }) => url.startsWith(hangingAddress)).length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compare(plain: readonly Visit[], hanging: readonly Visit[]): Section {
  return {
    title: `Home page with third parties that hang (${PAIRS} pairs of visits)`,
    figures: [
      ...compareMedians('first paint', 'firstPaintMs', plain, hanging),
      ...compareMedians('largest paint', 'largestPaintMs', plain, hanging),
      ...compareMedians('blocking time', 'blockingMs', plain, hanging),
      {
        name: 'requests that hang, the fewest in a visit',
        value: Math.min(...hanging.map(({ hangingCount }) => hangingCount)),
        unit: '',
        // Analytics and chat have to be requested; otherwise there is nothing to compare.
        budget: { atLeast: 2 },
      },
    ],
  };
}

function compareMedians(
  name: string,
  key: keyof Visit,
  plain: readonly Visit[],
  hanging: readonly Visit[],
): Figure[] {
  const plainMs = median(plain.map((visit) => visit[key]));
  const hangingMs = median(hanging.map((visit) => visit[key]));
  return [
    { name: `${name}, none set`, value: plainMs, unit: ' ms' },
    { name: `${name}, all hanging`, value: hangingMs, unit: ' ms' },
    {
      name: `${name}: difference of the medians`,
      // The page hardly blocks, and below one blocking task a percentage means nothing.
      value: (100 * Math.abs(hangingMs - plainMs)) / Math.max(plainMs, SHORT_TASK_MS),
      unit: ' %',
      budget: { atMost: MOST_DIFFERENCE_PERCENT },
    },
  ];
}
