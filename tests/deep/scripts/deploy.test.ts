/**
 * Deployments by the real wrangler, against a mock of Cloudflare's API. Each test starts from what
 * the ones before have deployed.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BUNDLE, deploy } from '../../../scripts/deploy/deploy.ts';
import { countMigrations } from '../../../scripts/deploy/version.ts';
import { openWrangler } from '../../../scripts/deploy/wrangler.ts';
import { openD1 } from '../../../scripts/operate/d1.ts';
import { readSettings } from '../../../scripts/settings.ts';
import { BOOKMARK, type MockApi, startCloudflareApi } from '../../setup/cloudflare-api.ts';
import {
  answersOfLiveSite,
  fetchFrom,
  fetchNobody,
  HOME_PAGE,
  READY,
} from '../../unit/scripts/deploy/live-site.ts';

const NEWEST = countMigrations();

let api: MockApi;
let folder: string;
let config: string;

beforeAll(async () => {
  api = await startCloudflareApi();
  folder = await mkdtemp(join(tmpdir(), 'onego-deploy-'));
  config = join(folder, 'wrangler.toml');
  await writeFile(config, await configWithoutBuild());
  await writeFile(join(folder, 'worker.js'), 'export default { fetch: () => new Response() };');
  return async () => {
    await api.close();
    await rm(folder, { recursive: true });
  };
});

describe('a deployment', { timeout: 120_000 }, () => {
  test('that is not ready publishes nothing, and asks nothing in a pipeline', async () => {
    const { code, said } = await run([]);
    expect(code).toBe(1);
    expect(said).toContain('origin         ONEGO_ORIGIN is https://www.onego-devops.example.');
    expect(said).toContain(
      'Nothing was published. Mend it in .env, or accept it with --yes or ONEGO_ACCEPT=origin,demo-accounts,mail,links,terms',
    );
    expect(api.workers.size).toBe(0);
  });

  test('by wrangler itself is refused by its build', async () => {
    const { isDone, stdout } = await openWrangler(environment()).ask([
      'deploy',
      ...['--env-file', devNull],
    ]);
    expect(stdout).toContain('Nothing was published. Use npm run deploy');
    expect(isDone).toBe(false);
    expect(api.workers.size).toBe(0);
  });

  test('that is the first one makes the database and the secret, and attaches the domain', async () => {
    const { code, said } = await run([], READY);
    expect(said).not.toContain('Nothing was published');
    expect(code).toBe(0);
    expect(said).toMatch(/^phone +missing +telephone number/m);
    expect([...api.databases.keys()]).toEqual(['onego-devops']);
    const secret = theWorker().secrets.get('KEY_WRAPPING_SECRET') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(said).toContain(`  ${secret}\n`);
    expect(theWorker()).toMatchObject({
      domains: ['www.acme.test'],
      isOnWorkersDev: false,
      hasPreviewUrls: false,
    });
    expect(said).toContain('Looking at https://www.acme.test');
    expect(said).toMatch(/ok +home page\n.*ok +security headers\n/);
  });

  test('that is not the first one keeps the secret, moves to a new domain, and says if nobody answers there', async () => {
    const before = new Map(theWorker().secrets);
    const settings = { ...READY, ONEGO_ORIGIN: 'https://acme.test' };
    const { code, said } = await run([], settings, fetchNobody);
    expect(said).not.toContain('KEY_WRAPPING_SECRET');
    expect(theWorker().secrets).toEqual(before);
    expect(theWorker().deployed).toHaveLength(2);
    expect(theWorker().domains).toEqual(['acme.test']);
    expect(code).toBe(1);
    expect(said).toContain('BAD  no answer: getaddrinfo ENOTFOUND');
    expect(said).toContain('To look again: npm run deploy -- --check');
  });

  test('of a second site makes its database in the jurisdiction, once', async () => {
    const other = await writeConfig('acme-eu');
    const settings = { ...READY, ONEGO_JURISDICTION: 'eu' };
    const live = fetchFrom(answersOfLiveSite());
    const { code, said } = await run([], settings, live, other);
    expect(said).toContain('The database acme-eu is in the jurisdiction eu.');
    expect(code).toBe(0);
    expect(api.databases.get('acme-eu')?.jurisdiction).toBe('eu');
    expect(api.workers.has('acme-eu')).toBe(true);

    api.workers.delete('acme-eu');
    const moved = { ...settings, ONEGO_JURISDICTION: 'fedramp' };
    const again = await run([], moved, live, other);
    expect(again.said).toContain('The database acme-eu was there before');
    expect(again.code).toBe(0);
    expect(api.databases.get('acme-eu')?.jurisdiction).toBe('eu');
  });

  test('says which commit it is, and what it does to the database', async () => {
    setDatabaseVersion(NEWEST - 1);
    const { said } = await run([], READY);
    expect(said).toContain(`takes the database from version ${NEWEST - 1} to ${NEWEST}.`);
    expect(said).toContain(`time-travel restore onego-devops --bookmark=${BOOKMARK}`);
    const annotations = theWorker().versions.get(theWorker().deployed.at(-1) ?? '');
    expect(annotations?.['workers/tag']).toMatch(
      new RegExp(`^[\\da-f]{12}(?:-changed)?\\.db${NEWEST}$`),
    );
    expect(annotations?.['workers/message']).toBeTruthy();
  });

  test('is taken back, but not behind a migration', async () => {
    setDatabaseVersion(NEWEST);
    const [first, second, third] = theWorker().deployed;
    const { code, said } = await run(['--rollback', '--yes'], READY);
    expect(said).toContain('Looking at https://www.acme.test');
    expect(code).toBe(0);
    expect(theWorker().deployed.at(-1)).toBe(second);

    setDatabaseVersion(NEWEST + 1);
    const refused = await run(['--rollback', '--yes'], READY);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(
      `was made for database version ${NEWEST}, and the database has ${NEWEST + 1}.`,
    );
    expect(theWorker().deployed).toEqual([first, second, third, second]);
  });

  test('of a pipeline brings its secret, the same for every site with that database', async () => {
    const count = api.databases.size;
    const without = await preview(1, {});
    expect(without.code).toBe(1);
    expect(without.said).toContain('needs KEY_WRAPPING_SECRET in the environment');
    expect(api.databases.size).toBe(count);

    const env = { KEY_WRAPPING_SECRET: 'a-secret-of-the-environment-preview' };
    for (const number of [1, 2]) {
      expect(await preview(number, env)).toMatchObject({ code: 0 });
      const worker = api.workers.get(`onego-pr-${number}`);
      expect(worker?.secrets.get('KEY_WRAPPING_SECRET')).toBe(env.KEY_WRAPPING_SECRET);
    }
    const names = ['onego-pr-1', 'onego-pr-2'];
    expect([...api.databases.keys()]).toEqual(expect.arrayContaining(names));
  });

  test('of a preview goes with its database when that is closed, and the one beside it stays', async () => {
    api.refusals.push({ method: 'DELETE', path: '', code: 10000, message: 'Authentication error' });
    expect(await removePreview(1)).toBe(1);
    api.refusals.length = 0;
    expect(await removePreview(1)).toBe(0);
    expect(await removePreview(1)).toBe(0);
    for (const made of [api.workers, api.databases]) {
      expect([...made.keys()].filter((name) => name.startsWith('onego-pr-'))).toEqual([
        'onego-pr-2',
      ]);
    }
  });

  test('publishes what a pipeline has built and tested, with the same settings only', async () => {
    const commands: (readonly string[])[] = [];
    const wrangler = {
      ...openWrangler(environment(), 'ignore'),
      run: async (args: readonly string[]) => commands.push(args) && 0,
    };
    const build = () => Promise.reject(new Error('It is built already.'));
    const pipeline = { wrangler, build, isBuiltWith: () => true };
    expect(await run(['--built'], READY, undefined, config, {}, pipeline)).toMatchObject({
      code: 0,
    });
    expect(commands).toEqual([expect.arrayContaining(['deploy', ...BUNDLE.options])]);
    const other = { ...pipeline, isBuiltWith: () => false };
    const refused = await run(['--built'], READY, undefined, config, {}, other);
    expect(refused).toEqual({
      code: 1,
      said: expect.stringContaining('Nothing was published. What is built has other settings.'),
    });
    expect(commands).toHaveLength(1);
  });
});

describe('a refusal of Cloudflare', { timeout: 120_000 }, () => {
  test.each([
    ['no database is left', [{ method: 'POST', path: '/d1/database', code: 7406 }], ''],
    ['workers.dev is refused', [{ path: '/subdomain', code: 10063 }], 'a new KEY_WRAPPING_SECRET'],
    [
      'all fails after the upload',
      ['/subdomain', '/secrets'].map((path) => ({
        path,
        code: 10063,
        when: () => api.workers.has('all-fails-after-the-upload'),
      })),
      'a new KEY_WRAPPING_SECRET',
    ],
    ['the token has no rights', [{ path: '/secrets', code: 10000 }], 'or set CLOUDFLARE_API_TOKEN'],
  ])(
    'if %s, the command fails, no secret that was made is lost, and a second run publishes',
    async (message, refusals, words) => {
      const name = message.replaceAll(/\W/g, '-');
      const other = await writeConfig(name);
      api.refusals.push(...refusals.map((refusal) => ({ message, ...refusal })));
      const { code, said } = await run([], READY, undefined, other);
      api.refusals.length = 0;
      expect(code).toBe(1);
      expect(said).toContain(words);
      const secret = api.workers.get(name)?.secrets.get('KEY_WRAPPING_SECRET');
      if (secret) expect(said).toContain(`  ${secret}\n`);
      const again = await run([], READY, undefined, other);
      expect(again.code).toBe(0);
      if (secret) expect(again.said).not.toContain('KEY_WRAPPING_SECRET');
    },
  );

  test('of the token is a sentence that names the right', async () => {
    api.refusals.push({ path: '/query', code: 10000, message: 'Authentication error' });
    const { code, said } = await run(['--rollback', '--yes'], READY);
    api.refusals.length = 0;
    expect(code).toBe(1);
    expect(said).toContain('the API token needs the right "D1: Edit" for this account.');
  });
});

test('a deleted or a wrong secret is named, before and after, and a new domain is not blamed', async () => {
  const secrets = new Map(theWorker().secrets);
  theWorker().secrets.clear();
  const deleted = await run([], READY);
  expect(deleted).toMatchObject({ code: 1 });
  expect(deleted.said).toContain('The Worker has no secret KEY_WRAPPING_SECRET');
  for (const [name, value] of secrets) theWorker().secrets.set(name, value);
  const refusal = Response.json({}, { status: 503, headers: { Fault: 'signing-key' } });
  const live = fetchFrom({ ...answersOfLiveSite(), '/.well-known/jwks.json': refusal });
  const { code, said } = await run(['--check'], READY, live);
  expect(code).toBe(1);
  expect(said).toContain('KEY_WRAPPING_SECRET does not open the signing key');
  expect(said).toContain('To go back: npm run deploy -- --rollback');
  expect(said).not.toContain('A new domain');
});

/** As .github/workflows/preview.yml does it. */
async function preview(number: number, env: Readonly<Record<string, string>>) {
  const name = `onego-pr-${number}`;
  const settings = { ...READY, ONEGO_ORIGIN: `https://${name}.acme.workers.dev` };
  return run([], settings, undefined, await writeConfig(name), env);
}

