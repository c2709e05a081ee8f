import { env, exports } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { securityHeaders } from '../../../worker/http/headers.ts';
import { DEMO_LOGIN } from '../support/accounts.ts';
import { readFailure, send } from '../support/send.ts';

test.each([
  ['an alias', 'GET /PRICING', {}],
  ['a redirect', 'GET /nowhere', {}],
  ['a permanent redirect', 'GET /PRICING/', {}],
  ['a missing file', 'GET /missing.js', {}],
  ['a wrong method', 'POST /PRICING', {}],
  ['HEAD', 'HEAD /PRICING', {}],
  ['an API success', 'POST /api/login', { body: DEMO_LOGIN }],
  ['an API failure', 'POST /api/login', { body: '{' }],
  ['an unknown API path', 'GET /api/nothing', {}],
  ['a wrong API method', 'PUT /api/login', {}],
  ['the public keys', 'GET /.well-known/jwks.json', {}],
] as const)('%s carries every security header', async (_case, route, options) => {
  const response = await send(route, options);
  for (const [name, value] of Object.entries(securityHeaders('data'))) {
    if (name === 'Content-Security-Policy') {
      expect(response.headers.get(name)).toContain("default-src 'none'");
    } else {
      expect(response.headers.get(name), name).toBe(value);
    }
  }
});

test('an unexpected error is a plain 500 that names only the request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    ...env,
    ASSETS: { ...env.ASSETS, fetch: () => Promise.reject(new Error('the secret reason')) },
  };
  const response = await send('GET /PRICING', { env: broken });
  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const failure = await readFailure(response);
  expect(failure).toMatchObject({ code: 'internal', requestId: expect.any(String) });
  expect(JSON.stringify(failure)).not.toContain('secret');

  const line = String(log.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({
    event: 'unexpected_error',
    requestId: failure.requestId,
    message: 'the secret reason',
  });
  log.mockRestore();
});

test('the deployed entry answers through the runtime too', async () => {
  const response = await exports.default.fetch('https://www.onego.example/api/session');
  expect(response.status).toBe(401);
});
