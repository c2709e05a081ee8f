import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '../../../worker/http/headers.ts';
import { settings } from '../fixtures/site.ts';
import { DEMO_LOGIN } from '../support/accounts.ts';
import { readFailure, send } from '../support/send.ts';

const EVIL = 'evil.example';

/** What stands before the name of another site to lead there. */
const HOSTILE_PREFIXES = [
  ...['/', '//', '/\\', '/\\\\', '\\\\', '/%5c%5c', '/%2f%2f', '/%252f%252f', '/%09/', '/%0a/'],
  ...['/..', '/@', '/;@', '/https://', '/PRICING//', '/pricing/..//', '/pricing/../../', '/〱'],
  ...['/pricing%2f..%2f..%2f', '/%0d%0aLocation:%20https://', '/%E3%80%B1'],
];

/** Tricks for an open redirect, a path traversal or a header. */
const HOSTILE_PATHS: readonly string[] = [
  ...HOSTILE_PREFIXES.map((prefix) => prefix + EVIL),
  ...['/%0d%0aSet-Cookie:%20a=b', '/javascript:alert(1)', '/pricing/%2e', '/pricing%00'],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../_headers', '/_headers'],
  ...['/assets/%2e%2e/index.html', '/%', '/%ff%fe', '/%e2%80%ae', '/\u202egnicirp', '/PRİCİNG'],
  ...['/__proto__', '/constructor', '/api/%2e%2e/pricing', '/api/..%2fpricing', '/api/__proto__'],
  ...[`/${'a'.repeat(8000)}`, `/${'a/'.repeat(2000)}`, `/${'%2e%2e/'.repeat(500)}`],
];

describe('a page in another spelling', () => {
  test.each([
    ['/PRICING', 'pricing', '/pricing'],
    ['/Contact', 'company/contact', '/company/contact'],
    ['/COMPANY/ABOUT', 'company/about', '/about'],
  ])('%s is that page, and names its canonical address', async (path, title, canonical) => {
    const response = await send(`GET ${path}?utm=1`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    expect(response.headers.get('Link')).toBe(`<${settings.origin}${canonical}>; rel="canonical"`);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  test('keeps the policy of the page, with the hashes of its inline code, also when it is revalidated', async () => {
    const response = await send('GET /PRICING');
    expect(response.headers.get('Content-Security-Policy')).toContain("'sha256-AAAA'");
    const etag = response.headers.get('ETag') ?? '';
    const again = await send('GET /PRICING', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).not.toContain("default-src 'none'; frame");
  });
});

test.each([
  ['/PRICING//?a=1&b=%2F', 308, '/pricing?a=1&b=%2F'],
  ['/Contact/', 308, '/Contact'],
  ['/nowhere', 302, '/'],
  ['/nowhere?a=%0d%0aX-Injected:1', 302, '/?a=%0d%0aX-Injected:1'],
  ['/wp-login.php', 404, null],
  ['/assets/app-0000.js', 404, null],
  ['/never-built', 404, null],
])('%s is answered %i, on to %s', async (path, status, location) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await send(`${method} ${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBe(location);
    // Nobody remembers an address that may exist tomorrow.
    if (status !== 308) expect(response.headers.get('Cache-Control')).toBe('no-store');
    if (status === 404)
      expect(response.headers.get('Content-Type')).toContain('text/plain; charset');
  }
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

function isPathOfSite(location: string): boolean {
  const isPath = /^\/(?![/\\])/.test(location);
  return isPath && new URL(location, settings.origin).origin === settings.origin;
}

test('no header names another address', async () => {
  for (const path of ['/PRICING', '/pricing/', '/nowhere', '/contact/?a=b']) {
    const plain = await send(`GET ${path}`);
    for (const name of ['Host', 'X-Forwarded-Host', 'X-Original-URL', 'X-Forwarded-Proto']) {
      const tricked = await send(`GET ${path}`, { headers: { [name]: EVIL } });
      expect([tricked.status, ...tricked.headers], name).toEqual([plain.status, ...plain.headers]);
      expect(await tricked.text()).not.toContain(EVIL);
    }
  }
});

test('a page is read and nothing else', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await send(`${method} /PRICING`);
    expect(response.status, method).toBe(405);
    expect(response.headers.get('Allow'), method).toBe('GET, HEAD');
  }
});

test.each([
  ['an alias', 'GET /PRICING', {}],
  ['a redirect', 'GET /nowhere', {}],
  ['a permanent redirect', 'GET /PRICING/', {}],
  ['a missing file', 'GET /missing.js', {}],
  ['a wrong method', 'POST /PRICING', {}],
  ['an API success', 'POST /api/login', { body: DEMO_LOGIN }],
  ['an API failure', 'POST /api/login', { body: '{' }],
  ['an unknown API path', 'GET /api/nothing', {}],
  ['a wrong API method', 'PUT /api/login', {}],
  ['the public keys', 'GET /.well-known/jwks.json', {}],
] as const)('%s carries every security header', async (_case, route, options) => {
  const { headers } = await send(route, options);
  for (const [name, value] of Object.entries(securityHeaders('data'))) {
    if (name !== 'Content-Security-Policy') expect(headers.get(name), name).toBe(value);
  }
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('an unexpected error is a plain 500 that names only the request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetch = () => Promise.reject(new Error('the secret reason'));
  const response = await send('GET /PRICING', {
    env: { ...env, ASSETS: { ...env.ASSETS, fetch } },
  });
  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const failure = await readFailure(response);
  expect(failure).toMatchObject({ code: 'internal', requestId: expect.any(String) });
  expect(JSON.stringify(failure)).not.toContain('secret');
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: 'unexpected_error',
    requestId: failure.requestId,
    message: 'the secret reason',
  });
});
