/**
 * A backup rehearsal on a real database, created by a real Worker: existing users can log in where
 * the backup is restored, and what the commands write is private from its first byte. Needs a build.
 * Each start of wrangler takes seconds, so commands.test.ts tries the other commands without it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../../scripts/operate/d1.ts';
import { operate } from '../../../scripts/operate/operate.ts';
import { choosePort, HOST, start, waitUntilReady } from '../../../scripts/processes.ts';

const PORT = 8960;
const WIDE_UMASK = 0o022;
const POLL_MS = 10;
const KIM = 'kim@example.com';
const HOSTILE_NAME = "Kim'); DROP TABLE users;-- O'Rao";
const MESSAGE = {
  name: 'Robert',
  email: 'robert@example.com',
  topic: 'project',
  message: '=1+1, "quoted";\nsecond line; -- and a comment\nनमस्ते',
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
let original: string;
let restored: string;
let demo: { email: string; password: string };
let demoCookie: string;
let backup: string;

beforeAll(async () => {
  if (!existsSync(join(root, 'worker/site.gen.ts'))) {
    throw new Error('This rehearsal runs the built site: npm run build');
  }
  const { settings } = await import('../../../worker/site.gen.ts');
  [demo] = settings.demoAccounts;
  folder = await mkdtemp(join(tmpdir(), 'onego-operate-'));
  original = await makeSite('original');
  restored = await makeSite('restored');
  backup = join(folder, 'new/folder/backup.sql');
  await serve(original, async (site) => {
    const login = await site('/api/login', demo);
    demoCookie = login.headers.getSetCookie().find((cookie) => /session=/.test(cookie)) ?? '';
    expect((await site('/api/leads', MESSAGE)).status).toBe(200);
  });
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('whoever had an account, a session or a link has it where the backup is restored', async () => {
  const { printed: link } = await runOn(original, ['make-user', ' Kim@Example.com', HOSTILE_NAME]);
  expect((await watch(original, 'list-users')).output).toContain(HOSTILE_NAME);
  const made = await watch(original, 'back-up', '--output', backup);
  expect(made).toMatchObject({ code: 0, openedToOthers: [] });
  expect(made.output).toContain(`${backup}\n`);
  expect(await modeOf(backup)).toBe(0o600);
  expect(await modeOf(dirname(backup))).toBe(0o700);
  // The Worker tests use cheaper parameters; this is the built Worker with those of production.
  const hashes = (await readFile(backup, 'utf8')).match(/\$scrypt\$[^$]+/g);
  expect(new Set(hashes)).toEqual(new Set(['$scrypt$ln=15,r=8,p=1,t=3']));
  const done = await watch(restored, 'restore', backup, '--yes');
  expect(done).toMatchObject({ code: 0, openedToOthers: [] });
  expect(done.output).toMatch(/^Restored: version \d+, 3 accounts, 1 session, 1 message\.$/m);

  await serve(restored, async (site) => {
    const kim = { email: KIM, password: 'four lamps on one line' };
    const token = link.split('#token=')[1];
    const reset = await site('/api/reset-password', { token, password: kim.password });
    expect(reset.status).toBe(200);
    expect((await site('/api/login', kim)).status).toBe(200);
    expect((await site('/api/login', demo)).status).toBe(200);
    expect((await site('/api/login', { ...kim, password: 'wrong' })).status).toBe(401);
    expect((await site('/api/session')).status).toBe(200);
  });
  const leads = join(folder, 'leads.csv');
  const exported = await watch(restored, 'export-leads', '--output', leads);
  expect(exported).toMatchObject({ code: 0, openedToOthers: [] });
  expect(await modeOf(leads)).toBe(0o600);
  expect(await readFile(leads, 'utf8')).toContain(
    `robert@example.com,project,"'=1+1, ""quoted"";\nsecond line; '-- and a comment\nनमस्ते",`,
  );
}, 240_000);

test('what wrangler refuses is an exit code and words, and a backup that fails leaves no file', async () => {
  const empty = await makeSite('empty');
  const file = join(folder, 'empty.sql');
  const { code, said } = await runOn(empty, ['back-up', '--output', file]);
  expect(code).toBe(1);
  expect(said).toContain('The database is empty');
  expect(existsSync(file)).toBe(false);
}, 120_000);

test('no command leaves a log of wrangler', async () => {
  const files = await readdir(join(folder, 'home'), { recursive: true });
  expect(files.filter((file) => file.endsWith('.log'))).toEqual([]);
});

/** Creates a copy of the deployment's configuration with a state folder of its own. */
async function makeSite(name: string): Promise<string> {
  const text = await readFile(join(root, 'wrangler.toml'), 'utf8');
  const own = text
    .replace(/^\[build\]\n.*\n/m, '')
    .replace('"worker/index.ts"', JSON.stringify(join(root, 'worker/index.ts')))
    .replaceAll('"./worker/', `"${root}worker/`)
    .replace('"dist"', JSON.stringify(join(root, 'dist')));
  await mkdir(join(folder, name));
  const file = join(folder, name, 'wrangler.toml');
  await writeFile(file, own);
  return file;
}

