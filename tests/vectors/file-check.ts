/**
 * Judges the file check by files of others, which stay out of this repository: real files with the
 * errors that a person found true, and the examples of other linters.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { publishedSchemas } from '../../scripts/prerender/published-schemas.ts';
import type { Finding } from '../../web/features/file-check/finding.ts';
import { placesOf } from '../../web/features/file-check/house-rules.ts';
import { lintersElsewhere } from '../../web/features/file-check/other-linters.ts';
import corpus from './corpus.json' with { type: 'json' };

const FOLDER = '.build/corpus';

interface Linter {
  readonly name: string;
  readonly repository: string;
  readonly commit: string;
  /** Paths of examples with a mistake, and of those without. */
  readonly bad: RegExp;
  readonly good?: RegExp;
  /** The name by which the check knows the kind of an example. */
  readonly as: string;
}

const LINTERS: readonly Linter[] = [
  {
    name: 'Jenkins',
    repository: 'jenkinsci/pipeline-model-definition-plugin',
    commit: '42c9dc3e440b8e1b52d1859ea60fed20e8b54aa4',
    bad: /src\/test\/resources\/errors\/\w+\.groovy$/,
    // Jenkins passes over its tests of a matrix without axes, which its validator refuses.
    good: /src\/test\/resources\/(?!errors\/|matrix\/matrixStages(?:GroupsAndStages|HaveStatus|NestedInS|ShouldntT)|when\/(?:whenEmpty|conditions\/allOfEmpty))[\w/]+\.groovy$/,
    as: 'Jenkinsfile',
  },
  {
    name: 'zizmor',
    repository: 'zizmorcore/zizmor',
    commit: '11bbf7e6cffac7ccf4f803d40255e0cd54c60236',
    bad: /test-data\/(?!invalid|anchors|.*(?:neutral|repro|action\.ya?ml))[\w/-]+\.yml$/,
    as: '.github/workflows/ci.yml',
  },
  {
    name: 'KubeLinter',
    repository: 'stackrox/kube-linter',
    commit: '35de568d49825fe0278d25d7fca5aa2467f9dd00',
    bad: /^tests\/checks\/[\w-]+\.ya?ml$/,
    as: 'manifest.yaml',
  },
  {
    name: 'Polaris',
    repository: 'FairwindsOps/polaris',
    commit: 'c0e23a233b2087272a7f524f1b922f4e3f2f9689',
    bad: /^test\/checks\/\w+\/failure[^/]*\.ya?ml$/,
    good: /^test\/checks\/\w+\/success[^/]*\.ya?ml$/,
    as: 'manifest.yaml',
  },
];

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
  for (const linter of LINTERS) {
    const folder = restore(linter.repository, linter.commit, mirrors);
    if (folder) console.log(await judgeBy(linter, folder, check));
    else passedOver.add(linter.repository);
  }
  console.log(`${judged} real files judged.`);
  if (passedOver.size > 0)
    console.log(`Without the network, ${passedOver.size} repositories were passed over.`);
  return isRight;
}

/** How many examples of a linter are found, with advice that any file gets only where it is meant, and how many good ones get an error. */
async function judgeBy({ name, commit, bad, good, as }: Linter, folder: string, check: Check) {
  const list = execFileSync('git', ['-C', folder, 'ls-tree', '-r', '--name-only', commit]);
  const paths = list.toString().split('\n');
  const checked = async (path: string) => placesOf(await check(as, show(folder, commit, path)));
  const ADVICE = /^(?:template|missing-|moving-|unpinned-|unhardened-|root-user)/;
  let found = 0;
  const wrong = paths.filter((path) => bad.test(path));
  for (const path of wrong) {
    const isMeant = ({ rule, severity }: Finding) =>
      severity === 'error' ||
      !ADVICE.test(rule) ||
      lintersElsewhere[rule]?.some(
        ({ linter, names }) => linter === name && names.some((each) => path.includes(each)),
      );
    if ((await checked(path)).some(isMeant)) found += 1;
  }
  const right = paths.filter((path) => good?.test(path) && !bad.test(path));
  const accused: string[] = [];
  for (const path of right) if (errorsIn(await checked(path)).length > 0) accused.push(path);
  const goodOnes = good ? `, ${accused.length} of ${right.length} good ones get an error` : '';
  return `${name}: ${found} of ${wrong.length} bad examples found${goodOnes}.`;
}
