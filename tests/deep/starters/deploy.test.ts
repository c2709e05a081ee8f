/** Runs the deploy scripts, with programs that record their calls or play the server. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPipelineKit } from '../../../web/features/pipelines/kit.ts';
import {
  defaultPipelineOptions,
  type PipelineLanguage,
  type PipelineOptions,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { textOf } from '../../unit/web/features/support/text-of.ts';
import { folderWith, has, put } from './support/folder.ts';

const standard = defaultPipelineOptions('nodejs');
const withImage: PipelineOptions = { ...standard, stages: ['image', 'deploy'], registry: 'ghcr' };
const onKubernetes: PipelineOptions = { ...withImage, target: 'kubernetes' };
const targets = [standard, withImage, { ...standard, target: 'static' } as const, onKubernetes];

const SETTINGS = 'deploy/staging.conf';
const PRIVATE_KEY =
  '-----BEGIN OPENSSH PRIVATE KEY-----\nsecret-token\n-----END OPENSSH PRIVATE KEY-----';
const KEY_IN_BASE64 = Buffer.from(`${PRIVATE_KEY}\n`).toString('base64');

const failed = (words: string) => ({ status: 1, stderr: expect.stringContaining(words) });

function fillIn(folder: string, more = ''): void {
  const settings = readFileSync(join(folder, SETTINGS), 'utf8');
  put(folder, SETTINGS, `${settings.replaceAll('REPLACE', 'filled-in')}${more}\n`);
}

function runScript(folder: string, image: string, env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync('bash', ['scripts/deploy.sh', 'staging', image], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, ...env },
  });
  return { status, stderr };
}

describe('a deploy script', () => {
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
  function unpack(options: PipelineOptions): string {
    const folder = folderWith(createPipelineKit('github-actions', options));
    put(folder, 'dist/index.html', 'built');
    for (const name of ['ssh', 'npx', 'kubectl', 'sleep']) {
      put(folder, `bin/${name}`, standIn(name));
    }
    return folder;
  }

  function unpackFilledIn(options: PipelineOptions): string {
    const folder = unpack(options);
    fillIn(folder);
    return folder;
  }

  function deploy(folder: string, { fails = '', token = KEY_IN_BASE64 } = {}) {
    const calls = join(folder, 'calls.txt');
    put(folder, 'calls.txt', '');
    const env = { CALLS: calls, FAIL: fails, DEPLOY_TOKEN: token };
    const ended = runScript(folder, 'ghcr.io/us/app:1', env);
    return { ...ended, calls: readFileSync(calls, 'utf8') };
  }

  test('refuses settings that nobody filled in and a missing secret, and never shows it to the list of processes', () => {
    for (const options of targets) {
      const folder = unpack(options);
      expect(deploy(folder)).toMatchObject({ ...failed(SETTINGS), calls: '' });
      fillIn(folder);
      expect(deploy(folder, { token: '' })).toMatchObject({ ...failed('DEPLOY_TOKEN'), calls: '' });
      const { status, stderr, calls } = deploy(folder);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(calls).not.toBe('');
      expect(calls).not.toContain('secret-token');
      expect(calls).not.toContain(KEY_IN_BASE64);
    }
  });

  test('gives ssh the private key in each of its forms, and nothing else', () => {
    const folder = unpackFilledIn(standard);
    for (const token of [KEY_IN_BASE64, KEY_IN_BASE64.replaceAll(/.{40}/g, '$&\n'), PRIVATE_KEY]) {
      expect(deploy(folder, { token })).toMatchObject({ status: 0, stderr: '' });
      expect(readFileSync(join(folder, 'calls.txt.key'), 'utf8')).toBe(`${PRIVATE_KEY}\n`);
    }
    for (const token of ['not base64!', Buffer.from('a password').toString('base64')]) {
      expect(deploy(folder, { token })).toEqual({
        status: 1,
        stderr: 'DEPLOY_TOKEN is neither a private key in base64 nor a private key.\n',
        calls: '',
      });
    }
  });

  test('moves the link once the files are there, on a host that it knows', () => {
    const { calls } = deploy(unpackFilledIn(standard));
    expect(calls).toContain('index.html');
    expect(calls.indexOf('tar -xzf')).toBeLessThan(calls.indexOf('mv -T'));
    expect(calls).toContain('StrictHostKeyChecking=yes');
  });

  test('goes back from a container or a Deployment that does not start', () => {
    const container = deploy(unpackFilledIn(withImage), { fails: 'docker run' });
    expect(container.status).toBe(1);
    expect(container.calls).toContain("docker start 'app-staging'");
    const deployment = deploy(unpackFilledIn(onKubernetes), { fails: 'rollout status' });
    expect(deployment.status).toBe(1);
    expect(deployment.calls).toContain('kubectl rollout undo deployment/app');
  });

  test.runIf(has('shellcheck'))('has nothing that shellcheck points out', () => {
    for (const options of targets) {
      const input = textOf(createPipelineKit('jenkins', options), 'scripts/deploy.sh');
      expect(spawnSync('shellcheck', ['-'], { input, encoding: 'utf8' }).stdout).toBe('');
    }
  });
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

/** A folder that plays the server. */
function startServer(options: PipelineOptions) {
  const folder = folderWith(createPipelineKit('jenkins', options));
  const write = (path: string, text: string) => put(folder, path, text);
  write('bin/docker', DOCKER);
  write('bin/ssh', '#!/bin/bash\nfor last; do :; done\nexec sh -c "$last"\n');
  write('bin/sleep', '#!/bin/bash\n');
  mkdirSync(join(folder, 'containers'));
  fillIn(folder);
  const settings = readFileSync(join(folder, SETTINGS), 'utf8');
  write(SETTINGS, settings.replace('/srv/app-staging', join(folder, 'srv')));
  const deploy = (image = '', more = '') => {
    fillIn(folder, more);
    const env = { STATE: join(folder, 'containers'), DEPLOY_TOKEN: '-----BEGIN KEY-----' };
    return runScript(folder, image, env);
  };
  return { folder, write, deploy };
}

