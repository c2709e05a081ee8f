/**
 * `npm run mutants [-- <part of a name or path> …]`: plants one fault at a time in a copy of the
 * project, runs the tests that are related to the faulty files, and writes to `.build/mutants.json`
 * which tests noticed it. The run fails if a fault goes unnoticed or its code is no longer found.
 *
 * The tests whose paths share most words with the fault come first, then all Worker tests for a fault
 * in the Worker, then the related unit tests, and for a script of a starter the deep tests that run
 * it. Only a fault in the app that they let pass costs a build and the browser tests. Browser tests
 * that noticed a fault in the last run are asked first.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createVitest, type TestSequencer, type TestSpecification } from 'vitest/node';
import { mutants } from './index.ts';
import type { Edit, Mutant } from './mutant.ts';

/** A fault that so many tests notice is not tried on the others. */
const ENOUGH = 5;
/** How many test files run at once, from the nearest to the farthest. */
const NEAR = 6;
const LONGEST_RUN_MS = 600_000;
/** Tests that read sources instead of importing them, which no graph relates to a faulty file. */
const READERS = /\/tests\/unit\/(?:web\/(?:styles\/|translation)|.*\/oldest-browsers)/;
/** The test that each fault has its place: a planted one has none. */
const PLACES = /\/tests\/unit\/mutants\.test\.ts$/;
/**
 * Of builds and browser tests. Vitest later sets `NODE_ENV`, with which React is built for development.
 */
const ENVIRONMENT = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
const RECORD = resolve('.build/mutants.json');

/** Runs test files in the order in which they are given, the nearest first. */
class InGivenOrder implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

const record: Record<string, readonly string[]> = existsSync(RECORD)
  ? JSON.parse(readFileSync(RECORD, 'utf8'))
  : {};
