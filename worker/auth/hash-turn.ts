import { type ApiError, unavailable } from '../http/errors.ts';
import { createFairQueue, type Place } from './fair-queue.ts';
import type { HashTurn } from './passwords.ts';

interface Waiter extends Place {
  readonly arrivedAtMs: number;
  askedAtMs: number;
}

interface Turn {
  readonly startedAtMs: number;
  isOver: boolean;
  /** Absent if no hash was needed. */
  hashedAtMs?: number;
}

/**
 * Pause before each round of a hash, so that page requests received during the previous one are
 * answered first. Split into short waits, which give page requests more turns of the event loop on a
 * busy machine.
 */
const YIELDS = 4;
const YIELD_MS = 5;
const POLL_MS = 20;
const SLOW_POLL_MS = 100;
/** Longer than a hash, during which nobody can ask. */
const LONGEST_SILENCE_MS = 500;
/** Only a canceled request or a slow database holds a turn for this long. */
const LONGEST_TURN_MS = 1000;
/** Answers every login within 8 s. */
const LONGEST_WAIT_MS = 7000;

const queue = createFairQueue<Waiter>();
let lastTurn: Turn = { startedAtMs: 0, isOver: true };
/** Current estimate of the time from one turn to the next. */
let turnMs = 250;

/**
 * Runs work that contains one hash when it is this client's turn. Clients poll for their turn: when
 * one disconnects, workerd cancels its request, whose promises never settle, so that anything
 * awaiting them would hang.
 *
 * @throws {ApiError} 503 with the time at which there will be room: at once if the turn is more than
 *   seven seconds away, or after waiting that long.
 */
export async function takeHashTurn<T>(
  { network, account, isKnown = false }: Place,
  work: (turn: HashTurn) => Promise<T>,
): Promise<T> {
  const turn = await waitForTurn({ network, account, isKnown });
  let pause: Promise<void> | undefined = yieldToPages();
  const hash: HashTurn['hash'] = async (rounds, runRound) => {
    for (let round = 0; round < rounds; round += 1) {
      await (pause ?? yieldToPages());
      pause = undefined;
      runRound();
    }
    turn.hashedAtMs = Date.now();
  };
  try {
    return await work({ hash });
  } finally {
    turn.isOver = true;
  }
}

async function waitForTurn(place: Place): Promise<Turn> {
  const arrivedAtMs = Date.now();
  const waiter = { ...place, arrivedAtMs, askedAtMs: arrivedAtMs };
  queue.join(waiter);
  if (timeUntilServed(waiter) > LONGEST_WAIT_MS) throw turnAway(waiter);

  while (isTaken(waiter.askedAtMs) || findNext(waiter.askedAtMs) !== waiter) {
    if (waiter.askedAtMs - arrivedAtMs >= LONGEST_WAIT_MS) throw turnAway(waiter);
    await scheduler.wait(queue.countTurns(waiter) <= 2 ? POLL_MS : SLOW_POLL_MS);
    waiter.askedAtMs = Date.now();
    // It may have been taken for gone on a busy machine.
    queue.join(waiter);
  }
  queue.serve(waiter);
  return startTurn(waiter);
}

function isTaken(nowMs: number): boolean {
  return !lastTurn.isOver && nowMs - lastTurn.startedAtMs < LONGEST_TURN_MS;
}

/** The first in the queue that still asks for its turn. */
function findNext(nowMs: number): Waiter | undefined {
  for (;;) {
    const waiter = queue.first();
    if (waiter === undefined) return undefined;
    const heardAtMs = Math.max(waiter.askedAtMs, lastTurn.hashedAtMs ?? 0);
    if (nowMs - heardAtMs <= LONGEST_SILENCE_MS) return waiter;
    queue.leave(waiter);
  }
}

function startTurn({ arrivedAtMs, askedAtMs: startedAtMs }: Waiter): Turn {
  const { startedAtMs: previousMs, hashedAtMs } = lastTurn;
  // Turns without a hash are short, and time without waiters is no turn.
  if (hashedAtMs !== undefined && arrivedAtMs <= previousMs) {
    turnMs = 0.8 * turnMs + 0.2 * (startedAtMs - previousMs);
  }
  lastTurn = { startedAtMs, isOver: false };
  return lastTurn;
}

function timeUntilServed(waiter: Waiter): number {
  return queue.countTurns(waiter) * turnMs;
}

/** Tells a client to come back when the queue as it is would have served it. */
function turnAway(waiter: Waiter): ApiError {
  const waitMs = timeUntilServed(waiter);
  queue.leave(waiter);
  return unavailable(undefined, waitMs);
}

async function yieldToPages(): Promise<void> {
  for (let count = 0; count < YIELDS; count++) await scheduler.wait(YIELD_MS);
}
