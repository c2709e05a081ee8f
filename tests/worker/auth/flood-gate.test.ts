import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../worker/endpoints.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { readFailure, send } from '../support/send.ts';

/** Every route of the API, for example `POST /api/login`, and the page that reads an account. */
const ROUTES = ENDPOINTS.filter(({ path }) => /^\/(?:api\/|signed-in)/.test(path)).map(
  ({ method, path }) => `${method} ${path}`,
);

const UNGUARDED = ['GET /api/session', 'POST /api/reports', 'POST /api/vitals'];

test('the routes are found', () => {
  expect(ROUTES.length).toBeGreaterThan(25);
  expect(ROUTES).toEqual(
    expect.arrayContaining([...UNGUARDED, 'GET /api/account', 'GET /signed-in']),
  );
});

test.each(ROUTES.filter((route) => !UNGUARDED.includes(route)))(
  '%s is refused in a flood before it causes any work',
  async (route) => {
    const { keys, gated } = createGate({ success: false });
    const body = { email: 'a@example.com', password: 'x' };
    const response = await send(route, {
      env: { ...gated, DB: createFaultyD1('fails') },
      ip: '2001:db8:1:2::5',
      ...(route.startsWith('POST') && { body }),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('RateLimit-Policy')).toBe('"requests";q=300;w=60');
    expect(response.headers.get('RateLimit')).toBe('"requests";r=0;t=60');
    expect((await readFailure(response)).message).toContain('in 1 minute.');
    expect(keys).toEqual(['2001:db8:1:2::/64']);
  },
);

test('a request is counted once', async () => {
  const { keys, gated } = createGate({ success: true });
  const body = { email: 'a@example.com' };
  await send('POST /api/forgot-password', { body, env: gated });
  expect(keys).toHaveLength(1);
});

test.each([
  'GET /PRICING',
  'GET /nowhere',
  'GET /missing.js',
  'GET /.well-known/jwks.json',
  'GET /api/nothing',
  'GET /api/session',
])('%s does not count', async (route) => {
  const { keys, gated } = createGate({ success: false });
  expect((await send(route, { env: gated })).status).not.toBe(429);
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
