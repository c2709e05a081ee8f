/** How quick a visit was, by the web-vitals library: told to the site itself and to analytics. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital, VitalsRequest } from '../../../worker/contract/vitals-schemas.ts';
import { readConsent } from '../consent/consent.ts';

const VITALS_PATH = '/api/vitals';

interface Visit {
  /** As in the route tree, of the page that the visit began with. */
  readonly route: string;
  /** Whether the site itself is told. */
  readonly isSampled: boolean;
}

let isWatching = false;

/** Watches until the page is left. Further calls do nothing. */
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

  // The last moment that a browser on a phone tells of. The library has its say just before.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || pending.size === 0) return;
    send({ route: toPattern(visit.route), device: deviceClass(), vitals: [...pending.values()] });
    for (const id of pending.keys()) sentIds.add(id);
    pending.clear();
  });
}

/** In the names of https://github.com/GoogleChrome/web-vitals#send-the-results-to-google-analytics */
function tellAnalytics({ id, name, delta, value, rating }: Metric): void {
  if (readConsent()?.analytics_storage !== 'granted') return;
  window.gtag?.('event', name, {
    value: delta,
    metric_id: id,
    metric_value: value,
    metric_delta: delta,
    metric_rating: rating,
  });
}

/** Without cookies, so that nothing tells who it was. Whether it arrives does not matter. */
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

/** All articles are one route: `/blog/*`. */
function toPattern(route: string): string {
  return route.replaceAll(/\$\w*/g, '*').replace(/(?<=.)\/$/, '');
}

function deviceClass(): VitalsRequest['device'] {
  return matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
}
