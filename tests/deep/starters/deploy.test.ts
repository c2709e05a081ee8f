/** Runs the deploy scripts, with programs that record their calls or play the server. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPipelineKit } from '../../../web/features/pipelines/kit.ts';
import {
  defaultPipelineOptions,
  type PipelineLanguage,
  type PipelineOptions,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { textOf } from '../../unit/web/features/support/text-of.ts';
import { folderWith, has, put as putInto } from './support/folder.ts';

const standard = defaultPipelineOptions('nodejs');
const withImage: PipelineOptions = { ...standard, stages: ['image', 'deploy'], registry: 'ghcr' };
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
  putInto(folder, 'dist/index.html', 'built');
  for (const name of ['ssh', 'npx', 'kubectl', 'sleep'])
    putInto(folder, `bin/${name}`, standIn(name));
  return folder;
}

function fillIn(folder: string): string {
  const settings = readFileSync(join(folder, 'deploy/staging.conf'), 'utf8');
  putInto(folder, 'deploy/staging.conf', settings.replaceAll('REPLACE', 'filled-in'));
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

/** Each container is a file with its image; what `inspect` says of it depends on the image. */
const DOCKER = `#!/bin/bash
set -u
[[ "$1" == container ]] && shift
for last; do :; done
case "$1" in
  pull) ;;
  inspect)
    [[ -f "$STATE/$last" ]] || exit 1
    echo look >> "$STATE/$last"
    looks="$(grep -c look "$STATE/$last")"
    case "$(head -n 1 "$STATE/$last")" in
      *:ends) if ((looks < 3)); then echo 'true 0 healthy'; else echo 'true 1 healthy'; fi ;;
      *:stops) echo 'false 0 healthy' ;;
      *:sick) if ((looks < 8)); then echo 'true 0 starting'; else echo 'true 0 unhealthy'; fi ;;
      *:slow) if ((looks < 8)); then echo 'true 0 starting'; else echo 'true 0 healthy'; fi ;;
      *:never) echo 'true 0 starting' ;;
      *) echo 'true 0 healthy' ;;
    esac ;;
  rm) [[ -f "$STATE/$last" ]] || exit 1; rm "$STATE/$last" ;;
  rename) [[ -f "$STATE/$2" && ! -f "$STATE/$3" ]] || exit 1; mv "$STATE/$2" "$STATE/$3" ;;
  stop | start | logs) [[ -f "$STATE/$last" ]] && echo "$1 $last" >> "$STATE.calls" ;;
  run)
    [[ "$last" == *:refused || -f "$STATE/$4" ]] && exit 125
    echo "$last" > "$STATE/$4" ;;
esac
`;

function server(options: PipelineOptions) {
  const folder = folderWith(createPipelineKit('jenkins', options));
  const put = (path: string, text: string) => putInto(folder, path, text);
  put('bin/docker', DOCKER);
  put('bin/ssh', '#!/bin/bash\nfor last; do :; done\nexec sh -c "$last"\n');
  put('bin/sleep', '#!/bin/bash\n');
  mkdirSync(join(folder, 'containers'));
  const conf = textOf(createPipelineKit('gitlab-ci', options), 'deploy/staging.conf').replaceAll(
    'REPLACE',
    'filled-in',
  );
  put('deploy/staging.conf', conf.replace('/srv/app-staging', join(folder, 'srv')));
  const deploy = (image = '', settings = '') => {
    put(
      'deploy/staging.conf',
      `${readFileSync(join(folder, 'deploy/staging.conf'), 'utf8')}${settings}\n`,
    );
    const { status, stderr } = spawnSync('bash', ['scripts/deploy.sh', 'staging', image], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
        STATE: join(folder, 'containers'),
        DEPLOY_TOKEN: '-----BEGIN KEY-----',
      },
    });
    return { status, stderr };
  };
  return { folder, put, deploy };
}

