import {
  type AnalyticsSettings,
  type ChatSettings,
  GOOGLE_TAG_URL,
  type Settings,
} from '../../web/settings.ts';
import type { ForeignSources } from '../../worker/http/headers.ts';

/** What the pages may load from others: of each third party that is set, and of no other. */
export function listForeignSources(settings: Settings): ForeignSources[] {
  const calendars = [settings.demoBookingUrl, settings.advisoryBookingUrl].filter(Boolean);
  return [
    ...calendars.map(calendarSources),
    ...(settings.chat ? [chatSources(settings.chat)] : []),
    ...(settings.analytics ? [analyticsSources(settings.analytics)] : []),
  ];
}

function calendarSources(url: string): ForeignSources {
  const { origin } = new URL(url);
  // A request beside the frame tells whether the calendar can be reached.
  return { 'frame-src': [origin], 'connect-src': [origin] };
}

/**
 * As Google asks for it, without what serves advertising:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
function analyticsSources({ url }: AnalyticsSettings): ForeignSources {
  const { origin } = new URL(url);
  if (url !== GOOGLE_TAG_URL) {
    return { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin] };
  }
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return {
    'script-src': [origin],
    'connect-src': [...collectors, origin],
    'img-src': [...collectors, origin],
  };
}

function chatSources({ url, origins }: ChatSettings): ForeignSources {
  const all = [...origins, new URL(url).origin];
  const hosts = all.filter((origin) => !origins.some((other) => coversHostOf(other, origin)));
  return {
    'script-src': hosts,
    'style-src': hosts,
    'img-src': hosts,
    'font-src': hosts,
    'media-src': hosts,
    'frame-src': hosts,
    // A socket is not of the same scheme: https://host does not allow wss://host.
    'connect-src': hosts.flatMap((host) => [host, host.replace(/^http/, 'ws')]),
  };
}

/** Whether `https://*.example.com` stands there, so that `https://a.example.com` need not. */
function coversHostOf(pattern: string, origin: string): boolean {
  const [scheme, parent] = pattern.split('*');
  return (
    parent !== undefined &&
    origin !== pattern &&
    origin.startsWith(scheme ?? '') &&
    origin.endsWith(parent)
  );
}
