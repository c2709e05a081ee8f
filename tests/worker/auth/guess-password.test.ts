import { beforeEach, expect, test, vi } from 'vitest';
import { guessPassword, placeOf } from '../../../worker/auth/guess-password.ts';
import * as hashTurn from '../../../worker/auth/hash-turn.ts';
import { hashNewPassword } from '../../../worker/auth/password-rules.ts';
import type { Guess } from '../../../worker/auth/throttle.ts';
import { sql } from '../../../worker/db/database.ts';
import { invalidCredentials } from '../../../worker/http/errors.ts';
import { createTestContext, db, OWNER_PASSWORD } from '../support/accounts.ts';

const GUESS: Guess = { account: 'a', isDemo: false, network: '192.0.2.1', deviceId: undefined };

beforeEach(() => db.run(sql`DELETE FROM login_throttle`));

const readAttempts = async () =>
  (await db.all<{ attempts: number }>(sql`SELECT attempts FROM login_throttle`)).map(
    ({ attempts }) => attempts,
  );

test('a guess that has been counted is checked and refunded though its client disconnects', async () => {
  const kept: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void kept.push(work);
  const right = guessPassword({ ...createTestContext(), waitUntil }, GUESS, async () => {
    expect(await readAttempts()).toEqual([1, 1]);
    return 'right';
  });
  await expect(right).resolves.toBe('right');
  expect(kept).toHaveLength(1);
  await Promise.all(kept);
  expect(await readAttempts()).toEqual([0, 0]);
});

test('a guess that waits is not counted', async () => {
  const check = Promise.withResolvers<void>();
  const context = createTestContext();
  const first = guessPassword(context, GUESS, () => check.promise);
  const second = guessPassword(context, GUESS, async () => undefined);
  await vi.waitFor(async () => expect(await readAttempts()).toEqual([1, 1]));
  await scheduler.wait(200);
  expect(await readAttempts()).toEqual([1, 1]);
  check.resolve();
  await Promise.all([first, second]);
});

test('a guess that cannot be admitted does not wait for a turn', async () => {
  const context = createTestContext();
  const wrong = () => guessPassword(context, GUESS, () => Promise.reject(invalidCredentials()));
  for (let guess = 0; guess < 10; guess++) await expect(wrong()).rejects.toThrow('Invalid');
  const turns = vi.spyOn(hashTurn, 'takeHashTurn');
  await expect(wrong()).rejects.toMatchObject({ status: 429 });
  expect(turns).not.toHaveBeenCalled();
});

test('a new password waits for its turn in the place of its network and its account', async () => {
  const turns = vi.spyOn(hashTurn, 'takeHashTurn');
  const context = createTestContext();
  const owner = { email: 'turn@example.com', username: 'turn', account: 'one' } as const;
  await hashNewPassword(context, { ...owner, password: OWNER_PASSWORD, field: 'password' });
  const place = { network: context.client.network, account: 'one' };
  expect(turns.mock.calls.map(([waiting]) => waiting)).toEqual([place]);
});

test('the browsers that an account knows share a place, and strangers have another', () => {
  const [one, other] = ['one', 'other'].map((deviceId) => placeOf({ ...GUESS, deviceId }));
  expect(one).toEqual(other);
  expect(one).not.toEqual(placeOf(GUESS));
});
