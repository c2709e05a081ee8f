import { JUNIT_REPORT, type Toolchain } from './toolchain.ts';

const VERSION = '24.19.0';

const base = {
  image: `node:${VERSION}-bookworm`,
  circleImage: 'cimg/node:24.18.0',
  azureSetup: [{ task: 'UseNode@1', inputs: { version: '24.x' } }],
  travisSetup: { keys: { language: 'node_js', node_js: '24' } },
  prepare: [],
  report: JUNIT_REPORT,
  output: 'dist',
} as const;

/** pnpm and Yarn, in the version that package.json specifies. */
const corepackBase = {
  ...base,
  githubSetup: {
    action: 'actions/setup-node',
    inputs: { 'node-version': VERSION },
    caches: false,
  },
  variables: { COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
} as const;

const scripts = 'the scripts lint, build and test in package.json';

function testWork(command: string) {
  return {
    commands: ['mkdir -p reports', command],
    note: 'Have your test runner write reports/junit.xml: node --test, Vitest and Mocha have a JUnit reporter, Jest needs jest-junit.',
  };
}

function corepackNote(name: string): string {
  return `Corepack comes with Node.js 24 and runs the version of ${name} that package.json names.`;
}

export const npm: Toolchain = {
  ...base,
  expects: ['package-lock.json', scripts],
  githubSetup: {
    action: 'actions/setup-node',
    inputs: { 'node-version': VERSION, cache: 'npm' },
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

export const pnpm: Toolchain = {
  ...corepackBase,
  expects: ['pnpm-lock.yaml', 'the version of pnpm as packageManager in package.json', scripts],
  cache: {
    variable: 'PNPM_HOME',
    folder: '.pnpm-home',
    homeFolders: ['~/.local/share/pnpm/store'],
    key: { file: 'pnpm-lock.yaml' },
  },
  install: {
    commands: ['corepack pnpm install --frozen-lockfile'],
    note: corepackNote('pnpm'),
  },
  lint: { commands: ['corepack pnpm run lint'] },
  build: { commands: ['corepack pnpm run build'] },
  test: testWork('corepack pnpm test'),
  audit: { commands: ['corepack pnpm audit --audit-level high'] },
};

export const yarn: Toolchain = {
  ...corepackBase,
  expects: [
    'yarn.lock of Yarn 4',
    'the version of Yarn as packageManager in package.json',
    scripts,
  ],
  cache: {
    variable: 'YARN_GLOBAL_FOLDER',
    folder: '.yarn-global',
    homeFolders: ['~/.yarn/berry/cache'],
    key: { file: 'yarn.lock' },
  },
  install: { commands: ['corepack yarn install --immutable'], note: corepackNote('Yarn') },
  lint: { commands: ['corepack yarn run lint'] },
  build: { commands: ['corepack yarn run build'] },
  test: testWork('corepack yarn run test'),
  audit: { commands: ['corepack yarn npm audit --all --recursive --severity high'] },
};
