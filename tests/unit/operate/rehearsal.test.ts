/**
 * The operators' commands on a real database, made by a real Worker: and the rehearsal that a backup
 * is worth something, because whoever had an account can log in where it is restored. Needs a build.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../../scripts/operate/d1.ts';
import { operate } from '../../../scripts/operate/operate.ts';
import { sql } from '../../../scripts/operate/sql.ts';
import { choosePort, HOST, start, waitForAnswer } from '../../../scripts/processes.ts';

const PORT = 8960;
const KIM = 'kim@example.com';
const MESSAGE = {
  name: "Robert'); DROP TABLE leads;--",
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
  backup = join(folder, 'backup.sql');
  await serve(original, async (site) => {
    const login = await site('/api/login', demo);
    demoCookie = login.headers.getSetCookie().find((cookie) => /session=/.test(cookie)) ?? '';
    expect((await site('/api/leads', MESSAGE)).status).toBe(200);
  });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('an account is made, listed, locked, opened, and not made twice', async () => {
  const made = await run('make-user', ' Kim@Example.com', "Kim O'Rao");
  expect(made.printed).toMatch(/^https?:\/\/[^/]+\/reset-password#token=[\w-]{43}$/);
  expect((await run('make-user', KIM, 'Kim')).code).toBe(1);

  await run('lock-user', KIM);
  expect((await run('list-users')).printed).toMatch(
    /^kim@example\.com +Kim O'Rao +no +\d{4}-\d\d-\d\d \d\d:\d\d +/m,
  );
  await run('unlock-user', KIM);
  const { printed, said } = await run('list-users');
  expect(printed).toMatch(/^kim@example\.com +Kim O'Rao +no +no +/m);
  expect(printed).toMatch(/^demo@\S+ .*demo +no /m);
  expect(said).toContain('3 accounts, page 1 of 1');
  expect((await run('lock-user', demo.email)).code).toBe(1);
}, 60_000);

test('the token of a printed link is the one whose digest is stored', async () => {
  const { printed } = await run('reset-link', KIM);
  const token = printed.split('#token=')[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const [rows] = await openD1({ isRemote: false, config: original }).query(
    sql`SELECT purpose, email, token_sha256, expires_at_ms - created_at_ms AS lifetime_ms
        FROM one_time_tokens`,
  );
  expect(rows).toEqual([
    {
      purpose: 'reset_password',
      email: KIM,
      token_sha256: Buffer.from(digest).toString('base64url'),
      lifetime_ms: 30 * 60 * 1000,
    },
  ]);
}, 60_000);

test('messages come out as CSV that no spreadsheet runs', async () => {
  const { printed, said } = await run('export-leads');
  const [head = '', ...rows] = printed.split('\r\n');
  expect(head).toBe('received,name,email,topic,message,id');
  expect(rows.join('\r\n')).toContain(
    `Robert'); DROP TABLE leads;--,robert@example.com,project,"'=1+1, ""quoted"";\nsecond line; -- and a comment\nनमस्ते",`,
  );
  expect(said).toContain('1 messages');
  expect((await run('export-leads', '--since', '2099-01-01')).said).toContain('0 messages');
  expect((await run('delete-leads', MESSAGE.email)).said).toContain('Nothing was changed');
}, 60_000);

test('whoever had an account or a session when the backup was made has it where it is restored', async () => {
  // Kim chooses the password of the demo account, whose hash is there.
  await openD1({ isRemote: false, config: original }).query(
    sql`UPDATE users SET password_hash =
          (SELECT password_hash FROM users WHERE email = ${demo.email}) WHERE email = ${KIM}`,
  );
  expect((await run('back-up', '--output', backup)).printed).toBe(backup);
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect((await run('back-up', '--output', backup)).said).toContain('exists already');

  const unasked = await runOn(restored, ['restore', backup]);
  expect(unasked.said).toContain('Nothing was changed');
  const done = await runOn(restored, ['restore', backup, '--yes']);
  expect(done.printed).toMatch(/^Restored: version \d+, 3 accounts, 1 sessions, 1 messages\.$/);
  const again = await runOn(restored, ['restore', backup, '--yes']);
  expect(again.code).toBe(1);
  expect(again.said).toContain('not empty');

  await serve(restored, async (site) => {
    const kim = { email: KIM, password: demo.password };
    expect((await site('/api/login', kim)).status).toBe(200);
    expect((await site('/api/login', demo)).status).toBe(200);
    expect((await site('/api/login', { ...kim, password: 'wrong' })).status).toBe(401);
    expect((await site('/api/session')).status).toBe(200);
  });
  const { printed } = await runOn(restored, ['export-leads']);
  expect(printed).toContain('second line; -- and a comment\nनमस्ते');
  const gone = await runOn(restored, ['delete-leads', 'Robert@example.com', '--yes']);
  expect(gone.printed).toBe('1 messages of robert@example.com are deleted.');
}, 60_000);

test('sessions end by account, and keys rotate once until a Worker has made the next', async () => {
  expect((await run('end-sessions', demo.email)).printed).toMatch(/^1 sessions of/);
  const rotated = await run('rotate-keys', '--yes');
  expect(rotated.code).toBe(0);
  expect(rotated.said).toContain('0 sessions are older than it');
  const [keys] = await openD1({ isRemote: false, config: original }).query(
    sql`SELECT slot, private_jwk FROM signing_keys`,
  );
  expect(keys).toEqual([{ slot: 'previous', private_jwk: '' }]);
  const again = await run('rotate-keys', '--yes');
  expect(again.code).toBe(1);
  expect(again.said).toContain('There is no current key');
}, 60_000);

test('what wrangler refuses is an exit code and words', async () => {
  const empty = await makeSite('empty');
  const { code, said } = await runOn(empty, ['list-users']);
  expect(code).toBe(1);
  expect(said).toContain('The database is empty');
}, 60_000);

/** A site of its own: the configuration of the deployment, with another folder for its state. */
async function makeSite(name: string): Promise<string> {
  const text = await readFile(join(root, 'wrangler.toml'), 'utf8');
  const own = text
    .replace(/^\[build\]\n.*\n/m, '')
    .replace('"worker/index.ts"', JSON.stringify(join(root, 'worker/index.ts')))
    .replace('"dist"', JSON.stringify(join(root, 'dist')));
  await mkdir(join(folder, name));
  const file = join(folder, name, 'wrangler.toml');
  await writeFile(file, own);
  return file;
}

type Site = (path: string, body?: object) => Promise<Response>;

/** Runs the Worker on the state beside a configuration, as long as `use` takes. */
async function serve(config: string, use: (site: Site) => Promise<void>): Promise<void> {
  const port = await choosePort(PORT);
  const worker = start('wrangler', [
    'dev',
    ...['--config', config, '--ip', HOST, '--port', String(port), '--inspector-port', '0'],
    ...['--log-level', 'error', '--show-interactive-dev-session', 'false'],
  ]);
  const hasEnded = new Promise((resolve) => worker.once('exit', resolve));
  try {
    await waitForAnswer(`http://${HOST}:${port}/api/session`, 30_000);
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
