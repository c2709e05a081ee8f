/** Runs the deploy scripts for a server for real, in a folder that plays the server. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPipelineKit } from '../../../web/features/pipelines/kit.ts';
import {
  defaultPipelineOptions,
  deployTargets,
  type PipelineLanguage,
  type PipelineOptions,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { folderWith, put as putInto } from './support/folder.ts';

const standard = defaultPipelineOptions('nodejs');
const withImage: PipelineOptions = { ...standard, stages: ['image', 'deploy'], registry: 'ghcr' };

function confOf(environment: string, options: PipelineOptions): string {
  const files = createPipelineKit('gitlab-ci', options);
  return files.find(({ path }) => path === `deploy/${environment}.conf`)?.text ?? '';
}

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
  const conf = confOf('staging', options).replaceAll('REPLACE', 'filled-in');
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

/** Settings that say where a deployment goes, with those that the reader has to give. */
test.each(deployTargets)(
  'two environments on a %s have no place in common by default',
  (target) => {
    for (const options of [standard, withImage]) {
      if (target === 'kubernetes' && options === standard) continue;
      const [staging, production] = ['staging', 'production'].map((name) =>
        confOf(name, { ...options, target })
          .split('\n')
          .filter((line) => /^(CONTAINER|TARGET_FOLDER|PAGES_BRANCH|NAMESPACE)=/.test(line)),
      );
      expect(staging?.length).toBeGreaterThan(0);
      const shared = staging?.filter((line) => production?.includes(line));
      expect(shared).toEqual(target === 'kubernetes' ? ["CONTAINER='app'"] : []);
    }
  },
);

test('only the last environment is the live site of a static host', () => {
  const options = { ...standard, target: 'static' as const };
  expect(confOf('production', options)).toContain("PAGES_BRANCH='main'");
  expect(confOf('staging', options)).toContain("PAGES_BRANCH='preview-staging'");
  expect(confOf('staging', options)).toContain('Everything in this folder becomes public.');
});

test('a static host gets files, also if an image is pushed beside them', () => {
  const [pipeline, ...files] = createPipelineKit('github-actions', {
    ...withImage,
    target: 'static',
  });
  expect(pipeline?.text).toMatch(/name: build\n +path: dist\n[\s\S]+deploy\.sh staging\n/);
  const script = files.find(({ path }) => path === 'scripts/deploy.sh')?.text;
  expect(script).toContain('Usage: scripts/deploy.sh ENVIRONMENT\n');
});
