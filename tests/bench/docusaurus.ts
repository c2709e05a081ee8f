/** Docusaurus classic, the peer of the pages in the benchmark: a React site of the usual kind. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort, HOST, run, start, waitUntilReady } from '../../scripts/processes.ts';
import { startCompressingProxy } from './compressing-proxy.ts';

const VERSION = '3.10.2';
/** Stays for the next run: to install and build it takes minutes. */
const FOLDER = join(tmpdir(), `onego-docusaurus-${VERSION}`);
const FIRST_PORT = 8850;

export const DOCUSAURUS_PAGES = ['/', '/docs/intro'];

export interface Docusaurus {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds the site that `create-docusaurus` makes, and serves it compressed as ours. */
export async function openDocusaurus(): Promise<Docusaurus> {
  if (!existsSync(join(FOLDER, 'build', 'index.html'))) await build();
  const upstreamPort = await choosePort(FIRST_PORT);
  const serve = ['serve', '--no-open', '--host', HOST, '--port', String(upstreamPort)];
  const child = start('npx', ['docusaurus', ...serve], { cwd: FOLDER, stdio: 'ignore' });
  await waitUntilReady(`http://${HOST}:${upstreamPort}`);
  const port = await choosePort(upstreamPort + 1);
  const proxy = await startCompressingProxy({ upstreamPort, port });
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await proxy.close();
      child.kill('SIGTERM');
    },
  };
}

async function build(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const create = [`create-docusaurus@${VERSION}`, FOLDER, 'classic', '--javascript'];
  await runStep('npx', ['--yes', ...create, '--package-manager', 'npm'], tmpdir());
  await runStep('npm', ['run', 'build'], FOLDER);
}

async function runStep(command: string, args: readonly string[], cwd: string): Promise<void> {
  const exitCode = await run(command, args, { cwd });
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${exitCode}`);
}
