import { readdir, readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { DeployedVersion } from '../../../../scripts/deploy/version.ts';
import { type D1, type D1Place, databaseOf, runTogether } from '../../../../scripts/operate/d1.ts';
import { operate } from '../../../../scripts/operate/operate.ts';

const migrations = new URL('../../../../worker/db/migrations/', import.meta.url);

interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly isDemo?: boolean;
}

interface NewSession {
  readonly sid: string;
  readonly userId: string;
  readonly createdAtMs?: number;
}

export type TestSite = Awaited<ReturnType<typeof openSite>>;

/**
 * An in-memory database with all migrations, unless it is to be empty, and the operators' commands
 * on it.
 */
export async function openSite({
  isEmpty = false,
  isRemote = false,
  env = {},
  findVersion = async (): Promise<DeployedVersion | undefined> => undefined,
} = {}) {
  const database = new DatabaseSync(':memory:');
  for (const file of isEmpty ? [] : (await readdir(migrations)).toSorted()) {
    database.exec(await readFile(new URL(file, migrations), 'utf8'));
  }
  const rows = (text: string) => database.prepare(text).all();
  const d1: D1 = {
    name: 'test database',
    isRemote,
    ...databaseOf(async (statements) => runTogether(database, statements)),
    exportTo: async (file) => {
      const tables = database.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table'").all();
      await writeFile(file, tables.map((table) => `${table.sql};`).join('\n'));
    },
    runFile: async (file) => database.exec(await readFile(file, 'utf8')),
    findVersion,
    readBookmark: async () => 'bookmark',
  };

  const places: D1Place[] = [];
  return {
    /** Those that the commands asked for. */
    places,
    rows,
    exec: (text: string) => database.exec(text),
    addUser: ({ id, email, isDemo = false }: NewUser) =>
      database.exec(
        `INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
         VALUES ('${id}', '${email}', 'Name', 'hash', ${isDemo ? 1 : 0}, 0, 0)`,
      ),
    addSession: ({ sid, userId, createdAtMs = 0 }: NewSession) =>
      database.exec(
        `INSERT INTO sessions
           (sid, user_id, created_at_ms, last_seen_at_ms, expires_at_ms, is_remembered, user_agent)
         VALUES ('${sid}', '${userId}', ${createdAtMs}, ${createdAtMs}, 9000000000000000, 0, '')`,
      ),
    run: async (...args: readonly string[]) => {
      const printed: string[] = [];
      const said: string[] = [];
      const code = await operate(args, {
        env,
        openD1: (place) => {
          places.push(place);
          return d1;
        },
        terminal: {
          print: (text) => printed.push(text),
          say: (text) => said.push(text),
          confirm: async () => false,
        },
      });
      return { code, printed: printed.join('\n'), said: said.join('\n') };
    },
  };
}
