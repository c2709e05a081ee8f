import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import {
  QUERY_MAX_CHARS,
  SEARCH_INDEX_PATH,
  SEARCH_WORDS_PATH,
} from '../../../worker/contract/search.ts';
import { send } from '../support/send.ts';

const search = (query: string, options: Parameters<typeof send>[1] = {}) =>
  send(`GET /search?q=${encodeURIComponent(query)}`, options);

test.each([
  [
    'the words that are found are marked',
    'canry bank',
    [
      '<input name="q" value="canry bank">',
      '<p>1 result for “canry bank”</p>',
      '<li><a href="/OneGoCaseStudies?story=1&amp;x#story-1">A <mark>canary</mark> for a <mark>bank</mark></a><span>Story</span><p>Released by day.</p></li>',
      '<nav>ways on</nav>',
    ],
  ],
  [
    'a word that the page does not show is mentioned',
    'pricing instalments',
    ['<p>Mentions <mark>instalments</mark></p>'],
  ],
  [
    'what only mentions another word than the typed one tells it',
    'instalment',
    ['</p><p>Mentions <mark>instalments</mark></p></li>'],
  ],
  [
    'a typed tag is text',
    '"><script>alert(1)</script>',
    ['<input name="q" value="&quot;><script>alert(1)</script>">', '“&quot;&gt;&lt;script&gt;'],
  ],
  [
    'a typed entity is text',
    '&lt;img&quot;',
    ['<input name="q" value="&amp;lt;img&amp;quot;">', '“&amp;lt;img&amp;quot;”'],
  ],
  [
    'the texts of the index are escaped too',
    'pricing',
    ['<mark>Pricing</mark> &lt;b&gt;&amp; more&lt;/b&gt;</a>', 'What a &quot;project&quot; costs.'],
  ],
  ['a long query is cut', 'x'.repeat(8000), [`value="${'x'.repeat(QUERY_MAX_CHARS)}"`]],
])('%s', async (_case, query, parts) => {
  const html = await (await search(query)).text();
  for (const part of parts) expect(html).toContain(part);
});

test('the policy is that of the page, and only the visitor’s browser keeps the answer', async () => {
  const { headers } = await search('canary');
  expect(headers.get('Content-Type')).toContain('text/html');
  expect(headers.get('Content-Security-Policy')).toContain("'sha256-AAAA'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toContain('max-age');
  expect(headers.get('Cache-Control')).toBe('private, max-age=60');
  expect(headers.get('ETag')).toBeNull();
});

test('a query is answered in full though the browser has the page already', async () => {
  const etag = (await send('GET /search')).headers.get('ETag') ?? '';
  const headers = { 'If-None-Match': etag };
  expect((await send('GET /search', { headers })).status).toBe(304);
  expect((await search('canary', { headers })).status).toBe(200);
});

test('without a query it is the page itself', async () => {
  for (const path of ['/search', '/search?q=', '/search?q=%20', '/search?Q=canary']) {
    const page = await (await send(`GET ${path}`)).text();
    expect(page).toContain('<div id="search-outcome"></div>');
  }
});

test('HEAD is answered without a body, other methods are refused, other spellings redirected', async () => {
  expect(await (await send('HEAD /search?q=canary')).text()).toBe('');
  expect((await send('POST /search?q=canary')).status).toBe(405);
  const spelling = await send('GET /SEARCH/?q=canary');
  expect(spelling.status).toBe(308);
  expect(spelling.headers.get('Location')).toBe('/search?q=canary');
});

test('a network that searches too much is told so on the page, and can still log in', async () => {
  const limit = vi.fn(async () => ({ success: false }));
  const response = await search('canary', { env: { ...env, FLOOD_GATE: { limit } } });
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
  const response = await search('canary', { env: { ...env, ASSETS: { ...env.ASSETS, fetch } } });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<p>This is not available right now.');
});
