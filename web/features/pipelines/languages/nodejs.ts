import { listWords } from '../../../content/list-words.ts';
import { imageVersion, pinnedImage, pinnedVersion } from '../pinned.ts';
import type { RuntimeVersion } from '../pipeline-options.ts';
import { JUNIT_REPORT, type Toolchain, type WorkStage } from './toolchain.ts';

type Version = RuntimeVersion<'nodejs'>;

function base(version: Version) {
  return {
    image: pinnedImage(`node-${version}`),
    circleImage: pinnedImage(`circle-node-${version}`),
    azureSetup: [{ task: 'UseNode@1', inputs: { version: `${version}.x` } }],
    travisSetup: { keys: { language: 'node_js', node_js: version } },
    prepare: [],
    report: JUNIT_REPORT,
    output: 'dist',
    expectsOutput: true,
  } as const;
}

/** pnpm and Yarn, in the version that package.json specifies. Node.js 26 comes without Corepack. */
const COREPACK = `npx --yes corepack@${pinnedVersion('corepack')}`;

function corepackBase(version: Version) {
  return {
    ...base(version),
    githubSetup: {
      action: 'actions/setup-node',
      inputs: { 'node-version': imageVersion(`node-${version}`), 'package-manager-cache': 'false' },
      caches: false,
    },
    variables: { COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  } as const;
}

/** They are called like the jobs that run them. */
function scripts(stages: readonly WorkStage[]): string {
  return `the ${stages.length > 1 ? 'scripts' : 'script'} ${listWords(stages)} in package.json`;
}

function testWork(command: string) {
  return {
    commands: ['mkdir -p reports', command],
    note: 'Have your test runner write reports/junit.xml: node --test, Vitest and Mocha have a JUnit reporter, Jest needs jest-junit.',
  };
}

function corepackNote(name: string): string {
  return `Corepack runs the version of ${name} that package.json names.`;
}

export function npm(version: Version): Toolchain {
  return {
    ...base(version),
    expects: (stages) => ['package-lock.json', scripts(stages)],
    githubSetup: {
      action: 'actions/setup-node',
      inputs: { 'node-version': imageVersion(`node-${version}`), cache: 'npm' },
      caches: true,
    },
    variables: {},
    cache: {
      variable: 'npm_config_cache',
      folder: '.npm',
      homeFolders: ['~/.npm'],
      key: { file: 'package-lock.json' },
    },
    install: { commands: ['npm ci'] },
    lint: { commands: ['npm run lint'] },
    build: { commands: ['npm run build'] },
    test: testWork('npm test'),
    audit: { commands: ['npm audit --audit-level=high'] },
  };
}

export function pnpm(version: Version): Toolchain {
  return {
    ...corepackBase(version),
    expects: (stages) => [
      'pnpm-lock.yaml',
      'the version of pnpm as packageManager in package.json',
      scripts(stages),
    ],
    cache: {
      variable: 'PNPM_HOME',
      folder: '.pnpm-home',
      homeFolders: ['~/.local/share/pnpm/store'],
      key: { file: 'pnpm-lock.yaml' },
    },
    install: {
      commands: [`${COREPACK} pnpm install --frozen-lockfile`],
      note: corepackNote('pnpm'),
    },
    lint: { commands: [`${COREPACK} pnpm run lint`] },
    build: { commands: [`${COREPACK} pnpm run build`] },
    test: testWork(`${COREPACK} pnpm test`),
    audit: { commands: [`${COREPACK} pnpm audit --audit-level high`] },
  };
}

export function yarn(version: Version): Toolchain {
  return {
    ...corepackBase(version),
    expects: (stages) => [
      'yarn.lock of Yarn 4',
      'the version of Yarn as packageManager in package.json',
      scripts(stages),
    ],
    cache: {
      variable: 'YARN_GLOBAL_FOLDER',
      folder: '.yarn-global',
      homeFolders: ['~/.yarn/berry/cache'],
      key: { file: 'yarn.lock' },
    },
    install: { commands: [`${COREPACK} yarn install --immutable`], note: corepackNote('Yarn') },
    lint: { commands: [`${COREPACK} yarn run lint`] },
    build: { commands: [`${COREPACK} yarn run build`] },
    test: testWork(`${COREPACK} yarn run test`),
    audit: { commands: [`${COREPACK} yarn npm audit --all --recursive --severity high`] },
  };
}
