import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admitGuess, type Guess, makeCountedGuess } from '../../../worker/auth/throttle.ts';
import {
  ACCOUNT_POLICY,
  CODE_POLICY,
  DEVICE_POLICY,
  NETWORK_POLICY,
} from '../../../worker/auth/throttle-policies.ts';
import { MINUTE_MS } from '../../../worker/contract/durations.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import {
  type CountedAttempt,
  confirmAttempt,
  refundAttempt,
  reserveAttempt,
  type ThrottlePolicy,
} from '../../../worker/db/throttle.ts';
import { ApiError, invalidCredentials } from '../../../worker/http/errors.ts';
import { openTestDatabase } from '../support/accounts.ts';

const START_MS = 1_800_000_000_000;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.run(sql`DELETE FROM login_throttle`);
});

describe('the counter of an account', () => {
  test('lets ten guesses pass, then delays twice as long each time, up to 15 minutes', async () => {
    for (let guess = 1; guess <= 10; guess++) {
      expect(await guessWrongly('a', ACCOUNT_POLICY, START_MS + guess)).toBe(true);
    }
    let nowMs = START_MS + 10;
    for (const delayMinutes of [0.5, 1, 2, 4, 8, 15, 15, 15]) {
      const delayMs = delayMinutes * MINUTE_MS;
      expect(await guessWrongly('a', ACCOUNT_POLICY, nowMs + delayMs - 1)).toBe(false);
      nowMs += delayMs;
      expect(await guessWrongly('a', ACCOUNT_POLICY, nowMs)).toBe(true);
    }
  });

  test('of codes slows guesses down to one an hour', async () => {
    for (let guess = 0; guess < 10; guess++) await guessWrongly('c', CODE_POLICY, START_MS);
    let guesses = 0;
    for (let turn = 1; turn <= 18; turn++) {
      const nowMs = START_MS + turn * 20 * MINUTE_MS;
      if (await guessWrongly('c', CODE_POLICY, nowMs)) guesses += 1;
    }
    expect(guesses).toBeLessThanOrEqual(10);
  });

  test('forgets after a quiet time', async () => {
    for (let guess = 0; guess < 10; guess++) await guessWrongly('a', ACCOUNT_POLICY, START_MS);
    const quietMs = START_MS + MINUTE_MS / 2 + 15 * MINUTE_MS;
    for (let guess = 0; guess < 10; guess++) {
      expect(await guessWrongly('a', ACCOUNT_POLICY, quietMs + guess)).toBe(true);
    }
    expect(await guessWrongly('a', ACCOUNT_POLICY, quietMs + 10)).toBe(false);
  });
});

describe('the counter of a network', () => {
  test('lets thirty guesses pass in 15 minutes, then none until they are over', async () => {
    for (let guess = 0; guess < 30; guess++) {
      expect(await guessWrongly('n', NETWORK_POLICY, START_MS)).toBe(true);
    }
    expect(await guessWrongly('n', NETWORK_POLICY, START_MS + 15 * MINUTE_MS - 1)).toBe(false);
    for (let guess = 0; guess < 30; guess++) {
      expect(await guessWrongly('n', NETWORK_POLICY, START_MS + 15 * MINUTE_MS)).toBe(true);
    }
  });
});

test.each([
  ['an account', ACCOUNT_POLICY],
  ['a network', NETWORK_POLICY],
  ['a browser', DEVICE_POLICY],
])('of many simultaneous guesses, exactly the free ones of %s pass', async (_case, policy) => {
  const results = await Promise.all(
    Array.from({ length: 60 }, () => guessWrongly('s', policy, START_MS)),
  );
  expect(results.filter(Boolean)).toHaveLength(policy.freeAttempts);
});

describe('a guess that is being checked', () => {
  test('keeps others out for seconds, and not at all once it was right', async () => {
    for (let guess = 0; guess < 29; guess++) await guessWrongly('c', NETWORK_POLICY, START_MS);
    const last = await reserve('c', NETWORK_POLICY, START_MS);
    const next = await reserve('c', NETWORK_POLICY, START_MS + 1);
    expect(next.is_admitted).toBe(0);
    expect(next.blocked_until_ms - START_MS).toBe(10_000);

    await db.run(refundAttempt('c', NETWORK_POLICY, last));
    expect(await guessWrongly('c', NETWORK_POLICY, START_MS + 2)).toBe(true);
    expect(await guessWrongly('c', NETWORK_POLICY, START_MS + 15 * MINUTE_MS)).toBe(false);
  });

  test('starts the delay when it was wrong', async () => {
    for (let guess = 0; guess < 30; guess++) await guessWrongly('c', NETWORK_POLICY, START_MS);
    const { blocked_until_ms } = await reserve('c', NETWORK_POLICY, START_MS);
    expect(blocked_until_ms - START_MS).toBe(15 * MINUTE_MS);
  });

  test('outlives the window of its counter', async () => {
    for (let guess = 0; guess < 29; guess++) await guessWrongly('c', NETWORK_POLICY, START_MS);
    const endMs = START_MS + 15 * MINUTE_MS;
    await reserve('c', NETWORK_POLICY, endMs - 1);
    expect((await reserve('c', NETWORK_POLICY, endMs + 1)).is_admitted).toBe(0);
    await db.run(confirmAttempt('c', NETWORK_POLICY, endMs + 2));
    expect((await reserve('c', NETWORK_POLICY, endMs + MINUTE_MS)).is_admitted).toBe(0);
  });

  test('counts if nobody learns what it was', async () => {
    for (let guess = 0; guess < 29; guess++) await guessWrongly('c', NETWORK_POLICY, START_MS);
    await reserve('c', NETWORK_POLICY, START_MS);
    expect(await guessWrongly('c', NETWORK_POLICY, START_MS + 10_000)).toBe(true);
    expect(await guessWrongly('c', NETWORK_POLICY, START_MS + 30_000)).toBe(false);
  });
});

