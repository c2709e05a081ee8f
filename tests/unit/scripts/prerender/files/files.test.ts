import { expect, test } from 'vitest';
import {
  chatPageFile,
  robotsFile,
  securityFile,
  sitemapFile,
} from '../../../../../scripts/prerender/files/files.ts';
import { workerModule } from '../../../../../scripts/prerender/files/worker-module.ts';
import { readSettings } from '../../../../../scripts/settings.ts';
import { DAY_MS } from '../../../../../worker/contract/durations.ts';

const settings = readSettings({ ONEGO_ORIGIN: 'https://acme.test' });

const pages = [
  { path: '/', canonical: '/', routeIds: [] },
  { path: '/about', canonical: '/about', routeIds: [] },
  { path: '/company/about', canonical: '/about', routeIds: [] },
  {
    path: '/verify-email',
    canonical: '/verify-email',
    hiddenFrom: 'every-search' as const,
    routeIds: [],
  },
];

test('the sitemap says when a document was changed', () => {
  const rest = { title: '', description: '', topic: '', authors: [], sources: [], related: [] };
  const meta = { ...rest, minutes: 1 };
  const written = new Map([
    ['/a', { ...meta, date: '2026-01-02', updated: '2026-03-04' }],
    ['/b', { ...meta, date: '2026-05-06' }],
  ]);
  const pages = ['/a', '/b', '/c'].map((path) => ({ path, canonical: path, routeIds: [] }));
  const text = sitemapFile(pages, 'https://acme.test', written);
  expect(text).toContain('<loc>https://acme.test/a</loc><lastmod>2026-03-04</lastmod>');
  expect(text).toContain('<loc>https://acme.test/b</loc><lastmod>2026-05-06</lastmod>');
  expect(text).toContain('<loc>https://acme.test/c</loc></url>');
});

test('the sitemap has each page once, under the address it is known by, and no unlisted one', () => {
  const addresses = [
    ...sitemapFile(pages, settings.origin, new Map()).matchAll(/<loc>(.*)<\/loc>/g),
  ];
  expect(addresses.map(([, address]) => address)).toEqual([
    'https://acme.test/',
    'https://acme.test/about',
  ]);
});

test('robots.txt keeps crawlers off the API and names the sitemap', () => {
  const lines = robotsFile(settings.origin).split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Sitemap: https://acme.test/sitemap.xml');
});

test.each(['2026-01-31T12:00:00Z', '2028-02-29T23:59:59Z'])(
  'security.txt built on %s expires in the future, within a year',
  (builtAt) => {
    const file = securityFile(settings, new Date(builtAt));
    const expires = /^Expires: (.+)$/m.exec(file)?.[1] ?? '';
    const validMs = Date.parse(expires) - Date.parse(builtAt);
    expect(validMs).toBeGreaterThan(300 * DAY_MS);
    expect(validMs).toBeLessThan(365 * DAY_MS);
    expect(file).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(file).toContain('Canonical: https://acme.test/.well-known/security.txt');
  },
);

test('the Worker is told every path, and of the settings only what concerns it', async () => {
  const notice = '<p class="a">MESSAGE</p>';
  const module = await workerModule(pages, { ...settings, demoAccounts: [] }, notice);
  const text = module.replace(/ as const|: Readonly<.*?>>/g, '');
  const written = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(written.pages).toEqual({
    '/': '/',
    '/about': '/about',
    '/company/about': '/about',
    '/verify-email': '/verify-email',
  });
  expect(written.errorNotice).toBe(notice);
  expect(Object.keys(written.settings).join(' ')).toBe(
    'brand shortBrand origin contactEmail mailFrom breachCheckUrl demoAccounts colors',
  );
});

test('the chat’s page has its settings in attributes, which they cannot leave', () => {
  const env = {
    ONEGO_CHAT_URL: 'https://chat.example/w.js?a=1&b=2',
    ONEGO_CHAT_GLOBALS: '{"id":"\\"><script>alert(1)</script>"}',
  };
  const { chat } = readSettings(env);
  if (!chat) throw new Error('No chat is set');
  const page = chatPageFile(chat, 'run()');
  expect(page).toContain(' data-url="https://chat.example/w.js?a=1&amp;b=2" ');
  expect(page.match(/<script\b[^>]*>[^<]*<\/script>/g)).toHaveLength(1);
  expect(page).toContain('>run()</script>');
});
