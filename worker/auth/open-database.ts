import { keepRunning, type RequestContext } from '../context.ts';
import { connect } from '../db/connect.ts';
import { createDatabase, type Database, type Statement } from '../db/database.ts';
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
 * @returns databases whose calls throw `ApiError` 503 when D1 is unavailable.
 */
export function openDatabase(
  surroundings: Surroundings,
): Pick<RequestContext, 'db' | 'replica' | 'hasWritten'> {
  let hasWritten = false;
  const noteWrites = (statements: readonly Statement[]) => {
    hasWritten ||= statements.some(({ parts: [start = ''] }) => !/^\s*SELECT\b/i.test(start));
  };
  const primary = once(() => openPrimary(surroundings));
  const replica = once(async () => {
    await primary();
    return connect(surroundings.env.DB.withSession('first-unconstrained'));
  });
  return {
    db: createDatabase({
      all: async (statement) => {
        noteWrites([statement]);
        return (await primary()).all(statement);
      },
      batch: async (statements) => {
        noteWrites(statements);
        return (await primary()).batch(statements);
      },
    }),
    replica: createDatabase({
      all: async (statement) => (await replica()).all(statement),
      batch: async (statements) => (await replica()).batch(statements),
    }),
    hasWritten: () => hasWritten,
  };
}

function once(open: () => Promise<Database>): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  return () => {
    opening ??= open();
    return opening;
  };
}

async function openPrimary(surroundings: Surroundings): Promise<Database> {
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
