import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { createDatabase, type Database, type Statement } from '../../worker/db/database.ts';
import { type Cloudflare, openCloudflare } from '../cloudflare.ts';
import { type DeployedVersion, findVersion, type WantedVersion } from '../deploy/version.ts';
import { openWrangler } from '../deploy/wrangler.ts';
import type { Environment } from '../settings.ts';
import { EMPTY, OperatorError } from './errors.ts';
import { render } from './sql.ts';

/** Where `wrangler dev` keeps the local database, below the folder of wrangler.toml. */
const LOCAL_FOLDER = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject';
const BUSY_TIMEOUT_MS = 20_000;

export interface D1Place {
  readonly isRemote: boolean;
  /** Path of another `wrangler.toml`, such as that of a staging site. */
  readonly config: string | undefined;
}

/** The site's database. Every call throws `OperatorError` on failure. */
export interface D1 extends Database {
  /** Description shown to the operator before a command makes changes. */
  readonly name: string;
  readonly isRemote: boolean;
  /** Overwrites a file with the SQL of the whole database. */
  exportTo(file: string): Promise<void>;
  runFile(file: string): Promise<void>;
  /** The version of the remote site that is in service, or the one that was before it. */
  findVersion(wanted: WantedVersion): Promise<DeployedVersion | undefined>;
  /** Where Time Travel can take the remote database back to. */
  readBookmark(): Promise<string>;
}

/** Runs statements as one transaction. @returns the rows of each. */
export type Execute = (statements: readonly string[]) => Promise<readonly object[][]>;

export function openD1({ isRemote, config }: D1Place, env: Environment): D1 {
  const place = [isRemote ? '--remote' : '--local', ...(config ? ['--config', config] : [])];
  // Wrangler's log files would keep rows of the database for a month.
  const wrangler = openWrangler({ ...env, WRANGLER_WRITE_LOGS: 'false' });
  const run = async (command: string, ...args: readonly string[]) => {
    const { isDone, stdout, stderr } = await wrangler.ask(['d1', command, 'DB', ...place, ...args]);
    if (!isDone) throw new OperatorError(stderr.trim() || stdout.trim());
  };
  const remote = openRemote(openCloudflare(env, wrangler), config);
  return {
    name: `${isRemote ? 'remote' : 'local'} database of ${config ?? 'wrangler.toml'}`,
    isRemote,
    ...databaseOf(
      isRemote ? remote.execute : executeLocally(join(dirname(config ?? '.'), LOCAL_FOLDER)),
    ),
    exportTo: (file) => run('export', '--skip-confirmation', '--output', file),
    runFile: (file) => run('execute', '--yes', '--json', '--file', file),
    findVersion: remote.findVersion,
    readBookmark: remote.readBookmark,
  };
}

export function databaseOf(execute: Execute): Database {
  const batch = async <Row>(statements: readonly Statement[]): Promise<Row[][]> => {
    // As with D1, the caller declares the type of the rows.
    const row = v.custom<Row>((value) => typeof value === 'object' && value !== null);
    return v.parse(v.array(v.array(row)), await execute(statements.map(render)).catch(explain));
  };
  return createDatabase({
    batch,
    all: async <Row>(statement: Statement) => (await batch<Row>([statement]))[0] ?? [],
  });
}

function explain({ message }: Error): never {
  throw new OperatorError(/no such table/.test(message) ? `${message}\n${EMPTY}` : message);
}

/** Opens the file, which takes a fraction of a start of wrangler. A site may be using it. */
function executeLocally(folder: string): Execute {
  return async (statements) => {
    using database = new DatabaseSync(findFile(folder), { timeout: BUSY_TIMEOUT_MS });
    return runTogether(database, statements);
  };
}

export function runTogether(database: DatabaseSync, statements: readonly string[]) {
  database.exec('BEGIN IMMEDIATE');
  try {
    const results = statements.map((text) => database.prepare(text).all());
    database.exec('COMMIT');
    return results;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** @returns an empty database in memory if there is no file yet. */
function findFile(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const [file, ...others] = files.filter((name) => /^[\da-f]{64}\.sqlite$/.test(name));
  if (others.length > 0) {
    throw new OperatorError(`${folder} holds several databases. Delete those of earlier names.`);
  }
  return file === undefined ? ':memory:' : join(folder, file);
}

const DatabaseSchema = v.object({ uuid: v.string() });
const BookmarkSchema = v.object({ bookmark: v.string() });
const ResultsSchema = v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) }));

function openRemote(cloudflare: Cloudflare, config = 'wrangler.toml') {
  const right = 'D1: Edit';
  // Loads slowly, so only here.
  const readConfig = once(async () =>
    (await import('../deploy/config.ts')).readDeployConfig(['--config', config]),
  );
  const findPath = once(async () => {
    const { database, databaseId = database } = await readConfig();
    const answer = await cloudflare.ask({ path: `/d1/database/${databaseId}`, right });
    return `/d1/database/${v.parse(DatabaseSchema, answer).uuid}`;
  });
  const execute: Execute = async (statements) => {
    const body = { sql: `${statements.join(';\n')};` };
    const request = { method: 'POST', path: `${await findPath()}/query`, body, right } as const;
    return v.parse(ResultsSchema, await cloudflare.ask(request)).map(({ results }) => results);
  };
  return {
    execute,
    findVersion: async (wanted: WantedVersion) =>
      findVersion(cloudflare, (await readConfig()).worker, wanted),
    readBookmark: async () => {
      const path = `${await findPath()}/time_travel/bookmark`;
      return v.parse(BookmarkSchema, await cloudflare.ask({ path, right })).bookmark;
    },
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
