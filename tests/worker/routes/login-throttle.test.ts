import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { admitGuess, type Guess } from '../../../worker/auth/throttle.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { pseudonym } from '../../../worker/db/digests.ts';
import { createOwner, DEMO_LOGIN, logIn, openTestDatabase } from '../support/accounts.ts';
import { cookieNamed, cookiesOf, readFailure, send } from '../support/send.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.run(sql`DELETE FROM login_throttle`);
});

test('guessing at an account is refused with Retry-After, known or not', async () => {
  const owner = await createOwner('guessed@example.com');
  for (const email of [owner.email, 'unknown@example.com']) {
    const account = await pseudonym('account', email);
    for (let guess = 0; guess < 8; guess++) {
      await admitGuess(db, guessFrom(`198.51.100.${guess}`, account));
    }
    for (let guess = 8; guess < 10; guess++) {
      const response = await logIn({ email, password: 'wrong' }, { ip: `198.51.100.${guess}` });
      expect(response.status).toBe(401);
    }
    const response = await logIn({ email, password: 'wrong' }, { ip: '198.51.100.99' });
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(await readFailure(response)).toMatchObject({
      code: 'too_many_attempts',
      message: `Too many attempts to log in. Please try again in ${seconds} seconds.`,
    });
    expect(response.headers.get('RateLimit-Policy')).toBe('"guesses-at-account";q=10;w=900');
    expect(response.headers.get('RateLimit')).toBe(`"guesses-at-account";r=0;t=${seconds}`);
  }
  const right = await logIn(owner, { ip: '198.51.100.98' });
  expect(right.status).toBe(429);
});

test('an answer within the limits does not say how many guesses are left', async () => {
  const wrong = await logIn({ email: 'unknown@example.com', password: 'wrong' });
  expect(wrong.status).toBe(401);
  const names = [...wrong.headers.keys()];
  expect(names.filter((name) => /ratelimit|retry/i.test(name))).toEqual([]);
});

test('trying many accounts from one address is stopped, whatever headers it sends', async () => {
  const ip = '203.0.113.5';
  // Counts the first 25 guesses directly, because hashing them would be slow.
  for (let guess = 0; guess < 25; guess++) await admitGuess(db, guessFrom(ip, `spray-${guess}`));
  const statuses = [];
  for (let guess = 25; guess < 33; guess++) {
    const headers = {
      'X-Forwarded-For': `10.0.0.${guess}`,
      'X-Real-IP': `10.0.1.${guess}`,
      Forwarded: `for=10.0.2.${guess}`,
      'True-Client-IP': `10.0.3.${guess}`,
      'User-Agent': `browser ${guess}`,
    };
    const body = { email: `spray-${guess}@example.com`, password: 'Password1' };
    statuses.push((await logIn(body, { ip, headers })).status);
  }
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(3).fill(429)]);
});

test('a browser that signed in before is let through when the account is not', async () => {
  const owner = await createOwner('locked@example.com');
  const ip = '203.0.113.7';
  const cookie = cookiesOf(await logIn(owner, { ip }));
  expect(cookie).toContain('__Host-device=');

  const account = await pseudonym('account', owner.email);
  for (let guess = 0; guess < 10; guess++) {
    await admitGuess(db, guessFrom(`198.51.100.${guess}`, account));
  }
  for (let guess = 0; guess < 40; guess++) {
    await admitGuess(db, guessFrom(ip, `neighbour-${guess}`)).catch(() => undefined);
  }
  expect((await logIn(owner, { ip: '198.51.100.200' })).status).toBe(429);
  expect((await logIn(owner, { ip })).status).toBe(429);

  const known = await logIn(owner, { ip, cookie });
  expect(known.status).toBe(200);
  expect(cookieNamed(known, '__Host-device')).toBeDefined();
});

test('a known browser has ten guesses of its own, and no more', async () => {
  const owner = await createOwner('device@example.com');
  const cookie = cookiesOf(await logIn(owner));
  const wrong = { email: owner.email, password: 'wrong' };
  for (let guess = 0; guess < 10; guess++) {
    expect((await logIn(wrong, { cookie, ip: `198.51.100.${guess}` })).status).toBe(401);
  }
  expect((await logIn(wrong, { cookie, ip: '198.51.100.99' })).status).toBe(429);
  expect((await logIn(owner, { ip: '198.51.100.99' })).status).toBe(200);
});

test('a device cookie is worth nothing for another account', async () => {
  const owner = await createOwner('first@example.com');
  const other = await createOwner('second@example.com');
  const cookie = cookiesOf(await logIn(owner));
  const wrong = { email: other.email, password: 'wrong' };
  for (let guess = 0; guess < 10; guess++) await logIn(wrong, { ip: `198.51.100.${guess}` });
  expect((await logIn(other, { cookie, ip: '198.51.100.99' })).status).toBe(429);
});

test('nobody can lock a demo account for the others', async () => {
  for (let guess = 0; guess < 12; guess++) {
    const wrong = { ...DEMO_LOGIN, password: `wrong ${guess}` };
    expect((await logIn(wrong, { ip: `198.51.100.${guess}` })).status).toBe(401);
  }
  expect((await logIn(DEMO_LOGIN, { ip: '203.0.113.8' })).status).toBe(200);
});

test('an account has one gate for all browsers that it knows, which floods from elsewhere do not close', async () => {
  const owner = await createOwner('gate@example.com');
  const cookies = [cookiesOf(await logIn(owner)), cookiesOf(await logIn(owner))];
  const keys: string[] = [];
  const limit = async ({ key }: RateLimitOptions) => {
    keys.push(key);
    return { success: key.startsWith('account ') };
  };
  const gated = { ...env, FLOOD_GATE: { limit } };
  for (const cookie of cookies) {
    const known = await send('POST /api/login', { body: owner, cookie, env: gated });
    expect(known.status).toBe(200);
  }
  expect(new Set(keys).size).toBe(1);
  expect(keys.join()).not.toContain('example.com');

  const stranger = await send('POST /api/login', { body: owner, env: gated });
  expect(stranger.status).toBe(429);
  expect(stranger.headers.get('Retry-After')).toBe('60');
  expect(keys.at(-1)).toBe('192.0.2.1');
});

test('a gate that fails is no gate', async () => {
  const failing = { ...env, FLOOD_GATE: { limit: () => Promise.reject(new Error('down')) } };
  const { FLOOD_GATE: _absent, ...withoutGate } = env;
  for (const other of [failing, withoutGate]) {
    const response = await send('POST /api/login', { body: DEMO_LOGIN, env: other });
    expect(response.status).toBe(200);
  }
});

function guessFrom(network: string, account: string): Guess {
  return { account, isDemo: false, network, deviceId: undefined };
}
