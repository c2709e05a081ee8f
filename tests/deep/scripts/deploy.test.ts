/**
 * Deployments by the real wrangler, against a mock of Cloudflare's API. Each test starts from what
 * the ones before have deployed.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { deploy } from '../../../scripts/deploy/deploy.ts';
import { openWrangler } from '../../../scripts/deploy/wrangler.ts';
import { openD1 } from '../../../scripts/operate/d1.ts';
import { readSettings } from '../../../scripts/settings.ts';
import { BOOKMARK, type MockApi, startCloudflareApi } from '../../setup/cloudflare-api.ts';
import {
  answersOfLiveSite,
  fetchFrom,
  fetchNobody,
  HOME_PAGE,
} from '../../unit/scripts/deploy/live-site.ts';

const READY = {
  ONEGO_ORIGIN: 'https://www.acme.test',
  ONEGO_DEMO_ACCOUNTS: 'off',
  ONEGO_CONTACT_EMAIL: 'hello@acme.test',
  ONEGO_MAIL_FROM: 'accounts@acme.test',
  ONEGO_COPILOT_URL: 'https://copilot.acme.test/',
  ONEGO_SOCIAL_URLS: 'off',
};

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
      'Nothing was published. Mend it in .env, or accept it with --yes or ONEGO_ACCEPT=origin,demo-accounts,mail,links',
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
    setDatabaseVersion(7);
    const { said } = await run([], READY);
    expect(said).toContain('takes the database from version 7 to 8.');
    expect(said).toContain(`time-travel restore onego-devops --bookmark=${BOOKMARK}`);
    const annotations = theWorker().versions.get(theWorker().deployed.at(-1) ?? '');
    expect(annotations?.['workers/tag']).toMatch(/^[\da-f]{12}(?:-changed)?\.db8$/);
    expect(annotations?.['workers/message']).toBeTruthy();
  });

  test('is taken back, but not behind a migration', async () => {
    setDatabaseVersion(8);
    const [first, second, third] = theWorker().deployed;
    const { code, said } = await run(['--rollback', '--yes'], READY);
    expect(said).toContain('Looking at https://www.acme.test');
    expect(code).toBe(0);
    expect(theWorker().deployed.at(-1)).toBe(second);

    setDatabaseVersion(9);
    const refused = await run(['--rollback', '--yes'], READY);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/was made for database version 8, and the database has 9\./);
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
});

describe('a refusal of Cloudflare', { timeout: 120_000 }, () => {
  const hasWorker = (name: string) => () => api.workers.has(name);
  test.each([
    ['no database is left', [{ method: 'POST', path: '/d1/database', code: 7406 }], false],
    ['crons are refused', [{ path: '/schedules', code: 10068 }], true],
    [
      'all fails after the upload',
      ['/subdomain', '/secrets'].map((path) => ({
        path,
        code: 10063,
        when: hasWorker('all-fails-after-the-upload'),
      })),
      true,
    ],
  ])(
    'if %s, the command fails, and no secret that was made is lost',
    async (name, refusals, isMade) => {
      const other = await writeConfig(name.replaceAll(' ', '-'));
      api.refusals.push(...refusals.map((refusal) => ({ message: name, ...refusal })));
      const { code, said } = await run([], READY, undefined, other);
      api.refusals.length = 0;
      expect(code).toBe(1);
      const secret = api.workers.get(name.replaceAll(' ', '-'))?.secrets.get('KEY_WRAPPING_SECRET');
      expect(secret !== undefined).toBe(isMade);
      if (secret !== undefined) expect(said).toContain(`  ${secret}\n`);
      const again = await run([], READY, undefined, other);
      expect(again.code).toBe(0);
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

test('a deleted or a wrong secret is named, and a new domain is not blamed', async () => {
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
) {
  const said: string[] = [];
  const code = await deploy([...args, '--config', file], {
    env: env ?? {},
    settings: readSettings(settings),
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
  });
  return { code, said: said.join('\n') };
}
