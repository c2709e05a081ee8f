/**
 * `npm run mutants [-- <part of a name or path> …]`: plants one fault at a time in a copy of the
 * project, runs the tests that are related to the faulty files, and writes to `.build/mutants.json`
 * which tests noticed it. The run fails if a fault goes unnoticed or its code is no longer found.
 *
 * Unit and Worker tests come first. Only a fault in the app that they let pass costs a build and the
 * browser tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
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
import type { Edit, Mutant } from './mutant.ts';

/** A fault that so many tests notice is not tried on the others. */
const ENOUGH = 5;
const LONGEST_RUN_MS = 600_000;
const RECORD = '.build/mutants.json';

const wanted = process.argv.slice(2);
const chosen = mutants.filter(
  ({ name, file }) =>
    wanted.length === 0 || wanted.some((part) => name.includes(part) || file.includes(part)),
);
const copy = mkdtempSync(join(tmpdir(), 'onego-mutants-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
copyProject();
build();

const record: Record<string, readonly string[]> = {};
for (const mutant of chosen) {
  const startedAt = performance.now();
  const noticedBy = tryMutant(mutant);
  record[mutant.name] = noticedBy;
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const count = noticedBy.length === 0 ? 'MISSED' : `noticed by ${countOf(noticedBy)}`;
  console.log(`  ${count.padEnd(20)} ${mutant.name} (${seconds} s)`);
}
const missed = Object.values(record).filter((noticedBy) => noticedBy.length === 0).length;
console.log(`\n${chosen.length - missed} of ${chosen.length} faults noticed; see ${RECORD}.`);
process.exitCode = missed === 0 ? 0 : 1;

function countOf({ length }: readonly string[]): string {
  return length < ENOUGH ? String(length) : `${ENOUGH} or more`;
}

/** Copies tracked and untracked files that git does not ignore; shares the installed packages. */
function copyProject(): void {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', options).toString().split('\0').filter(existsSync)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
}

/** @returns whether the site with the fault can be built. */
function build(): boolean {
  return run('node', ['scripts/build.ts']).status === 0;
}

/** @returns the tests that noticed the fault, ENOUGH or a few more at most. */
function tryMutant({ name, and = [], ...first }: Mutant): string[] {
  const edits = [first, ...and];
  const originals = new Map(
    edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]),
  );
  try {
    for (const edit of edits) plant(name, edit);
    const files = [...originals.keys()];
    const noticed = runUnitTests(files);
    return noticed.length > 0 || !files.some(isShown) ? noticed : runBrowserTests();
  } finally {
    for (const [file, text] of originals) writeFileSync(join(copy, file), text);
  }
}

function plant(name: string, { file, from, to }: Edit): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) {
    throw new Error(`The fault “${name}” has no place, or more than one, in ${file}.`);
  }
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** Whether the file is part of what a browser shows. */
function isShown(file: string): boolean {
  return /^(?:web|public|scripts\/(?:build|prerender))\//.test(file);
}

function runUnitTests(files: readonly string[]): string[] {
  const report = join(copy, '.build', 'unit.json');
  rmSync(report, { force: true });
  const projects = ['unit', ...(files.some((file) => /^worker\//.test(file)) ? ['worker'] : [])];
  const { status } = run('vitest', [
    // Tests that read a file import nothing of it, and styles are not in vitest's graph.
    ...(files.every((file) => /\.tsx?$/.test(file)) ? ['related', ...files] : []),
    ...['--run', `--bail=${ENOUGH}`, '--reporter=json', `--outputFile=${report}`],
    ...projects.map((project) => `--project=${project}`),
    '--passWithNoTests',
  ]);
  if (!existsSync(report)) return status === 0 ? [] : ['the run as a whole'];
  const { testResults = [] }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.flatMap(({ assertionResults, status: result, name }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const titles = tests.map(({ fullName }) => `${withoutFolder(name)}: ${fullName}`);
    return titles.length === 0 && result === 'failed' ? [withoutFolder(name)] : titles;
  });
  return failed.length === 0 && status !== 0 ? ['the run as a whole'] : failed;
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function withoutFolder(file: string): string {
  return file.replace(`${copy}/`, '');
}

function runBrowserTests(): string[] {
  if (!build()) return ['the build'];
  const { stdout } = run('playwright', [
    'test',
    ...[`--max-failures=${ENOUGH}`, '--retries=0', '--reporter=line'],
  ]);
  // “  1) [site] › hero.spec.ts:12:1 › title”, with colors switched off.
  const failed = [...stdout.matchAll(/^ +\d+\) \[[^\]]+\] › (.+?) ─*$/gm)];
  return [...new Set(failed.map(([, title = '']) => title.trim()))];
}

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, {
    cwd: copy,
    env: { ...process.env, ONEGO_TEST_INPUTS: 'all', NO_COLOR: '1', FORCE_COLOR: '0' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: LONGEST_RUN_MS,
    shell: process.platform === 'win32',
  });
}
