import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVirtualTime } from '../support/virtual-time.ts';

const ROUNDS = 3;
const ROUND_MS = 70;
const PAUSE_MS = 20;
/** A hash with its pauses and the time until the next client notices. */
const TURN_MS = ROUNDS * (PAUSE_MS + ROUND_MS) + 20;
const OTHER_NETWORK = '203.0.113.1';

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
afterEach(() => vi.restoreAllMocks());

interface Outcome {
  readonly status: number;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly retryAfterMs: number;
}

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
  const fail = takeHashTurn({ network: 'a', account: 'a' }, () => Promise.reject(new Error('no')));
  await expect(time.run(fail)).rejects.toThrow('no');
  const failHash = takeHashTurn({ network: 'a', account: 'a' }, (turn) =>
    turn.hash(1, () => {
      throw new Error('no');
    }),
  );
  await expect(time.run(failHash)).rejects.toThrow('no');
  const next = await time.run(login('a'));
  expect(next.endedAtMs - next.startedAtMs).toBeLessThanOrEqual(TURN_MS);
});

describe('one client with sixty requests', () => {
  test('makes a login from another network wait for one turn of its own', async () => {
    const crowd = Array.from({ length: 60 }, () => login('attacker'));
    const victim = login(OTHER_NETWORK);
    const { status, startedAtMs, endedAtMs } = await time.run(victim);
    expect(status).toBe(200);
    expect(endedAtMs - startedAtMs).toBeLessThanOrEqual(3 * TURN_MS);
    await time.run(Promise.all(crowd));
  });

  test('makes a login of another account in its network wait for one turn of its own', async () => {
    const crowd = Array.from({ length: 60 }, () => login('office', 'attacker'));
    const { status, startedAtMs, endedAtMs } = await time.run(login('office', 'colleague'));
    expect(status).toBe(200);
    expect(endedAtMs - startedAtMs).toBeLessThanOrEqual(3 * TURN_MS);
    await time.run(Promise.all(crowd));
  });

  test('holds up nobody by disconnecting', async () => {
    for (let count = 0; count < 60; count++) void login('attacker');
    time.cancelSleepers();
    const { status, startedAtMs, endedAtMs } = await time.run(login(OTHER_NETWORK));
    expect(status).toBe(200);
    expect(endedAtMs - startedAtMs).toBeLessThanOrEqual(1000 + TURN_MS);
  });
});

test('one subscriber with 64 networks holds up nobody', async () => {
  const networkOf = (index: number) => `2001:db8:0:${index.toString(16)}::/64`;
  const crowd = Array.from({ length: 64 }, (_, index) => login(networkOf(index)));
  const [known, other] = [login(OTHER_NETWORK, 'b', true), login('203.0.113.2', 'b')];
  const outcomes = await time.run(Promise.all([known, other]));
  for (const { status, startedAtMs, endedAtMs } of outcomes) {
    expect(status).toBe(200);
    expect(endedAtMs - startedAtMs).toBeLessThanOrEqual(4 * TURN_MS);
  }
  await time.run(Promise.all(crowd));
});

test('who is turned away is told when the queue as it is would serve it', async () => {
  const crowd = Array.from({ length: 60 }, () => login('a'));
  const turnedAway = (await time.run(Promise.all(crowd))).filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(20);
  for (const { retryAfterMs } of turnedAway) expect(retryAfterMs).toBeLessThanOrEqual(10_000);
});

describe('a hundred logins at once', () => {
  test.each([
    ['from one network', () => 'office'],
    ['from as many networks', (index: number) => `network ${index}`],
  ])(
    '%s are answered within eight seconds, as many as possible with a hash',
    async (_case, networkOf) => {
      const outcomes = await time.run(
        Promise.all(Array.from({ length: 100 }, (_, index) => login(networkOf(index)))),
      );
      for (const { startedAtMs, endedAtMs } of outcomes) {
        expect(endedAtMs - startedAtMs).toBeLessThan(8000);
      }
      const served = outcomes.filter(({ status }) => status === 200);
      expect(served.length).toBeGreaterThanOrEqual(0.8 * (7000 / TURN_MS));
    },
  );
});

/** A login that hashes, by a client whose time to come back is known. */
async function login(network: string, account = 'a', isKnown = false): Promise<Outcome> {
  const startedAtMs = time.nowMs();
  const outcome = await takeHashTurn({ network, account, isKnown }, (turn) =>
    turn.hash(ROUNDS, () => time.spend(ROUND_MS)),
  ).then(
    () => ({ status: 200, retryAfterMs: 0 }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, retryAfterMs: Number(error.headers['Retry-After']) * 1000 };
    },
  );
  return { ...outcome, startedAtMs, endedAtMs: time.nowMs() };
}
