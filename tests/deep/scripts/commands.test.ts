/** What the npm scripts do as processes of their own. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder } from '../../../scripts/claim-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onego-commands-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  [{ ONEGO_ORIGN: 'https://acme.test' }, 'There is no setting ONEGO_ORIGN.'],
  [{ ONEGO_ORIGIN: 'acme.test' }, 'ONEGO_ORIGIN must be a full https:// address'],
  [{ ONEGO_ACCEPT: 'everything' }, 'ONEGO_ACCEPT may list origin, address, '],
  [{ ONEGO_LOGO: 'brand/gone.svg' }, 'ONEGO_LOGO names brand/gone.svg, which does not exist.'],
  [{ WRANGLER_COMMAND: 'deploy' }, 'Nothing was published. Use npm run deploy'],
])('a build that is given %j ends with one sentence', (settings, sentence) => {
  const { status, stderr } = spawnSync('node', ['scripts/build.ts'], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^.+\n$/);
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});

test('the folder of a server that was killed is free', async () => {
  const module = JSON.stringify(new URL('../../../scripts/claim-folder.ts', import.meta.url));
  const script = `const { claimFolder } = await import(${module});
    await claimFolder(${JSON.stringify(folder)});
    console.log('claimed');
    setInterval(() => {}, 1000);`;
  const server = spawn('node', ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  await expect(claimFolder(folder)).rejects.toThrow('already runs');
  server.kill('SIGKILL');
  await once(server, 'exit');
  await (await claimFolder(folder)).release();
});

test.each([
  { home: tmpdir(), config: 'undefined' },
  { home: join(tmpdir(), 'no', 'home'), config: resolve('.wrangler', 'config') },
])('wrangler keeps its files in $config if the home is $home', ({ home, config }) => {
  const { XDG_CONFIG_HOME, ...env } = process.env;
  const homes = { HOME: home, USERPROFILE: home };
  const print = ['node', '--print', 'process.env.XDG_CONFIG_HOME'];
  const printed = execFileSync('node', ['scripts/with-tools.mjs', ...print], {
    env: { ...env, ...homes },
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe(config);
});
