/** What the main thread of a page was busy with, from a trace of the browser. */

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in µs. */
  readonly ts: number;
  /** How long the processor worked on it, in µs. */
  readonly tdur?: number;
}

/** How much slower than this computer a phone is: Lighthouse's own figure. */
const CPU_SLOWDOWN = 4;
/** What a task takes beyond this blocks: https://web.dev/articles/tbt */
export const SHORT_TASK_MS = 50;
const US_PER_MS = 1000;

/** Time of the processor on each task of the main thread from the first paint on, in ms of a phone. */
function listTasksMs(events: readonly TraceEvent[]): number[] {
  const [paint] = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .toSorted((a, b) => a.ts - b.ts);
  if (!paint) throw new Error('The trace has no first paint');
  return events
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts;
    })
    .map(({ tdur = 0 }) => (CPU_SLOWDOWN * tdur) / US_PER_MS);
}

/**
 * The blocking time from the first paint on, by the time that the processor worked on each task.
 * Unlike the time on the clock it leaves out what other programs did meanwhile.
 * @throws Error for a trace without a paint.
 */
export function sumBlockingMs(events: readonly TraceEvent[]): number {
  return listTasksMs(events)
    .map((taskMs) => Math.max(0, taskMs - SHORT_TASK_MS))
    .reduce((sum, blockingMs) => sum + blockingMs, 0);
}

/**
 * All work of the main thread from the first paint on, by the time of the processor.
 * @throws Error for a trace without a paint.
 */
export function sumMainThreadMs(events: readonly TraceEvent[]): number {
  return listTasksMs(events).reduce((sum, taskMs) => sum + taskMs, 0);
}
