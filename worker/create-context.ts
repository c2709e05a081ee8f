import type { RequestContext } from './context.ts';
import { MINUTE_MS } from './contract/durations.ts';
import type { Env } from './env.ts';
import { readClient } from './http/client.ts';
import { openDatabase } from './open-database.ts';
import { errorNotice, pages, settings } from './site.gen.ts';

/** A job that runs by the clock keeps nobody waiting. */
const JOB_BUDGET_MS = 10 * MINUTE_MS;

/**
 * The only importer of the generated `site.gen.ts`.
 *
 * @param request undefined for a job.
 */
export function createContext(
  env: Env,
  execution: ExecutionContext,
  request?: Request,
): RequestContext {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const db = openDatabase({
    env,
    settings,
    waitUntil,
    budgetMs: request ? undefined : JOB_BUDGET_MS,
  });
  return {
    env,
    settings,
    pages,
    errorNotice,
    db,
    client: readClient(request ?? new Request(settings.origin)),
    requestId: crypto.randomUUID(),
    startedAtMs: Date.now(),
    waitUntil,
  };
}