type Site = (path: string, body?: object) => Promise<Response>;

/** Runs the Worker with the state next to a configuration until `use` finishes. */
async function serve(config: string, use: (site: Site) => Promise<void>): Promise<void> {
  const port = await choosePort(PORT);
  const worker = start('wrangler', [
    'dev',
    ...['--config', config, '--ip', HOST, '--port', String(port), '--inspector-port', '0'],
    ...['--log-level', 'error', '--show-interactive-dev-session', 'false'],
  ]);
  const hasEnded = new Promise((resolve) => worker.once('exit', resolve));
  try {
    await waitUntilReady(`http://${HOST}:${port}`);
    await use((path, body) =>
      fetch(`http://${HOST}:${port}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          ...(demoCookie && !body && { Cookie: demoCookie.split(';')[0] ?? '' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  } finally {
    worker.kill('SIGTERM');
    await hasEnded;
  }
}

async function runOn(config: string, args: readonly string[]) {
  const printed: string[] = [];
  const said: string[] = [];
  const code = await operate([...args, '--config', config], {
    env: {},
    openD1: (place) => openD1(place, process.env),
    terminal: {
      print: (text) => printed.push(text),
      say: (text) => said.push(text),
      confirm: async () => false,
    },
  });
  return { code, printed: printed.join('\n'), said: said.join('\n') };
}

/**
 * Runs a command as an operator runs it, in a process of its own.
 *
 * @returns also the files and folders that others could open at any moment, apart from those of
 *   `wrangler dev`.
 */
async function watch(config: string, ...args: readonly string[]) {
  const home = join(folder, 'home');
  const others = [home, join(dirname(original), '.wrangler')];
  const known = new Set(await listFiles(folder, others));
  const umask = process.umask(WIDE_UMASK);
  const child = spawn(process.execPath, ['scripts/operate.ts', ...args, '--config', config], {
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
    for (const file of await listFiles(folder, others)) {
      if (known.has(file)) continue;
      const mode = await modeOf(file).catch(() => 0);
      if ((mode & 0o077) !== 0) openedToOthers.add(file);
    }
    await setTimeout(POLL_MS);
  }
  return { code, output, openedToOthers: [...openedToOthers] };
}

/** Lists what is in a folder and below, but not in others: those have many files, and take long. */
async function listFiles(place: string, others: readonly string[]): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
  const lists = entries.map(async (entry) => {
    const file = join(place, entry.name);
    if (others.includes(file)) return [];
    return entry.isDirectory() ? [file, ...(await listFiles(file, others))] : [file];
  });
  return (await Promise.all(lists)).flat();
}

async function modeOf(file: string): Promise<number> {
  return (await stat(file)).mode & 0o777;
}
