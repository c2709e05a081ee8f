import { describe, expect, test } from 'vitest';
import { settings } from '../worker/fixtures/site.ts';
import { send } from '../worker/support/send.ts';

const EVIL = 'evil.example';

/** Paths that an attacker may use for an open redirect or a path traversal. */
const PATHS: readonly string[] = [
  `//${EVIL}`,
  `//${EVIL}/pricing`,
  `///${EVIL}`,
  `////${EVIL}//`,
  `/\\${EVIL}`,
  `/\\\\${EVIL}`,
  `\\\\${EVIL}`,
  `/%5C${EVIL}`,
  `/%5c%5c${EVIL}`,
  `/%2F${EVIL}`,
  `/%2f%2f${EVIL}`,
  `/%252f%252f${EVIL}`,
  `/%09/${EVIL}`,
  `/%0a/${EVIL}`,
  `/%0d%0aLocation:%20https://${EVIL}`,
  `/%0d%0aSet-Cookie:%20a=b`,
  `/pricing/%0d%0aX-Injected:%201`,
  `/.${EVIL}`,
  `/..${EVIL}`,
  `/..;/${EVIL}`,
  `/@${EVIL}`,
  `/:80@${EVIL}`,
  `/https://${EVIL}`,
  `/https:/${EVIL}`,
  `/http%3A%2F%2F${EVIL}`,
  `/javascript:alert(1)`,
  `/data:text/html,<script>alert(1)</script>`,
  `/PRICING//${EVIL}`,
  `/pricing/..//${EVIL}`,
  `/pricing/../../${EVIL}`,
  `/pricing%2f..%2f..%2f${EVIL}`,
  '/pricing//',
  '/pricing/./',
  '/pricing/%2e',
  '/pricing%00',
  '/pricing%00.html',
  '/pricing;a=b',
  '/pricing%3f',
  '/pricing%23',
  '/%70ricing',
  '/pricing%20',
  '/ pricing',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.env',
  '/.git/config',
  '/.well-known/../.env',
  '/wp-login.php',
  '/index.php?page=http://evil.example',
  '/assets/../_headers',
  '/_headers',
  '/_worker.js',
  '/wrangler.toml',
  '/assets/missing.js',
  '/assets/%2e%2e/index.html',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%c0%af',
  '/%e2%80%ae',
  '/\u202egnicirp',
  '/\ufeffpricing',
  '/PRİCİNG',
  '/ﬀ',
  '/__proto__',
  '/constructor',
  '/toString',
  '/hasOwnProperty',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(2000)}`,
  `/${'%2e%2e/'.repeat(500)}`,
  '/api//login',
  '/api/%2e%2e/pricing',
  '/api/..%2fpricing',
  '/api/login%00',
  '/api/login;x',
  '/Api/Login',
  '/api/login/',
  '/api/__proto__',
];

test('at least sixty tricks are tried', () => {
  expect(PATHS.length).toBeGreaterThanOrEqual(60);
});

describe.each(['GET', 'HEAD', 'POST'])('%s', (method) => {
  test.each(PATHS)('%s stays on the site and makes no fault', async (path) => {
    const response = await send(`${method} ${path}`);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('X-Injected')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');

    const location = response.headers.get('Location');
    if (location !== null) {
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, settings.origin).origin).toBe(settings.origin);
      expect(response.headers.get('Cache-Control') ?? '').not.toMatch(/immutable/);
    }
  });
});

test.each(['Host', 'X-Forwarded-Host', 'X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Proto'])(
  'the header %s changes no answer',
  async (name) => {
    for (const path of ['/PRICING', '/pricing/', '/nowhere', '/contact/?a=b']) {
      const plain = await send(`GET ${path}`);
      const tricked = await send(`GET ${path}`, { headers: { [name]: EVIL } });
      expect(tricked.status).toBe(plain.status);
      expect(tricked.headers.get('Location')).toBe(plain.headers.get('Location'));
      expect(tricked.headers.get('Link')).toBe(plain.headers.get('Link'));
      expect(await tricked.text()).not.toContain(EVIL);
    }
  },
);

test('query strings survive and are never believed', async () => {
  const queries = [
    '?next=https://evil.example',
    '?a=%0d%0aX-Injected:1',
    '?redirect=//evil.example',
  ];
  for (const query of queries) {
    const location = (await send(`GET /nowhere${query}`)).headers.get('Location');
    expect(new URL(location ?? '', settings.origin).href).toBe(`${settings.origin}/${query}`);
  }
});
