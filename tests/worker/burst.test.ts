import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_LOGIN, logIn, OTHER_DEMO_ACCOUNT } from './support/accounts.ts';
import { send } from './support/send.ts';

// Freezes the clock, because queue timeouts have their own tests and a slow machine must not
// trigger them here.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('twenty simultaneous first requests find an empty database and are all answered', async () => {
  const { email, password } = OTHER_DEMO_ACCOUNT;
  const responses = await Promise.all([
    ...Array.from({ length: 5 }, () => logIn(DEMO_LOGIN)),
    ...Array.from({ length: 5 }, () => logIn({ email, password })),
    ...Array.from({ length: 5 }, () => send('GET /.well-known/jwks.json')),
    ...Array.from({ length: 5 }, () =>
      send('GET /api/session', { cookie: '__Host-session=e30.e30.e30' }),
    ),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array(10).fill(200),
    ...Array(5).fill(200),
    ...Array(5).fill(401),
  ]);
  expect(await count('users')).toBe(2);
  expect(await count('signing_keys')).toBe(1);
  expect(await count('sessions')).toBe(10);
});

test('twenty simultaneous logins all succeed', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => logIn(DEMO_LOGIN)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

function count(table: 'sessions' | 'signing_keys' | 'users'): Promise<number | null> {
  return env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows');
}
