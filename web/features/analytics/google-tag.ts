/**
 * Loads the Google tag once, only after consent, and reports consent changes and page views to it.
 */
import type { AnyRouter } from '@tanstack/react-router';
import { type AnalyticsSettings, GOOGLE_TAG_URL } from '../../content/settings.ts';
import { type ConsentRecord, readConsent, subscribeToConsent } from '../consent/consent.ts';
import { type ConsentSignals, gtag } from './gtag.ts';
import { pageAddress } from './page-address.ts';

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
