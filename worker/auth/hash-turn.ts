import { unavailable } from '../http/errors.ts';

/**
 * Pause between two hashes, each of which blocks the isolate, so that page requests received during
 * a hash are answered before the next one. Split into short waits, which give page requests more
 * turns of the event loop on a busy machine.
 */
const YIELDS = 8;
const YIELD_MS = 5;
/** Lease time. Only an aborted request holds it this long: the hash itself blocks the isolate. */
const TURN_MS = 300;
const POLL_MS = 20;
/** Lets twenty simultaneous logins on a slow machine all finish within 8 s. */
const LONGEST_WAIT_MS = 7000;

let turnEndsAtMs = 0;

/**
 * Runs synchronous, isolate-blocking work one at a time. The lock is a lease, not a promise chain:
 * when a client disconnects, workerd cancels the request, its promises never settle, and anything
 * awaiting them would hang.
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
