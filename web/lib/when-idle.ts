/** Upper limit, so that the callback runs even if the page never becomes idle. */
const IDLE_TIMEOUT_MS = 2000;

/** Runs a callback when the browser is idle. @returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
