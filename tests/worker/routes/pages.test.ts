import { describe, expect, test } from 'vitest';
import { settings } from '../fixtures/site.ts';
import { send } from '../support/send.ts';

describe('a page in another spelling', () => {
  test.each([
    ['/PRICING', 'pricing', '/pricing'],
    ['/Pricing', 'pricing', '/pricing'],
    ['/%50RICING', 'pricing', '/pricing'],
    ['/ezyassist', 'EzyAssist', '/EzyAssist'],
    ['/CONTACT', 'contact', '/contact'],
    ['/Contact', 'company/contact', '/company/contact'],
    ['/Company/Contact', 'company/contact', '/company/contact'],
    ['/COMPANY/ABOUT', 'company/about', '/about'],
  ])('%s is that page, and names its canonical address', async (path, title, canonical) => {
    const response = await send(`GET ${path}?utm=1`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    expect(response.headers.get('Link')).toBe(`<${settings.origin}${canonical}>; rel="canonical"`);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  test('keeps the policy of the page, with the hashes of its inline code', async () => {
    const response = await send('GET /PRICING');
    expect(response.headers.get('Content-Security-Policy')).toContain("'sha256-AAAA'");
  });

  test('is revalidated with 304, which leaves that policy alone', async () => {
    const etag = (await send('GET /PRICING')).headers.get('ETag') ?? '';
    const response = await send('GET /PRICING', { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('Content-Security-Policy')).not.toContain(
      "default-src 'none'; frame",
    );
  });

  test('answers HEAD without a body', async () => {
    const response = await send('HEAD /PRICING');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('slashes too many', () => {
  test.each([
    ['/PRICING/', '/pricing'],
    ['/PRICING//?a=1&b=%2F', '/pricing?a=1&b=%2F'],
    ['//PRICING', '/pricing'],
    ['//Pricing//?x', '/pricing?x'],
    ['/COMPANY//about/', '/company/about'],
    ['/CONTACT/', '/contact'],
    ['/Contact/', '/Contact'],
    ['//', '/'],
  ])('%s is redirected for good to %s', async (path, location) => {
    const response = await send(`GET ${path}`);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(location);
  });
});

describe('an unknown page', () => {
  test.each([
    ['/nowhere', '/'],
    ['/nowhere/', '/'],
    ['/pricing/plans', '/'],
    ['/nowhere?a=1&next=//evil.com', '/?a=1&next=//evil.com'],
    ['/__proto__', '/'],
    ['/constructor', '/'],
    ['/assets', '/'],
    ['/apifoo', '/'],
    ['/%', '/'],
    ['/%ff', '/'],
  ])('%s goes to %s, and nobody remembers it', async (path, location) => {
    const response = await send(`GET ${path}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(location);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('is redirected for HEAD too', async () => {
    expect((await send('HEAD /nowhere')).status).toBe(302);
  });
});

test.each([
  '/missing.json',
  '/wp-login.php',
  '/a/b/photo.PNG',
  '/assets/app-0000.js',
  '/assets/nothing',
  '/.env',
  '/.git/config',
  '/x%2ephp',
  '/pricing.php/',
])('the missing file %s is a 404 that nobody stores', async (path) => {
  const response = await send(`GET ${path}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  '//evil.com',
  '//evil.com/',
  '///evil.com',
  '////evil.com/%2f..',
  '/\\evil.com',
  '/\\/evil.com/',
  '/\\\\evil.com',
  '/%5cevil.com',
  '/%5C%5Cevil.com/',
  '/%2fevil.com',
  '/%2F%2Fevil.com/',
  '/%252fevil.com',
  '/.//evil',
  '/..//evil',
  '/%2e%2e//evil',
  '/%2e%2e%2fevil',
  '/%09/evil',
  '/%0d%0aLocation:%20https:%2f%2fevil',
  '/%00',
  '//evil',
  '//evil/',
  '//pricing@evil',
  '/https://evil',
  '/pricing/..//evil',
  '//PRICING/%2f..',
  '/;@evil',
  '/〱evil',
  '/%E3%80%B1evil',
])('%s never leads off the site', async (path) => {
  const response = await send(`GET ${path}?q=//evil.com`);
  const location = response.headers.get('Location');
  if (location === null) {
    expect(response.status).toBe(404);
  } else {
    expect(location).toMatch(/^\/(?:[^/\\]|$)/);
    expect(new URL(location, settings.origin).origin).toBe(settings.origin);
  }
});

test('a page that the build left out is a 404 and no circle', async () => {
  expect((await send('GET /never-built')).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s on a page is refused with what is allowed',
  async (method) => {
    for (const path of ['/PRICING', '/nowhere', '/missing.json']) {
      const response = await send(`${method} ${path}`);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
    }
  },
);