test('a right password after a delay starts no new one', async () => {
  for (let guess = 0; guess < 12; guess++) {
    await guessWrongly('d', ACCOUNT_POLICY, START_MS + guess * 2 * MINUTE_MS);
  }
  const nowMs = START_MS + 34 * MINUTE_MS;
  const right = await reserve('d', ACCOUNT_POLICY, nowMs);
  expect(right.is_admitted).toBe(1);
  await db.run(refundAttempt('d', ACCOUNT_POLICY, right));
  expect((await reserve('d', ACCOUNT_POLICY, nowMs + 1)).is_admitted).toBe(1);
});

test('a right password does not lift the delay of a wrong one beside it', async () => {
  for (let guess = 0; guess < 8; guess++) await guessWrongly('b', ACCOUNT_POLICY, START_MS);
  const right = await reserve('b', ACCOUNT_POLICY, START_MS);
  for (let guess = 0; guess < 2; guess++) {
    await guessWrongly('b', ACCOUNT_POLICY, START_MS + 1 + guess * 31_000);
  }
  await db.run(refundAttempt('b', ACCOUNT_POLICY, right));
  expect((await reserve('b', ACCOUNT_POLICY, START_MS + 31_002)).is_admitted).toBe(0);
});

test('of forty right guesses at once, those that are refused are told to come back in seconds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      makeCountedGuess(db, { ...guessAt('right'), isDemo: true }, () => scheduler.wait(50)).then(
        () => 0,
        (error: unknown) => retryAfterOf(error),
      ),
    ),
  );
  expect(answers.filter((seconds) => seconds === 0).length).toBeGreaterThanOrEqual(30);
  expect(Math.max(...answers)).toBeLessThanOrEqual(10);
  await expect(makeCountedGuess(db, guessAt('new'), async () => 'in')).resolves.toBe('in');
});

test('of forty wrong guesses at once thirty are made, and the next is refused for long', async () => {
  let made = 0;
  const guess = () =>
    makeCountedGuess(db, { ...guessAt('spray'), isDemo: true }, async () => {
      made += 1;
      throw invalidCredentials();
    });
  await Promise.allSettled(Array.from({ length: 40 }, guess));
  expect(made).toBe(30);
  const seconds = await guess().catch(retryAfterOf);
  expect(seconds).toBeGreaterThan(890);
});

test('a guess that the account’s counter refuses does not count for the network', async () => {
  const guess = guessAt('acc');
  for (let attempt = 0; attempt < 10; attempt++) await admitGuess(db, guess, START_MS);
  for (let attempt = 0; attempt < 40; attempt++) {
    await expect(admitGuess(db, guess, START_MS)).rejects.toMatchObject({ status: 429 });
  }
  await expect(admitGuess(db, guessAt('other'), START_MS)).resolves.toBeDefined();
});

function guessAt(account: string): Guess {
  return { account, isDemo: false, network: '1.1.1.1', deviceId: undefined };
}

/** @returns whether the guess was admitted. */
async function guessWrongly(key: string, policy: ThrottlePolicy, nowMs: number): Promise<boolean> {
  const attempt = await reserve(key, policy, nowMs);
  if (attempt.is_admitted) await db.run(confirmAttempt(key, policy, nowMs));
  return Boolean(attempt.is_admitted);
}

async function reserve(
  key: string,
  policy: ThrottlePolicy,
  nowMs: number,
): Promise<CountedAttempt> {
  const attempt = await db.first<CountedAttempt>(reserveAttempt(key, policy, nowMs));
  if (attempt === null) throw new Error('The throttle returned no row.');
  return attempt;
}

function retryAfterOf(error: unknown): number {
  if (!(error instanceof ApiError)) throw error;
  return Number(error.headers['Retry-After']);
}
