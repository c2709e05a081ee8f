import type { ChatSettings, Settings } from '../../web/settings.ts';
import type { ForeignSources, GuestSources } from '../../worker/http/headers.ts';

/** What the pages may load from others: of each third party that is set, and of no other. */
export function listForeignSources({
  demoBookingUrl,
  advisoryBookingUrl,
  chat,
}: Settings): ForeignSources[] {
  return [
    ...[demoBookingUrl, advisoryBookingUrl].filter(Boolean).map(calendarSources),
    // The widget runs in a page of the site, which has a policy of its own.
    ...(chat ? [{ 'frame-src': ["'self'"] }] : []),
  ];
}

function calendarSources(url: string): ForeignSources {
  const { origin } = new URL(url);
  // A request beside the frame tells whether the calendar can be reached.
  return { 'frame-src': [origin], 'connect-src': [origin] };
}

/** What the widget may load in its own page. */
export function chatSources({ url, origins, hasInlineStyles }: ChatSettings): GuestSources {
  const hosts = [...new Set([new URL(url).origin, ...origins])];
  return {
    'script-src': hosts,
    'style-src': hasInlineStyles ? [...hosts, "'unsafe-inline'"] : hosts,
    'img-src': [...hosts, 'data:', 'blob:'],
    'font-src': [...hosts, 'data:'],
    // A socket is of another scheme: https://host does not allow wss://host.
    'connect-src': hosts.flatMap((host) => [host, host.replace(/^http/, 'ws')]),
    'media-src': hosts,
    'worker-src': [...hosts, 'blob:'],
    'frame-src': hosts,
    'form-action': hosts,
  };
}