describe('an image on a server', () => {
  function imageServer() {
    const { folder, deploy, put } = server(withImage);
    const containers = () =>
      Object.fromEntries(
        readdirSync(join(folder, 'containers')).map((name) => [
          name,
          readFileSync(join(folder, 'containers', name), 'utf8').split('\n')[0],
        ]),
      );
    return { deploy, put, containers };
  }

  test.each(['ends', 'stops', 'sick', 'never', 'refused'])(
    'that is of the kind “%s” gives way to the last good one, also the second time',
    (tag) => {
      const { deploy, containers } = imageServer();
      expect(deploy('app:good')).toEqual({ status: 0, stderr: '' });
      for (const _ of ['once', 'twice']) {
        expect(deploy(`app:${tag}`)).toMatchObject({
          status: 1,
          stderr: expect.stringContaining('the previous one runs again'),
        });
        expect(containers()).toEqual({ 'app-staging': 'app:good' });
      }
    },
  );

  test('has the time that its health check takes', () => {
    const { deploy, containers } = imageServer();
    expect(deploy('app:good').status).toBe(0);
    expect(deploy('app:slow')).toEqual({ status: 0, stderr: '' });
    expect(containers()).toEqual({ 'app-staging': 'app:slow' });
  });

  test('that fails as the first one leaves nothing behind, and the message says so', () => {
    const { deploy, containers } = imageServer();
    expect(deploy('app:ends')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no previous one'),
    });
    expect(containers()).toEqual({});
  });

  test('goes back past what a deployment left that was cut off', () => {
    const { deploy, put, containers } = imageServer();
    put('containers/app-staging-before', 'app:good\n');
    put('containers/app-staging', 'app:ends\n');
    expect(deploy('app:stops').status).toBe(1);
    expect(containers()).toEqual({ 'app-staging': 'app:good' });
  });
});

describe('files on a server', () => {
  function fileServer(language: PipelineLanguage = 'nodejs') {
    const { folder, put, deploy } = server({
      ...defaultPipelineOptions(language),
      stages: ['deploy'],
    });
    put('dist/index.html', 'built');
    const releases = () => readdirSync(join(folder, 'srv/releases'));
    return { folder, put, deploy, releases, current: join(folder, 'srv/current') };
  }

  test('stay as they were if AFTER_DEPLOY fails', () => {
    const { put, deploy, current, releases } = fileServer();
    expect(deploy()).toEqual({ status: 0, stderr: '' });
    const before = readlinkSync(current);
    spawnSync('sleep', ['1.1']);
    for (const [command, message] of [
      [`! test -e ${current}/new.txt`, 'AFTER_DEPLOY failed, so the previous release is back.'],
      ['false', 'AFTER_DEPLOY failed, also for the previous release, which is current again.'],
    ]) {
      put('dist/new.txt', 'new');
      expect(deploy('', `AFTER_DEPLOY='${command}'`)).toEqual({
        status: 1,
        stderr: `${message}\n`,
      });
      expect(readlinkSync(current)).toBe(before);
      expect(releases()).toHaveLength(1);
    }
  });

  test('are no release to go back to if AFTER_DEPLOY fails for the first one', () => {
    const { deploy, current, releases } = fileServer();
    expect(deploy('', "AFTER_DEPLOY='false'")).toMatchObject({
      status: 1,
      stderr: 'AFTER_DEPLOY failed, and there is no release to go back to.\n',
    });
    expect(existsSync(current)).toBe(false);
    expect(releases()).toEqual([]);
  });

  test.each(['ruby', 'php'] as const)('of %s are unpacked before they are current', (language) => {
    const { folder, put, deploy, current, releases } = fileServer(language);
    put('src/app.txt', 'source');
    spawnSync('tar', ['-czf', 'dist/app.tar.gz', '-C', 'src', '.'], { cwd: folder });
    for (const program of ['bundle', 'composer'])
      put(`bin/${program}`, '#!/bin/bash\ntest -f app.txt\n');
    expect(deploy()).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(join(current, 'app.txt'), 'utf8')).toBe('source');
    expect(existsSync(join(current, 'app.tar.gz'))).toBe(false);

    for (const program of ['bundle', 'composer']) put(`bin/${program}`, '#!/bin/bash\nexit 1\n');
    spawnSync('sleep', ['1.1']);
    expect(deploy()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nothing changed'),
    });
    expect(existsSync(join(current, 'app.txt'))).toBe(true);
    expect(releases()).toHaveLength(1);
  });
});
