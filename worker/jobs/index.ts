/** The jobs that run by the clock, see `[triggers]` in wrangler.toml. */
import { rotateSigningKey } from '../auth/keys.ts';
import { beat } from '../auth/nearby.ts';
import { wrapPlainSecrets } from '../auth/second-factor/stored-secret.ts';
import type { RequestContext } from '../context.ts';
import { writeState } from '../db/site-state.ts';
import { logError } from '../log.ts';
import { deleteExpiredRows } from './clean-up.ts';
import { announceMoreLeads } from './lead-digest.ts';
import { carryOutRemovals } from './second-factor-removals.ts';

type Job = (context: RequestContext) => Promise<unknown>;

export const EVERY_MINUTE = '* * * * *';
/** Shortly after the full hour, when its last lead is stored. */
export const HOURLY = '2 * * * *';

/** In order: the clean-up comes last, because it may use up the time that there is. */
const JOBS: Readonly<Record<string, readonly Job[]>> = {
  [EVERY_MINUTE]: [beat, carryOutRemovals],
  [HOURLY]: [noteTime, announceMoreLeads, rotateSigningKey, wrapPlainSecrets, deleteExpiredRows],
};

/** For the operator's `status`, which reports jobs that no longer run. */
function noteTime({ db }: RequestContext): Promise<unknown> {
  return db.run(writeState('hourly_jobs', String(Date.now())));
}

/** Runs the jobs of a cron one after the other; one that fails is logged and stops no other. */
export async function runJobs(cron: string, context: RequestContext): Promise<void> {
  for (const job of JOBS[cron] ?? []) {
    await job(context).catch((error: unknown) =>
      logError('unexpected_error', error, context.requestId),
    );
  }
}
