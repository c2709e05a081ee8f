/**
 * What the operators' commands write is private from its first byte: the commands run as an
 * operator runs them, while the test looks at every file that appears.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../../../scripts/operate/d1.ts';

const WIDE_UMASK = 0o022;
const POLL_MS = 10;

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let folder: string;
let config: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onego-private-'));
  config = await makeSite('site');
  const migrations = join(root, 'worker/db/migrations');
  const names = (await readdir(migrations)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(migrations, name), 'utf8')));
  const file = join(folder, 'site.sql');
  await writeFile(
    file,
    `${texts.join('\n')}
CREATE TABLE schema_version (version INTEGER PRIMARY KEY);
INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
  VALUES ('kim', 'canary@example.com', 'Kim', '', 0, 0, 0);
INSERT INTO leads VALUES ('1', 0, 'Kim', 'canary@example.com', 'other', 'Hello');
`,
  );
  await openD1({ isRemote: false, config }).runFile(file);
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a backup, its folder, and the database that it is restored to', async () => {
  const backup = join(folder, 'new/folder/backup.sql');
  const made = await operate('back-up', '--output', backup);
  expect(made).toMatchObject({ code: 0, openedToOthers: [] });
  expect(await readFile(backup, 'utf8')).toContain('canary@example.com');
  expect(await modeOf(backup)).toBe(0o600);
  expect(await modeOf(join(folder, 'new/folder'))).toBe(0o700);

  const restored = await operate(
    'restore',
    backup,
    '--yes',
    '--config',
    await makeSite('restored'),
  );
  expect(restored).toMatchObject({ code: 0, openedToOthers: [] });
}, 180_000);

test('exported messages', async () => {
  const file = join(folder, 'leads.csv');
  expect(await operate('export-leads', '--output', file)).toMatchObject({
    code: 0,
    openedToOthers: [],
  });
  expect(await modeOf(file)).toBe(0o600);
}, 180_000);

test.each(['back-up', 'export-leads'])(
  '%s writes nothing to a file that others can read',
  async (command) => {
    const file = join(folder, `${command}.txt`);
    await writeFile(file, 'mine');
    await chmod(file, 0o666);
    const { code, output } = await operate(command, '--output', file);
    expect(code).toBe(1);
    expect(output).toContain('exists already');
    expect(await readFile(file, 'utf8')).toBe('mine');
  },
  180_000,
);

test('a backup that fails leaves no file', async () => {
  const file = join(folder, 'empty.sql');
  const { code } = await operate('back-up', '--output', file, '--config', await makeSite('empty'));
  expect(code).toBe(1);
  await expect(stat(file)).rejects.toThrow('ENOENT');
}, 180_000);

test('no log of wrangler repeats what a command shows', async () => {
  expect((await operate('list-users')).output).toContain('canary@example.com');
  const files = await readdir(join(folder, 'home'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain('canary');
  }
}, 180_000);

/** Creates a configuration with a database of its own next to it. */
async function makeSite(name: string): Promise<string> {
  await mkdir(join(folder, name));
  const file = join(folder, name, 'wrangler.toml');
  await writeFile(
    file,
    'name = "site"\ncompatibility_date = "2026-11-01"\n\n[[d1_databases]]\nbinding = "DB"\ndatabase_name = "site"\n',
  );
  return file;
}

/**
 * Runs a command in a process of its own.
 *
 * @returns also the files and folders that others could open at any moment.
 */
async function operate(command: string, ...args: readonly string[]) {
  const known = new Set(await listFiles());
  const home = join(folder, 'home');
  const place = args.includes('--config') ? [] : ['--config', config];
  const umask = process.umask(WIDE_UMASK);
  const child = spawn(process.execPath, ['scripts/operate.ts', command, ...args, ...place], {
    cwd: root,
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config') },
  });
  process.umask(umask);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const openedToOthers = new Set<string>();
  let code: number | null | undefined;
  child.once('close', (exitCode) => {
    code = exitCode;
  });
  while (code === undefined) {
    for (const file of await listFiles()) {
      if (known.has(file) || file.startsWith(home)) continue;
      const mode = await modeOf(file).catch(() => 0);
      if ((mode & 0o077) !== 0) openedToOthers.add(file);
    }
    await setTimeout(POLL_MS);
  }
  return { code, output, openedToOthers: [...openedToOthers] };
}

async function listFiles(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => join(folder, name));
}

async function modeOf(file: string): Promise<number> {
  return (await stat(file)).mode & 0o777;
}
