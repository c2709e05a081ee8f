/** Turns visits of Lighthouse into figures with budgets. */
import type { Result } from 'lighthouse';
import { type Figure, kilobytes, median, type Section } from './figures.ts';

interface MeasuredPage {
  readonly path: string;
  /** Allowed delay of the first paint compared with the page without scripts, in percent. */
  readonly laterPercent: number;
  readonly visits: readonly Result[];
  /** Visits to the same page without scripts. */
  readonly scriptFree: readonly Result[];
}

/** The four categories with a budget; newer ones are reported without. */
const JUDGED_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIRST_PAINT = 'first-contentful-paint';
const US_PER_MS = 1000;

export function summarizePage({ path, laterPercent, visits, scriptFree }: MeasuredPage): Section {
  return {
    title: `Lighthouse ${path}`,
    figures: [
      ...scoreFigures(visits),
      ...paintFigures(visits),
      {
        name: 'first paint, times that without scripts',
        value: medianOf(visits, FIRST_PAINT) / medianOf(scriptFree, FIRST_PAINT),
        unit: '',
        budget: { atMost: 1 + laterPercent / 100 },
      },
      ...weightFigures(visits),
    ],
    notes: [`below a full score: ${listFailedAudits(visits).join(', ') || 'nothing'}`],
  };
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

function paintFigures(visits: readonly Result[]): Figure[] {
  const value = (id: string) => medianOf(visits, id);
  return [
    { name: 'first paint', value: value(FIRST_PAINT) / 1000, unit: ' s' },
    {
      name: 'largest paint',
      value: value('largest-contentful-paint') / 1000,
      unit: ' s',
      budget: { atMost: 0.95 },
    },
    { name: 'blocking time', value: value('total-blocking-time'), unit: ' ms' },
    {
      name: 'layout shift',
      value: value('cumulative-layout-shift'),
      unit: '',
      budget: { atMost: 0.005 },
    },
  ];
}

/** Transfer sizes as Lighthouse counts them: compressed, including response headers. */
function weightFigures(results: readonly Result[]): Figure[] {
  const visits = results.map(listRequests);
  const most = (type?: string) =>
    Math.max(
      ...visits.map((requests) =>
        requests
          .filter((request) => type === undefined || request.type === type)
          .reduce((sum, { transferBytes }) => sum + kilobytes(transferBytes), 0),
      ),
    );
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

/** All requests until the network is idle, including those made by the starter. */
function listRequests({ audits }: Result) {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  const visitStartedAtUs = Number(details.debugData?.networkStartTimeTs);
  return details.items
    .map((item) => ({
      url: String(item.url),
      /** DevTools resource type: Document, Script, Font … */
      type: String(item.resourceType),
      transferBytes: Number(item.transferSize),
      /** On the clock of the trace. */
      askedAtUs: visitStartedAtUs + Number(item.rendererStartTime) * US_PER_MS,
    }))
    .filter(({ url }) => /^https?:/.test(url));
}

/**
 * Counts scripts, including preloads, requested before the first contentful paint. Uses the
 * timestamps that the browser observed in this visit, not Lighthouse's simulated ones.
 */
function countEarlyScripts(result: Result): number {
  const details = result.audits.metrics?.details;
  const metrics = details?.type === 'debugdata' ? details.items : undefined;
  const paintedAtUs = Array.isArray(metrics)
    ? Number(metrics[0]?.observedFirstContentfulPaintTs)
    : Number.NaN;
  if (Number.isNaN(paintedAtUs)) return Number.NaN;
  return listRequests(result).filter(
    ({ type, askedAtUs }) => type === 'Script' && !(askedAtUs > paintedAtUs),
  ).length;
}

/** Ids of the audits that any visit failed, at least in part. */
function listFailedAudits(results: readonly Result[]): string[] {
  const failed = results.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score }) => score !== null && score < 1),
  );
  return [...new Set(failed.map(({ id }) => id))];
}

/** @returns NaN if the audit has no numeric value; NaN fails any budget. */
function medianOf(visits: readonly Result[], auditId: string): number {
  return median(visits.map(({ audits }) => audits[auditId]?.numericValue ?? Number.NaN));
}
