import { expect, vi } from 'vitest';

/** How many times shorter each wait and timeout is. */
const HASTE = 100;
/** Leaves half a second for the work itself. */
const LONGEST_TIMEOUT_MS = 4500;
const GIVE_UP_MS = 5000;

/** Makes waits and timeouts a hundred times shorter, until mocks are restored. @returns the timeouts. */
export function shortenWaits(): readonly number[] {
  const timeoutsMs: number[] = [];
  const { wait } = scheduler;
  vi.spyOn(scheduler, 'wait').mockImplementation((delayMs, options) => {
    if (options?.signal) timeoutsMs.push(delayMs);
    return wait.call(scheduler, delayMs / HASTE, options);
  });
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    timeoutsMs.push(delayMs);
    return timeout.call(AbortSignal, delayMs / HASTE);
  });
  return timeoutsMs;
}

/** Rejects if `run` waits for anything for longer than leaves an answer within five seconds. */
export async function withinFiveSeconds<T>(run: () => Promise<T>): Promise<T> {
  const { wait } = scheduler;
  const limit = new AbortController();
  const tooLate = wait.call(scheduler, GIVE_UP_MS, { signal: limit.signal }).then(() => {
    throw new Error('There was no answer within five seconds.');
  });
  const timeoutsMs = shortenWaits();
  try {
    const answer = await Promise.race([run(), tooLate]);
    for (const timeoutMs of timeoutsMs) expect(timeoutMs).toBeLessThanOrEqual(LONGEST_TIMEOUT_MS);
    return answer;
  } finally {
    limit.abort();
    vi.mocked(scheduler.wait).mockRestore();
    vi.mocked(AbortSignal.timeout).mockRestore();
  }
}
