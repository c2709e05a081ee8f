import { STAND_IN_PORT } from './ports.ts';

/** An IP address, so that it is cross-site to `localhost`, as in production. */
export const STAND_IN_ORIGIN = `http://127.0.0.1:${STAND_IN_PORT}`;

/** Paths of the mock server. A path below `hangs` never gets a response. */
export const STAND_IN_PATHS = {
  analytics: '/gtag/js',
  analyticsEvents: '/g/collect',
  chat: '/chat.js',
  hostileChat: '/hostile-chat.js',
  focusThief: '/focus-thief.js',
  demoCalendar: '/calendar/demo',
  advisoryCalendar: '/calendar/advisory',
  hangs: '/hangs',
  fails: '/fails',
} as const;

export const ANALYTICS_ID = 'G-STANDIN001';

/** Settings that point every third party at one origin. */
export function thirdPartySettings(address: string): Record<string, string> {
  return {
    ONEGO_ANALYTICS_ID: ANALYTICS_ID,
    ONEGO_ANALYTICS_URL: `${address}${STAND_IN_PATHS.analytics}`,
    ONEGO_CHAT_URL: `${address}${STAND_IN_PATHS.chat}`,
    ONEGO_CHAT_GLOBALS: JSON.stringify({ STAND_IN_LABEL: 'Chat with us' }),
    ONEGO_DEMO_BOOKING_URL: `${address}${STAND_IN_PATHS.demoCalendar}`,
    ONEGO_ADVISORY_BOOKING_URL: `${address}${STAND_IN_PATHS.advisoryCalendar}`,
  };
}
