import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createZip } from '../../../web/features/file-viewer/zip.ts';
import { cleanPipelineOptions } from '../../../web/features/pipelines/check-pipeline-options.ts';
import { createPipelineKit } from '../../../web/features/pipelines/kit.ts';
import {
  defaultPipelineOptions,
  type PipelineLanguage,
  type PipelineOptions,
  type PipelineTool,
  pipelineTools,
  type Stage,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { cases } from '../../unit/web/features/pipelines/support/cases.ts';
import { textOf } from '../../unit/web/features/support/text-of.ts';
import { folderWith, has, put } from './support/folder.ts';

const standard = defaultPipelineOptions('nodejs');
const withImage: PipelineOptions = {
  ...standard,
  stages: ['image', 'deploy'],
  registry: 'ghcr',
};
const targets: Record<string, PipelineOptions> = {
  'files to a server': standard,
  'an image to a server': withImage,
  'files to a static host': { ...standard, target: 'static' },
  'an image to Kubernetes': { ...withImage, target: 'kubernetes' },
};

/** Records how it was called, in place of the real program of this name. */
const standIn = (name: string) => `#!/bin/bash
echo "${name} $*" >> "$CALLS"
if [[ ${name} == ssh ]]; then cat "$2" > "$CALLS.key"; fi
if [[ "$*" == *"tar -xzf"* ]]; then tar -tzf - >> "$CALLS"; fi
if [[ "$*" == *--format* ]]; then echo 'true 0 healthy'; fi
[[ -n "$FAIL" && "$*" == *"$FAIL"* ]] && exit 1
exit 0
`;

/** Unpacks a kit beside what a build made. */
function unpack(options: PipelineOptions) {
  const folder = folderWith(createPipelineKit('github-actions', options));
  put(folder, 'dist/index.html', 'built');
  for (const name of ['ssh', 'npx', 'kubectl', 'sleep']) put(folder, `bin/${name}`, standIn(name));
  return folder;
}

function fillIn(folder: string): string {
  const settings = readFileSync(join(folder, 'deploy/staging.conf'), 'utf8');
  put(folder, 'deploy/staging.conf', settings.replaceAll('REPLACE', 'filled-in'));
  return folder;
}

const PRIVATE_KEY = [
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  'secret-token',
  '-----END OPENSSH PRIVATE KEY-----',
].join('\n');
const KEY_IN_BASE64 = Buffer.from(`${PRIVATE_KEY}\n`).toString('base64');

function deploy(folder: string, fails = '', token = KEY_IN_BASE64) {
  const calls = join(folder, 'calls.txt');
  writeFileSync(calls, '');
  const { status, stderr } = spawnSync(
    'bash',
    ['scripts/deploy.sh', 'staging', 'ghcr.io/us/app:1'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
        CALLS: calls,
        FAIL: fails,
        DEPLOY_TOKEN: token,
      },
    },
  );
  return { status, stderr, calls: readFileSync(calls, 'utf8') };
}

describe.each(Object.entries(targets))('a deploy script that brings %s', (_, options) => {
  test('refuses settings that nobody filled in, and a missing secret', () => {
    const folder = unpack(options);
    expect(deploy(folder)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('deploy/staging.conf'),
      calls: '',
    });
    fillIn(folder);
    expect(deploy(folder, '', '')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('DEPLOY_TOKEN'),
      calls: '',
    });
  });

  test('deploys, and never shows the secret to the list of processes', () => {
    const folder = fillIn(unpack(options));
    const { status, stderr, calls } = deploy(folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(calls).not.toBe('');
    expect(calls).not.toContain('secret-token');
    expect(calls).not.toContain(KEY_IN_BASE64);
  });
});

