// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the stand-ins are written in shell
/** Runs the scripts with mocks of MongoDB’s tools that record their calls. */
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMongoFiles } from '../../../web/features/mongodb/mongodb.ts';
import { defaultMongoOptions } from '../../../web/features/mongodb/options.ts';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { textOf } from '../../unit/web/features/support/text-of.ts';
import { folderWith, has, put } from './support/folder.ts';

const PASSWORD = "it's $(not) `shell`";

let folder: string;

function unpack(): void {
  const backup = { schedule: 'daily', keep: 2 } as const;
  folder = folderWith(createMongoFiles({ ...defaultMongoOptions(), backup }));
  for (const name of ['secrets', 'backups']) mkdirSync(join(folder, name));
}

const standIn = (name: string, lines: string) =>
  put(
    folder,
    `bin/${name}`,
    `#!/usr/bin/env bash\necho "${name} $*" >> "${folder}/calls"\n${lines}\n`,
  );

function run(script: string, ...args: readonly string[]) {
  return spawnSync('bash', [join(folder, script), ...args], {
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      SECRETS_DIR: join(folder, 'secrets'),
      BACKUP_DIR: join(folder, 'backups'),
      TMPDIR: folder,
    },
  });
}

const calls = () =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '';
const archives = () => readdirSync(join(folder, 'backups')).sort();
const secret = (name: string, value: string) => put(folder, `secrets/${name}`, `${value}\n`);
const archive = (name: string) => put(folder, `backups/${name}`, 'data');

const DUMP = `for argument in "$@"; do case "$argument" in
  --archive=*) echo data > "\${argument#--archive=}" ;;
  --config=*) cat "\${argument#--config=}" > "$(dirname "$0")/../config-seen" ;;
esac; done`;

describe('backup.sh', () => {
  beforeEach(() => {
    unpack();
    secret('backup-password', PASSWORD);
  });

  test('writes one archive, removes the oldest beyond those that stay, and hides the password', () => {
    standIn('mongodump', DUMP);
    archive('mongodb-20250101T000000Z.archive.gz');
    archive('mongodb-20250102T000000Z.archive.gz');
    archive('other.txt');
    expect(run('scripts/backup.sh')).toMatchObject({ status: 0, stderr: '' });
    const written = expect.stringMatching(/^mongodb-\d{8}T\d{6}Z\.archive\.gz$/);
    const names = archives();
    expect(names).toEqual(['mongodb-20250102T000000Z.archive.gz', written, 'other.txt']);
    expect(statSync(join(folder, 'backups', names[1] ?? '')).mode & 0o077).toBe(0);
    expect(calls()).toContain(
      '--host=rs0/mongodb-0:27017,mongodb-1:27017,mongodb-2:27017 --username=backup',
    );
    expect(calls()).toContain('--ssl --sslCAFile=/run/secrets/ca.pem');
    expect(calls()).not.toContain("it's");
    expect(readFileSync(join(folder, 'config-seen'), 'utf8')).toBe(
      `password: '${PASSWORD.replaceAll("'", "''")}'\n`,
    );
    const [, config = ''] = /--config=(\S+)/.exec(calls()) ?? [];
    expect(existsSync(config)).toBe(false);
  });

  test('fails with the dump, leaves no half archive and removes nothing', () => {
    standIn('mongodump', `${DUMP}\nexit 3`);
    const before = ['mongodb-1', 'mongodb-2', 'mongodb-3'].map((name) => `${name}.archive.gz`);
    before.forEach(archive);
    expect(run('scripts/backup.sh').status).toBe(3);
    expect(archives()).toEqual(before);
  });
});

test('restore.sh restores an archive that exists, and only with --overwrite', () => {
  const name = 'mongodb-20250101T000000Z.archive.gz';
  unpack();
  secret('root-password', PASSWORD);
  standIn('mongorestore', '');
  archive(name);
  const path = join(folder, 'backups', name);
  const restore = (...args: string[]) => run('scripts/restore.sh', ...args);
  expect(restore().status).not.toBe(0);
  expect(restore('/nowhere.gz', '--overwrite')).toMatchObject({
    status: 1,
    stderr: `There is no such archive: /nowhere.gz. These exist:\n${path}\n`,
  });
  expect(restore(path).status).toBe(1);
  expect(calls()).toBe('');
  expect(restore(path, '--overwrite')).toMatchObject({ status: 0, stderr: '' });
  expect(calls()).toContain('--drop --oplogReplay --gzip');
  expect(calls()).not.toContain("it's");
});

