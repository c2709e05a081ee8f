import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { admitGuess } from '../../../worker/auth/throttle.ts';
import { pseudonym } from '../../../worker/db/digests.ts';
import {
  clearAccounts,
  createOwner,
  createSignedIn,
  DEMO_LOGIN,
  db,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { cookieNamed, cookiesOf, post, readFailure } from '../support/send.ts';

const OWNER = { email: 'owner@example.com', password: OWNER_PASSWORD };

beforeEach(clearAccounts);

/** Counts guesses directly, because hashing them would be slow. */
async function guess(
  count: number,
  network: (nth: number) => string,
  account: (nth: number) => string,
) {
  for (let nth = 0; nth < count; nth++) {
    const place = { account: account(nth), network: network(nth) };
    await admitGuess(db, { ...place, isDemo: false, deviceId: undefined }).catch(() => undefined);
  }
}

/** Counts wrong guesses at an account from as many networks. */
async function guessAt(email: string, count = 10): Promise<void> {
  const account = await pseudonym('account', email);
  await guess(
    count,
    (nth) => `198.51.100.${nth}`,
    () => account,
  );
}

test('guessing at an account is refused with Retry-After, known or not', async () => {
  await createOwner(OWNER.email);
  for (const email of [OWNER.email, 'unknown@example.com']) {
    await guessAt(email, 9);
    const wrong = { email, password: 'wrong' };
    const tenth = await logIn(wrong, { ip: '198.51.100.98' });
    expect(tenth.status).toBe(401);
    expect([...tenth.headers.keys()].join()).not.toMatch(/ratelimit|retry/i);
    const response = await logIn(wrong, { ip: '198.51.100.99' });
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
  expect((await logIn(OWNER, { ip: '198.51.100.97' })).status).toBe(429);
});

test('trying many accounts from one address is stopped, whatever headers it sends', async () => {
  const ip = '203.0.113.5';
  await guess(
    28,
    () => ip,
    (nth) => `spray-${nth}`,
  );
  const statuses: number[] = [];
  for (let nth = 28; nth < 33; nth++) {
    const headers = {
      'X-Forwarded-For': `10.0.0.${nth}`,
      'X-Real-IP': `10.0.1.${nth}`,
      Forwarded: `for=10.0.2.${nth}`,
      'True-Client-IP': `10.0.3.${nth}`,
      'User-Agent': `browser ${nth}`,
    };
    const body = { email: `spray-${nth}@example.com`, password: 'Password1' };
    statuses.push((await logIn(body, { ip, headers })).status);
  }
  expect(statuses).toEqual([401, 401, 429, 429, 429]);
});

describe('a browser that has logged in before', () => {
  test('is let through when its account and its network are not', async () => {
    const cookie = await createSignedIn(OWNER.email);
    const ip = '203.0.113.7';
    await guessAt(OWNER.email);
    await guess(
      40,
      () => ip,
      (nth) => `neighbour-${nth}`,
    );
    expect((await logIn(OWNER, { ip: '198.51.100.200' })).status).toBe(429);
    expect((await logIn(OWNER, { ip })).status).toBe(429);
    const known = await logIn(OWNER, { ip, cookie });
    expect(known.status).toBe(200);
    expect(cookieNamed(known, '__Host-device')).toBeDefined();
  });

  test('has ten guesses of its own, and no more', async () => {
    const cookie = await createSignedIn(OWNER.email);
    const wrong = { ...OWNER, password: 'wrong' };
    for (let nth = 0; nth < 10; nth++) {
      expect((await logIn(wrong, { cookie, ip: `198.51.100.${nth}` })).status).toBe(401);
    }
    expect((await logIn(wrong, { cookie, ip: '198.51.100.99' })).status).toBe(429);
    expect((await logIn(OWNER, { ip: '198.51.100.99' })).status).toBe(200);
  });

  test('is a stranger to another account', async () => {
    const cookie = await createSignedIn('first@example.com');
    await createOwner(OWNER.email);
    await guessAt(OWNER.email);
    expect((await logIn(OWNER, { cookie, ip: '198.51.100.99' })).status).toBe(429);
  });
});

test('nobody can lock a demo account for the others', async () => {
  for (let nth = 0; nth < 12; nth++) {
    const wrong = { ...DEMO_LOGIN, password: `wrong ${nth}` };
    expect((await logIn(wrong, { ip: `198.51.100.${nth}` })).status).toBe(401);
  }
  expect((await logIn(DEMO_LOGIN, { ip: '203.0.113.8' })).status).toBe(200);
});

test('an account has one gate for all browsers that it knows, which floods from elsewhere do not close', async () => {
  await createOwner(OWNER.email);
  const keys: string[] = [];
  const limit = async ({ key }: RateLimitOptions) => {
    keys.push(key);
    return { success: key.startsWith('account ') };
  };
  const gated = { env: { ...env, FLOOD_GATE: { limit } } };
  for (const cookie of [cookiesOf(await logIn(OWNER)), cookiesOf(await logIn(OWNER))]) {
    expect((await post('login', OWNER, cookie, gated)).status).toBe(200);
  }
  expect(new Set(keys).size).toBe(1);
  expect(keys.join()).not.toContain('example.com');
  expect((await post('login', OWNER, '', gated)).status).toBe(429);
  expect(keys.at(-1)).toBe('192.0.2.1');
});

test('a gate that fails is no gate', async () => {
  const failing = { ...env, FLOOD_GATE: { limit: () => Promise.reject(new Error('down')) } };
  const { FLOOD_GATE: _absent, ...withoutGate } = env;
  for (const other of [failing, withoutGate]) {
    expect((await post('login', DEMO_LOGIN, '', { env: other })).status).toBe(200);
  }
});
