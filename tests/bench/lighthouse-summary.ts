/** From Lighthouse's results to figures with budgets, and to what costs points. */
import { get } from 'node:http';
import type { Result } from 'lighthouse';
import { type Figure, kilobytes, median, type Section } from './figures.ts';
import { describeFailures } from './lighthouse-failures.ts';
import { countEarlyScripts, listRequests } from './lighthouse-requests.ts';
import { sumBlockingMs, type TraceEvent } from './main-thread.ts';

/** What Lighthouse made of a visit, and what the browser did meanwhile. */
export interface MeasuredVisit {
  readonly result: Result;
  readonly trace: readonly TraceEvent[];
}

/** The four that have a budget; Lighthouse's newer ones are shown without. */
const JUDGED_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const MS_PER_S = 1000;

export async function summarizePage(
  path: string,
  url: string,
  visits: readonly MeasuredVisit[],
): Promise<Section> {
  const results = visits.map(({ result }) => result);
  const runs = results.length === 1 ? 'one run' : `median of ${results.length} runs`;
  const htmlBytes = await countBodyBytes(url);
  return {
    title: `Lighthouse ${path} (${runs})`,
    figures: [
      ...scoreFigures(results),
      ...paintFigures(visits),
      ...weightFigures(results, htmlBytes),
    ],
    notes: [...describeFailures(results), describeComputer(results)],
  };
}

function scoreFigures(results: readonly Result[]): Figure[] {
  const [first] = results;
  return Object.keys(first?.categories ?? {}).map((id) => ({
    name: `score: ${id}`,
    value: Math.round(
      median(results.map(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100)),
    ),
    unit: '',
    ...(JUDGED_CATEGORIES.includes(id) && { budget: { atLeast: 100 } }),
  }));
}

function paintFigures(visits: readonly MeasuredVisit[]): Figure[] {
  const results = visits.map(({ result }) => result);
  const seconds = (id: string) =>
    median(results.map((result) => numericValue(result, id) / MS_PER_S));
  return [
    {
      name: 'first paint',
      value: seconds('first-contentful-paint'),
      unit: ' s',
      budget: { atMost: 0.75 },
    },
    {
      name: 'largest paint',
      value: seconds('largest-contentful-paint'),
      unit: ' s',
      budget: { atMost: 0.95 },
    },
    {
      name: 'blocking time',
      value: median(results.map((result) => numericValue(result, 'total-blocking-time'))),
      unit: ' ms',
      budget: { atMost: 20 },
    },
    {
      // By the clock it grows when another program takes the processor in the middle of a task.
      name: 'blocking time, of what the processor worked on',
      value: median(visits.map(({ trace }) => sumBlockingMs(trace))),
      unit: ' ms',
    },
    {
      name: 'layout shift',
      value: median(results.map((result) => numericValue(result, 'cumulative-layout-shift'))),
      unit: '',
      budget: { atMost: 0.005 },
    },
    { name: 'speed index', value: seconds('speed-index'), unit: ' s' },
    {
      name: 'server answer (measured, not simulated)',
      value: median(results.map((result) => numericValue(result, 'server-response-time'))),
      unit: ' ms',
    },
  ];
}

/** Bytes as Lighthouse counts them: compressed, with the headers of each answer. */
function weightFigures(results: readonly Result[], htmlBytes: number): Figure[] {
  const visits = results.map(listRequests);
  const scripts = visits.map((requests) => requests.filter(({ type }) => type === 'Script'));
  const sizeOf = (requests: (typeof visits)[number]) =>
    kilobytes(requests.reduce((sum, { transferBytes }) => sum + transferBytes, 0));
  return [
    {
      name: 'requests',
      value: Math.max(...visits.map((requests) => requests.length)),
      unit: '',
      budget: { atMost: 10 },
    },
    {
      name: 'all bytes',
      value: Math.max(...visits.map(sizeOf)),
      unit: ' kB',
      budget: { atMost: 200 },
    },
    { name: 'HTML, compressed', value: kilobytes(htmlBytes), unit: ' kB', budget: { atMost: 16 } },
    {
      name: 'JavaScript, compressed',
      value: Math.max(...scripts.map(sizeOf)),
      unit: ' kB',
      budget: { atMost: 120 },
    },
    {
      name: 'scripts asked for before the first paint',
      value: Math.max(...results.map(countEarlyScripts)),
      unit: '',
      budget: { atMost: 0 },
    },
  ];
}

/** Paint and blocking times are scaled from what this computer did, so they need a calm one. */
function describeComputer(results: readonly Result[]): string {
  const speeds = results.map(({ environment }) => environment.benchmarkIndex);
  return `speed of this computer meanwhile (Lighthouse's benchmark index): ${Math.min(...speeds)} to ${Math.max(...speeds)}`;
}

/** @returns NaN when the audit has no number, which then holds no budget. */
export function numericValue({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

/** The size of a compressed answer without its headers; `fetch` only tells the decoded size. */
function countBodyBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let byteCount = 0;
      answer.on('data', (chunk: Buffer) => {
        byteCount += chunk.byteLength;
      });
      answer.once('end', () => resolve(byteCount));
    }).once('error', reject);
  });
}
