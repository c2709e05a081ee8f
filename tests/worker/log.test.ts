import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { createOwner, logIn } from './support/accounts.ts';
import { createFaultyD1 } from './support/faulty-d1.ts';
import { cookieNamed, cookiesOf, send, tokenOf } from './support/send.ts';

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

test('each event is one line of JSON, and no secret is in any of them', async () => {
  const owner = await createOwner('canary-address@example.com');
  const spies = METHODS.map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  const wrong = { email: owner.email, password: 'canary-wrong-password' };
  const broken = { ...env, DB: createFaultyD1('fails') };

  const response = await logIn(owner);
  const cookie = cookiesOf(response);
  await logIn(wrong, { cookie });
  await send('POST /api/login', { body: '{"password":"canary-in-bad-json', cookie });
  await send('POST /api/login', { body: wrong, cookie, env: broken });
  await send('GET /api/session', { cookie, env: broken });
  await send('GET /api/session', { cookie });
  await send('POST /api/logout', { cookie });
  for (let guess = 0; guess < 12; guess++) await logIn(wrong);

  const lines = spies.flatMap((spy) => spy.mock.calls.map(([line]) => String(line)));
  for (const spy of spies) spy.mockRestore();

  const events = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['login_succeeded', 'login_failed', 'login_refused', 'logout']),
  );
  for (const event of events.filter(({ event }) => /^log(?:in|out)/.test(String(event)))) {
    expect(event).toMatchObject({
      time: expect.stringMatching(/Z$/),
      requestId: expect.any(String),
      account: expect.stringMatching(/^[\w-]{43}$/),
    });
  }

  const output = lines.join('\n');
  const secrets = [
    owner.password,
    'canary',
    ...tokenOf(cookieNamed(response, '__Host-session')).split('.').slice(1),
    ...tokenOf(cookieNamed(response, '__Host-device')).split('.').slice(1),
  ];
  for (const secret of secrets) {
    expect(output.replaceAll('canary-of-the-database', '')).not.toContain(secret);
  }
});
