/** Runs the shell steps of starter pipelines for real, against tiny projects. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { createPipeline } from '../../../web/features/pipelines/pipeline.ts';
import {
  defaultPipelineOptions,
  type PipelineOptions,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { outline } from '../../unit/web/features/pipelines/support/outline.ts';
import { folderWith, has } from './support/folder.ts';

vi.setConfig({ testTimeout: 240_000 });

const project = (files: Readonly<Record<string, string>>) =>
  folderWith(Object.entries(files).map(([path, text]) => ({ path, text })));

/** Where an index cannot be reached, pip must not wait for it again and again. */
const pip = { PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_RETRIES: '0' };

/** Runs the steps of one job as GitHub does: each in a shell of its own that stops at an error. */
function runJob(folder: string, options: PipelineOptions, id: string, path = process.env.PATH) {
  const file = createPipeline('github-actions', options);
  const job = outline({ name: id, tool: 'github-actions', options, file }).jobs.find(
    (one) => one.id === id,
  );
  if (!job) throw new Error(`No job ${id}`);
  for (const command of job.commands) {
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
      cwd: join(folder, options.folder),
      encoding: 'utf8',
      env: { ...process.env, ...pip, PATH: path },
    });
    if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
  }
}

describe('Node.js with npm', () => {
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
  const files = {
    'services/api/package.json': JSON.stringify(packageJson),
    'services/api/package-lock.json': JSON.stringify(lock),
    'services/api/src/index.js': 'exports.two = 2;\n',
    // Reads what the build made, as a test of the built package does.
    'services/api/test/index.test.js':
      "const test = require('node:test');\ntest('two', () => { if (require('../dist/index.js').two !== 2) throw new Error('no'); });\n",
  };
  const options: PipelineOptions = {
    ...defaultPipelineOptions('nodejs'),
    folder: 'services/api',
    stages: ['lint', 'test'],
  };

  test('lints, builds, and tests what was built, in its folder', () => {
    const folder = project(files);
    for (const id of ['lint', 'build', 'test']) runJob(folder, options, id);
    expect(existsSync(join(folder, 'services/api/dist/index.js'))).toBe(true);
    expect(existsSync(join(folder, 'services/api/reports/junit.xml'))).toBe(true);
  });

  test('fails for a test that fails', () => {
    const folder = project({ ...files, 'services/api/src/index.js': 'exports.two = 3;\n' });
    runJob(folder, options, 'build');
    expect(() => runJob(folder, options, 'test')).toThrow(/npm test/);
  });
});

/** Whether pip gets packages at a usual speed; without an index, it waits for minutes. */
function canInstall(): boolean {
  const target = mkdtempSync(join(tmpdir(), 'onego-pip-'));
  const download = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', target];
  const packages = ['pytest', 'setuptools', 'build'];
  const env = { ...process.env, ...pip };
  const { status } = spawnSync('python3', [...download, ...packages], { env, timeout: 10_000 });
  rmSync(target, { recursive: true });
  return status === 0;
}

// Downloads packages, so once a week.
describe.runIf(inject('triesAllInputs') && canInstall())('Python with pip', () => {
  const files = {
    'pyproject.toml': `[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "tiny"
version = "1.0.0"
`,
    'requirements.txt': 'pytest\n',
    'src/tiny/__init__.py': 'TWO = 2\n',
    'tests/test_tiny.py': 'from tiny import TWO\n\n\ndef test_two():\n    assert TWO == 2\n',
  };
  const options: PipelineOptions = { ...defaultPipelineOptions('python'), stages: ['test'] };

  /** Packages go into an environment of the project, not into that of this machine. */
  function withEnvironment(folder: string): string {
    execFileSync('python3', ['-m', 'venv', join(folder, '.venv')]);
    return [join(folder, '.venv/bin'), process.env.PATH].join(delimiter);
  }

  test('builds, and tests a package under src/', () => {
    const folder = project(files);
    const path = withEnvironment(folder);
    for (const id of ['build', 'test']) runJob(folder, options, id, path);
    expect(existsSync(join(folder, 'reports/junit.xml'))).toBe(true);
    expect(existsSync(join(folder, 'dist/tiny-1.0.0-py3-none-any.whl'))).toBe(true);
  });
});

describe.runIf(has('mvn'))('Java with Maven', () => {
  test('each command is one that Maven reads', () => {
    const folder = project({
      'pom.xml':
        '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>tiny</groupId><artifactId>tiny</artifactId><version>1</version></project>\n',
    });
    const options = { ...defaultPipelineOptions('java'), stages: ['test'] as const };
    const file = createPipeline('github-actions', options);
    const { jobs } = outline({ name: 'maven', tool: 'github-actions', options, file });
    const commands = jobs.flatMap((job) => job.commands).filter((one) => one.startsWith('mvn '));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of new Set(commands)) {
      // The help of Maven parses all options and stops before it needs a plugin.
      const read = spawnSync('bash', ['-c', `${command} --help`], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(read.stdout + read.stderr, command).not.toMatch(/Unrecognized|Unable to parse/);
      expect(read.status, command).toBe(0);
    }
  });
});