test('rehearse-restore.sh restores the newest archive beside the deployment, and takes it down', () => {
  unpack();
  for (const name of ['mongod', 'mongorestore', 'mongosh']) standIn(name, '');
  const rehearse = () => run('scripts/rehearse-restore.sh');
  expect(rehearse()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no backup'),
  });
  archive('mongodb-20250101T000000Z.archive.gz');
  archive('mongodb-20250201T000000Z.archive.gz');
  expect(rehearse()).toMatchObject({ status: 0, stderr: '' });
  const programs = calls().match(/^mongo\w+/gm);
  expect(programs).toEqual(['mongod', 'mongorestore', 'mongosh', 'mongod']);
  expect(calls()).toContain('mongodb-20250201T000000Z.archive.gz');
  expect(calls()).not.toMatch(/mongodb-0|rs0/);
  // mongorestore rejects this combination of options.
  expect(calls()).not.toMatch(/--ns(?:Ex|In)clude/);
  const scratch = /--dbpath=(\S+)/.exec(calls())?.[1] ?? '';
  expect(scratch).toContain(folder);
  expect(existsSync(scratch)).toBe(false);

  standIn('mongosh', 'exit 1');
  expect(rehearse().status).toBe(1);
  expect(calls()).toMatch(/--shutdown\n$/);
});

test('run-schedule.sh backs up at once if there is nothing yet, and waits for the next time', () => {
  for (const [now, archives, wait] of [
    // 02:00 UTC, half an hour before the time of the schedule.
    [1763690400, [], 1800],
    // 02:30 UTC, when it is over.
    [1763692200, ['mongodb-20250101T000000Z.archive.gz'], 86400],
  ] as const) {
    unpack();
    secret('backup-password', PASSWORD);
    archives.forEach(archive);
    standIn('mongodump', DUMP);
    standIn('date', `if [[ "$*" == *%s* ]]; then echo ${now}; else echo 20251121T020000Z; fi`);
    // Terminates the script.
    standIn('sleep', 'kill -TERM "$PPID"');
    run('scripts/run-schedule.sh');
    expect(calls().includes('mongodump')).toBe(archives.length === 0);
    expect(calls()).toContain(`sleep ${wait}\n`);
  }
});

test('create-secrets.sh makes each secret once, random, and for nobody else to read', () => {
  unpack();
  standIn('openssl', 'echo "random $RANDOM$RANDOM"');
  expect(run('create-secrets.sh').status).toBe(0);
  const names = [
    'keyfile',
    'root-password',
    'backup-password',
    'exporter-password',
    'user-app',
    'exporter.env',
  ];
  const read = () => names.map((name) => readFileSync(join(folder, 'secrets', name), 'utf8'));
  const first = read();
  expect(new Set(first).size).toBe(names.length);
  expect(first.slice(1, -1).join('')).not.toContain('\n');
  expect(first.at(-1)).toBe(`MONGODB_PASSWORD=${first[3]}\n`);
  for (const name of names) expect(statSync(join(folder, 'secrets', name)).mode & 0o077).toBe(0);
  expect(run('create-secrets.sh').stdout).toContain('Kept: secrets/root-password');
  expect(read()).toEqual(first);
});

