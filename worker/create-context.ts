import { writeDemoAccounts } from './auth/demo-accounts.ts';
import { keepRunning, type RequestContext } from './context.ts';
import { MINUTE_MS } from './contract/durations.ts';
import { connect } from './db/connect.ts';
import { createDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { type Env, requireBindings } from './env.ts';
import { readClient } from './http/client.ts';
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

type Surroundings = Pick<RequestContext, 'env' | 'settings' | 'waitUntil'> & {
  /** Time for all statements together; by default that of a request. */
  readonly budgetMs?: number | undefined;
};

const ready = new WeakSet<D1Database>();

/**
 * The database of one request, opened lazily by its first statement. The first request in an
 * isolate runs migrations and writes the demo accounts.
 *
 * @returns a database whose calls throw `ApiError` 503 when D1 is unavailable.
 */
function openDatabase(surroundings: Surroundings): Database {
  let opening: Promise<Database> | undefined;
  const opened = () => {
    opening ??= open(surroundings);
    return opening;
  };
  return createDatabase({
    all: async (statement) => (await opened()).all(statement),
    batch: async (statements) => (await opened()).batch(statements),
  });
}

async function open(surroundings: Surroundings): Promise<Database> {
  const { env, settings, budgetMs } = surroundings;
  requireBindings(env);
  const db = connect(env.DB, budgetMs);
  if (ready.has(env.DB)) return db;
  // Other requests depend on it.
  await keepRunning(
    surroundings,
    migrate(db).then(() => writeDemoAccounts(db, settings.demoAccounts)),
  );
  ready.add(env.DB);
  return db;
}
