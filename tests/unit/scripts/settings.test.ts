import { expect, test } from 'vitest';
import { readSettings } from '../../../scripts/settings.ts';

test('an empty or blank value counts as not set', () => {
  expect(readSettings({ ONEGO_BRAND: '', ONEGO_ORIGIN: '   ' })).toEqual(readSettings({}));
});

const CHAT = { ONEGO_CHAT_URL: 'https://chat.example/widget.js' };
const TAG = { ONEGO_ANALYTICS_ID: 'G-ABC1234567' };
test.each([
  [{ ONEGO_ORIGIN: 'https://acme.test/' }, { origin: 'https://acme.test' }],
  [{ ONEGO_ORIGIN: 'https://acme.test' }, { demoPageUrl: 'https://acme.test/book-demo' }],
  [{ ONEGO_ORIGIN: 'http://localhost:8787' }, { origin: 'http://localhost:8787' }],
  [
    { ONEGO_BRAND: ' Acme Delivery ' },
    { brand: 'Acme Delivery', shortBrand: 'Acme Delivery', legalEntity: 'Acme Delivery' },
  ],
  [
    { ONEGO_SOCIAL_URLS: 'https://x.com/acme, https://github.com/acme' },
    { socialUrls: ['https://x.com/acme', 'https://github.com/acme'] },
  ],
  [{ ONEGO_SOCIAL_URLS: 'Off' }, { socialUrls: [] }],
  [{ ONEGO_VITALS_PERCENT: '0' }, { vitalsPercent: 0 }],
  // A stand-in of a third party may be on this machine.
  [
    { ONEGO_DEMO_BOOKING_URL: 'http://127.0.0.1:9800/calendar' },
    { demoBookingUrl: 'http://127.0.0.1:9800/calendar' },
  ],
  [CHAT, { chat: { url: CHAT.ONEGO_CHAT_URL, origins: [], globals: {}, isSandboxed: true } }],
  [
    { ...CHAT, ONEGO_CHAT_ORIGINS: ' https://*.chat.example, https://cdn.example' },
    { chat: { origins: ['https://*.chat.example', 'https://cdn.example'] } },
  ],
  [{ ...CHAT, ONEGO_CHAT_GLOBALS: '{"ID":"7"}' }, { chat: { globals: { ID: '7' } } }],
  [{ ONEGO_ANALYTICS_URL: 'https://tags.acme.test/js' }, { analytics: null }],
  [TAG, { analytics: { url: 'https://www.googletagmanager.com/gtag/js' } }],
  [
    { ...TAG, ONEGO_ANALYTICS_URL: 'https://tags.acme.test/js' },
    { analytics: { url: 'https://tags.acme.test/js' } },
  ],
])('%j is read as %j', (env, expected) => {
  expect(readSettings(env)).toMatchObject(expected);
});

test.each([
  ['ONEGO_ORIGIN', 'acme.test'],
  ['ONEGO_ORIGIN', 'http://acme.test'],
  ['ONEGO_ORIGIN', 'http://localhost.acme.test'],
  ['ONEGO_ORIGIN', 'https://acme.test/shop'],
  ['ONEGO_LOGO', 'brand/logo.html'],
  ['ONEGO_CONTACT_EMAIL', 'hello'],
  ['ONEGO_DEMO_BOOKING_URL', 'http://cal.example/demo'],
  ['ONEGO_ADVISORY_BOOKING_URL', 'http://localhost.cal.example/'],
  ['ONEGO_CHAT_URL', 'javascript:alert(1)'],
  ['ONEGO_CHAT_ORIGINS', 'https://*'],
  ['ONEGO_CHAT_ORIGINS', "https://chat.example; script-src 'unsafe-inline'"],
  ['ONEGO_CHAT_GLOBALS', 'CHAT_ID=1'],
  ['ONEGO_CHAT_GLOBALS', '[1]'],
  ['ONEGO_CHAT_SANDBOX', 'no'],
  ['ONEGO_SOCIAL_URLS', 'https://x.com/acme youtube'],
  ['ONEGO_ANALYTICS_ID', 'G-ABC"><script>'],
  ['ONEGO_ANALYTICS_URL', 'https://tags.acme.test/js?id=1'],
  ['ONEGO_VITALS_PERCENT', '101'],
])('a bad value of %s is refused by name: %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