test('create-certificates.sh makes certificates for the members, renews them, and keeps the authority', () => {
  unpack();
  const path = (name: string) => join(folder, 'secrets', name);
  const read = (name: string) => readFileSync(path(name), 'utf8');
  const verify = (...args: readonly string[]) =>
    spawnSync('openssl', ['verify', '-x509_strict', '-CAfile', path('ca.pem'), ...args]).status;
  const create = () => run('create-certificates.sh');

  expect(create()).toMatchObject({ status: 0 });
  for (const purpose of ['sslserver', 'sslclient']) {
    expect(verify('-purpose', purpose, path('member.pem'))).toBe(0);
  }
  for (const name of ['mongodb-0', 'mongodb-1', 'mongodb-2', 'localhost']) {
    expect(verify('-verify_hostname', name, path('member.pem'))).toBe(0);
  }
  expect(verify('-verify_hostname', 'mongodb-1.example', path('member.pem'))).not.toBe(0);
  expect(verify('-verify_ip', '127.0.0.1', path('member.pem'))).toBe(0);
  const { ca, validTo } = new X509Certificate(read('member.pem'));
  expect(ca).toBe(false);
  expect(Math.round((Date.parse(validTo) - Date.now()) / DAY_MS)).toBe(397);
  for (const name of ['ca-key.pem', 'member.pem']) {
    expect(statSync(path(name)).mode & 0o077).toBe(0);
  }
  expect(statSync(path('ca.pem')).mode & 0o444).toBe(0o444);

  const [authority, first] = [read('ca.pem'), read('member.pem')];
  expect(create().stdout).toContain('Kept: secrets/ca.pem');
  expect(read('ca.pem')).toBe(authority);
  const renewed = read('member.pem');
  expect(renewed).not.toBe(first);
  expect(verify(path('member.pem'))).toBe(0);

  rmSync(path('ca-key.pem'));
  expect(create()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Bring back secrets/ca-key.pem'),
  });
  expect(read('member.pem')).toBe(renewed);
});

describe('init-replica-set.js', () => {
  interface User {
    readonly user: string;
    pwd: string;
    roles: unknown;
    customData?: object;
  }

  /** Mocks the parts of a server and of mongosh that the script uses. */
  function createServer() {
    const users = new Map<string, User>();
    const roles = new Set<string>();
    const state = { isFormed: false, hellos: 0, config: undefined as unknown };
    const granted: string[] = [];
    const printed: string[] = [];
    const admin = {
      hello: () => {
        state.hellos += 1;
        if (!state.isFormed) return {};
        return state.hellos > 3
          ? { setName: 'rs0', primary: 'mongodb-0:27017' }
          : { setName: 'rs0' };
      },
      adminCommand: ({ replSetInitiate }: { replSetInitiate: unknown }) => {
        state.isFormed = true;
        state.config = replSetInitiate;
      },
      createUser: (user: User) => {
        if (users.has(user.user)) throw new Error('already exists');
        users.set(user.user, { ...user });
      },
      updateUser: (name: string, change: Omit<User, 'user'>) =>
        users.set(name, { ...users.get(name), user: name, ...change }),
      dropUser: (name: string) => users.delete(name),
      getUsers: () => ({ users: [...users.values()] }),
      getUser: (name: string) => users.get(name) ?? null,
      getRole: (name: string) => (roles.has(name) ? { role: name } : null),
      createRole: ({ role }: { role: string }) => roles.add(role),
      grantRolesToUser: (_: string, names: string[]) => granted.push(...names),
    };
    const connect = (address: string) => {
      if (!/&tls=true&tlsCAFile=\S+ca\.pem$/.test(decodeURIComponent(address))) {
        throw new Error('The server takes TLS only.');
      }
      const [, password] = /^mongodb:\/\/root:([^@]*)@/.exec(address) ?? [];
      if (password !== undefined && users.get('root')?.pwd !== decodeURIComponent(password)) {
        throw new Error('Authentication failed.');
      }
      return admin;
    };
    const runScript = () =>
      vm.runInNewContext(
        `(() => {${readFileSync(join(folder, 'scripts/init-replica-set.js'), 'utf8')}})()`,
        {
          connect,
          require: createRequire(import.meta.url),
          process: {
            env: { SECRETS_DIR: join(folder, 'secrets'), SCRIPTS_DIR: join(folder, 'scripts') },
          },
          print: (line: string) => printed.push(line),
          sleep: () => undefined,
          encodeURIComponent,
        },
      );
    return { users, roles, state, granted, printed, runScript };
  }

  beforeEach(() => {
    unpack();
    secret('root-password', 'p@ss:/?#');
    secret('backup-password', 'b');
    secret('exporter-password', 'e');
    secret('user-app', 'a');
  });

  test('forms the set, waits for a primary and makes the users with their secrets, again with new ones', () => {
    const { users, roles, granted, state, runScript } = createServer();
    // As a run leaves it that ended before root had its second role.
    roles.add('replayOplog');
    runScript();
    expect(granted).toEqual(['replayOplog']);
    expect(JSON.parse(JSON.stringify(state.config))).toEqual({
      _id: 'rs0',
      members: [0, 1, 2].map((place) => ({
        _id: place,
        host: `mongodb-${place}:27017`,
        priority: place === 0 ? 2 : 1,
      })),
    });
    expect([...users.values()].map(({ user, pwd }) => [user, pwd])).toEqual([
      ['root', 'p@ss:/?#'],
      ['backup', 'b'],
      ['exporter', 'e'],
      ['app', 'a'],
    ]);
    expect(users.get('app')?.roles).toEqual([{ role: 'readWrite', db: 'app' }]);
    secret('user-app', 'new');
    runScript();
    expect(users.get('app')?.pwd).toBe('new');
    expect(users.size).toBe(4);
  });

  /** Makes the users of the set anew. */
  function rename(...names: readonly string[]): void {
    const users = names.map((name) => ({ name, role: 'read' as const }));
    const files = createMongoFiles({ ...defaultMongoOptions(), users });
    put(folder, 'scripts/replica-set.json', textOf(files, 'scripts/replica-set.json'));
    for (const name of names) secret(`user-${name}`, name);
  }

  test('drops users that it made and the file no longer has, and no others', () => {
    const { users, printed, runScript } = createServer();
    rename('app', 'report');
    runScript();
    users.set('dba', { user: 'dba', pwd: 'd', roles: [], customData: { team: 'data' } });
    rename('app', 'reports');
    runScript();
    expect([...users.keys()]).toEqual(['root', 'backup', 'exporter', 'app', 'dba', 'reports']);
    expect(printed.filter((line) => /dropped|kept/.test(line))).toEqual([
      expect.stringContaining('The user report was dropped'),
      expect.stringContaining('The user dba was kept'),
    ]);
  });

  test('refuses an empty secret before it does anything', () => {
    const { state, runScript } = createServer();
    secret('root-password', '');
    expect(runScript).toThrow('root-password is empty');
    expect(state.isFormed).toBe(false);
  });
});

