import { logEvent } from '../log.ts';
import { type Database, raw, sql } from './database.ts';
import accounts from './migrations/0001_accounts.sql';
import accountLifecycle from './migrations/0002_account_lifecycle.sql';
import signInMethods from './migrations/0003_sign_in_methods.sql';
import leads from './migrations/0004_leads.sql';
import recovery from './migrations/0005_recovery.sql';
import secondFactor from './migrations/0006_second_factor.sql';
import growth from './migrations/0007_growth.sql';
import savedCodes from './migrations/0008_saved_codes.sql';
import authority from './migrations/0009_authority.sql';
import outbox from './migrations/0010_outbox.sql';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly text: string;
}

/** Append-only: a released migration is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'accounts', text: accounts },
  { version: 2, name: 'account_lifecycle', text: accountLifecycle },
  { version: 3, name: 'sign_in_methods', text: signInMethods },
  { version: 4, name: 'leads', text: leads },
  { version: 5, name: 'recovery', text: recovery },
  { version: 6, name: 'second_factor', text: secondFactor },
  { version: 7, name: 'growth', text: growth },
  { version: 8, name: 'saved_codes', text: savedCodes },
  { version: 9, name: 'authority', text: authority },
  { version: 10, name: 'outbox', text: outbox },
];

/**
 * Migrates the database to the latest version. Safe to run from many Workers at once: each
 * migration is an atomic batch that first claims its version, so only one can succeed.
 */
export async function migrate(db: Database, migrations = MIGRATIONS): Promise<void> {
  await db.run(sql`
    CREATE TABLE IF NOT EXISTS schema_version (
      version INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      applied_at_ms INTEGER NOT NULL
    ) STRICT`);
  const applied = await readVersion(db);
  for (const migration of migrations) {
    if (migration.version > applied) await apply(db, migration);
  }
}

async function apply(db: Database, { version, name, text }: Migration): Promise<void> {
  const claim = sql`INSERT INTO schema_version VALUES (${version}, ${name}, ${Date.now()})`;
  try {
    await db.batch([claim, ...splitStatements(text).map((statement) => raw(statement))]);
    logEvent('migration_applied', { version, name });
  } catch (error) {
    const wasAppliedElsewhere = (await readVersion(db)) >= version;
    if (!wasAppliedElsewhere) throw error;
  }
}

async function readVersion(db: Database): Promise<number> {
  const row = await db.first<{ version: number | null }>(sql`
    SELECT max(version) AS version FROM schema_version`);
  return row?.version ?? 0;
}

/** Statements end with a semicolon at the end of a line; comments take whole lines. */
function splitStatements(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
