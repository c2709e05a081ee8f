/** Main-thread work of a page, from a Chrome trace. */

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start time in µs. */
  readonly ts: number;
  /** CPU time in µs. */
  readonly tdur?: number;
}

/** Lighthouse's CPU slowdown factor for a phone. */
const CPU_SLOWDOWN = 4;
/** Time beyond this counts as blocking: https://web.dev/articles/tbt */
const SHORT_TASK_MS = 50;
const US_PER_MS = 1000;

interface Task {
  readonly isAfterPaint: boolean;
  /** CPU time in ms, scaled to a phone. */
  readonly ms: number;
}

/** All tasks of the main thread. */
function listTasks(events: readonly TraceEvent[]): Task[] {
  const [paint] = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .toSorted((a, b) => a.ts - b.ts);
  if (!paint) throw new Error('The trace has no first paint');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, tdur = 0 }) => ({
      isAfterPaint: ts > paint.ts,
      ms: (CPU_SLOWDOWN * tdur) / US_PER_MS,
    }));
}

/**
 * Total blocking time from the first paint on, by CPU time rather than wall-clock time, so other
 * processes do not affect it.
 * @throws Error if the trace has no paint.
 */
export function sumBlockingMs(events: readonly TraceEvent[]): number {
  return listTasks(events)
    .map(({ ms, isAfterPaint }) => (isAfterPaint ? Math.max(0, ms - SHORT_TASK_MS) : 0))
    .reduce((sum, blockingMs) => sum + blockingMs, 0);
}

/**
 * Total CPU time of the main thread.
 * @throws Error if the trace has no paint.
 */
export function sumMainThreadMs(events: readonly TraceEvent[]): number {
  return listTasks(events).reduce((sum, { ms }) => sum + ms, 0);
}
