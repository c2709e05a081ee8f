import {
  type AnalyticsSettings,
  type ChatSettings,
  GOOGLE_TAG_URL,
  type Settings,
} from '../../../web/content/settings.ts';
import { CHAT_SANDBOX } from '../../../web/features/chat/chat-page.ts';
import type { ForeignSources, GuestSources } from './headers.ts';

/** CSP sources for the third parties that are configured. */
export function listForeignSources({
  demoBookingUrl,
  advisoryBookingUrl,
  chat,
  analytics,
}: Settings): ForeignSources[] {
  return [
    ...[demoBookingUrl, advisoryBookingUrl].filter(Boolean).map(calendarSources),
    // The widget runs in a page of this site that has its own CSP.
    ...(chat ? [{ 'frame-src': ["'self'"] }] : []),
    ...(analytics ? [analyticsSources(analytics)] : []),
  ];
}

function calendarSources(url: string): ForeignSources {
  const { origin } = new URL(url);
  // `connect-src` allows the request that checks whether the calendar is reachable.
  return { 'frame-src': [origin], 'connect-src': [origin] };
}

/**
 * Google's CSP recommendation without the advertising sources:
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

/** CSP sources for the page of the chat widget, and its sandbox, also if it is opened directly. */
export function chatSources(chat: ChatSettings): GuestSources {
  const { url, origins, isSandboxed } = chat;
  const hosts = [...new Set([new URL(url).origin, ...origins])];
  return {
    ...(isSandboxed && { sandbox: CHAT_SANDBOX }),
    'script-src': hosts,
    // Most widgets show nothing without inline styles.
    'style-src': [...hosts, "'unsafe-inline'"],
    'img-src': [...hosts, 'data:', 'blob:'],
    'font-src': [...hosts, 'data:'],
    // WebSockets need their own sources: https://host does not allow wss://host.
    'connect-src': hosts.flatMap((host) => [host, host.replace(/^http/, 'ws')]),
    'media-src': hosts,
    'worker-src': [...hosts, 'blob:'],
    'frame-src': hosts,
    'form-action': hosts,
  };
}
