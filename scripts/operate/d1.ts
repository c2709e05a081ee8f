import * as v from 'valibot';
import { createDatabase, type Database, type Statement } from '../../worker/db/database.ts';
import { openWrangler } from '../deploy/wrangler.ts';
import { EMPTY, OperatorError } from './errors.ts';
import { render } from './sql.ts';

const FailureSchema = v.object({ error: v.object({ text: v.string() }) });

export interface D1Place {
  readonly isRemote: boolean;
  /** Path of another `wrangler.toml`, such as that of a staging site. */
  readonly config: string | undefined;
}

/** The site's database, accessed through wrangler. Every call throws `OperatorError` on failure. */
export interface D1 extends Database {
  /** Description shown to the operator before a command makes changes. */
  readonly name: string;
  readonly isRemote: boolean;
  /** Overwrites a file with the SQL of the whole database. */
  exportTo(file: string): Promise<void>;
  /** Runs a file of SQL. */
  runFile(file: string): Promise<void>;
}

export function openD1({ isRemote, config }: D1Place): D1 {
  const place = [isRemote ? '--remote' : '--local', ...(config ? ['--config', config] : [])];
  // Wrangler's log files would keep rows of the database for a month.
  const wrangler = openWrangler({ ...process.env, WRANGLER_WRITE_LOGS: 'false' });
  const ask = async (command: string, ...args: readonly string[]) => {
    const { isDone, stdout, stderr } = await wrangler.ask(['d1', command, 'DB', ...place, ...args]);
    if (!isDone) throw new OperatorError(explain(stdout, stderr));
    return stdout;
  };
  const execute = (...args: readonly string[]) => ask('execute', '--yes', '--json', ...args);

  return {
    name: `${isRemote ? 'remote' : 'local'} database of ${config ?? 'wrangler.toml'}`,
    isRemote,
    ...batchDatabase(async (statements) =>
      JSON.parse(await execute('--command', `${statements.join(';\n')};`)),
    ),
    exportTo: async (file) => {
      await ask('export', '--skip-confirmation', '--output', file);
    },
    runFile: async (file) => {
      await execute('--file', file);
    },
  };
}

/**
 * Queries that are made at the same moment run together, since each start of wrangler takes a second.
 *
 * @param execute runs SQL as one atomic batch and returns wrangler's JSON output.
 */
export function batchDatabase(
  execute: (statements: readonly string[]) => Promise<unknown>,
): Database {
  let waiting: string[] = [];
  let output: Promise<unknown> | undefined;
  function executeWaiting(): Promise<unknown> {
    const statements = waiting;
    waiting = [];
    output = undefined;
    return execute(statements);
  }

  async function batch<Row>(statements: readonly Statement[]): Promise<Row[][]> {
    const start = waiting.length;
    waiting.push(...statements.map(render));
    output ??= Promise.resolve().then(executeWaiting);
    // As with D1, the caller declares the type of the rows.
    const row = v.custom<Row>((value) => typeof value === 'object' && value !== null);
    const schema = v.array(v.object({ results: v.array(row) }));
    const answers = v.parse(schema, await output).map(({ results }) => results);
    return answers.slice(start, start + statements.length);
  }
  return createDatabase({
    batch,
    all: async <Row>(statement: Statement) => (await batch<Row>([statement]))[0] ?? [],
  });
}

/** Wrangler's error message, with advice where it has none. */
function explain(stdout: string, stderr: string): string {
  const text = readFailure(stdout) ?? (stderr.trim() || stdout.trim());
  return /no such table/.test(text) ? `${text}\n${EMPTY}` : text;
}

function readFailure(stdout: string): string | undefined {
  try {
    return v.parse(FailureSchema, JSON.parse(stdout)).error.text;
  } catch {
    return undefined;
  }
}
