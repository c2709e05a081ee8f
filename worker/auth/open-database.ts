import type { RequestContext } from '../context.ts';
import { connect } from '../db/connect.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { requireBindings } from '../env.ts';
import { writeDemoAccounts } from './demo-accounts.ts';

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
  const open = () => {
    opening ??= prepare(surroundings);
    return opening;
  };
  return createDatabase({
    all: async (statement) => (await open()).all(statement),
    batch: async (statements) => (await open()).batch(statements),
  });
}

async function prepare(surroundings: Surroundings): Promise<Database> {
  const { env, settings, waitUntil, budgetMs } = surroundings;
  requireBindings(env);
  const db = connect(env.DB, budgetMs);
  if (ready.has(env.DB)) return db;
  const preparing = migrate(db).then(() => writeDemoAccounts(db, settings.demoAccounts));
  // Completes even if the client disconnects, since other requests depend on it.
  waitUntil(preparing.catch(() => undefined));
  await preparing;
  ready.add(env.DB);
  return db;
}
