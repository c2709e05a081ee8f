import { mkdtempDisposable, open, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { raw, sql } from '../../worker/db/database.ts';
import { type Command, requireConsent } from './command.ts';
import { counted } from './counted.ts';
import type { D1 } from './d1.ts';
import { OperatorError } from './errors.ts';
import { listSchema } from './schema.ts';
import { readSqlParts } from './sql-parts.ts';

interface Contents {
  readonly version: number;
  readonly users: number;
  readonly sessions: number;
  readonly leads: number;
}

/** Fits into the memory of wrangler, and into one import of D1. */
const PART_BYTES = 32 * 1024 * 1024;

export const restore: Command = {
  summary: 'Fills an empty database from a file that back-up wrote.',
  parameters: ['file'],
  help: `
The database must be empty. A new one for the deployed site: npx wrangler d1 create <name>, then put
that name into wrangler.toml. A new local one: delete .wrangler/state. KEY_WRAPPING_SECRET must be the
one of the time of the backup. A large file is restored in parts; if that is interrupted, the same
command goes on with the next part. Example:

  npm run operate -- restore backups/remote-20260102T030405Z.sql --local`,
  async run(input) {
    const { d1, terminal, parameters } = input;
    const file = resolve(parameters[0] ?? '');
    await requireBackup(file);
    const { size } = await stat(file);
    const doneBytes = await requireRoom(d1, size);
    const from = doneBytes === 0 ? file : `${file}, of which ${percent(doneBytes, size)} is done`;
    await requireConsent(input, `Fill the ${d1.name} from ${from}?`);

    await using folder = await mkdtempDisposable(join(tmpdir(), 'onego-restore-'));
    const partFile = join(folder.path, 'part.sql');
    for await (const { text, endByte } of readSqlParts(file, doneBytes, PART_BYTES)) {
      await writeFile(partFile, withProgress(text, { size, doneBytes: endByte }));
      await d1.runFile(partFile);
      if (endByte < size) terminal.say(`${percent(endByte, size)} of the file is restored.`);
    }
    const [contents] = await Promise.all([
      describeContents(d1),
      d1.run(sql`DROP TABLE ${raw(PROGRESS_TABLE)}`),
    ]);
    terminal.print(contents);
  },
};

/** Stands in the database while it is being restored. */
const PROGRESS_TABLE = 'restore_progress';

interface Progress {
  /** Size of the file, by which it is recognized. */
  readonly size: number;
  readonly doneBytes: number;
}

/** Notes the progress in the same transaction, and lets rows come before those they refer to. */
function withProgress(text: string, { size, doneBytes }: Progress): string {
  return `PRAGMA defer_foreign_keys = TRUE;
CREATE TABLE IF NOT EXISTS ${PROGRESS_TABLE} (size INTEGER, doneBytes INTEGER);
DELETE FROM ${PROGRESS_TABLE};
INSERT INTO ${PROGRESS_TABLE} VALUES (${size}, ${doneBytes});
${text}`;
}

/**
 * @returns the bytes of the file that an interrupted command has restored.
 * @throws {OperatorError} if the database has other contents.
 */
async function requireRoom(d1: D1, size: number): Promise<number> {
  const tables = (await listSchema(d1)).filter(({ type }) => type === 'table');
  if (tables.length === 0) return 0;
  const progress = tables.some(({ name }) => name === PROGRESS_TABLE)
    ? await d1.first<Progress>(sql`SELECT size, doneBytes FROM ${raw(PROGRESS_TABLE)}`)
    : null;
  if (progress === null) {
    throw new OperatorError(
      `The database is not empty: it has ${counted(tables.length, 'table')}.`,
    );
  }
  if (progress.size !== size) {
    throw new OperatorError('The database holds a part of another file. Begin with an empty one.');
  }
  return progress.doneBytes;
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

function percent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / whole)} %`;
}

/** @throws {OperatorError} if the file cannot be read or is something else. */
async function requireBackup(file: string): Promise<void> {
  const handle = await open(file).catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  for await (const line of handle.readLines()) {
    if (/^CREATE TABLE schema_version\b/.test(line)) return;
  }
  throw new OperatorError(`${file} holds no database of this site.`);
}
