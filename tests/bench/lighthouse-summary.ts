/** Turns Lighthouse results into figures with budgets and a list of failed audits. */
import type { Result } from 'lighthouse';
import { type Figure, kilobytes, median, type Section } from './figures.ts';
import { describeFailures } from './lighthouse-failures.ts';
import { countEarlyScripts, listRequests } from './lighthouse-requests.ts';
import { sumBlockingMs, sumMainThreadMs, type TraceEvent } from './main-thread.ts';

/** Lighthouse's result for a visit, and the main-thread work from its trace. */
export interface MeasuredVisit {
  readonly result: Result;
  readonly trace: readonly TraceEvent[];
}

/** The four categories with a budget; newer ones are reported without. */
const JUDGED_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const MS_PER_S = 1000;

/** Lighthouse's own measurement before the simulation, in milliseconds. */
interface Measured {
  readonly observedFirstContentfulPaint: number;
  readonly observedLargestContentfulPaint: number;
}

interface MeasuredPage {
  readonly path: string;
  /** Allowed delay of the first paint compared with the page without scripts, in percent. */
  readonly laterPercent: number;
  readonly visits: readonly MeasuredVisit[];
  /** Visits to the same page without scripts. */
  readonly scriptFree: readonly MeasuredVisit[];
}

export function summarizePage({ path, laterPercent, visits, scriptFree }: MeasuredPage): Section {
  const results = visits.map(({ result }) => result);
  return {
    title: `Lighthouse ${path}`,
    figures: [
      ...scoreFigures(results),
      ...paintFigures(visits),
      ...ratioFigures(visits, scriptFree, laterPercent),
      ...weightFigures(results),
    ],
    notes: [...describeFailures(results), describeComputer(results)],
  };
}

function measuredPaintGapMs({ audits }: Result): number {
  const details = audits.metrics?.details;
  const [measured] = details && 'items' in details ? (details.items as Measured[]) : [];
  if (!measured) return Number.NaN;
  return measured.observedLargestContentfulPaint - measured.observedFirstContentfulPaint;
}

/** What a visit costs, times the same page without scripts. */
function ratioFigures(
  visits: readonly MeasuredVisit[],
  scriptFree: readonly MeasuredVisit[],
  laterPercent: number,
): Figure[] {
  const ratio = (measure: (visit: MeasuredVisit) => number) =>
    median(visits.map(measure)) / median(scriptFree.map(measure));
  return [
    {
      name: 'first paint, times that without scripts',
      value: ratio(({ result }) => numericValue(result, 'first-contentful-paint')),
      unit: '',
      budget: { atMost: 1 + laterPercent / 100 },
    },
    {
      name: 'largest paint, times that without scripts',
      value: ratio(({ result }) => numericValue(result, 'largest-contentful-paint')),
      unit: '',
    },
    {
      name: 'main thread, times that without scripts',
      value: ratio(({ trace }) => sumMainThreadMs(trace)),
      unit: '',
    },
  ];
}

/** The figures of another site, which has no budget. */
export function summarizePeer(title: string, visits: readonly MeasuredVisit[]): Section {
  const figures = [...paintFigures(visits), ...weightFigures(visits.map(({ result }) => result))];
  return { title, figures: figures.map(({ budget: _, ...figure }) => figure) };
}

/** The scores of all categories, the median of the visits. */
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
    },
    {
      name: 'largest paint',
      value: seconds('largest-contentful-paint'),
      unit: ' s',
      budget: { atMost: 0.95 },
    },
    {
      // The simulation makes the largest paint wait for all that was loaded before it, such as the
      // style sheet of what is below the fold.
      name: 'largest paint, after the first (measured, not simulated)',
      value: median(results.map(measuredPaintGapMs)),
      unit: ' ms',
    },
    {
      name: 'blocking time',
      value: median(results.map((result) => numericValue(result, 'total-blocking-time'))),
      unit: ' ms',
    },
    {
      // CPU time, because wall-clock time grows when another process preempts a task.
      name: 'blocking time, of what the processor worked on',
      value: median(visits.map(({ trace }) => sumBlockingMs(trace))),
      unit: ' ms',
    },
    {
      name: 'main thread at a quarter of the speed, of what the processor worked on',
      value: median(visits.map(({ trace }) => sumMainThreadMs(trace))),
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

/** Transfer sizes as Lighthouse counts them: compressed, including response headers. */
function weightFigures(results: readonly Result[]): Figure[] {
  const visits = results.map(listRequests);
  const sizeOf = (requests: (typeof visits)[number], type?: string) =>
    kilobytes(
      requests
        .filter((request) => type === undefined || request.type === type)
        .reduce((sum, { transferBytes }) => sum + transferBytes, 0),
    );
  const most = (type?: string) => Math.max(...visits.map((requests) => sizeOf(requests, type)));
  return [
    {
      name: 'requests',
      value: Math.max(...visits.map((requests) => requests.length)),
      unit: '',
      budget: { atMost: 30 },
    },
    { name: 'all bytes', value: most(), unit: ' kB' },
    { name: 'HTML with headers', value: most('Document'), unit: ' kB' },
    { name: 'JavaScript', value: most('Script'), unit: ' kB', budget: { atMost: 140 } },
    {
      name: 'scripts asked for before the first paint',
      value: Math.max(...results.map(countEarlyScripts)),
      unit: '',
      budget: { atMost: 0 },
    },
  ];
}

/** Simulated paint and blocking times are scaled from this machine's, so it should be idle. */
function describeComputer(results: readonly Result[]): string {
  const speeds = results.map(({ environment }) => environment.benchmarkIndex);
  return `speed of this computer meanwhile (Lighthouse's benchmark index): ${Math.min(...speeds)} to ${Math.max(...speeds)}`;
}

/** @returns NaN if the audit has no numeric value; NaN fails any budget. */
function numericValue({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}