const wanted = process.argv.slice(2);
const chosen = mutants.filter(
  ({ name, file }) =>
    wanted.length === 0 || wanted.some((part) => name.includes(part) || file.includes(part)),
);
const copy = mkdtempSync(join(tmpdir(), 'onego-mutants-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
copyProject();
process.chdir(copy);
if (!chosen.every(({ file }) => isOfTheWorker(file))) build();

// Miniflare would ask a host of Cloudflare where this machine is.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
const vitest = await createVitest('test', {
  root: copy,
  watch: false,
  project: ['unit', 'worker', 'deep'],
  reporters: [{}],
  maxWorkers: 2,
  bail: ENOUGH,
  sequence: { sequencer: InGivenOrder },
});
for (const mutant of chosen) {
  const startedAt = performance.now();
  const noticedBy = await tryMutant(mutant);
  record[mutant.name] = noticedBy;
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const count = noticedBy.length === 0 ? 'MISSED' : `noticed by ${countOf(noticedBy)}`;
  console.log(`  ${count.padEnd(20)} ${mutant.name} (${seconds} s)`);
}
await vitest.close();
const missed = chosen.filter(({ name }) => record[name]?.length === 0).length;
console.log(`\n${chosen.length - missed} of ${chosen.length} faults noticed; see ${RECORD}.`);
process.exit(missed === 0 ? 0 : 1);

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

/** @returns the tests that noticed the fault: of the first run that has any. */
async function tryMutant({ name, and, ...first }: Mutant): Promise<readonly string[]> {
  const edits = [first, ...and];
  const originals = new Map(edits.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  const files = [...originals.keys()];
  try {
    for (const edit of edits) plant(name, edit);
    const known = specsThatNoticed(name);
    if (known.length > 0) {
      const noticed = runBrowserTests([known]);
      if (noticed.length > 0) return noticed;
    }
    for (const specifications of await testsFor(files, name)) {
      const noticed = await runTests(specifications);
      if (noticed.length > 0) return noticed;
    }
    return files.some(isShown) ? runBrowserTests(nearestSpecs([name, ...files])) : [];
  } finally {
    for (const [file, text] of originals) write(file, text);
  }
}

function plant(name: string, { file, from, to }: Edit): void {
  const text = readFileSync(file, 'utf8');
  if (text.split(from).length !== 2) {
    throw new Error(`The fault “${name}” has no place, or more than one, in ${file}.`);
  }
  write(
    file,
    text.replace(from, () => to),
  );
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  vitest.invalidateFile(resolve(file));
}

function isOfTheWorker(file: string): boolean {
  return file.startsWith('worker/');
}

/** Whether the file is part of what a browser shows. */
function isShown(file: string): boolean {
  return /^(?:web|public|scripts\/(?:build|prerender))\//.test(file);
}

/** Whether the file is a script that visitors take away: only a run notices some of its faults. */
function isStarterScript(file: string): boolean {
  return /^web\/features\/(?:pipelines|onboarding|mongodb)\/.*(?<!\.tsx?)$/.test(file);
}

/** The tests to run for the files, in groups: a group runs if those before it noticed nothing. */
async function testsFor(files: readonly string[], name: string): Promise<TestSpecification[][]> {
  // Tests that read a file import nothing of it, and styles are not in vitest's graph.
  if (files.every((file) => /\.tsx?$/.test(file))) vitest.config.related = files.map(fullPath);
  else delete vitest.config.related;
  const texts = [name, ...files];
  const related = (await vitest.getRelevantTestSpecifications())
    .filter(({ moduleId }) => !PLACES.test(moduleId))
    .toSorted((a, b) => nearness(b.moduleId, texts) - nearness(a.moduleId, texts));
  const ofWorker = related.filter(({ project }) => project.name === 'worker');
  const ofUnit = [
    ...related.filter(
      ({ project, moduleId }) => project.name === 'unit' && !READERS.test(moduleId),
    ),
    ...(await listTests(READERS)),
  ];
  if (files.some(isStarterScript)) {
    return [ofUnit, related.filter(({ moduleId }) => moduleId.includes('/deep/starters/'))];
  }
  if (files.some(isCommand)) return [ofUnit, await listTests(/\/tests\/deep\/scripts\//)];
  if (!files.some(isOfTheWorker)) return [ofUnit];
  return [...inGroups(ofWorker), ofUnit];
}

function inGroups(tests: TestSpecification[]): TestSpecification[][] {
  return Array.from({ length: Math.ceil(tests.length / NEAR) }, (_, group) =>
    tests.slice(group * NEAR, (group + 1) * NEAR),
  );
}

/** Many commands are tried as processes of their own, which only the deep tests start. */
function isCommand(file: string): boolean {
  return /^(?:scripts\/(?!prerender\/(?!markdown\/plugin))|wrangler\.toml$)/.test(file);
}

async function listTests(path: RegExp): Promise<TestSpecification[]> {
  delete vitest.config.related;
  const all = await vitest.getRelevantTestSpecifications();
  return all.filter(({ moduleId }) => path.test(moduleId));
}

function fullPath(file: string): string {
  return resolve(file);
}

/** How many words of its path a test shares with the fault's name and files. */
function nearness(test: string, texts: readonly string[]): number {
  const words = wordsOf(test);
  const wanted = new Set(texts.flatMap((text) => [...wordsOf(text)]));
  return [...wanted].filter((word) => words.has(word)).length;
}

/** Words without an ending, so that “passwords” is near to “password”. */
function wordsOf(path: string): ReadonlySet<string> {
  const words = path.replace(`${copy}/`, '').split(/[^a-z0-9]+/i);
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

async function runTests(specifications: TestSpecification[]): Promise<readonly string[]> {
  if (specifications.length === 0) return [];
  // Vitest adds the results of all runs up.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  vitest.state.errorsSet.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.flatMap((module) => {
    const titles = [...module.children.allTests('failed')].map(
      ({ fullName }) => `${module.relativeModuleId}: ${fullName}`,
    );
    return titles.length === 0 && module.state() === 'failed' ? [module.relativeModuleId] : titles;
  });
  return failed.length === 0 && unhandledErrors.length > 0 ? ['the run as a whole'] : failed;
}

/** @returns the browser tests that noticed the fault in an earlier run. */
function specsThatNoticed(name: string): readonly string[] {
  const specs = (record[name] ?? []).map((title) => title.replace(/:.*/s, ''));
  return [...new Set(specs)].filter((spec) => spec.endsWith('.spec.ts') && existsSync(spec));
}

/** @returns the journeys whose paths share most words with the texts, and the others. */
function nearestSpecs(texts: readonly string[]): string[][] {
  const specs = globSync('tests/e2e/**/*.spec.ts').toSorted(
    (a, b) => nearness(b, texts) - nearness(a, texts),
  );
  return [specs.slice(0, NEAR), specs.slice(NEAR)];
}

/** Builds the site with its fault, and runs groups of browser tests until one notices it. */
function runBrowserTests(groups: readonly (readonly string[])[]): readonly string[] {
  if (!build()) return ['the build'];
  for (const specs of groups) {
    const noticed = runSpecs(specs);
    if (noticed.length > 0) return noticed;
  }
  return [];
}

function runSpecs(specs: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = run('playwright', [
    'test',
    ...specs,
    ...[`--max-failures=${ENOUGH}`, '--retries=0', '--reporter=line'],
  ]);
  // “  1) [site] › hero.spec.ts:12:1 › title”, with colors switched off.
  const failed = [...stdout.matchAll(/^ +\d+\) \[[^\]]+\] › (.+?) ─*$/gm)];
  if (status !== 0 && failed.length === 0) throw new Error(`No test ran: ${stdout}${stderr}`);
  return [...new Set(failed.map(([, title = '']) => title.trim()))];
}

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, {
    env: ENVIRONMENT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: LONGEST_RUN_MS,
    shell: process.platform === 'win32',
  });
}
