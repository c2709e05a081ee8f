import type { Schedule } from './pipeline-options.ts';

/** Not on the hour, when everybody's jobs start. In UTC for all tools but Jenkins. */
const crons = { nightly: '17 2 * * *', weekly: '17 2 * * 1' } as const;

/** The five fields of cron; nothing if the pipeline has no schedule. */
export function cronOf(schedule: Schedule): string | undefined {
  return schedule === 'none' ? undefined : crons[schedule];
}

export const SCHEDULE_REASON =
  'The checks run without a change too, for new vulnerabilities are published every day.';
