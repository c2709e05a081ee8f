import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../worker/endpoints.ts';
import { DEMO_LOGIN } from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { readFailure, send } from '../support/send.ts';

const UNGUARDED = ['GET /api/session', 'POST /api/reports', 'POST /api/vitals'];

/** The API, and the page that reads an account. */
const ROUTES = ENDPOINTS.filter(({ path }) => /^\/(?:api\/|signed-in)/.test(path))
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route) => !UNGUARDED.includes(route));

/** A gate that is closed, and the keys that it was asked for. */
function createGate() {
  const keys: string[] = [];
  const limit = async ({ key }: RateLimitOptions) => {
    keys.push(key);
    return { success: false };
  };
  return { keys, gated: { ...env, DB: createFaultyD1('fails'), FLOOD_GATE: { limit } } };
}

test.each(ROUTES)('in a flood, %s is refused before it causes any work', async (route) => {
  const { keys, gated } = createGate();
  const body = route.startsWith('POST') ? { body: DEMO_LOGIN } : {};
  const response = await send(route, { env: gated, ip: '2001:db8:1:2::5', ...body });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(response.headers.get('RateLimit-Policy')).toBe('"requests";q=300;w=60');
  expect(response.headers.get('RateLimit')).toBe('"requests";r=0;t=60');
  expect((await readFailure(response)).message).toContain('in 1 minute.');
  expect(keys).toEqual(['2001:db8:1:2::/64']);
});

test.each([
  ...['/PRICING', '/nowhere', '/x.js', '/.well-known/jwks.json', '/api/no', '/api/session'].map(
    (path) => [`GET ${path}`, {}] as const,
  ),
  ['POST /api/token', { body: {}, headers: { 'Sec-Fetch-Site': 'cross-site' } }] as const,
])('%s does not count (%j)', async (route, options) => {
  const { keys, gated } = createGate();
  expect((await send(route, { ...options, env: gated })).status).not.toBe(429);
  expect(keys).toEqual([]);
});
