const LIMIT_MS = 5000;

/**
 * Rejects if `run` takes longer than five seconds. The timer runs in the same process, so a busy
 * machine delays both alike.
 */
export async function withinFiveSeconds<T>(run: () => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const tooLate = scheduler.wait(LIMIT_MS, { signal: limit.signal }).then(() => {
    throw new Error('There was no answer within five seconds.');
  });
  try {
    return await Promise.race([run(), tooLate]);
  } finally {
    limit.abort();
  }
}