describe('an image on a server', () => {
  function imageServer() {
    const { folder, deploy, write } = startServer(withImage);
    const image = (name: string) =>
      readFileSync(join(folder, 'containers', name), 'utf8').split('\n')[0];
    const containers = () =>
      Object.fromEntries(
        readdirSync(join(folder, 'containers')).map((name) => [name, image(name)]),
      );
    return { deploy, write, containers };
  }

  test('that fails gives way to the last good one, also the second time', () => {
    const { deploy, containers } = imageServer();
    expect(deploy('app:good')).toEqual({ status: 0, stderr: '' });
    for (const tag of ['ends', 'stops', 'sick', 'never', 'refused', 'ends']) {
      expect(deploy(`app:${tag}`), tag).toEqual(failed('the previous one runs again'));
      expect(containers()).toEqual({ 'app-staging': 'app:good' });
    }
  });

  test('that fails as the first one leaves nothing behind, and has the time that its health check takes', () => {
    const { deploy, containers } = imageServer();
    expect(deploy('app:ends')).toEqual(failed('no previous one'));
    expect(containers()).toEqual({});
    expect(deploy('app:slow')).toEqual({ status: 0, stderr: '' });
    expect(containers()).toEqual({ 'app-staging': 'app:slow' });
  });

  test('goes back past what an interrupted deployment left', () => {
    const { deploy, write, containers } = imageServer();
    write('containers/app-staging-before', 'app:good\n');
    write('containers/app-staging', 'app:ends\n');
    expect(deploy('app:stops').status).toBe(1);
    expect(containers()).toEqual({ 'app-staging': 'app:good' });
  });
});

describe('files on a server', () => {
  function fileServer(language: PipelineLanguage = 'nodejs') {
    const server = startServer({ ...defaultPipelineOptions(language), stages: ['deploy'] });
    server.write('dist/index.html', 'built');
    const releases = () => readdirSync(join(server.folder, 'srv/releases'));
    return { ...server, releases, current: join(server.folder, 'srv/current') };
  }

  test('stay as they were if AFTER_DEPLOY fails', () => {
    const { write, deploy, current, releases } = fileServer();
    expect(deploy()).toEqual({ status: 0, stderr: '' });
    const before = readlinkSync(current);
    // Releases are named by the second.
    spawnSync('sleep', ['1.1']);
    for (const [command, message] of [
      [`! test -e ${current}/new.txt`, 'AFTER_DEPLOY failed, so the previous release is back.'],
      ['false', 'AFTER_DEPLOY failed, also for the previous release, which is current again.'],
    ]) {
      write('dist/new.txt', 'new');
      expect(deploy('', `AFTER_DEPLOY='${command}'`)).toEqual({
        status: 1,
        stderr: `${message}\n`,
      });
      expect(readlinkSync(current)).toBe(before);
      expect(releases()).toHaveLength(1);
    }
  });

  test('leave nothing if AFTER_DEPLOY fails for the first release', () => {
    const { deploy, current, releases } = fileServer();
    expect(deploy('', "AFTER_DEPLOY='false'")).toEqual(failed('there is no release to go back to'));
    expect(existsSync(current)).toBe(false);
    expect(releases()).toEqual([]);
  });

  test.each(['ruby', 'php'] as const)('of %s are unpacked before they are current', (language) => {
    const { folder, write, deploy, current, releases } = fileServer(language);
    write('src/app.txt', 'source');
    spawnSync('tar', ['-czf', 'dist/app.tar.gz', '-C', 'src', '.'], { cwd: folder });
    const installers = (line: string) => {
      for (const name of ['bundle', 'composer']) write(`bin/${name}`, `#!/bin/bash\n${line}\n`);
    };
    installers('test -f app.txt');
    expect(deploy()).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(join(current, 'app.txt'), 'utf8')).toBe('source');
    expect(existsSync(join(current, 'app.tar.gz'))).toBe(false);

    installers('exit 1');
    spawnSync('sleep', ['1.1']);
    expect(deploy()).toEqual(failed('nothing changed'));
    expect(existsSync(join(current, 'app.txt'))).toBe(true);
    expect(releases()).toHaveLength(1);
  });
});
