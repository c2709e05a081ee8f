/** `npm test`: builds, checks, and runs every test; installs a browser if there is none. */
import { ensureBrowser } from '../tests/setup/browser.ts';
import { run, stop } from './processes.ts';

interface Step {
  readonly name: string;
  readonly run: () => Promise<number>;
}

const steps: readonly Step[] = [
  { name: 'Build', run: () => run('npm', ['run', '--silent', 'build']) },
  { name: 'Types, lint, format, unused code', run: () => run('npm', ['run', '--silent', 'check']) },
  { name: 'Unit and Worker tests', run: () => run('vitest', ['run']) },
  { name: 'Browser', run: ensureBrowser },
  { name: 'Browser tests', run: () => run('playwright', ['test']) },
];

const seconds = (sinceMs: number) => ((performance.now() - sinceMs) / 1000).toFixed(0);
const startedAt = performance.now();

for (const step of steps) {
  const stepStartedAt = performance.now();
  console.log(`\n— ${step.name}`);
  const exitCode = await step.run();
  if (exitCode !== 0) {
    console.error(`\n${step.name}: failed after ${seconds(stepStartedAt)} s`);
    stop(exitCode);
  }
  console.log(`  ${step.name}: passed in ${seconds(stepStartedAt)} s`);
}
console.log(`\nAll passed in ${seconds(startedAt)} s`);
