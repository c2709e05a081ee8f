/** Runs the commands of the jobs that lint, build and test a tiny project. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPipeline } from '../../../web/features/pipelines/pipeline.ts';
import {
  defaultPipelineOptions,
  type PipelineOptions,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { outline } from '../../unit/web/features/pipelines/support/outline.ts';
import { folderWith } from './support/folder.ts';

function commandsOf(options: PipelineOptions, id: string): readonly string[] {
  const tool = 'github-actions';
  const file = createPipeline(tool, options);
  const job = outline({ name: id, tool, options, file }).jobs.find((one) => one.id === id);
  if (!job) throw new Error(`No job ${id}`);
  return job.commands;
}

test('a project with npm is linted, built, and tested as it was built, in its folder', () => {
  const packageJson = {
    name: 'tiny',
    version: '1.0.0',
    scripts: {
      lint: 'node --check src/index.js',
      build: 'mkdir -p dist && cp src/index.js dist/',
      test: 'node --test --test-reporter=junit --test-reporter-destination=reports/junit.xml',
    },
  };
  const lock = {
    name: 'tiny',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': packageJson },
  };
  const projectOf = (answer: number) =>
    folderWith(
      Object.entries({
        'package.json': JSON.stringify(packageJson),
        'package-lock.json': JSON.stringify(lock),
        'src/index.js': `exports.two = ${answer};\n`,
        'test/index.test.js':
          "const test = require('node:test');\ntest('two', () => { if (require('../dist/index.js').two !== 2) throw new Error('no'); });\n",
      }).map(([path, text]) => ({ path: `services/api/${path}`, text })),
    );
  const options: PipelineOptions = {
    ...defaultPipelineOptions('nodejs'),
    folder: 'services/api',
    stages: ['lint', 'test'],
  };
  /** As GitHub does it: each step in a shell of its own that stops at an error. */
  const statusOf = (folder: string, id: string) => {
    const cwd = join(folder, options.folder);
    const codes = commandsOf(options, id).map(
      (command) => spawnSync('bash', ['-e', '-c', command], { cwd }).status,
    );
    return codes.find((code) => code !== 0) ?? 0;
  };
  const folder = projectOf(2);
  for (const id of ['lint', 'build', 'test']) expect(statusOf(folder, id), id).toBe(0);
  expect(existsSync(join(folder, 'services/api/reports/junit.xml'))).toBe(true);
  const broken = projectOf(3);
  expect(statusOf(broken, 'build')).toBe(0);
  expect(statusOf(broken, 'test')).not.toBe(0);
}, 240_000);
