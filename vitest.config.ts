import { fileURLToPath } from 'node:url';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { colorOf } from './scripts/colors.ts';
import { markdown } from './scripts/prerender/markdown/plugin.ts';
import { publishedSchemas } from './scripts/prerender/published-schemas.ts';
import { readSettings } from './scripts/settings.ts';

const settings = readSettings({});

const FUZZ_SEED = 'tests/setup/fuzz-seed.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs inside workerd, with a real D1 database. */
function workerProject(name: string, include: string) {
  return {
    plugins: [
      cloudflareTest({
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          assets: {
            directory: fromRoot('tests/worker/fixtures/site'),
            binding: 'ASSETS',
            assetConfig: { html_handling: 'drop-trailing-slash' },
          },
        },
      }),
    ],
    resolve: {
      alias: [
        { find: /^.*\/site\.gen\.ts$/, replacement: fromRoot('tests/worker/fixtures/site.ts') },
        {
          // Matches the import path used inside worker/; a test that imports the file gets the
          // real one.
          find: /^\.\/password-parameters\.ts$/,
          replacement: fromRoot('tests/worker/fixtures/password-parameters.ts'),
        },
        {
          find: /^\.\/answer-delay\.ts$/,
          replacement: fromRoot('tests/worker/fixtures/answer-delay.ts'),
        },
      ],
    },
    test: {
      name,
      include: [include],
      isolate: false,
      setupFiles: [
        FUZZ_SEED,
        'tests/worker/support/fresh-worker.ts',
        'tests/worker/support/query-plans.ts',
        'tests/worker/support/short-pauses.ts',
      ],
    },
  };
}

function nodeProject(name: string, include: string) {
  return {
    plugins: [markdown(settings), publishedSchemas()],
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __THEME_COLOR__: JSON.stringify(colorOf('night')),
    },
    test: {
      name,
      setupFiles: [FUZZ_SEED],
      include: [include],
      environment: 'node' as const,
      isolate: false,
      // This package imports JSON in a way that only bundlers support.
      server: { deps: { inline: [/@actions\//] } },
    },
  };
}

export default defineConfig({
  test: {
    // More workers than cores may exist: many tests wait for a timeout or a process.
    maxWorkers: 4,
    // Generous, for machines that are busy with other work.
    testTimeout: 60_000,
    // Worker logs are only useful when a test fails.
    silent: 'passed-only',
    projects: [
      workerProject('worker', 'tests/worker/**/*.test.ts'),
      nodeProject('unit', 'tests/unit/**/*.test.ts'),
      // What starts processes or takes long: `npm run test:deep`.
      workerProject('deep-worker', 'tests/deep/worker/**/*.test.ts'),
      nodeProject('deep', 'tests/deep/!(worker)/**/*.test.ts'),
    ],
  },
});
