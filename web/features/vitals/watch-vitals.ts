/** Reports Web Vitals of a visit to the site itself and to analytics. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital, VitalsRequest } from '../../../worker/contract/vitals-schemas.ts';
import { hasConsent } from '../consent/consent.ts';

const VITALS_PATH = '/api/vitals';

interface Visit {
  /** Route pattern of the landing page, as in the route tree. */
  readonly route: string;
  /** Whether to report to the site itself. */
  readonly isSampled: boolean;
}

let isWatching = false;

/** Reports until the page is left. Idempotent. */
export function watchVitals(visit: Visit): void {
  if (isWatching) return;
  isWatching = true;
  const pending = new Map<Metric['id'], Vital>();
  const sentIds = new Set<Metric['id']>();

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch((metric) => {
      tellAnalytics(metric);
      if (visit.isSampled && !sentIds.has(metric.id)) pending.set(metric.id, toVital(metric));
    });
  }

  // The last event that mobile browsers fire reliably. web-vitals reports just before it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || pending.size === 0) return;
    send({ route: toPattern(visit.route), device: deviceClass(), vitals: [...pending.values()] });
    for (const id of pending.keys()) sentIds.add(id);
    pending.clear();
  });
}

/**
 * Field names as in https://github.com/GoogleChrome/web-vitals#send-the-results-to-google-analytics
 */
function tellAnalytics({ id, name, delta, value, rating }: Metric): void {
  if (!hasConsent()) return;
  window.gtag?.('event', name, {
    value: delta,
    metric_id: id,
    metric_value: value,
    metric_delta: delta,
    metric_rating: rating,
  });
}

/** Sent without cookies, so that it is anonymous. Delivery is best-effort. */
function send(request: VitalsRequest): void {
  fetch(VITALS_PATH, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}

function toVital({ name, value, rating }: Metric): Vital {
  return { name, value, rating };
}

/** All articles share one route: `/blog/*`. */
function toPattern(route: string): string {
  return route.replaceAll(/\$\w*/g, '*').replace(/(?<=.)\/$/, '');
}

function deviceClass(): VitalsRequest['device'] {
  return matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
}
