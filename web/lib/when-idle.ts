/** A busy page has its turn too, in the end. */
const IDLE_TIMEOUT_MS = 2000;

/** Runs something when the browser is idle. @returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
