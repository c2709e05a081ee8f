/** Lighthouse on a slow phone, simulated: the median of five runs for the home page. */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS, findWholeBrowser } from '../setup/browser.ts';
import type { Section } from './figures.ts';
import { type MeasuredVisit, summarizePage } from './lighthouse-summary.ts';

interface MeasuredPage {
  readonly path: string;
  readonly runCount: number;
}

/** A visit takes about ten seconds; a stuck browser must not hold up the rest. */
const LONGEST_RUN_MS = 90_000;
const MOST_FAILED_RUNS = 2;

const MEASURED_AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const PAGES: readonly MeasuredPage[] = [
  { path: '/', runCount: 5 },
  { path: '/login', runCount: 1 },
  { path: '/pricing', runCount: 1 },
  { path: '/devops-on-boarding', runCount: 1 },
];

/** @throws Error if there is no browser, or a page cannot be measured. */
export async function measurePages(siteUrl: string): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { path, runCount } of PAGES) {
    const url = `${siteUrl}${path}`;
    // Warms the servers and not the browser's cache: each run has a new browser.
    await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    const { visits, failures } = await repeat(url, runCount);
    const section = await summarizePage(path, url, visits);
    sections.push({ ...section, notes: [...(section.notes ?? []), ...failures] });
  }
  return sections;
}

async function repeat(url: string, runCount: number) {
  const visits: MeasuredVisit[] = [];
  const failures: string[] = [];
  while (visits.length < runCount) {
    visits.push(await runUntilDone(() => runLighthouse(url), failures));
  }
  return { visits, failures };
}

/**
 * Lighthouse loses a visit now and then.
 * @param failures to which what failed is added, so that it can be told.
 */
export async function runUntilDone<T>(run: () => Promise<T>, failures: string[]): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      failures.push(`a run was repeated: ${error instanceof Error ? error.message : error}`);
      if (failures.length > MOST_FAILED_RUNS) throw error;
    }
  }
}

interface VisitOptions {
  /** A profile to visit with: what it has stored is there in the visit. */
  readonly userDataDir?: string;
  /** For how long to stay at least, once the page has loaded. */
  readonly stayMs?: number;
}

/** One cold visit, in a browser of its own. */
export async function runLighthouse(
  url: string,
  { userDataDir, stayMs }: VisitOptions = {},
): Promise<MeasuredVisit> {
  const chromePath = findWholeBrowser();
  if (!chromePath) throw new Error('No browser found. Name one with ONEGO_TEST_BROWSER.');
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS],
    ...(userDataDir && { userDataDir }),
  });
  try {
    const run = lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      disableStorageReset: userDataDir !== undefined,
      ...(stayMs && { pauseAfterLoadMs: stayMs }),
    });
    run.catch(() => {}); // When it fails after its time, nobody is there to hear of it.
    const outcome = await Promise.race([run, sleep(LONGEST_RUN_MS, undefined, { ref: false })]);
    if (!outcome) throw new Error(`Lighthouse gave no result within ${LONGEST_RUN_MS / 1000} s`);
    const { lhr: result, artifacts } = outcome;
    const { runtimeError, audits } = result;
    if (runtimeError) throw new Error(runtimeError.message);
    const missing = MEASURED_AUDITS.filter((id) => audits[id]?.numericValue === undefined);
    if (missing.length > 0) throw new Error(`Lighthouse could not measure ${missing.join(', ')}`);
    return { result, trace: artifacts.Trace.traceEvents };
  } finally {
    chrome.kill();
  }
}
