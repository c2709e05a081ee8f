import type { Result } from 'lighthouse';

export interface PageRequest {
  readonly url: string;
  /** DevTools resource type: Document, Script, Font … */
  readonly type: string;
  readonly transferBytes: number;
  /** Start of the request, in µs on the trace clock. */
  readonly askedAtUs: number;
}

/** All requests until the network is idle, including those made by the starter. */
export function listRequests({ audits }: Result): PageRequest[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  const visitStartedAtUs = Number(details.debugData?.networkStartTimeTs);
  return details.items
    .map((item) => ({
      url: String(item.url),
      type: String(item.resourceType),
      transferBytes: Number(item.transferSize),
      askedAtUs: visitStartedAtUs + Number(item.rendererStartTime) * 1000,
    }))
    .filter(({ url }) => /^https?:/.test(url));
}

/**
 * Counts scripts, including preloads, requested before the first contentful paint. Uses the
 * timestamps that the browser observed in this visit, not Lighthouse's simulated ones.
 */
export function countEarlyScripts(result: Result): number {
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
