/** The commands pushed to `dataLayer` for the Google tag. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GOOGLE_TAG_URL } from '../../../../../web/content/settings.ts';
import type * as GoogleTag from '../../../../../web/features/analytics/google-tag.ts';
import type * as Consent from '../../../../../web/features/consent/consent.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const ID = 'G-TEST00001';

let consent: typeof Consent;
let analytics: typeof GoogleTag;
let scripts: { src: string }[];
let cookies: string[];
let render: (event: { pathChanged: boolean }) => void;

const browserWindow: { dataLayer?: IArguments[]; [name: string]: unknown } = {};
const router = {
  subscribe: (_type: string, listener: typeof render) => {
    render = listener;
  },
};

beforeEach(async () => {
  const stored = new Map<string, string>();
  scripts = [];
  cookies = [];
  for (const name of Object.keys(browserWindow)) delete browserWindow[name];
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('localStorage', fakeStorage(stored));
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  const href = 'https://kim:secret@www.onego.example/?utm_source=a&email=k@b.example#token=1';
  vi.stubGlobal('location', { href, reload: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', {
    title: 'Home',
    referrer: 'https://search.example/?q=kim',
    head: { append: (script: { src: string }) => scripts.push(script) },
    createElement: () => ({}),
    get cookie() {
      return '_ga=1; __Host-other=2; _ga_ABC=3';
    },
    set cookie(value: string) {
      cookies.push(value);
    },
  });
  vi.resetModules();
  consent = await import('../../../../../web/features/consent/consent.ts');
  analytics = await import('../../../../../web/features/analytics/google-tag.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Casts a partial mock, because only one method of the router is used. */
function start(url = GOOGLE_TAG_URL): void {
  analytics.startAnalytics({ id: ID, url }, Object.assign(Object.create(null), router));
}

const commands = () => (browserWindow.dataLayer ?? []).map((entry) => [...entry]);
const commandsNamed = (name: string) => commands().filter(([command]) => command === name);

test('the tag is told no more than it needs, and serves no advertising', () => {
  consent.decideConsent('granted');
  start();
  expect(commandsNamed('config')).toEqual([
    [
      'config',
      ID,
      {
        send_page_view: false,
        cookie_domain: 'none',
        cookie_flags: 'SameSite=Lax;Secure',
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      },
    ],
  ]);
  expect(commandsNamed('event')).toEqual([
    [
      'event',
      'page_view',
      {
        page_title: 'Home',
        page_location: 'https://www.onego.example/?utm_source=a',
        page_referrer: 'https://search.example/',
      },
    ],
  ]);
  expect(scripts).toEqual([{ async: true, src: `${GOOGLE_TAG_URL}?id=${ID}` }]);
});

test('a tagging server of the operator gets what is collected', () => {
  consent.decideConsent('granted');
  start('https://tags.onego.example/gtag/js');
  expect(commandsNamed('config')[0]?.[2]).toMatchObject({
    server_container_url: 'https://tags.onego.example',
  });
});

test('the default is denied before anything else is said, and then the answer follows', () => {
  consent.decideConsent('granted');
  start();
  const [first, second] = commands();
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(new Set(Object.values(first?.[2] ?? {}))).toEqual(new Set(['denied']));
  expect(second).toEqual([
    'consent',
    'update',
    {
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'granted',
    },
  ]);
});

test('taken back, it is disabled, told so and its cookies go; given again, it is not loaded again', () => {
  consent.decideConsent('granted');
  start();
  expect(browserWindow[`ga-disable-${ID}`]).toBe(false);

  consent.reopenConsent();
  expect(browserWindow[`ga-disable-${ID}`]).toBe(true);
  expect(commandsNamed('consent').at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
  expect(cookies).toEqual(['_ga=; Max-Age=0; Path=/', '_ga_ABC=; Max-Age=0; Path=/']);
  render({ pathChanged: true });
  expect(commandsNamed('event')).toHaveLength(1);

  consent.decideConsent('granted');
  expect(browserWindow[`ga-disable-${ID}`]).toBe(false);
  render({ pathChanged: true });
  expect(commandsNamed('event')).toHaveLength(2);
  expect(scripts).toHaveLength(1);
});

test('a change of the search or the fragment is no further page', () => {
  consent.decideConsent('granted');
  start();
  render({ pathChanged: false });
  expect(commandsNamed('event')).toHaveLength(1);
});
