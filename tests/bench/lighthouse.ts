/** Lighthouse on a simulated slow phone: one page of each kind, median of several runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_ARGUMENTS, findWholeBrowser } from '../setup/browser.ts';
import { summarizePage } from './lighthouse-figures.ts';
import { writeReport } from './lighthouse-report.ts';
import type { BenchSite } from './site.ts';

/** A visit takes about ten seconds; the timeout stops a hung browser from blocking the rest. */
const LONGEST_RUN_MS = 90_000;
/** Of about sixty: Lighthouse loses the start of some visits on a busy machine. */
const MOST_FAILED_RUNS = 8;

const MEASURED_AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const RUNS = 3;

/**
 * One page of each kind, with the allowed delay of the first paint caused by scripts, in percent.
 */
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
 * Visits all pages in turn, each with its version without scripts: what else the computer does is
 * then spread over all of them.
 * @throws Error if there is no browser, or if a page cannot be measured.
 */
export async function measurePages({ compressedUrl, scriptFreeUrl }: BenchSite) {
  const visits = new Map<string, Result[]>();
  const failures: string[] = [];
  const visit = async (url: string) => {
    const done = visits.get(url) ?? [];
    visits.set(url, done);
    done.push(await runUntilDone(() => runLighthouse(url), failures));
  };
  const urls = PAGES.flatMap(({ path }) => [compressedUrl + path, scriptFreeUrl + path]);
  // Warms up the server only: each visit starts a new browser with an empty cache.
  for (const url of urls) await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  for (let run = 0; run < RUNS; run += 1) {
    for (const url of urls) await visit(url);
  }
  const of = (url: string) => visits.get(url) ?? [];
  const sections = PAGES.map(({ path, laterPercent }) =>
    summarizePage({
      path,
      laterPercent,
      visits: of(compressedUrl + path),
      scriptFree: of(scriptFreeUrl + path),
    }),
  );
  await writeReport(sections);
  return [...sections, { title: 'Lighthouse', figures: [], notes: failures }];
}

// Lighthouse does not await what it asks a tab when a frame navigates; the tab may be closed by then.
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Error) || error.name !== 'TargetCloseError') throw error;
});

/**
 * Retries, because Lighthouse occasionally fails a visit.
 * @param failures collects the errors of failed attempts for the report.
 */
async function runUntilDone<T>(run: () => Promise<T>, failures: string[]): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      failures.push(`a run was repeated: ${error instanceof Error ? error.message : error}`);
      if (failures.length > MOST_FAILED_RUNS) throw error;
    }
  }
}

/** One visit with a cold cache, in a new browser. */
async function runLighthouse(url: string): Promise<Result> {
  const chromePath = findWholeBrowser();
  if (!chromePath) throw new Error('No browser found. Name one with ONEGO_TEST_BROWSER.');
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS],
  });
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'error' as const,
      // Search engines leave out the login and the workspace on purpose: see pages.spec.ts.
      skipAudits: ['is-crawlable'],
    };
    const run = lighthouse(url, flags);
    run.catch(() => {}); // A rejection after the timeout would be unhandled.
    const outcome = await Promise.race([run, sleep(LONGEST_RUN_MS, undefined, { ref: false })]);
    if (!outcome) throw new Error(`Lighthouse gave no result within ${LONGEST_RUN_MS / 1000} s`);
    const { lhr: result } = outcome;
    const { runtimeError, audits } = result;
    if (runtimeError) throw new Error(runtimeError.message);
    const missing = MEASURED_AUDITS.filter((id) => audits[id]?.numericValue === undefined);
    if (missing.length > 0) throw new Error(`Lighthouse could not measure ${missing.join(', ')}`);
    return result;
  } finally {
    chrome.kill();
  }
}
