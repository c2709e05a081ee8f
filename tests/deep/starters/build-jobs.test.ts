/** Runs the commands of deploy jobs, and of jobs that build and test tiny projects. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPipeline } from '../../../web/features/pipelines/pipeline.ts';
import {
  defaultPipelineOptions,
  type PipelineOptions,
  type PipelineTool,
  packageManagers,
  pipelineLanguages,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { outline } from '../../unit/web/features/pipelines/support/outline.ts';
import { folderWith, has } from './support/folder.ts';

function commandsOf(tool: PipelineTool, options: PipelineOptions, id: string): readonly string[] {
  const file = createPipeline(tool, options);
  const job = outline({ name: id, tool, options, file }).jobs.find((one) => one.id === id);
  if (!job) throw new Error(`No job ${id}`);
  return job.commands;
}

test('Travis CI says that the script is missing only if it is', () => {
  for (const language of pipelineLanguages) {
    for (const packageManager of packageManagers[language]) {
      const options = { ...defaultPipelineOptions(language), packageManager };
      const stages = ['deploy'] as const;
      const script = commandsOf('travis-ci', { ...options, stages }, 'deploy-staging').at(-1);
      // In an empty project, where each program that is called ends with this status.
      for (const status of [1, 0]) {
        const folder = folderWith([{ path: 'gradlew', text: `#!/bin/bash\nexit ${status}\n` }]);
        const handler = `command_not_found_handle() { return ${status}; }`;
        const ended = spawnSync('/bin/bash', ['-c', `${handler}\n${script}`], {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: folder },
        });
        expect(ended.status, packageManager).not.toBe(0);
        const isSaid = ended.stderr.includes('scripts/deploy.sh is missing');
        expect(isSaid, packageManager).toBe(status === 0);
      }
    }
  }
});

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
    const codes = commandsOf('github-actions', options, id).map(
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

test.runIf(has('mvn'))(
  'Maven reads each of its commands',
  () => {
    const options = { ...defaultPipelineOptions('java'), stages: ['test'] as const };
    const all = ['build', 'test'].flatMap((id) => commandsOf('github-actions', options, id));
    const commands = all.filter((command) => command.startsWith('mvn '));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of new Set(commands)) {
      // The help of Maven parses all options and stops before it needs a plugin.
      const told = spawnSync('bash', ['-c', `${command} --help`], { encoding: 'utf8' });
      expect(told.stdout + told.stderr, command).not.toMatch(/Unrecognized|Unable to parse/);
      expect(told.status, command).toBe(0);
    }
  },
  240_000,
);
