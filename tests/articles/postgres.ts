import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where Debian and Ubuntu install the server's own programs. */
const DEBIAN = '/usr/lib/postgresql';

type RunSql = (sql: string) => Promise<string>;

/** Environment for psql. */
type Connection = Readonly<Record<'PGHOST' | 'PGUSER' | 'PGDATABASE', string>>;

/** Runs a function with a new database that listens on no network, and removes it afterwards. */
export async function withPostgres(
  folder: string,
  use: (sql: RunSql, connection: Connection) => Promise<void>,
): Promise<void> {
  const programs = await findPrograms();
  const data = await mkdtemp(join(tmpdir(), 'articles-postgres-'));
  const account = await findAccount();
  if (account) await chown(data, account.uid, account.gid);
  const run = (program: string, ...args: readonly string[]) =>
    execute(join(programs, program), args, { cwd: data, ...account });
  await run('initdb', '--auth=trust', '--username=articles', '-D', join(data, 'db'));
  const options = [
    '-c listen_addresses=',
    `-c unix_socket_directories=${data}`,
    '-c shared_preload_libraries=pg_stat_statements',
  ];
  const control = ['-D', join(data, 'db'), '-w', '-l', join(data, 'log')];
  await run('pg_ctl', ...control, '-o', options.join(' '), 'start');
  const connection = { PGHOST: data, PGUSER: 'articles', PGDATABASE: 'postgres' };
  try {
    await use(async (sql) => {
      const child = execute('psql', ['-v', 'ON_ERROR_STOP=1', '-X', '-A', '-t', '-f', '-'], {
        cwd: folder,
        env: { ...process.env, ...connection },
      });
      child.child.stdin?.end(sql);
      const { stdout, stderr } = await child;
      return stdout + stderr;
    }, connection);
  } finally {
    await run('pg_ctl', ...control, '-m', 'immediate', 'stop');
    await rm(data, { recursive: true, force: true });
  }
}

async function findPrograms(): Promise<string> {
  if (!existsSync(DEBIAN)) return '';
  const versions = (await readdir(DEBIAN)).sort((a, b) => Number(b) - Number(a));
  return join(DEBIAN, versions[0] ?? '', 'bin');
}

/** PostgreSQL refuses to run as root, so root runs it as the account `postgres`. */
async function findAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (kind: string) => Number((await execute('id', [kind, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
