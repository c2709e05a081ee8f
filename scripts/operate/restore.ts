import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from '../../worker/db/database.ts';
import { type Command, requireConsent } from './command.ts';
import type { D1 } from './d1.ts';
import { OperatorError } from './errors.ts';
import { counted } from './table.ts';

interface Contents {
  readonly version: number;
  readonly users: number;
  readonly sessions: number;
  readonly leads: number;
}

export const restore: Command = {
  summary: 'Fills an empty database from a file that back-up wrote.',
  parameters: ['file'],
  help: `
The database must be empty. A new one for the deployed site: npx wrangler d1 create <name>, then put
that name into wrangler.toml. A new local one: delete .wrangler/state. KEY_WRAPPING_SECRET must be the
one of the time of the backup. Example:

  npm run operate -- restore backups/remote-20260102T030405Z.sql --local`,
  async run(input) {
    const { d1, terminal, parameters } = input;
    const file = resolve(parameters[0] ?? '');
    if (!(await isBackup(file))) {
      throw new OperatorError(`${file} holds no database of this site.`);
    }
    await requireEmpty(d1);
    await requireConsent(input, `Fill the ${d1.name} from ${file}?`);
    await d1.runFile(file);
    terminal.print(await describeContents(d1));
  },
};

/** Whether a file makes the tables of the site. @throws {OperatorError} if it cannot be read. */
export async function isBackup(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  for await (const line of handle.readLines()) {
    if (/^CREATE TABLE (?:IF NOT EXISTS )?"?schema_version\b/.test(line)) return true;
  }
  return false;
}

async function requireEmpty(d1: D1): Promise<void> {
  const tables = await d1.all(sql`
    SELECT name FROM sqlite_schema
    WHERE type = 'table'
      AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`);
  if (tables.length === 0) return;
  throw new OperatorError(`The database is not empty: it has ${counted(tables.length, 'table')}.`);
}

async function describeContents(d1: D1): Promise<string> {
  const contents = await d1.first<Contents>(sql`
    SELECT (SELECT max(version) FROM schema_version) AS version,
      (SELECT count(*) FROM users) AS users,
      (SELECT count(*) FROM sessions) AS sessions,
      (SELECT count(*) FROM leads) AS leads`);
  if (contents === null) throw new OperatorError('The restored database does not answer.');
  const { version, users, sessions, leads } = contents;
  return `Restored: version ${version}, ${counted(users, 'account')}, ${counted(sessions, 'session')}, ${counted(leads, 'message')}.`;
}
