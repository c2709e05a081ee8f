import type { Result } from 'lighthouse';

export interface PageRequest {
  readonly url: string;
  /** As the browser names it: Document, Script, Font … */
  readonly type: string;
  readonly transferBytes: number;
  /** When the page asked for it, in µs on the clock of the trace. */
  readonly askedAtUs: number;
}

/** Every request of a visit until the network is quiet, so also what the starter asks for. */
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
 * Scripts, preloaded ones too, that the page asked for before the browser showed anything. Both
 * times are the browser's own, measured in this visit; the simulation of a slow phone has no part
 * in them.
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
