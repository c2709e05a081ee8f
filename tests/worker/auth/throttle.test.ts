import { beforeEach, describe, expect, test } from 'vitest';
import { admitGuess, type Guess, makeCountedGuess } from '../../../worker/auth/throttle.ts';
import {
  ACCOUNT_POLICY,
  CODE_POLICY,
  DEVICE_POLICY,
  NETWORK_POLICY,
} from '../../../worker/auth/throttle-policies.ts';
import { MINUTE_MS } from '../../../worker/contract/durations.ts';
import { sql } from '../../../worker/db/database.ts';
import {
  type CountedAttempt,
  confirmAttempt,
  refundAttempt,
  reserveAttempt,
  type ThrottlePolicy,
} from '../../../worker/db/throttle.ts';
import { ApiError, invalidCredentials } from '../../../worker/http/errors.ts';
import { db } from '../support/accounts.ts';

const START_MS = 1_800_000_000_000;

beforeEach(() => db.run(sql`DELETE FROM login_throttle`));

/** A counter with a policy, at times after the start of the test. */
function createCounter(policy: ThrottlePolicy) {
  const reserve = async (afterMs = 0): Promise<CountedAttempt> => {
    const statement = reserveAttempt('key', policy, START_MS + afterMs);
    const attempt = await db.first<CountedAttempt>(statement);
    if (attempt === null) throw new Error('The throttle returned no row.');
    return attempt;
  };
  const confirm = (afterMs: number) => db.run(confirmAttempt('key', policy, START_MS + afterMs));
  const refund = (attempt: CountedAttempt) => db.run(refundAttempt('key', policy, attempt));
  /** @returns whether the guess was admitted. */
  const guessWrongly = async (afterMs = 0): Promise<boolean> => {
    const { is_admitted } = await reserve(afterMs);
    if (is_admitted) await confirm(afterMs);
    return Boolean(is_admitted);
  };
  /** @returns how many of so many wrong guesses were admitted. */
  const guessOften = async (count: number, afterMs = 0): Promise<number> => {
    let admitted = 0;
    for (let guess = 0; guess < count; guess++) admitted += Number(await guessWrongly(afterMs));
    return admitted;
  };
  return { reserve, confirm, refund, guessWrongly, guessOften };
}

describe('the counter of an account', () => {
  test('lets ten guesses pass, then delays twice as long each time, up to 15 minutes', async () => {
    const { guessOften, guessWrongly } = createCounter(ACCOUNT_POLICY);
    expect(await guessOften(10)).toBe(10);
    let afterMs = 0;
    for (const delayMinutes of [0.5, 1, 2, 4, 8, 15, 15, 15]) {
      afterMs += delayMinutes * MINUTE_MS;
      expect(await guessWrongly(afterMs - 1)).toBe(false);
      expect(await guessWrongly(afterMs)).toBe(true);
    }
  });

  test('of codes slows guesses down to one an hour', async () => {
    const { guessOften, guessWrongly } = createCounter(CODE_POLICY);
    await guessOften(10);
    let guesses = 0;
    for (let turn = 1; turn <= 18; turn++) {
      guesses += Number(await guessWrongly(turn * 20 * MINUTE_MS));
    }
    expect(guesses).toBeLessThanOrEqual(10);
  });

  test('forgets after a quiet time', async () => {
    const { guessOften } = createCounter(ACCOUNT_POLICY);
    await guessOften(10);
    expect(await guessOften(11, 15.5 * MINUTE_MS)).toBe(10);
  });
});

test('the counter of a network lets thirty guesses pass in 15 minutes, then none until they are over', async () => {
  const { guessOften } = createCounter(NETWORK_POLICY);
  expect(await guessOften(30)).toBe(30);
  expect(await guessOften(1, 15 * MINUTE_MS - 1)).toBe(0);
  expect(await guessOften(30, 15 * MINUTE_MS)).toBe(30);
});

