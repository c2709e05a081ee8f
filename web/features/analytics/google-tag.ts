import type { AnyRouter } from '@tanstack/react-router';
import { type AnalyticsSettings, GOOGLE_TAG_URL } from '../../content/settings.ts';
import {
  type ConsentChoice,
  type ConsentRecord,
  readConsent,
  subscribeToConsent,
} from '../consent/consent.ts';

/**
 * Loads the Google tag once, only after consent, and reports consent changes and page views to it.
 */

/** Name prefix of the tag's cookies. */
const COOKIE_PREFIX = '_ga';

let isStarted = false;
let isLoaded = false;

/** Applies the consent choice and follows its changes. Idempotent. */
export function startAnalytics(settings: AnalyticsSettings, router: AnyRouter): void {
  if (isStarted) return;
  isStarted = true;
  window.gtag = gtag;
  gtag('consent', 'default', toSignals(undefined));
  const follow = () => followAnswer(settings, router);
  follow();
  subscribeToConsent(follow);
}

function followAnswer(settings: AnalyticsSettings, router: AnyRouter): void {
  const record = readConsent();
  const isGranted = record?.analytics_storage === 'granted';
  gtag('consent', 'update', toSignals(record));
  // Without this flag a tag that is already loaded keeps sending cookieless pings.
  window[`ga-disable-${settings.id}`] = !isGranted;
  if (!isGranted) removeCookies();
  else if (!isLoaded) load(settings, router);
}

function load({ id, url }: AnalyticsSettings, router: AnyRouter): void {
  isLoaded = true;
  gtag('js', new Date());
  gtag('set', describePage(document.referrer));
  gtag('config', id, {
    send_page_view: false,
    // Host-only cookies, so that they can be deleted again.
    cookie_domain: 'none',
    cookie_flags: 'SameSite=Lax;Secure',
    // Advertising features, which this site does not use.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...(url !== GOOGLE_TAG_URL && { server_container_url: new URL(url).origin }),
  });
  gtag('event', 'page_view', describePage(document.referrer));
  countPages(router);

  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}?id=${id}`;
  document.head.append(script);
}

/** Reports navigations. The tag's automatic events refer to the last reported page. */
function countPages(router: AnyRouter): void {
  let referrer = location.href;
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return;
    const page = describePage(referrer);
    referrer = location.href;
    gtag('set', page);
    if (readConsent()?.analytics_storage === 'granted') gtag('event', 'page_view', page);
  });
}

function describePage(referrer: string) {
  return {
    page_title: document.title,
    page_location: pageAddress(location.href),
    page_referrer: referrer && pageAddress(referrer),
  };
}

/** No answer counts as denied. */
function toSignals(record: ConsentRecord | undefined): ConsentSignals {
  const { ad_storage = 'denied', analytics_storage = 'denied' } = record ?? {};
  return {
    ad_storage,
    ad_user_data: ad_storage,
    ad_personalization: ad_storage,
    analytics_storage,
  };
}

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!name.startsWith(COOKIE_PREFIX)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}

/** Consent types of Google Consent Mode. */
export type ConsentSignals = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', ConsentChoice>
>;

type Parameters = Readonly<Record<string, string | number | boolean>>;

export type GtagCommand =
  | [command: 'consent', kind: 'default' | 'update', signals: ConsentSignals]
  | [command: 'js', startedAt: Date]
  | [command: 'set', parameters: Parameters]
  | [command: 'config', id: string, parameters: Parameters]
  | [command: 'event', name: string, parameters: Parameters];

declare global {
  interface Window {
    /** Command queue of the tag; entries from before it has loaded are processed too. */
    dataLayer?: unknown[];
    gtag?: (...command: GtagCommand) => void;
    /** Opt-out flag: while it is true, the tag sends nothing for this id. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

export function gtag(..._command: GtagCommand): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag only accepts an arguments object.
  window.dataLayer.push(arguments);
}

/**
 * The part of a URL that analytics may receive: the path and the campaign parameters. Other query
 * parameters and the fragment may contain what a visitor chose or typed.
 */
function pageAddress(href: string): string {
  const url = new URL(href);
  const campaign = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
  const search = new URLSearchParams(campaign).toString();
  return url.origin + url.pathname + (search && `?${search}`);
}
