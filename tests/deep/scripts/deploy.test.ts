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
import { readSettings } from '../../../scripts/settings.ts';
import { type MockApi, startCloudflareApi } from '../../setup/cloudflare-api.ts';
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
    expect([...api.databases]).toEqual([['onego-devops', undefined]]);
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
    const other = join(folder, 'other.toml');
    const text = await configWithoutBuild();
    await writeFile(other, text.replaceAll('"onego-devops"', '"acme-eu"'));
    const settings = { ...READY, ONEGO_JURISDICTION: 'eu' };
    const live = fetchFrom(answersOfLiveSite());
    const { code, said } = await run([], settings, live, other);
    expect(said).toContain('The database acme-eu is in the jurisdiction eu.');
    expect(code).toBe(0);
    expect(api.databases.get('acme-eu')).toBe('eu');
    expect(api.workers.has('acme-eu')).toBe(true);

    api.workers.delete('acme-eu');
    const moved = { ...settings, ONEGO_JURISDICTION: 'fedramp' };
    const again = await run([], moved, live, other);
    expect(again.said).toContain('The database acme-eu was there before');
    expect(again.code).toBe(0);
    expect(api.databases.get('acme-eu')).toBe('eu');
  });

  test('is taken back by wrangler, with its files and settings', async () => {
    const [first, second] = theWorker().deployed;
    expect(second).toBeDefined();
    const { isDone } = await openWrangler(environment()).ask(['rollback', '--config', config]);
    expect(isDone).toBe(true);
    expect(theWorker().deployed.at(-1)).toBe(first);
  });
});

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
) {
  const said: string[] = [];
  const code = await deploy([...args, '--config', file], {
    env: {},
    settings: readSettings(settings),
    terminal: {
      print: (text) => said.push(text),
      say: (text) => said.push(text),
      confirm: async () => false,
    },
    isInteractive: true,
    wrangler: openWrangler(environment(), 'ignore'),
    fetch,
    readHome: () => HOME_PAGE,
    patienceMs: 0,
  });
  return { code, said: said.join('\n') };
}
