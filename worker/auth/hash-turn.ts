import { unavailable } from '../http/errors.ts';

/**
 * Time for page requests between two hashes, each of which blocks the isolate: enough for a page
 * that came during a hash to be answered before the next one. In many short waits and not a long
 * one, so that on a busy machine the page still gets its turns of the event loop.
 */
const YIELDS = 8;
const YIELD_MS = 5;
/** Only an aborted request keeps its turn for so long: nobody can ask during the work itself. */
const TURN_MS = 300;
const POLL_MS = 20;
/** Twenty simultaneous logins on a slow machine all get their turn, and an answer within 8 s. */
const LONGEST_WAIT_MS = 7000;

let turnEndsAtMs = 0;

/**
 * Runs synchronous work that blocks the isolate, one at a time. The turn is a lease and not a
 * chain of promises: when a visitor leaves, workerd cancels the request, its promises never
 * settle, and whoever waited for them would wait for ever.
 *
 * @throws {ApiError} 503 after waiting for seven seconds.
 */
export async function takeHashTurn<T>(work: () => T): Promise<T> {
  const giveUpAtMs = Date.now() + LONGEST_WAIT_MS;
  while (turnEndsAtMs > Date.now()) {
    if (Date.now() >= giveUpAtMs) throw unavailable(new Error('Too many hashes are waiting.'));
    await scheduler.wait(POLL_MS);
  }
  const endsAtMs = Date.now() + TURN_MS;
  turnEndsAtMs = endsAtMs;
  try {
    for (let count = 0; count < YIELDS; count++) await scheduler.wait(YIELD_MS);
    return work();
  } finally {
    if (turnEndsAtMs === endsAtMs) turnEndsAtMs = 0;
  }
}