test.each([
  ['an account', ACCOUNT_POLICY],
  ['a network', NETWORK_POLICY],
  ['a browser', DEVICE_POLICY],
])('of many simultaneous guesses, exactly the free ones of %s pass', async (_case, policy) => {
  const { guessWrongly } = createCounter(policy);
  const results = await Promise.all(Array.from({ length: 60 }, () => guessWrongly()));
  expect(results.filter(Boolean)).toHaveLength(policy.freeAttempts);
});

describe('a guess that is being checked', () => {
  const { reserve, confirm, refund, guessWrongly, guessOften } = createCounter(NETWORK_POLICY);

  test('keeps others out for seconds, and not at all once it was right', async () => {
    await guessOften(29);
    const last = await reserve();
    const next = await reserve(1);
    expect(next.is_admitted).toBe(0);
    expect(next.blocked_until_ms - START_MS).toBe(10_000);

    await refund(last);
    expect(await guessWrongly(2)).toBe(true);
    expect(await guessWrongly(15 * MINUTE_MS)).toBe(false);
  });

  test('starts the delay when it was wrong', async () => {
    await guessOften(30);
    expect((await reserve()).blocked_until_ms - START_MS).toBe(15 * MINUTE_MS);
  });

  test('outlives the window of its counter', async () => {
    await guessOften(29);
    const endMs = 15 * MINUTE_MS;
    await reserve(endMs - 1);
    expect((await reserve(endMs + 1)).is_admitted).toBe(0);
    await confirm(endMs + 2);
    expect((await reserve(endMs + MINUTE_MS)).is_admitted).toBe(0);
  });

  test('counts if nobody learns what it was', async () => {
    await guessOften(29);
    await reserve();
    expect(await guessWrongly(10_000)).toBe(true);
    expect(await guessWrongly(30_000)).toBe(false);
  });
});

describe('a right password', () => {
  const { reserve, refund, guessWrongly, guessOften } = createCounter(ACCOUNT_POLICY);

  test('after a delay starts no new one', async () => {
    for (let guess = 0; guess < 12; guess++) await guessWrongly(guess * 2 * MINUTE_MS);
    const afterMs = 34 * MINUTE_MS;
    const right = await reserve(afterMs);
    expect(right.is_admitted).toBe(1);
    await refund(right);
    expect((await reserve(afterMs + 1)).is_admitted).toBe(1);
  });

  test('does not lift the delay of a wrong one beside it', async () => {
    await guessOften(8);
    const right = await reserve();
    for (const afterMs of [1, 31_001]) await guessWrongly(afterMs);
    await refund(right);
    expect((await reserve(31_002)).is_admitted).toBe(0);
  });
});

describe('of forty guesses at once', () => {
  const guessAtOnce = (account: string, check: () => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: 40 }, () =>
        makeCountedGuess(db, { ...guessAt(account), isDemo: true }, check).then(
          () => 0,
          (error: unknown) => retryAfterOf(error),
        ),
      ),
    );

  test('that are right, those that are refused are told to come back in seconds', async () => {
    const seconds = await guessAtOnce('right', () => scheduler.wait(50));
    expect(seconds.filter((each) => each === 0).length).toBeGreaterThanOrEqual(30);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(10);
    await expect(makeCountedGuess(db, guessAt('new'), async () => 'in')).resolves.toBe('in');
  });

  test('that are wrong thirty are made, and the next is refused for long', async () => {
    let made = 0;
    const check = async () => {
      made += 1;
      throw invalidCredentials();
    };
    await guessAtOnce('spray', check);
    expect(made).toBe(30);
    const [next] = await guessAtOnce('spray', check);
    expect(next).toBeGreaterThan(890);
  });
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

/** The seconds to wait after a refusal, none after a wrong guess. */
function retryAfterOf(error: unknown): number {
  if (!(error instanceof ApiError)) throw error;
  return Number(error.headers['Retry-After'] ?? 0);
}
