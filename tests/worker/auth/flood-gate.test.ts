import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../worker/endpoints.ts';
import { DEMO_LOGIN } from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { readFailure, send } from '../support/send.ts';

/** The API, and the page that reads an account. */
const ROUTES = ENDPOINTS.filter(({ path }) => /^\/(?:api\/|signed-in)/.test(path)).map(
  ({ method, path }) => `${method} ${path}`,
);
const UNGUARDED = ['GET /api/session', 'POST /api/reports', 'POST /api/vitals'];

test('what may cause work is refused in a flood, before it causes any', async () => {
  for (const route of ROUTES.filter((each) => !UNGUARDED.includes(each))) {
    const { keys, gated } = createGate({ success: false });
    const response = await send(route, {
      env: { ...gated, DB: createFaultyD1('fails') },
      ip: '2001:db8:1:2::5',
      ...(route.startsWith('POST') && { body: DEMO_LOGIN }),
    });
    expect(response.status, route).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('RateLimit-Policy')).toBe('"requests";q=300;w=60');
    expect(response.headers.get('RateLimit')).toBe('"requests";r=0;t=60');
    expect((await readFailure(response)).message).toContain('in 1 minute.');
    expect(keys).toEqual(['2001:db8:1:2::/64']);
  }
});

test('pages, files, keys and the question for a session do not count', async () => {
  const { keys, gated } = createGate({ success: false });
  const paths = [
    '/PRICING',
    '/nowhere',
    '/x.js',
    '/.well-known/jwks.json',
    '/api/no',
    '/api/session',
  ];
  for (const path of paths) {
    expect((await send(`GET ${path}`, { env: gated })).status, path).not.toBe(429);
  }
  expect(keys).toEqual([]);
});

test('requests from other sites do not count', async () => {
  const { keys, gated } = createGate({ success: false });
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await send('POST /api/token', { body: {}, headers, env: gated })).status).toBe(403);
  expect(keys).toEqual([]);
});

/** A gate that is always open or closed, and the keys that it was asked for. */
function createGate(outcome: RateLimitOutcome) {
  const keys: string[] = [];
  const limit = async ({ key }: RateLimitOptions) => {
    keys.push(key);
    return outcome;
  };
  return { keys, gated: { ...env, FLOOD_GATE: { limit } } };
}