describe.each([
  ['in base64', KEY_IN_BASE64],
  ['in base64, on several lines', KEY_IN_BASE64.replaceAll(/.{40}/g, '$&\n')],
  ['as it is', PRIVATE_KEY],
])('a private key %s', (_, token) => {
  test.each([standard, withImage])('is the one that ssh gets', (options) => {
    const folder = fillIn(unpack(options));
    expect(deploy(folder, '', token)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'calls.txt.key'), 'utf8')).toBe(`${PRIVATE_KEY}\n`);
  });
});

test.each(['not base64!', Buffer.from('a password').toString('base64')])(
  '%s is no private key, so nothing is called',
  (token) => {
    const folder = fillIn(unpack(standard));
    expect(deploy(folder, '', token)).toMatchObject({
      status: 1,
      stderr: 'DEPLOY_TOKEN is neither a private key in base64 nor a private key.\n',
      calls: '',
    });
  },
);

test('the header, the script and the README say what DEPLOY_TOKEN holds', () => {
  const kinds = {
    server: 'the SSH private key in base64 (base64 -w0 < id_ed25519)',
    static: 'an API token with the permission Cloudflare Pages: Edit',
    kubernetes:
      'the token of a service account that may get, list, watch and patch Deployments, and get and list ReplicaSets',
  };
  for (const { name, tool, options } of cases) {
    const [pipeline, ...others] = createPipelineKit(tool, options);
    if (!pipeline?.text.includes('deploy.sh')) continue;
    const { target } = cleanPipelineOptions(options);
    const head = pipeline.text.split(/^(?!#|\/\/)/m)[0] ?? '';
    expect(head.replaceAll(/\n(#|\/\/) /g, ' '), name).toContain(`: ${kinds[target]}`);
    const script = others.find(({ path }) => path.endsWith('scripts/deploy.sh'));
    expect(script?.text, name).toContain(kinds[target]);
    expect(textOf(others, 'PIPELINE.md'), name).toContain(kinds[target]);
  }
});

test('files reach the server in a release of their own, and then the link moves', () => {
  const folder = fillIn(unpack(standard));
  const { calls } = deploy(folder);
  expect(calls).toContain('index.html');
  expect(calls.indexOf('tar -xzf')).toBeLessThan(calls.indexOf('mv -T'));
  expect(calls).toContain('StrictHostKeyChecking=yes');
});

test('a container that does not start gives way to the previous one', () => {
  const folder = fillIn(unpack(withImage));
  const { status, calls } = deploy(folder, 'docker run');
  expect(status).toBe(1);
  expect(calls).toContain("docker start 'app-staging'");
});

test('a Deployment that does not become ready is undone', () => {
  const folder = fillIn(unpack({ ...withImage, target: 'kubernetes' }));
  const { status, calls } = deploy(folder, 'rollout status');
  expect(status).toBe(1);
  expect(calls).toContain('kubectl rollout undo deployment/app');
});

test.runIf(has('shellcheck'))('shellcheck finds nothing in a deploy script', () => {
  for (const options of Object.values(targets)) {
    const input = textOf(createPipelineKit('jenkins', options), 'scripts/deploy.sh');
    expect(spawnSync('shellcheck', ['-'], { input, encoding: 'utf8' }).stdout).toBe('');
  }
});

test('each kit has what its pipeline calls, a file that proposes updates, and a README', async () => {
  for (const { name, tool, options, file } of cases) {
    const files = createPipelineKit(tool, options);
    const paths = files.map(({ path }) => path);
    expect(files[0], name).toEqual(file);
    expect(paths.some((path) => path.endsWith('scripts/deploy.sh'))).toBe(
      file.text.includes('deploy.sh'),
    );
    expect(paths).toContain(tool === 'github-actions' ? '.github/dependabot.yml' : 'renovate.json');
    const readme = textOf(files, 'PIPELINE.md');
    for (const path of paths) expect(readme).toContain(`- \`${path}\``);
    expect(readme).toMatch(/if you have `(renovate\.json|\.github\/dependabot\.yml)` already/);
    expect(readme).toContain('2026');
  }
  await Promise.all(
    pipelineTools.map((tool) => createZip(createPipelineKit(tool, withImage), new Date(0))),
  );
});

test.each<[PipelineLanguage, readonly Stage[], string]>([
  ['nodejs', [], 'package-lock.json; the script build in package.json.'],
  [
    'nodejs',
    ['test'],
    'package-lock.json; the scripts build and test in package.json; a build that writes the folder dist.',
  ],
  ['nodejs', ['lint', 'test'], 'the scripts lint, build and test in package.json; a build'],
  ['java', ['test'], 'a pom.xml in the root folder; a build that writes the folder target.'],
  ['java', ['lint'], 'a pom.xml in the root folder.'],
  ['php', ['lint'], 'composer.lock, with phpstan in it.'],
  ['php', ['test'], 'composer.lock, with phpunit in it.'],
  ['ruby', [], 'Gemfile.lock.'],
  ['ruby', ['test'], 'Gemfile.lock, with rspec and rspec_junit_formatter in it.'],
  ['python', ['lint'], 'requirements.txt with exact versions.'],
  ['python', ['test'], 'requirements.txt with exact versions, pytest among them.'],
])('a kit for %s with the stages %j asks for what its jobs run', (language, stages, words) => {
  const options = { ...defaultPipelineOptions(language), stages };
  const [pipeline, ...others] = createPipelineKit('jenkins', options);
  expect(textOf(others, 'PIPELINE.md')).toContain(words);
  expect(pipeline?.text.replaceAll(/\n\/\/ /g, ' ')).toContain(words);
});

test('a Gradle build that is scanned has to have its lock file, and no other one', () => {
  const options = { ...defaultPipelineOptions('java'), packageManager: 'gradle' as const };
  for (const stages of [['security-scan'], ['test']] as const) {
    for (const { path, text } of createPipelineKit('github-actions', { ...options, stages })) {
      if (path.endsWith('dependabot.yml')) continue;
      const words = text.replaceAll('\n# ', ' ');
      expect(words.includes('gradle.lockfile, from dependency locking')).toBe(
        stages[0] === 'security-scan',
      );
    }
  }
});

test.each<[PipelineTool, Partial<PipelineOptions>, boolean]>([
  ['jenkins', { stages: ['test'] }, false],
  ['github-actions', { stages: ['image'], registry: 'ghcr' }, false],
  ['gitlab-ci', { stages: ['image'], registry: 'gitlab-registry' }, false],
  ['jenkins', { stages: ['image'], registry: 'ghcr' }, true],
  ['github-actions', { stages: ['image'], registry: 'amazon-ecr' }, true],
  ['circleci', { stages: ['deploy'] }, true],
])('a kit for %s with %j asks for secrets only where its head names some', (tool, more, asks) => {
  const readme = textOf(createPipelineKit(tool, { ...standard, ...more }), 'PIPELINE.md');
  expect(readme.includes('Set the secrets')).toBe(asks);
});

test('the commands for one’s own machine are those of the jobs that were chosen', () => {
  const readmeWith = (...stages: Stage[]) =>
    textOf(createPipelineKit('jenkins', { ...standard, stages }), 'PIPELINE.md');
  expect(readmeWith('lint')).toContain('npm run lint\n');
  expect(readmeWith('test')).not.toContain('npm run lint');
  expect(readmeWith('security-scan')).toMatch(/docker run[^`]+npm audit/);
  expect(readmeWith('test')).not.toMatch(/docker run|npm audit/);
});

test('Dependabot watches the actions, the packages in their folder, and the Dockerfile', () => {
  const files = createPipelineKit('github-actions', { ...withImage, folder: 'services/api' });
  const { updates } = parse(textOf(files, '.github/dependabot.yml'));
  expect(
    updates.map((update: Record<string, unknown>) => [
      update['package-ecosystem'],
      update.directory,
    ]),
  ).toEqual([
    ['github-actions', '/'],
    ['npm', '/services/api'],
    ['docker', '/services/api'],
  ]);
});
