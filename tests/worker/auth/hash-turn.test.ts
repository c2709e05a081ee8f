import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createVirtualTime } from '../support/virtual-time.ts';

const ROUNDS = 3;
const ROUND_MS = 70;
const PAUSE_MS = 20;
/** A hash with its pauses and the time until the next client notices. */
const TURN_MS = ROUNDS * (PAUSE_MS + ROUND_MS) + 20;

let takeHashTurn: typeof import('../../../worker/auth/hash-turn.ts').takeHashTurn;
let ApiError: typeof import('../../../worker/http/errors.ts').ApiError;
let time: ReturnType<typeof createVirtualTime>;
beforeEach(async () => {
  // The queue belongs to the module, and each test starts with an empty one.
  vi.resetModules();
  ({ takeHashTurn } = await import('../../../worker/auth/hash-turn.ts'));
  ({ ApiError } = await import('../../../worker/http/errors.ts'));
  time = createVirtualTime();
});

interface Outcome {
  readonly status: number;
  readonly waitedMs: number;
  readonly retryAfterMs: number;
}

/** A login that hashes, and how long its client waits for the answer. */
async function login({ network = 'a' }): Promise<Outcome> {
  const startedAtMs = time.nowMs();
  const outcome = await takeHashTurn({ network, account: 'a' }, (turn) =>
    turn.hash(ROUNDS, () => time.spend(ROUND_MS)),
  ).then(
    () => ({ status: 200, retryAfterMs: 0 }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, retryAfterMs: Number(error.headers['Retry-After']) * 1000 };
    },
  );
  return { ...outcome, waitedMs: time.nowMs() - startedAtMs };
}

const times = <T>(count: number, run: () => T): T[] => Array.from({ length: count }, run);

test('hashes are made one at a time, with a pause before each round', async () => {
  const rounds: { readonly client: number; readonly startedAtMs: number }[] = [];
  const hash = (client: number) =>
    takeHashTurn({ network: 'a', account: 'a' }, (turn) =>
      turn.hash(ROUNDS, () => {
        rounds.push({ client, startedAtMs: time.nowMs() });
        time.spend(ROUND_MS);
      }),
    );
  await time.run(Promise.all([hash(1), hash(2)]));
  expect(rounds.map(({ client }) => client)).toEqual([1, 1, 1, 2, 2, 2]);
  for (const [index, { startedAtMs }] of rounds.entries()) {
    const previousMs = rounds[index - 1]?.startedAtMs ?? 0;
    expect(startedAtMs - previousMs).toBeGreaterThanOrEqual(ROUND_MS + PAUSE_MS);
  }
});

test('a turn that fails is given back', async () => {
  const fail = () => {
    throw new Error('no');
  };
  const place = { network: 'a', account: 'a' };
  await expect(time.run(takeHashTurn(place, async () => fail()))).rejects.toThrow('no');
  await expect(time.run(takeHashTurn(place, (turn) => turn.hash(1, fail)))).rejects.toThrow('no');
  expect((await time.run(login({}))).waitedMs).toBeLessThanOrEqual(TURN_MS);
});

describe('one client with sixty requests', () => {
  test('makes a login from another network wait for one turn of its own', async () => {
    const attack = times(60, () => login({ network: 'attacker' }));
    const { status, waitedMs } = await time.run(login({ network: '203.0.113.1' }));
    expect(status).toBe(200);
    expect(waitedMs).toBeLessThanOrEqual(3 * TURN_MS);
    await time.run(Promise.all(attack));
  });

  test('holds up nobody by disconnecting', async () => {
    times(60, () => void login({ network: 'attacker' }));
    time.cancelSleepers();
    const { status, waitedMs } = await time.run(login({ network: '203.0.113.1' }));
    expect(status).toBe(200);
    expect(waitedMs).toBeLessThanOrEqual(1000 + TURN_MS);
  });
});

test('who is turned away is told when the queue as it is would serve it', async () => {
  const outcomes = await time.run(Promise.all(times(60, () => login({}))));
  const turnedAway = outcomes.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(20);
  for (const { retryAfterMs } of turnedAway) expect(retryAfterMs).toBeLessThanOrEqual(10_000);
});

test('a hundred logins at once are answered within eight seconds, as many as possible with a hash', async () => {
  const outcomes = await time.run(Promise.all(times(100, () => login({ network: 'office' }))));
  for (const { waitedMs } of outcomes) expect(waitedMs).toBeLessThan(8000);
  const served = outcomes.filter(({ status }) => status === 200);
  expect(served.length).toBeGreaterThanOrEqual(0.8 * (7000 / TURN_MS));
});
