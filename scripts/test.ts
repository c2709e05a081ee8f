/**
 * `npm test`: builds, checks and runs every test; installs missing browsers.
 *
 * Browser tests run in parallel with everything else: they mostly wait, so that both together take
 * little longer than the slower of the two.
 */
import { once } from 'node:events';
import { ensureBrowsers } from '../tests/setup/browser.ts';
import { type SiteServer, STAND_IN_PORT, siteServers } from '../tests/setup/ports.ts';
import { HOST, isFree, run, start, stop, waitUntilReady } from './processes.ts';

const startedAt = performance.now();

const browsersAreThere = step('Browsers', async () => {
  const engine = process.env.ONEGO_TEST_ENGINE || 'chromium';
  console.log(`  Engine: ${engine}`);
  return ensureBrowsers();
});
await step('Build, and serve what the browser tests visit', serveSites);
await Promise.all([
  step('Types, lint, format, unused code', () =>
    runToItsEnd('npm', ['run', '--silent', 'check']),
  ).then(() =>
    step('Unit and Worker tests', () =>
      runToItsEnd('vitest', ['run', '--maxWorkers=2', '--project=unit', '--project=worker']),
    ),
  ),
  browsersAreThere.then(() => step('Browser tests', () => run('playwright', ['test']))),
]);
console.log(`\nAll passed in ${secondsSince(startedAt)} s`);
stop(0);

/** Runs a step; if it fails, stops everything. */
async function step(name: string, runStep: () => Promise<number>): Promise<void> {
  const stepStartedAt = performance.now();
  console.log(`\n— ${name}`);
  const exitCode = await runStep();
  const duration = `${secondsSince(stepStartedAt)} s`;
  if (exitCode !== 0) {
    console.error(`\n— ${name}: failed after ${duration}`);
    stop(exitCode);
  }
  console.log(`\n— ${name}: passed in ${duration}`);
}

/** Prints the output at once at the end, since another command prints in the meantime. */
async function runToItsEnd(command: string, args: readonly string[]): Promise<number> {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => chunks.push(chunk));
  }
  const [code] = await once(child, 'close');
  process.stdout.write(`\n${Buffer.concat(chunks)}`);
  return code ?? 1;
}

/** Playwright could start the servers, but the other tests need the build too. */
async function serveSites(): Promise<number> {
  for (const port of [...siteServers.map(({ port }) => port), STAND_IN_PORT]) {
    if (await isFree(port)) continue;
    console.error(`Port ${port} is busy. Set ONEGO_TEST_PORT to have others used.`);
    return 1;
  }
  process.env.ONEGO_TEST_SERVED = '1';
  const exitCodes = await Promise.all(siteServers.map(serve));
  return Math.max(...exitCodes);
}

/** @returns 0 once the site responds, otherwise the exit code of its server. */
function serve({ script, port }: SiteServer): Promise<number> {
  const isOver = run('node', [script]).then((code) => code || 1);
  const isThere = waitUntilReady(`http://${HOST}:${port}`).then(
    () => 0,
    (error: Error) => {
      console.error(error.message);
      return 1;
    },
  );
  return Promise.race([isOver, isThere]);
}

function secondsSince(sinceMs: number): string {
  return ((performance.now() - sinceMs) / 1000).toFixed(0);
}
