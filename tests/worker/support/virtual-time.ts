import { vi } from 'vitest';

interface Sleeper {
  readonly dueAtMs: number;
  readonly wake: () => void;
}

interface VirtualTime {
  /** Synchronous work takes time. */
  readonly spend: (ms: number) => void;
  readonly nowMs: () => number;
  /** From now on, nobody who waits wakes up: workerd cancels requests in this way. */
  readonly cancelSleepers: () => void;
  /** Runs until the work has settled. */
  readonly run: <T>(work: Promise<T>) => Promise<T>;
}

/** Replaces the clock and `scheduler.wait`, so that minutes pass in milliseconds. */
export function createVirtualTime(): VirtualTime {
  let nowMs = 1_800_000_000_000;
  let sleepers: Sleeper[] = [];
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs);
  vi.spyOn(scheduler, 'wait').mockImplementation(
    (ms = 0) =>
      new Promise((resolve) => {
        sleepers.push({ dueAtMs: nowMs + ms, wake: () => resolve() });
      }),
  );

  async function run<T>(work: Promise<T>): Promise<T> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    work.then(settle, settle);
    for (;;) {
      await flushMicrotasks();
      if (isSettled) return work;
      const [next] = sleepers.toSorted((a, b) => a.dueAtMs - b.dueAtMs);
      if (next === undefined) throw new Error('Everybody waits for ever.');
      sleepers = sleepers.filter((sleeper) => sleeper !== next);
      nowMs = Math.max(nowMs, next.dueAtMs);
      next.wake();
    }
  }

  return {
    run,
    nowMs: () => nowMs,
    spend: (ms) => {
      nowMs += ms;
    },
    cancelSleepers: () => {
      sleepers = [];
    },
  };
}

async function flushMicrotasks(): Promise<void> {
  for (let count = 0; count < 20; count++) await Promise.resolve();
}
