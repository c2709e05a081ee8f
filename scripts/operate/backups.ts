import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sql } from '../../worker/db/database.ts';
import { type Command, requireConsent } from './command.ts';
import type { D1 } from './d1.ts';
import { EMPTY, OperatorError } from './errors.ts';
import { writeNew } from './new-file.ts';
import { counted } from './table.ts';

export const backUp: Command = {
  summary: 'Writes the whole database to a file of SQL.',
  parameters: [],
  options: { output: { type: 'string' } },
  help: `
  --output <file>  where to; backups/<local or remote>-<time>.sql if not given

The file holds addresses, password hashes and signing keys: keep it as you keep secrets. D1 answers
nobody else during the export, so logins wait or fail for some seconds; public pages do not. Cloudflare
keeps its own restore points besides, which cost no interruption: see docs/operations.md.`,
  async run({ d1, terminal, options }) {
    const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const place = d1.isRemote ? 'remote' : 'local';
    const file = resolve(String(options.output ?? `backups/${place}-${time}.sql`));
    await mkdir(dirname(file), { recursive: true });
    // Made here first, so that nobody else can read it, whatever wrangler does.
    await writeNew(file, '');
    try {
      await d1.exportTo(file);
      if (!(await isBackup(file))) throw new OperatorError(EMPTY);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    terminal.print(file);
  },
};

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
async function isBackup(file: string): Promise<boolean> {
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