test.runIf(has('shellcheck'))('shellcheck has nothing to say about the scripts', () => {
  for (const { path, text } of createMongoFiles(defaultMongoOptions())) {
    if (!path.endsWith('.sh') || path.endsWith('/settings.sh')) continue;
    // What settings.sh sets is not followed.
    const options = ['--shell=bash', '--exclude=SC1091,SC2154', '-'];
    expect(spawnSync('shellcheck', options, { input: text, encoding: 'utf8' }).stdout).toBe('');
  }
});

test('the README turns on TLS member by member, and leaves the compose file as it was', () => {
  const files = createMongoFiles(defaultMongoOptions());
  const path = 'compose.yaml';
  const [, chapter = ''] = textOf(files, 'README.md').split(/\n## Turn on TLS.*\n/);
  const steps = chapter.split('\n## ')[0]?.matchAll(/```sh\n(.*?)```/gs) ?? [];
  const script = [
    'set -eu',
    'bash() { :; }',
    `docker() { echo "$(grep -Eo 'tlsMode=[A-Za-z]*' ${path}) $*"; }`,
    ...Array.from(steps, ([, commands]) => commands),
  ].join('\n');
  folder = folderWith([{ path, text: textOf(files, path) }]);
  const said = execFileSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  const restarts = (mode: string) =>
    [2, 1, 0].map(
      (place) => `tlsMode=${mode} compose up --detach --wait --no-deps mongodb-${place}`,
    );
  expect(said.trim().split('\n')).toEqual([
    ...restarts('allowTLS'),
    'tlsMode=allowTLS compose up --detach',
    ...restarts('preferTLS'),
    ...restarts('requireTLS'),
  ]);
  expect(readFileSync(join(folder, path), 'utf8')).toBe(textOf(files, path));
});
