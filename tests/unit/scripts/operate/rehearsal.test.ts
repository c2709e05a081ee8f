/**
 * The operators' commands on a real database, created by a real Worker, including a backup
 * rehearsal: existing users can log in where the backup is restored. Needs a build.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../../../scripts/operate/d1.ts';
import { operate } from '../../../../scripts/operate/operate.ts';
import { choosePort, HOST, start, waitForAnswer } from '../../../../scripts/processes.ts';

const PORT = 8960;
const KIM = 'kim@example.com';
const HOSTILE_NAME = "Kim'); DROP TABLE users;-- O'Rao";
const MESSAGE = {
  name: 'Robert',
  email: 'robert@example.com',
  topic: 'project',
  message: '=1+1, "quoted";\nsecond line; -- and a comment\nनमस्ते',
};

const root = fileURLToPath(new URL('../../../..', import.meta.url));
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
  const { settings } = await import('../../../../worker/site.gen.ts');
  [demo] = settings.demoAccounts;
  folder = await mkdtemp(join(tmpdir(), 'onego-operate-'));
  original = await makeSite('original');
  restored = await makeSite('restored');
  backup = join(folder, 'backup.sql');
  await serve(original, async (site) => {
    const login = await site('/api/login', demo);
    demoCookie = login.headers.getSetCookie().find((cookie) => /session=/.test(cookie)) ?? '';
    expect((await site('/api/leads', MESSAGE)).status).toBe(200);
  });
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('an account is made, locked, listed and opened', async () => {
  const made = await run('make-user', ' Kim@Example.com', HOSTILE_NAME);
  expect(made.printed).toMatch(/^https?:\/\/[^/]+\/reset-password#token=[\w-]{43}$/);
  await run('lock-user', KIM);
  const { printed, said } = await run('list-users');
  const line = printed.split('\n').find((each) => each.startsWith(`${KIM} `));
  expect(line).toContain(HOSTILE_NAME);
  expect(line).toMatch(/ no +\d{4}-\d\d-\d\d \d\d:\d\d +\d{4}-/);
  expect(said).toContain('3 accounts, page 1 of 1');
  expect((await run('unlock-user', KIM)).code).toBe(0);
}, 120_000);

test('whoever had an account, a session or a link has it where the backup is restored', async () => {
  const link = await run('reset-link', KIM);
  expect((await run('back-up', '--output', backup)).printed).toBe(backup);
  // The Worker tests use cheaper parameters; this is the built Worker with those of production.
  const hashes = (await readFile(backup, 'utf8')).match(/\$scrypt\$[^$]+/g);
  expect(new Set(hashes)).toEqual(new Set(['$scrypt$ln=15,r=8,p=1,t=3']));
  expect((await run('back-up', '--output', backup)).said).toContain('exists already');
  const done = await runOn(restored, ['restore', backup, '--yes']);
  expect(done.printed).toMatch(/^Restored: version \d+, 3 accounts, 1 session, 1 message\.$/);

  await serve(restored, async (site) => {
    const kim = { email: KIM, password: 'four lamps on one line' };
    const token = link.printed.split('#token=')[1];
    const reset = await site('/api/reset-password', { token, password: kim.password });
    expect(reset.status).toBe(200);
    expect((await site('/api/login', kim)).status).toBe(200);
    expect((await site('/api/login', demo)).status).toBe(200);
    expect((await site('/api/login', { ...kim, password: 'wrong' })).status).toBe(401);
    expect((await site('/api/session')).status).toBe(200);
  });
  const { printed } = await runOn(restored, ['export-leads']);
  expect(printed).toContain(
    `robert@example.com,project,"'=1+1, ""quoted"";\nsecond line; '-- and a comment\nनमस्ते",`,
  );
}, 180_000);

test('sessions end by account, and the keys rotate', async () => {
  expect((await run('end-sessions', demo.email)).printed).toMatch(/^1 session of/);
  const rotated = await run('rotate-keys', '--yes');
  expect(rotated.code).toBe(0);
  expect(rotated.printed).toContain('The key has retired');
}, 120_000);

test('what wrangler refuses is an exit code and words', async () => {
  const { code, said } = await runOn(await makeSite('empty'), ['list-users']);
  expect(code).toBe(1);
  expect(said).toContain('The database is empty');
}, 120_000);

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
    await waitForAnswer(`http://${HOST}:${port}/api/session`);
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

function run(...args: readonly string[]) {
  return runOn(original, args);
}

async function runOn(config: string, args: readonly string[]) {
  const printed: string[] = [];
  const said: string[] = [];
  const code = await operate([...args, '--config', config], {
    env: {},
    openD1,
    terminal: {
      print: (text) => printed.push(text),
      say: (text) => said.push(text),
      confirm: async () => false,
    },
  });
  return { code, printed: printed.join('\n'), said: said.join('\n') };
}
