import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ACCOUNT_POLICY,
  admitGuess,
  DEVICE_POLICY,
  type Guess,
  NETWORK_POLICY,
} from '../../../worker/auth/throttle.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { countAttempt, refundAttempt, type ThrottlePolicy } from '../../../worker/db/throttle.ts';
import { openTestDatabase } from '../support/accounts.ts';

const MINUTE_MS = 60_000;
const START_MS = 1_800_000_000_000;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.run(sql('DELETE FROM login_throttle'));
});

describe('the counter of an account', () => {
  test('lets ten guesses pass, then delays twice as long each time, up to 15 minutes', async () => {
    for (let guess = 1; guess <= 10; guess++) {
      expect(await admitted('a', ACCOUNT_POLICY, START_MS + guess)).toBe(true);
    }
    let nowMs = START_MS + 10;
    for (const delayMinutes of [0.5, 1, 2, 4, 8, 15, 15, 15]) {
      const delayMs = delayMinutes * MINUTE_MS;
      expect(await admitted('a', ACCOUNT_POLICY, nowMs + delayMs - 1)).toBe(false);
      nowMs += delayMs;
      expect(await admitted('a', ACCOUNT_POLICY, nowMs)).toBe(true);
    }
  });

  test('is no lock: whatever happened, it opens after 15 minutes at most', async () => {
    let nowMs = START_MS;
    for (let guess = 0; guess < 200; guess++) {
      await admitted('a', ACCOUNT_POLICY, nowMs);
      nowMs += 1000;
    }
    expect(await admitted('a', ACCOUNT_POLICY, nowMs + 15 * MINUTE_MS)).toBe(true);
  });

  test('forgets after a quiet time', async () => {
    for (let guess = 0; guess < 10; guess++) await admitted('a', ACCOUNT_POLICY, START_MS);
    const quietMs = START_MS + MINUTE_MS / 2 + 15 * MINUTE_MS;
    for (let guess = 0; guess < 10; guess++) {
      expect(await admitted('a', ACCOUNT_POLICY, quietMs + guess)).toBe(true);
    }
    expect(await admitted('a', ACCOUNT_POLICY, quietMs + 10)).toBe(false);
  });
});

describe('the counter of a network', () => {
  test('lets thirty guesses pass in 15 minutes, then none until they are over', async () => {
    for (let guess = 0; guess < 30; guess++) {
      expect(await admitted('n', NETWORK_POLICY, START_MS)).toBe(true);
    }
    expect(await admitted('n', NETWORK_POLICY, START_MS + 15 * MINUTE_MS - 1)).toBe(false);
    for (let guess = 0; guess < 30; guess++) {
      expect(await admitted('n', NETWORK_POLICY, START_MS + 15 * MINUTE_MS)).toBe(true);
    }
  });

  test('does not add up the mistakes of a whole day', async () => {
    for (let guess = 0; guess < 100; guess++) {
      expect(await admitted('n', NETWORK_POLICY, START_MS + guess * MINUTE_MS)).toBe(true);
    }
  });
});

test.each([
  ['an account', ACCOUNT_POLICY],
  ['a network', NETWORK_POLICY],
  ['a browser', DEVICE_POLICY],
])('of many simultaneous guesses, exactly the free ones of %s pass', async (_case, policy) => {
  const results = await Promise.all(
    Array.from({ length: 60 }, () => admitted('s', policy, START_MS)),
  );
  expect(results.filter(Boolean)).toHaveLength(policy.freeAttempts);
});

test('a refund gives back the guess and lifts the delay that it brought', async () => {
  for (let guess = 0; guess < 30; guess++) await admitted('r', NETWORK_POLICY, START_MS);
  expect(await admitted('r', NETWORK_POLICY, START_MS)).toBe(false);
  await db.run(refundAttempt('r', NETWORK_POLICY));
  expect(await admitted('r', NETWORK_POLICY, START_MS)).toBe(true);
  expect(await admitted('r', NETWORK_POLICY, START_MS)).toBe(false);
});

test('a guess that the account’s counter refuses does not count for the network', async () => {
  const guess: Guess = { account: 'acc', isDemo: false, network: '1.1.1.1', deviceId: undefined };
  for (let attempt = 0; attempt < 10; attempt++) await admitGuess(db, guess, START_MS);
  for (let attempt = 0; attempt < 40; attempt++) {
    await expect(admitGuess(db, guess, START_MS)).rejects.toMatchObject({ status: 429 });
  }
  const other = { ...guess, account: 'other' };
  await expect(admitGuess(db, other, START_MS)).resolves.toBeDefined();
});

async function admitted(key: string, policy: ThrottlePolicy, nowMs: number): Promise<boolean> {
  return Boolean((await countAttempt(db, key, policy, nowMs)).is_admitted);
}
