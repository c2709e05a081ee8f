/**
 * Judges the file check by files of others, which stay out of this repository: real files with the
 * errors that a person found true.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { publishedSchemas } from '../../scripts/prerender/published-schemas.ts';
import type { Finding } from '../../web/features/file-check/finding.ts';
import corpus from './corpus.json' with { type: 'json' };

const FOLDER = '.build/corpus';

type Check = (name: string, text: string) => Promise<readonly Finding[]>;

/** The check without its web workers, in one module: the schemas in it are made by a build. */
async function loadCheck(): Promise<Check> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [publishedSchemas()],
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/vectors/engine.ts',
      outDir: '.build/check',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'engine.mjs' } },
    },
  });
  const { check } = await import(resolve('.build/check/engine.mjs'));
  return check;
}

/** @returns the folder of the repository with a commit; undefined if it cannot be fetched. */
function restore(repository: string, commit: string, mirrors: string | undefined) {
  const name = repository.replace('/', '+');
  const mirror = mirrors && join(mirrors, name, 'repo');
  if (mirror && existsSync(mirror)) return mirror;
  const folder = join(FOLDER, name);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(join(folder, '.git'))) git('init', '--quiet');
    const url = `https://github.com/${repository}.git`;
    if (!existsSync(join(folder, '.git', 'FETCH_HEAD'))) git('fetch', '--depth=1', url, commit);
    return folder;
  } catch {
    return undefined;
  }
}

const show = (folder: string, commit: string, path: string) =>
  execFileSync('git', ['-C', folder, 'show', `${commit}:${path}`], {
    maxBuffer: 1 << 26,
  }).toString();

const errorsIn = (findings: readonly Finding[]) =>
  findings.flatMap(({ severity, rule, line }) => (severity === 'error' ? `${rule}:${line}` : []));

/**
 * @param mirrors a folder with clones, as `owner+name/repo`, instead of the network.
 * @returns whether the check says of each real file what a person found true.
 */
export async function judgeFileCheck(mirrors: string | undefined): Promise<boolean> {
  const check = await loadCheck();
  let isRight = true;
  let judged = 0;
  const passedOver = new Set<string>();
  for (const [file, wanted] of Object.entries<readonly string[]>(corpus)) {
    const [, repository = '', commit = '', path = ''] = /^(.+)@(\w+):(.+)$/.exec(file) ?? [];
    const folder = restore(repository, commit, mirrors);
    if (!folder) {
      passedOver.add(repository);
      continue;
    }
    const found = errorsIn(await check(path, show(folder, commit, path)));
    judged += 1;
    const wrong = found.filter((each) => !wanted.includes(each)).map((each) => `${each} false`);
    const missed = wanted.filter((each) => !found.includes(each)).map((each) => `${each} missed`);
    if (wrong.length + missed.length === 0) continue;
    isRight = false;
    console.log(`${repository}/${path}: ${[...wrong, ...missed].join(', ')}`);
  }
  console.log(`${judged} real files judged.`);
  if (passedOver.size > 0)
    console.log(`Without the network, ${passedOver.size} repositories were passed over.`);
  return isRight;
}
