/**
 * Shortens the pauses between the rounds of a hash (`worker/auth/hash-turn.ts`), in which nobody
 * waits for a page: nearly every test logs in, and each login had 40 ms of them.
 */
const HASH_PAUSE_MS = 5;

const { wait } = scheduler;
scheduler.wait = (delayMs, options) =>
  wait.call(scheduler, delayMs <= HASH_PAUSE_MS ? 0 : delayMs, options);
