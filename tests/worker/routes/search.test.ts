import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import {
  QUERY_MAX_CHARS,
  SEARCH_INDEX_PATH,
  SEARCH_WORDS_PATH,
} from '../../../worker/contract/search.ts';
import { send } from '../support/send.ts';

test('results are written into the page, with the found words marked', async () => {
  const response = await send('GET /search?q=canry%20bank');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  const html = await response.text();
  expect(html).toContain('<input name="q" value="canry bank">');
  expect(html).toContain('<p>1 result for “canry bank”</p>');
  expect(html).toContain(
    '<li><a href="/OneGoCaseStudies?story=1&amp;x#story-1">A <mark>canary</mark> for a <mark>bank</mark></a><span>Story</span><p>Released by day.</p></li>',
  );
  expect(html).toContain('<nav>ways on</nav>');
});

test('a word that the page does not show is mentioned', async () => {
  const html = await (await send('GET /search?q=pricing%20instalments')).text();
  expect(html).toContain('<p>Mentions <mark>instalments</mark></p>');
});

test('what only mentions another word than the typed one tells it', async () => {
  const html = await (await send('GET /search?q=instalment')).text();
  expect(html).toMatch(/<\/p><p>Mentions <mark>instalments<\/mark><\/p><\/li>/);
});

test.each([
  [
    '"><script>alert(1)</script>',
    'value="&quot;><script>alert(1)</script>"',
    '“&quot;&gt;&lt;script&gt;',
  ],
  ['&lt;img&quot;', 'value="&amp;lt;img&amp;quot;"', '“&amp;lt;img&amp;quot;”'],
  ["' onfocus='x", `value="' onfocus='x"`, "“' onfocus='x”"],
])('%s is text in the field and above the results', async (query, field, heading) => {
  const html = await (await send(`GET /search?q=${encodeURIComponent(query)}`)).text();
  expect(html).toContain(`<input name="q" ${field}>`);
  expect(html).toContain(heading);
});

test('the texts of the index are escaped too', async () => {
  const html = await (await send('GET /search?q=pricing')).text();
  expect(html).toContain('<mark>Pricing</mark> &lt;b&gt;&amp; more&lt;/b&gt;</a>');
  expect(html).toContain('What a &quot;project&quot; costs.');
});

test('a long query is cut', async () => {
  const html = await (await send(`GET /search?q=${'x'.repeat(8000)}`)).text();
  expect(html).toContain(`value="${'x'.repeat(QUERY_MAX_CHARS)}"`);
});

test('the policy is that of the page, and only the visitor’s browser keeps the answer', async () => {
  const { headers } = await send('GET /search?q=canary');
  expect(headers.get('Content-Security-Policy')).toContain("'sha256-AAAA'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toContain('max-age');
  expect(headers.get('Cache-Control')).toBe('private, max-age=60');
  expect(headers.get('ETag')).toBeNull();
});

test('a query is answered in full though the browser has the page already', async () => {
  const etag = (await send('GET /search')).headers.get('ETag') ?? '';
  expect(etag).not.toBe('');
  expect((await send('GET /search', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const response = await send('GET /search?q=canary', { headers: { 'If-None-Match': etag } });
  expect(response.status).toBe(200);
});

test('without a query it is the page itself', async () => {
  for (const path of ['/search', '/search?q=', '/search?q=%20', '/search?Q=canary']) {
    const response = await send(`GET ${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="search-outcome"></div>');
  }
});

test('HEAD is answered without a body, other methods are refused, other spellings redirected', async () => {
  const head = await send('HEAD /search?q=canary');
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const post = await send('POST /search?q=canary');
  expect(post.status).toBe(405);
  expect(post.headers.get('Allow')).toBe('GET, HEAD');
  const spelling = await send('GET /SEARCH/?q=canary');
  expect(spelling.status).toBe(308);
  expect(spelling.headers.get('Location')).toBe('/search?q=canary');
});

test('a network that searches too much is told so on the page, and can still log in', async () => {
  const limit = vi.fn(async () => ({ success: false }));
  const response = await send('GET /search?q=canary', { env: { ...env, FLOOD_GATE: { limit } } });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toContain('<p>Too many searches from your network.');
  expect(limit).toHaveBeenCalledWith({ key: 'search 192.0.2.1' });
});

test.each([SEARCH_INDEX_PATH, SEARCH_WORDS_PATH])('without %s the page says so', async (path) => {
  const fetch: Fetcher['fetch'] = async (input, init) =>
    String(input).endsWith(path)
      ? new Response(null, { status: 404 })
      : env.ASSETS.fetch(input, init);
  const response = await send('GET /search?q=canary', {
    env: { ...env, ASSETS: { ...env.ASSETS, fetch } },
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<p>This is not available right now.');
});
