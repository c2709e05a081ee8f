import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../scripts/settings.ts';

describe('settings', () => {
  test('each has a working default', () => {
    const settings = readSettings({});
    expect(settings.brand).toBe('OneGo DevOps');
    expect(new URL(settings.origin).origin).toBe(settings.origin);
    expect(settings.contactEmail).toMatch(/^[^@\s]+@[^@\s]+$/);
    expect(settings.demoAccounts).toHaveLength(2);
    expect(settings.shortBrand).toBe('OneGo');
    expect(settings.legalEntity).toBe('OneGo DevOps');
    const addresses = [settings.demoPageUrl, settings.copilotUrl, ...settings.socialUrls];
    for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
  });

  test('an empty or blank value counts as not set', () => {
    expect(readSettings({ ONEGO_BRAND: '', ONEGO_ORIGIN: '   ' })).toEqual(readSettings({}));
  });

  test('values from the environment win, without spaces around them', () => {
    const settings = readSettings({
      ONEGO_BRAND: ' Acme Delivery ',
      ONEGO_ORIGIN: 'https://acme.test',
      ONEGO_SOCIAL_URLS: 'https://x.com/acme, https://github.com/acme',
    });
    expect(settings.brand).toBe('Acme Delivery');
    expect(settings.origin).toBe('https://acme.test');
    expect(settings.socialUrls).toEqual(['https://x.com/acme', 'https://github.com/acme']);
  });

  test('another brand leaves nothing of the default one', () => {
    const { brand, shortBrand, legalEntity } = readSettings({ ONEGO_BRAND: 'Acme Delivery' });
    expect([brand, shortBrand, legalEntity]).toEqual(Array(3).fill('Acme Delivery'));
  });

  test('the links of the footer can be removed', () => {
    expect(readSettings({ ONEGO_SOCIAL_URLS: 'Off' }).socialUrls).toEqual([]);
  });

  test('the demo page is on the site itself unless it is set', () => {
    expect(readSettings({ ONEGO_ORIGIN: 'https://acme.test' }).demoPageUrl).toBe(
      'https://acme.test/book-demo',
    );
  });

  test('an origin loses its trailing slash', () => {
    expect(readSettings({ ONEGO_ORIGIN: 'https://acme.test/' }).origin).toBe('https://acme.test');
  });

  test('on this machine the site may be at http://localhost', () => {
    const settings = readSettings({ ONEGO_ORIGIN: 'http://localhost:8787' });
    expect(settings.origin).toBe('http://localhost:8787');
    expect(settings.demoPageUrl).toBe('http://localhost:8787/book-demo');
  });

  test('mails have a sender of their own', () => {
    expect(readSettings({}).mailFrom).toMatch(/^[^@\s]+@[^@\s]+$/);
    expect(readSettings({ ONEGO_MAIL_FROM: 'us@acme.test' }).mailFrom).toBe('us@acme.test');
  });

  test('the demo accounts can be switched off', () => {
    expect(readSettings({ ONEGO_DEMO_ACCOUNTS: 'off' }).demoAccounts).toEqual([]);
    expect(readSettings({ ONEGO_DEMO_ACCOUNTS: 'On' }).demoAccounts).toHaveLength(2);
  });

  test('a calendar is embedded only if it is set, over https or from this machine', () => {
    expect(readSettings({}).demoBookingUrl).toBe('');
    for (const url of ['https://cal.example/demo', 'http://127.0.0.1:9800/calendar']) {
      expect(readSettings({ ONEGO_DEMO_BOOKING_URL: url }).demoBookingUrl).toBe(url);
    }
  });

  test('a service is asked about leaked passwords only if it is set, by its range API', () => {
    expect(readSettings({}).breachCheckUrl).toBe('');
    for (const url of ['https://api.pwnedpasswords.com/range/', 'http://127.0.0.1:9800/range/']) {
      expect(readSettings({ ONEGO_BREACH_CHECK_URL: url }).breachCheckUrl).toBe(url);
    }
  });

  test('a chat has a script, and the origins that it loads the rest from', () => {
    const url = 'https://embed.chat.example/widget.js';
    expect(readSettings({}).chat).toBeNull();
    expect(readSettings({ ONEGO_CHAT_URL: url }).chat).toEqual({
      url,
      origins: [],
      globals: {},
      isSandboxed: true,
    });
    expect(readSettings({ ONEGO_CHAT_URL: url, ONEGO_CHAT_SANDBOX: 'off' }).chat?.isSandboxed).toBe(
      false,
    );
    expect(
      readSettings({
        ONEGO_CHAT_URL: url,
        ONEGO_CHAT_ORIGINS: ' https://*.chat.example, https://cdn.example',
      }).chat?.origins,
    ).toEqual(['https://*.chat.example', 'https://cdn.example']);
    expect(
      readSettings({ ONEGO_CHAT_URL: url, ONEGO_CHAT_GLOBALS: '{"CHAT_ID":"7"}' }).chat?.globals,
    ).toEqual({ CHAT_ID: '7' });
  });

  test('analytics is set up by its id; the tag comes from Google, or from a server of one’s own', () => {
    expect(readSettings({}).analytics).toBeNull();
    expect(readSettings({ ONEGO_ANALYTICS_URL: 'https://tags.acme.test/js' }).analytics).toBeNull();
    expect(readSettings({ ONEGO_ANALYTICS_ID: 'G-ABC1234567' }).analytics).toEqual({
      id: 'G-ABC1234567',
      url: 'https://www.googletagmanager.com/gtag/js',
    });
    for (const url of ['https://tags.acme.test/js', 'http://127.0.0.1:9800/gtag/js']) {
      const env = { ONEGO_ANALYTICS_ID: 'G-ABC1234567', ONEGO_ANALYTICS_URL: url };
      expect(readSettings(env).analytics?.url).toBe(url);
    }
  });

  test('one visit in ten is measured, unless it is set', () => {
    expect(readSettings({}).vitalsPercent).toBe(10);
    expect(readSettings({ ONEGO_VITALS_PERCENT: '0' }).vitalsPercent).toBe(0);
    expect(readSettings({ ONEGO_VITALS_PERCENT: '100' }).vitalsPercent).toBe(100);
  });

  test.each([
    ['ONEGO_ORIGIN', 'acme.test'],
    ['ONEGO_ORIGIN', 'http://acme.test'],
    ['ONEGO_ORIGIN', 'http://localhost.acme.test'],
    ['ONEGO_ORIGIN', 'http://localhost:8787/shop'],
    ['ONEGO_ORIGIN', 'http://127.0.0.1:8787'],
    ['ONEGO_ORIGIN', 'https://acme.test/shop'],
    ['ONEGO_ORIGIN', 'https://acme.test/?a=1'],
    ['ONEGO_LOGO', 'brand/logo.html'],
    ['ONEGO_CONTACT_EMAIL', 'hello'],
    ['ONEGO_CONTACT_EMAIL', 'hello@acme test'],
    ['ONEGO_MAIL_FROM', 'accounts'],
    ['ONEGO_DEMO_PAGE_URL', '/book-demo'],
    ['ONEGO_DEMO_BOOKING_URL', 'cal.example/demo'],
    ['ONEGO_DEMO_BOOKING_URL', 'http://cal.example/demo'],
    ['ONEGO_ADVISORY_BOOKING_URL', 'http://localhost.cal.example/'],
    ['ONEGO_ADVISORY_BOOKING_URL', 'http://localhost:99999/'],
    ['ONEGO_CHAT_URL', 'chat.example/widget.js'],
    ['ONEGO_CHAT_URL', 'javascript:alert(1)'],
    ['ONEGO_CHAT_ORIGINS', 'chat.example'],
    ['ONEGO_CHAT_ORIGINS', 'https://*'],
    ['ONEGO_CHAT_ORIGINS', 'https://chat.example/path'],
    ['ONEGO_CHAT_ORIGINS', "https://chat.example; script-src 'unsafe-inline'"],
    ['ONEGO_CHAT_GLOBALS', 'CHAT_ID=1'],
    ['ONEGO_CHAT_GLOBALS', '[1]'],
    ['ONEGO_CHAT_GLOBALS', 'null'],
    ['ONEGO_CHAT_SANDBOX', 'no'],
    ['ONEGO_COPILOT_URL', 'javascript:alert(1)'],
    ['ONEGO_SOCIAL_URLS', 'https://x.com/acme youtube'],
    ['ONEGO_SOCIAL_URLS', 'http://instagram.com/acme'],
    ['ONEGO_DEMO_ACCOUNTS', 'true'],
    ['ONEGO_ANALYTICS_ID', 'UA-1234-1'],
    ['ONEGO_ANALYTICS_ID', 'G-ABC"><script>'],
    ['ONEGO_ANALYTICS_URL', 'tags.acme.test/js'],
    ['ONEGO_ANALYTICS_URL', 'http://tags.acme.test/js'],
    ['ONEGO_ANALYTICS_URL', 'https://tags.acme.test/js?id=1'],
    ['ONEGO_VITALS_PERCENT', '101'],
    ['ONEGO_VITALS_PERCENT', '0.1'],
    ['ONEGO_VITALS_PERCENT', '-1'],
    ['ONEGO_VITALS_PERCENT', 'ten'],
  ])('a bad value of %s is refused by name: %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
