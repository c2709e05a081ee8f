import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sql } from '../../worker/db/database.ts';
import { type Command, requireConsent } from './command.ts';
import { OperatorError } from './errors.ts';
import { writeNew } from './new-file.ts';

const FOLDER = 'backups';

interface Contents {
  readonly version: number;
  readonly users: number;
  readonly sessions: number;
  readonly leads: number;
}

export const backUp: Command = {
  summary: 'Writes the whole database to a file of SQL.',
  parameters: [],
  options: { output: { type: 'string' } },
  help: `
  --output <file>  where to; backups/<local or remote>-<time>.sql if not given

The file holds addresses, password hashes and signing keys: keep it as you keep secrets. The remote
database answers no other request while it is exported. Cloudflare keeps its own restore points
besides, see docs/operations.md.`,
  async run({ d1, terminal, options }) {
    const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const place = d1.isRemote ? 'remote' : 'local';
    const file = resolve(String(options.output ?? `${FOLDER}/${place}-${time}.sql`));
    await mkdir(dirname(file), { recursive: true });
    // Wrangler would overwrite a file.
    await writeNew(file, '');
    try {
      await d1.exportTo(file);
      requireBackup(await readFile(file, 'utf8'), file);
    } catch (error) {
      await rm(file);
      throw error;
    }
    terminal.print(file);
  },
};

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
    const text = await readFile(file, 'utf8').catch(() => {
      throw new OperatorError(`${file} cannot be read.`);
    });
    requireBackup(text, file);
    const tables = await d1.all(
      sql(`SELECT name FROM sqlite_schema WHERE type = 'table'
           AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`),
    );
    if (tables.length > 0) {
      throw new OperatorError(`The database is not empty: it has ${tables.length} tables.`);
    }
    await requireConsent(input, `Fill the ${d1.name} from ${file}?`);
    await d1.runFile(file);

    const contents = await d1.first<Contents>(
      sql(`SELECT (SELECT max(version) FROM schema_version) AS version,
             (SELECT count(*) FROM users) AS users,
             (SELECT count(*) FROM sessions) AS sessions,
             (SELECT count(*) FROM leads) AS leads`),
    );
    if (contents === null) throw new OperatorError('The restored database does not answer.');
    const { version, users, sessions, leads } = contents;
    terminal.print(
      `Restored: version ${version}, ${users} accounts, ${sessions} sessions, ${leads} messages.`,
    );
  },
};

function requireBackup(text: string, file: string): void {
  if (!/^CREATE TABLE schema_version\b/m.test(text)) {
    throw new OperatorError(`${file} holds no database of this site.`);
  }
}
