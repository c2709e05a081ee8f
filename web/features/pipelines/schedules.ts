import type { Schedule } from './pipeline-options.ts';

/** Off the hour, to avoid peak load. In UTC, except for Jenkins. */
const crons = { nightly: '17 2 * * *', weekly: '17 2 * * 1' } as const;

/** A five-field cron expression; undefined without a schedule. */
export function cronOf(schedule: Schedule): string | undefined {
  return schedule === 'none' ? undefined : crons[schedule];
}

export const SCHEDULE_REASON =
  'The checks also run without a change, because new vulnerabilities are published every day.';
