import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLog } from '../support/read-log.ts';
import { post, readFailure, verdictOf } from '../support/send.ts';

const SITE = 'https://www.onego.example';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** As browsers send it to `report-uri`. */
const VIOLATION = {
  'document-uri': `${SITE}/pricing?email=kim@example.com`,
  referrer: `${SITE}/?name=kim`,
  'violated-directive': 'require-trusted-types-for',
  'effective-directive': 'require-trusted-types-for',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'trusted-types-sink',
  'line-number': 7,
  'column-number': 98,
  'source-file': `${SITE}/assets/app-1.js?kim`,
  'status-code': 200,
  'script-sample': 'Element innerHTML|<p>kim@example.com',
};

const violation = (change: object) => ({ 'csp-report': { ...VIOLATION, ...change } });

/** As Chromium 156 sends it by Network Error Logging. */
const NETWORK_ERROR = {
  age: 4,
  type: 'network-error',
  url: `${SITE}/api/session?email=kim@example.com`,
  user_agent: CHROME,
  body: {
    elapsed_time: 18,
    method: 'GET',
    phase: 'connection',
    protocol: 'h3',
    referrer: `${SITE}/?name=kim`,
    sampling_fraction: 1,
    server_ip: '192.0.2.9',
    status_code: 0,
    type: 'tcp.timed_out',
  },
};

const OF_VIOLATION = { 'Content-Type': 'application/csp-report' };
const OF_NETWORK = { 'Content-Type': 'application/reports+json' };

/** Sends a report as a browser does: without `Sec-Fetch-Site`. */
function report(body: unknown, options: Parameters<typeof post>[3] = {}) {
  const headers = { 'Sec-Fetch-Site': '', 'User-Agent': CHROME, ...OF_NETWORK, ...options.headers };
  return post('reports', body, '', { ...options, headers });
}

let logged: () => string[];
beforeEach(() => {
  logged = readLog();
});
const lines = () => logged().map((line) => JSON.parse(line));

describe('a report', () => {
  test.each([
    [
      'of a violation',
      violation({}),
      OF_VIOLATION,
      {
        kind: 'csp',
        page: '/pricing',
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        sink: 'Element innerHTML',
        source: '/assets/app-1.js',
        line: 7,
      },
    ],
    [
      'of a script from elsewhere',
      violation({
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://kim:secret@ads.example:8443/kim?id=kim#kim',
        'source-file': `${SITE}/pricing`,
        'script-sample': 'kim',
        'line-number': 1,
      }),
      OF_VIOLATION,
      {
        kind: 'csp',
        page: '/pricing',
        directive: 'script-src-elem',
        blocked: 'https://ads.example:8443',
        source: '/pricing',
        line: 1,
      },
    ],
    [
      'of a network error',
      [NETWORK_ERROR],
      OF_NETWORK,
      {
        kind: 'network',
        page: '/api/*',
        phase: 'connection',
        error: 'tcp.timed_out',
        status: 0,
      },
    ],
  ])(
    '%s is one line of the log, and nothing of the visitor is in it',
    async (_case, body, headers, said) => {
      const response = await report(body, { headers });
      expect(response.status).toBe(204);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(lines()).toEqual([
        {
          event: 'browser_reported',
          time: expect.any(String),
          requestId: expect.any(String),
          browser: 'Chrome',
          ...said,
        },
      ]);
    },
  );

  test.each([
    ['/', '/'],
    ['/EzyAssist?a=b#c', '/EzyAssist'],
    ['/assets/app-1.js', '/assets/*'],
    ['/api/account/export', '/api/*'],
    ['/__proto__', 'other'],
    ['/pricing/', 'other'],
  ])('about %s is one about %s', async (path, page) => {
    await report([{ ...NETWORK_ERROR, url: SITE + path }]);
    expect(lines()).toEqual([expect.objectContaining({ page })]);
  });

  test.each([
    ['data', 'data'],
    ['blob:https://www.onego.example/5f', 'blob'],
    ['wss://chat.example/kim', 'wss://chat.example'],
    [`${SITE}/kim`, 'self'],
    ['kim@example.com', 'other'],
    ['', 'other'],
    [`https://${'a'.repeat(300)}.example`, 'other'],
  ])('that blocked %j says %j', async (uri, blocked) => {
    await report(violation({ 'blocked-uri': uri }));
    expect(lines()).toEqual([expect.objectContaining({ blocked })]);
  });

  test.each([
    { 'blocked-uri': 'moz-extension://5f/a.js' },
    { 'source-file': 'safari-web-extension://abc/content.js' },
    { 'document-uri': 'https://evil.example/pricing' },
  ])('about %j is not the site’s business', async (change) => {
    expect((await report(violation(change))).status).toBe(204);
    expect(lines()).toEqual([]);
  });

  test.each([
    [{ 'effective-directive': 'Script-Src' }, { directive: 'other' }],
    [{ 'effective-directive': 'a'.repeat(41) }, { directive: 'other' }],
    [{ 'effective-directive': ['a'] }, { directive: 'other' }],
    [{ 'line-number': 1.5 }, { line: 0 }],
    [{ 'line-number': 1e9 }, { line: 0 }],
    [{ 'source-file': 'https://a.example/b?c#d' }, { source: 'https://a.example' }],
  ])('with %j says %j', async (change, said) => {
    await report(violation(change));
    expect(lines()).toEqual([expect.objectContaining(said)]);
  });

  test('of a refused request is no news: the Worker has logged why', async () => {
    const failed = (status_code: number) => ({
      ...NETWORK_ERROR,
      body: { ...NETWORK_ERROR.body, phase: 'application', type: 'http.error', status_code },
    });
    await report([failed(401), failed(429), failed(503)]);
    expect(lines().map(({ status }) => status)).toEqual([503]);
  });

  test('is one of five that are logged of many in one body', async () => {
    expect((await report(Array(20).fill(violation({})))).status).toBe(204);
    expect(lines()).toHaveLength(5);
  });
});

describe('what a report may come with', () => {
  test.each(['application/json', 'application/csp-report; charset=utf-16', ''])(
    'is not the media type %j',
    async (type) => {
      const answer = report(violation({}), { headers: { 'Content-Type': type } });
      expect(await verdictOf(answer)).toBe('415 unsupported_media_type');
    },
  );

  test('is at most 64 KiB', async () => {
    const padded = (bytes: number) => `${' '.repeat(bytes - 2)}[]`;
    expect((await report(padded(64 * 1024))).status).toBe(204);
    expect((await report(padded(64 * 1024 + 1))).status).toBe(413);
  });

  test.each(['{', 'null', '7', '[[[[[[[[[[]]]]]]]]]]'])('is not %s', async (body) => {
    const response = await report(body);
    expect(response.status).toBe(400);
    expect((await readFailure(response)).code).toMatch(/^invalid_/);
  });
});

test('the gate counts by network, and refuses with the time to wait', async () => {
  const limit = vi.fn(async () => ({ success: false }));
  const gated = { ...env, REPORTS_GATE: { limit } };
  const response = await report(violation({}), { env: gated, ip: '198.51.100.7' });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(limit).toHaveBeenCalledWith({ key: '198.51.100.7' });
});
