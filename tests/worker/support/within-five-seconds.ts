const LIMIT_MS = 5000;

/**
 * Ends as `run` does, unless a timer that starts with it ends first. A busy machine delays both
 * alike, so that it makes no difference.
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