/** Does what the workflow does when a pull request is closed. @returns the exit code. */
async function removePreview(number: number): Promise<number> {
  const { jobs } = parse(await readFile('.github/workflows/preview.yml', 'utf8'));
  const { run: script } = jobs.remove.steps.at(-1);
  const cwd = join(folder, 'closed');
  await mkdir(cwd, { recursive: true });
  await writeFile(join(cwd, 'wrangler.toml'), await configWithoutBuild());
  await symlink(resolve('node_modules'), join(cwd, 'node_modules')).catch(() => undefined);
  const command = script.replaceAll(/\$\{\{ github\.event\.number \}\}/g, String(number));
  return new Promise((done) => {
    const shell = execFile('bash', ['-e', '-c', command], { cwd, env: environment() });
    shell.once('exit', (code) => done(code ?? 1));
  });
}

/** A config of a Worker and a database of this name. */
async function writeConfig(name: string): Promise<string> {
  const file = join(folder, `${name}.toml`);
  await writeFile(file, (await configWithoutBuild()).replaceAll('"onego-devops"', `"${name}"`));
  return file;
}

function setDatabaseVersion(version: number): void {
  api.databases.get('onego-devops')?.rows.exec(
    `CREATE TABLE IF NOT EXISTS schema_version (version INTEGER);
     DELETE FROM schema_version; INSERT INTO schema_version VALUES (${version})`,
  );
}

