/**
 * `npm run recipes [-- <name> …]`: applies every recipe of the README to a copy of the repository, and
 * reports the first step of each that fails. Takes about half a minute for each recipe. Exits with 1 if
 * one fails.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { start, stop } from '../../scripts/processes.ts';
import { copySite } from '../setup/site-copy.ts';
import { documents } from './documents.ts';
import { product } from './product.ts';
import { type Recipe, read } from './recipe.ts';

const RECIPES: readonly Recipe[] = [product, documents];

/** Files needed by the checks, in addition to the sources of the site. */
const CHECKED = [
  'tests',
  'docs',
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'vitest.config.ts',
];
/** Tests of words, docs and architecture, which any change of content could break. */
const CONTENT_TESTS = [
  'tests/unit/web/content',
  'tests/unit/docs',
  'tests/unit/architecture.test.ts',
];
const SHOWN_LINES = 40;

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.some((word) => name.includes(word));
let failures = 0;
for (const recipe of RECIPES) {
  if (!isAsked(recipe.name)) continue;
  console.log(`\n${recipe.name}`);
  if (!(await follow(recipe))) failures += 1;
}
stop(failures === 0 ? 0 : 1);

/** Stops at the first failed step, because later steps depend on it. */
async function follow(recipe: Recipe): Promise<boolean> {
  const copy = await copySite(CHECKED);
  const steps: Readonly<Record<string, () => Promise<string>>> = {
    'the change': () => recipe.apply(copy).then(() => ''),
    'the build': () => command(copy, 'node', 'scripts/build.ts'),
    'its pages': () => findFaults(copy, recipe),
    'the types': () => command(copy, 'npm', 'run', '-s', 'check:types'),
    'the tests': () => command(copy, 'vitest', 'run', '--project', 'unit', ...CONTENT_TESTS),
  };
  for (const [name, step] of Object.entries(steps)) {
    const fault = await step().catch((error: unknown) => String(error));
    console.log(`  ${fault ? '✗' : '✓'} ${name}`);
    if (fault) {
      console.log(fault);
      return false;
    }
  }
  return true;
}

/** @returns the end of the output if the command failed, otherwise an empty string. */
async function command(folder: string, name: string, ...args: readonly string[]): Promise<string> {
  const child = start(name, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  const [exitCode] = await once(child, 'close');
  if (exitCode === 0) return '';
  return Buffer.concat(printed).toString().trim().split('\n').slice(-SHOWN_LINES).join('\n');
}

async function findFaults(copy: string, { pages, missingPages = [] }: Recipe): Promise<string> {
  const faults = await Promise.all(
    Object.entries(pages).map(async ([path, text]) => {
      const html = await read(copy, fileOf(path));
      return html.includes(text) ? [] : [`${path} does not show ${text}`];
    }),
  );
  const unwanted = missingPages.filter((path) => existsSync(`${copy}/${fileOf(path)}`));
  return [...faults.flat(), ...unwanted.map((path) => `${path} is a page`)].join('\n');
}

function fileOf(path: string): string {
  return path === '/' ? 'dist/index.html' : `dist${path}.html`;
}
