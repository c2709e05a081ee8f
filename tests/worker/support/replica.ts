import { env } from 'cloudflare:workers';
import { connect } from '../../../worker/db/connect.ts';
import { insertRow, raw } from '../../../worker/db/database.ts';
import { migrate } from '../../../worker/db/migrate.ts';
import { OF_A_TEST, openTestDatabase } from './accounts.ts';

/** In an order in which each row finds the rows that it refers to. */
const TABLES = ['site_state', 'users', 'sessions', 'account_events'];

/** A database whose nearest copy has the state of the latest `replicate()`, or is another one. */
export function createReplicatedD1(copy = env.REPLICA): D1Database {
  return {
    prepare: (text) => env.DB.prepare(text),
    batch: (statements) => env.DB.batch(statements),
    exec: (text) => env.DB.exec(text),
    dump: () => env.DB.dump(),
    withSession: () => ({
      prepare: (text) => copy.prepare(text),
      batch: (statements) => copy.batch(statements),
      getBookmark: () => null,
    }),
  };
}

/** Brings the copy up to date. */
export async function replicate(): Promise<void> {
  const primary = await openTestDatabase();
  const copy = connect(env.REPLICA);
  await migrate(copy);
  await copy.batch(TABLES.toReversed().map((table) => raw(`DELETE FROM ${table} ${OF_A_TEST}`)));
  for (const table of TABLES) {
    const rows = await primary.all<Record<string, string | number | null>>(
      raw(`SELECT * FROM ${table}`),
    );
    const inserts = rows.map((row) => insertRow(table, row));
    if (inserts.length > 0) await copy.batch(inserts);
  }
}
