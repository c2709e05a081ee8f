import type { Toolchain } from './toolchain.ts';

const VERSION = '24.19.0';

const base = {
  image: `node:${VERSION}-bookworm`,
  circleImage: 'cimg/node:24.18.0',
  azureSetup: [{ task: 'UseNode@1', inputs: { version: '24.x' } }],
  travisSetup: { keys: { language: 'node_js', node_js: '24' } },
  prepare: [],
  report: { format: 'junit', files: 'reports/junit.xml', folder: 'reports' },
  output: 'dist',
} as const;

const scripts = 'the scripts lint, build and test in package.json';
const reportNote =
  'Have your test runner write reports/junit.xml: node --test, Vitest and Mocha have a JUnit reporter, Jest needs jest-junit.';

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
  test: { commands: ['mkdir -p reports', 'npm test'], note: reportNote },
  audit: { commands: ['npm audit --audit-level=high'] },
};

export const pnpm: Toolchain = {
  ...base,
  expects: ['pnpm-lock.yaml', 'the version of pnpm as packageManager in package.json', scripts],
  githubSetup: {
    action: 'actions/setup-node',
    inputs: { 'node-version': VERSION },
    caches: false,
  },
  variables: { COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  cache: {
    variable: 'PNPM_HOME',
    folder: '.pnpm-home',
    homeFolders: ['~/.local/share/pnpm/store'],
    key: { file: 'pnpm-lock.yaml' },
  },
  install: {
    commands: ['corepack pnpm install --frozen-lockfile'],
    note: 'Corepack comes with Node.js 24 and runs the version of pnpm that package.json names.',
  },
  lint: { commands: ['corepack pnpm run lint'] },
  build: { commands: ['corepack pnpm run build'] },
  test: { commands: ['mkdir -p reports', 'corepack pnpm test'], note: reportNote },
  audit: { commands: ['corepack pnpm audit --audit-level high'] },
};

export const yarn: Toolchain = {
  ...base,
  expects: [
    'yarn.lock of Yarn 4',
    'the version of Yarn as packageManager in package.json',
    scripts,
  ],
  githubSetup: {
    action: 'actions/setup-node',
    inputs: { 'node-version': VERSION },
    caches: false,
  },
  variables: { COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  cache: {
    variable: 'YARN_GLOBAL_FOLDER',
    folder: '.yarn-global',
    homeFolders: ['~/.yarn/berry/cache'],
    key: { file: 'yarn.lock' },
  },
  install: {
    commands: ['corepack yarn install --immutable'],
    note: 'Corepack comes with Node.js 24 and runs the version of Yarn that package.json names.',
  },
  lint: { commands: ['corepack yarn run lint'] },
  build: { commands: ['corepack yarn run build'] },
  test: { commands: ['mkdir -p reports', 'corepack yarn run test'], note: reportNote },
  audit: { commands: ['corepack yarn npm audit --all --recursive --severity high'] },
};
