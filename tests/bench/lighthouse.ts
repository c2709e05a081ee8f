/** Lighthouse on a slow phone, simulated: one page of each kind, the median of a few runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS, findWholeBrowser } from '../setup/browser.ts';
import type { Section } from './figures.ts';
import { writeReport } from './lighthouse-report.ts';
import { type MeasuredVisit, summarizePage } from './lighthouse-summary.ts';
import type { BenchSite } from './site.ts';

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

const RUNS = 3;

/** One page of each kind, and how much later than without scripts it may paint first, in percent. */
const PAGES = [
  { path: '/', laterPercent: 5 },
  { path: '/kubernetes-as-a-service', laterPercent: 5 },
  { path: '/OneGoCaseStudies', laterPercent: 25 },
  { path: '/pricing', laterPercent: 5 },
  { path: '/blog/canary-analysis-by-burn-rate', laterPercent: 5 },
  { path: '/login', laterPercent: 5 },
  { path: '/devops-on-boarding', laterPercent: 5 },
  { path: '/config/mongodb', laterPercent: 5 },
] as const;

/**
 * Visits each page and the same page without scripts in turn.
 * @throws Error if there is no browser, or a page cannot be measured.
 */
export async function measurePages({ compressedUrl, scriptFreeUrl }: BenchSite) {
  const sections: Section[] = [];
  for (const { path, laterPercent } of PAGES) {
    const urls = [`${compressedUrl}${path}`, `${scriptFreeUrl}${path}`] as const;
    // Warms the servers and not the browser's cache: each run has a new browser.
    for (const url of urls) await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    const visits: MeasuredVisit[] = [];
    const scriptFree: MeasuredVisit[] = [];
    const failures: string[] = [];
    while (visits.length < RUNS) {
      visits.push(await runUntilDone(() => runLighthouse(urls[0]), failures));
      scriptFree.push(await runUntilDone(() => runLighthouse(urls[1]), failures));
    }
    const section = summarizePage({ path, laterPercent, visits, scriptFree });
    sections.push({ ...section, notes: [...(section.notes ?? []), ...failures] });
  }
  await writeReport(sections);
  return sections;
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
