/**
 * The path of somebody who has just found the repository: clone it, start it, change a word, see it,
 * test it, deploy it. Only what is committed takes part. Installs all packages anew.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort, HOST, start } from '../../scripts/processes.ts';
import { startCloudflareApi } from '../setup/cloudflare-api.ts';
import { replace } from './recipe.ts';

const PORT = 8970;
const OLD = "title: 'Three ways to start'";
const WORD = 'Three ways to begin today';
const LONGEST_START_MS = 10 * 60 * 1000;

type Step = readonly [name: string, take: () => Promise<void>];

/** @returns the steps, each of which depends on the ones before. */
export async function newcomersPath(): Promise<readonly Step[]> {
  const folder = join(await mkdtemp(join(tmpdir(), 'onego-newcomer-')), 'site');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = await choosePort(PORT);
  const command = (name: string, args: readonly string[], env: object = {}) =>
    runIn(folder, name, args, env);
  return [
    ['clone', () => runIn('.', 'git', ['clone', '--quiet', '.', folder])],
    ['npm start', () => seeHome(folder, port, 'DevOps On-Demand')],
    ['a word is changed', () => replace(folder, 'web/content/home.ts', OLD, `title: '${WORD}'`)],
    ['it is seen', () => seeHome(folder, port, WORD)],
    ['npm run check', () => command('npm', ['run', '--silent', 'check'])],
    [
      'the tests of words',
      () => command('npm', ['run', '--silent', 'test:unit', '--', 'tests/unit/web/content']),
    ],
    ['npm run deploy, to a mock of Cloudflare', () => deploy(command)],
  ];
}

/** Serves the site as `npm start` does, until its home page has been looked at. */
async function seeHome(folder: string, port: number, words: string): Promise<void> {
  // A process group of its own, because npm does not pass signals on to what it has started.
  const child = start('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port) },
  });
  const hasEnded = once(child, 'exit');
  const printed: string[] = [];
  const isReady = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      printed.push(String(chunk));
      if (printed.join('').includes('is running at')) resolve();
    });
    child.stderr?.on('data', (chunk) => printed.push(String(chunk)));
  });
  const isOver = hasEnded.then(() => {
    throw new Error(printed.join(''));
  });
  isOver.catch(() => undefined);
  const timeout = AbortSignal.timeout(LONGEST_START_MS);
  try {
    await Promise.race([isReady, isOver, once(timeout, 'abort')]);
    const html = await (await fetch(`http://${HOST}:${port}/`)).text();
    if (!html.includes(words)) throw new Error(`The home page does not say “${words}”.`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await hasEnded;
  }
}

async function deploy(
  command: (name: string, args: readonly string[], env: object) => Promise<void>,
): Promise<void> {
  const api = await startCloudflareApi();
  try {
    // Nobody is asked or shown a secret, and the example origin has no live site to look at.
    const env = { ...api.env, KEY_WRAPPING_SECRET: randomBytes(32).toString('base64url') };
    await command('npm', ['run', '--silent', 'deploy', '--', '--yes'], env);
    if (api.workers.size !== 1) throw new Error('Nothing was deployed.');
  } finally {
    await api.close();
  }
}

/** @throws Error with the end of what a command printed, if it fails. */
async function runIn(
  folder: string,
  name: string,
  args: readonly string[],
  env: object = {},
): Promise<void> {
  const child = start(name, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const printed: string[] = [];
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr?.on('data', (chunk) => printed.push(String(chunk)));
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) throw new Error(printed.join('').split('\n').slice(-40).join('\n'));
}
