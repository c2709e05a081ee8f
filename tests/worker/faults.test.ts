import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_LOGIN, logIn } from './support/accounts.ts';
import { createD1FailingOn, createFaultyD1 } from './support/faulty-d1.ts';
import { cookiesOf, readFailure, send } from './support/send.ts';

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['fails', 'hangs'] as const)('while D1 %s', (fault) => {
  test('what needs it says 503 within five seconds, and never "wrong password"', async () => {
    const cookie = cookiesOf(await logIn(DEMO_LOGIN));
    const broken = { ...env, DB: createFaultyD1(fault) };
    const startedAtMs = Date.now();
    const responses = await Promise.all([
      send('POST /api/login', { body: DEMO_LOGIN, env: broken }),
      send('POST /api/login', { body: { ...DEMO_LOGIN, password: 'wrong' }, env: broken }),
      send('GET /api/session', { cookie, env: broken }),
      send('POST /api/logout', { cookie, env: broken }),
      send('GET /.well-known/jwks.json', { env: broken }),
    ]);
    expect(Date.now() - startedAtMs).toBeLessThan(5000);
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(response.headers.getSetCookie()).toEqual([]);
      const failure = await readFailure(response);
      expect(failure.code).toBe('unavailable');
      expect(failure.message).not.toMatch(/D1|canary|password/);
    }
    expect(logged.join()).toContain('"event":"unavailable"');
  });

  test('pages, redirects and missing files are answered as ever', async () => {
    const broken = { ...env, DB: createFaultyD1(fault) };
    expect((await send('GET /PRICING', { env: broken })).status).toBe(200);
    expect((await send('GET /nowhere', { env: broken })).status).toBe(302);
    expect((await send('GET /missing.js', { env: broken })).status).toBe(404);
    expect((await send('GET /api/nothing', { env: broken })).status).toBe(404);
  });
});

test.each([
  ['the throttle', /INSERT INTO login_throttle/],
  ['the account', /FROM users WHERE email/],
  ['the session', /INSERT INTO sessions/],
  ['the keys', /FROM signing_keys/],
])(
  'a login in the middle of which %s fails says 503 and sets no cookie',
  async (_case, pattern) => {
    const failing = { ...env, DB: createD1FailingOn(env.DB, pattern) };
    const response = await send('POST /api/login', { body: DEMO_LOGIN, env: failing });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

test('when D1 is back, so is everything else', async () => {
  await send('POST /api/login', { body: DEMO_LOGIN, env: { ...env, DB: createFaultyD1('fails') } });
  expect((await logIn(DEMO_LOGIN)).status).toBe(200);
});
