/**
 * `npm run test:deep`: what `npm test` leaves out because it starts processes or takes long. Every
 * page in every size, long hostile inputs, production hashes, deployments, backups, starter kits.
 * Runs every night, and for changes of what it covers.
 */
import { ensureBrowsers } from '../tests/setup/browser.ts';
import { run, stop } from './processes.ts';

await import('./ready.ts');
const env = { ...process.env, ONEGO_TEST_PAGES: 'all' };
const steps = [
  () => run('vitest', ['run', '--maxWorkers=2'], { env }),
  () => ensureBrowsers({ isDeep: true }),
  () => run('playwright', ['test'], { env }),
];
for (const step of steps) {
  const exitCode = await step();
  if (exitCode !== 0) stop(exitCode);
}
