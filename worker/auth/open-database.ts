import type { RequestContext } from '../context.ts';
import { connect, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { requireBindings } from '../env.ts';
import { demoAccounts } from './accounts.ts';
import { writeDemoAccounts } from './demo-accounts.ts';

const ready = new WeakSet<D1Database>();

/**
 * Opens the database for one request. The first one in an isolate brings it up to date.
 *
 * @throws {ApiError} 503 when it does not answer.
 */
export async function openDatabase({ env, waitUntil }: RequestContext): Promise<Database> {
  requireBindings(env);
  const db = connect(env.DB);
  if (!ready.has(env.DB)) {
    const preparing = prepare(db);
    // A visitor who leaves must not leave the work half done for everyone else.
    waitUntil(preparing.catch(() => undefined));
    await preparing;
    ready.add(env.DB);
  }
  return db;
}

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await writeDemoAccounts(db, demoAccounts);
}