function theWorker() {
  const worker = api.workers.get('onego-devops');
  if (!worker) throw new Error('There is no such Worker');
  return worker;
}

/** The project's own without its build, for a Worker and files of the tests. */
async function configWithoutBuild(): Promise<string> {
  const text = await readFile('wrangler.toml', 'utf8');
  return text
    .replace(/^\[build\][\s\S]*?(?=^\[assets\])/m, '')
    .replace('"worker/index.ts"', '"worker.js"')
    .replace('"dist"', JSON.stringify(resolve('tests/worker/fixtures/site')));
}

function environment() {
  return { ...process.env, XDG_CONFIG_HOME: folder, ...api.env };
}

async function run(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  fetch = fetchFrom(answersOfLiveSite()),
  file = config,
  env: Readonly<Record<string, string>> | undefined = undefined,
  more: Partial<Parameters<typeof deploy>[1]> = {},
) {
  const said: string[] = [];
  const code = await deploy([...args, '--config', file], {
    env: { ...settings, ...env },
    settings: readSettings(settings),
    isBuiltWith: () => false,
    terminal: {
      print: (text) => said.push(text),
      say: (text) => said.push(text),
      confirm: async () => false,
    },
    isInteractive: env === undefined,
    wrangler: openWrangler(environment(), 'ignore'),
    openD1: (toml) => openD1({ isRemote: true, config: toml }, environment()),
    build: async (buildEnv) => {
      expect(buildEnv).not.toHaveProperty('KEY_WRAPPING_SECRET');
      return 0;
    },
    fetch,
    readHome: () => HOME_PAGE,
    patienceMs: 0,
    ...more,
  });
  return { code, said: said.join('\n') };
}
