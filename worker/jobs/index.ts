/** The jobs that run by the clock, see `[triggers]` in wrangler.toml. */
import { rotateSigningKey } from '../auth/keys.ts';
import { wrapPlainSecrets } from '../auth/second-factor/stored-secret.ts';
import type { RequestContext } from '../context.ts';
import { writeState } from '../db/site-state.ts';
import { logError } from '../log.ts';
import { sendWaitingMails } from '../mail/outbox.ts';
import { deleteExpiredRows } from './clean-up.ts';
import { announceMoreLeads } from './lead-digest.ts';
import { carryOutRemovals } from './second-factor-removals.ts';

type Job = (context: RequestContext) => Promise<unknown>;

/** Every hour. In order: the clean-up comes last, because it may use up the time that there is. */
const JOBS: readonly Job[] = [
  noteTime,
  sendWaitingMails,
  carryOutRemovals,
  announceMoreLeads,
  rotateSigningKey,
  wrapPlainSecrets,
  deleteExpiredRows,
];

/** For the operator's `status`, which reports jobs that no longer run. */
function noteTime({ db }: RequestContext): Promise<unknown> {
  return db.run(writeState('hourly_jobs', String(Date.now())));
}

/** Runs the jobs one after the other; one that fails is logged and stops no other. */
export async function runJobs(context: RequestContext): Promise<void> {
  for (const job of JOBS) {
    await job(context).catch((error: unknown) =>
      logError('unexpected_error', error, context.requestId),
    );
  }
}
