import { describe, expect, test } from 'vitest';
import { settings } from '../fixtures/site.ts';
import { send } from '../support/send.ts';

const EVIL = 'evil.example';

/** Tricks for an open redirect, a path traversal or a header. */
const HOSTILE_PATHS: readonly string[] = [
  `//${EVIL}`,
  `//${EVIL}/pricing`,
  `/\\${EVIL}`,
  `/\\\\${EVIL}`,
  `\\\\${EVIL}`,
  `/%5c%5c${EVIL}`,
  `/%2f%2f${EVIL}`,
  `/%252f%252f${EVIL}`,
  `/%09/${EVIL}`,
  `/%0a/${EVIL}`,
  `/%0d%0aLocation:%20https://${EVIL}`,
  `/%0d%0aSet-Cookie:%20a=b`,
  `/..${EVIL}`,
  `/@${EVIL}`,
  `/https://${EVIL}`,
  `/javascript:alert(1)`,
  `/PRICING//${EVIL}`,
  `/pricing/..//${EVIL}`,
  `/pricing/../../${EVIL}`,
  `/pricing%2f..%2f..%2f${EVIL}`,
  '/pricing/%2e',
  '/pricing%00',
  '/%70ricing',
  '/pricing%20',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.env',
  '/.git/config',
  '/assets/../_headers',
  '/_headers',
  '/assets/%2e%2e/index.html',
  '/%',
  '/%ff%fe',
  '/%e2%80%ae',
  '/\u202egnicirp',
  '/PRİCİNG',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(2000)}`,
  `/${'%2e%2e/'.repeat(500)}`,
  '/api//login',
  '/api/%2e%2e/pricing',
  '/api/..%2fpricing',
  '/api/login%00',
  '/api/__proto__',
  '/;@evil.example',
  '/〱evil.example',
  '/%E3%80%B1evil.example',
];

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

test('no path leads off the site or makes a fault', async () => {
  const offenders: string[] = [];
  for (const path of HOSTILE_PATHS) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await send(`${method} ${path}`);
      const location = headers.get('Location');
      const isOrderly =
        status < 500 &&
        headers.get('X-Injected') === null &&
        headers.getSetCookie().length === 0 &&
        headers.get('Content-Security-Policy')?.includes("default-src 'none'") &&
        (location === null || isPathOfSite(location));
      if (!isOrderly) offenders.push(`${method} ${path}: ${status} ${location}`);
    }
  }
  expect(offenders).toEqual([]);
});

test('no header names another address, and no query is believed', async () => {
  for (const path of ['/PRICING', '/pricing/', '/nowhere', '/contact/?a=b']) {
    const plain = await send(`GET ${path}`);
    for (const name of ['Host', 'X-Forwarded-Host', 'X-Original-URL', 'X-Forwarded-Proto']) {
      const tricked = await send(`GET ${path}`, { headers: { [name]: EVIL } });
      expect([tricked.status, ...tricked.headers], name).toEqual([plain.status, ...plain.headers]);
      expect(await tricked.text()).not.toContain(EVIL);
    }
  }
  for (const query of ['?next=https://evil.example', '?a=%0d%0aX-Injected:1', '?redirect=//evil']) {
    expect((await send(`GET /nowhere${query}`)).headers.get('Location')).toBe(`/${query}`);
  }
});

test('a page that the build left out is a 404 and no circle', async () => {
  expect((await send('GET /never-built')).status).toBe(404);
});

function isPathOfSite(location: string): boolean {
  const isPath = /^\/(?![/\\])/.test(location);
  return isPath && new URL(location, settings.origin).origin === settings.origin;
}

test('a page is read and nothing else', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await send(`${method} /PRICING`);
    expect(response.status, method).toBe(405);
    expect(response.headers.get('Allow'), method).toBe('GET, HEAD');
  }
});
