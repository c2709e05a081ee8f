/**
 * `npm run mutants [-- <part of a name> …]`: plants one security fault at a time in a copy of the project and checks that
 * the tests detect it. The run fails if a fault goes undetected or its code is no longer found.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { mutants } from './index.ts';
import type { Mutant } from './mutant.ts';

const LONGEST_RUN_MS = 300_000;
const wanted = process.argv.slice(2);

const copy = mkdtempSync(join(tmpdir(), 'onego-mutants-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
copyProject();
// Some of the tests run the built site.
execFileSync('node', ['scripts/build.ts'], { cwd: copy, stdio: 'ignore' });

const chosen = mutants.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part: string) => name.includes(part)),
);
const survivors: string[] = [];

const testFiles = [...new Set(chosen.flatMap(({ tests }) => tests))];
if (runTests(testFiles) !== 'passed') {
  throw new Error(`Without a fault the tests must pass: ${testFiles.join(' ')}`);
}
console.log(`${testFiles.length} test files pass without a fault. ${chosen.length} faults follow.`);

for (const mutant of chosen) {
  const startedAt = performance.now();
  const isNoticed = tryMutant(mutant);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`  ${isNoticed ? 'noticed ' : 'MISSED  '} ${mutant.name} (${seconds} s)`);
  if (!isNoticed) survivors.push(mutant.name);
}

console.log(`\n${chosen.length - survivors.length} of ${chosen.length} faults noticed.`);
process.exitCode = survivors.length === 0 ? 0 : 1;

/** Copies tracked and untracked files that git does not ignore; shares the installed packages. */
function copyProject(): void {
  const list = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  for (const file of list.toString().split('\0').filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
}

function tryMutant({ name, tests, and = [], ...first }: Mutant): boolean {
  const originals = new Map<string, string>();
  try {
    for (const { file, from, to } of [first, ...and]) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      if (text.split(from).length !== 2) {
        throw new Error(`The fault “${name}” has no place, or more than one, in ${file}.`);
      }
      if (!originals.has(path)) originals.set(path, text);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    }
    return runTests(tests) === 'failed';
  } finally {
    for (const [path, text] of originals) writeFileSync(path, text);
  }
}

function runTests(files: readonly string[]): 'passed' | 'failed' {
  const { status } = spawnSync('vitest', ['run', '--bail', '1', ...files], {
    cwd: copy,
    env: { ...process.env, ONEGO_TEST_INPUTS: 'all' },
    stdio: 'ignore',
    timeout: LONGEST_RUN_MS,
    shell: process.platform === 'win32',
  });
  return status === 0 ? 'passed' : 'failed';
}
