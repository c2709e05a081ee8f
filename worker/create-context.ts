import { clientOf } from './auth/client.ts';
import { openDatabase } from './auth/open-database.ts';
import type { RequestContext } from './context.ts';
import type { Env } from './env.ts';
import { pages, settings } from './site.gen.ts';

/** The only importer of the generated `site.gen.ts`. */
export function createContext(
  env: Env,
  execution: ExecutionContext,
  request?: Request,
): RequestContext {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const db = openDatabase({ env, settings, waitUntil });
  return {
    env,
    settings,
    pages,
    db,
    client: () => clientOf(request),
    requestId: crypto.randomUUID(),
    waitUntil,
  };
}
