import { setTimeout as sleep } from 'node:timers/promises';

/** Generous, for machines that are busy with other work. */
const LIMIT_MS = 20_000;
const POLL_MS = 100;

/**
 * Waits until a check returns true; a check that throws counts as false.
 * @throws Error that names what did not happen.
 */
export async function poll(what: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  let lastError: unknown;
  while (performance.now() < deadline) {
    try {
      if (await check()) return;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await sleep(POLL_MS);
  }
  throw new Error(`Did not happen within ${LIMIT_MS / 1000} s: ${what}`, { cause: lastError });
}
