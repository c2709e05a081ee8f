import { writeDemoAccounts } from './auth/demo-accounts.ts';
import { keepRunning, type RequestContext } from './context.ts';
import { connect } from './db/connect.ts';
import { createDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { requireBindings } from './env.ts';

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
export function openDatabase(surroundings: Surroundings): Database {
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
