import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import type { ConfigKind } from '../../../../../web/features/file-check/check-file.ts';
import type { StarterFile } from '../../../../../web/features/file-viewer/starter-file.ts';
import { createZip } from '../../../../../web/features/file-viewer/zip.ts';
import type { MongoOptions } from '../../../../../web/features/mongodb/options.ts';
import { checkText } from '../file-check/check.ts';
import { shellError } from '../pipelines/support/shell-error.ts';
import { folderWith, textOf } from '../support/folder.ts';
import {
  createComposeValidator,
  createManifestValidator,
  type Manifest,
} from './support/deployment-schemas.ts';
import type { ManifestsByKind } from './support/manifests.ts';
import { mongoFilesOf } from './support/mongo-files.ts';
import { mongoCombinations } from './support/mongo-options.ts';

const composeErrors = await createComposeValidator();
const manifestErrors = await createManifestValidator();

/** Without one of them, members would speak in the clear, or to whom they do not know. */
const TLS_OPTIONS = [
  '--tlsMode=requireTLS',
  expect.stringMatching(/^--tlsCertificateKeyFile=.*\/member\.pem$/),
  expect.stringMatching(/^--tlsCAFile=.*\/ca\.pem$/),
];

/** In the order in which members of a running deployment take them. */
const TLS_MODES = ['allowTLS', 'preferTLS', 'requireTLS'] as const;

const ofDeployment = (deployment: MongoOptions['deployment']) =>
  mongoCombinations.filter(([, options]) => options.deployment === deployment);

/** Parses strictly, with unique keys, as YAML 1.1 and as YAML 1.2. */
function documentsOf(text: string): unknown[] {
  return ['1.1', '1.2'].map((version) => {
    const documents = parseAllDocuments(text, {
      version: version as '1.1' | '1.2',
      merge: true,
      strict: true,
    });
    if (!Array.isArray(documents)) throw new Error('The file is empty.');
    for (const document of documents)
      expect([...document.errors, ...document.warnings]).toEqual([]);
    return documents.map((document) => document.toJS());
  });
}

describe.each(mongoCombinations)('%s', (_, options) => {
  const files = mongoFilesOf(options);

  test('has a README, and files that an archive can hold', async () => {
    expect(files[0]?.path).toBe('README.md');
    await expect(createZip(files, new Date(0))).resolves.toBeInstanceOf(Blob);
  });

  test('has no password, no latest, no tab, no gap, and ends each file with a line', async () => {
    for (const { path, text } of files) {
      expect(text, path).not.toMatch(/:latest|\t|\[object|NaN| \n/);
      if (!path.endsWith('.js')) expect(text, path).not.toContain('undefined');
      expect(text, path).toMatch(/[^\n]\n$/);
      const kind: ConfigKind = path.endsWith('.yaml') ? 'yaml' : 'text';
      expect(
        (await checkText(kind, text)).map(({ rule, line }) => `${path}:${line} ${rule}`),
      ).toEqual([]);
    }
  });

  test('pins its one image to a release of the version that was chosen', () => {
    const images = files.flatMap(({ text }) => text.match(/docker\.io\/library\/mongo\S*/g) ?? []);
    const [image = ''] = new Set(images.map((name) => name.replace('`,', '')));
    expect(new Set(images.map((name) => name.replace('`,', ''))).size).toBe(1);
    expect(image).toMatch(
      new RegExp(
        `^docker\\.io/library/mongo:${options.version.replace('.', '\\.')}\\.\\d+@sha256:[0-9a-f]{64}$`,
      ),
    );
  });

  test('says in the README which images are pinned by tag alone', () => {
    const text = files.map((file) => file.text).join('\n');
    const images = text.match(/(?<=image: (?:&\w+ )?)[\w.-]+\/\S+/g) ?? [];
    expect(images.length).toBeGreaterThanOrEqual(3);
    for (const image of images) {
      const isExcepted = textOf(files, 'README.md').includes(`\`${image}\``);
      expect(isExcepted, image).toBe(!image.includes('@sha256:'));
    }
  });

  test('has scripts that bash can read', () => {
    const scripts = files.filter(({ syntax }) => syntax === 'shell');
    expect(scripts.length).toBeGreaterThanOrEqual(5);
    for (const { text } of scripts) {
      expect(
        text.startsWith('#!/usr/bin/env bash\n') || text.startsWith('# What the scripts'),
      ).toBe(true);
      expect(shellError(text)).toBe('');
    }
  });

  test('tells the scripts what was chosen', () => {
    const script = `${textOf(files, 'scripts/settings.sh')}
printf '%s\n' "$hosts" "$database" "$keep" "$secret_names"`;
    const settings = execFileSync('bash', ['-c', script], { encoding: 'utf8' });
    const [hosts, database, keep, secrets] = settings.split('\n');
    expect(hosts?.split(',')).toHaveLength(options.members);
    expect(hosts).toMatch(/^rs0\/mongodb-0/);
    expect(database).toBe(options.databaseName);
    expect(keep).toBe(String(options.backup.keep));
    expect(secrets?.split(' ')).toEqual([
      'keyfile',
      'root-password',
      'backup-password',
      'exporter-password',
      ...options.users.map(({ name }) => `user-${name}`),
    ]);
  });

  test('gives each user its role, and the backup no more than it needs', () => {
    const { name, hosts, users } = JSON.parse(textOf(files, 'scripts/replica-set.json'));
    expect(name).toBe('rs0');
    expect(hosts).toHaveLength(options.members);
    expect(users[0]).toEqual({
      user: 'backup',
      passwordFile: 'backup-password',
      roles: [{ role: 'backup', db: 'admin' }],
    });
    const own = ['backup', 'exporter'];
    expect(users.slice(0, own.length).map(({ user }: { user: string }) => user)).toEqual(own);
    for (const [index, { name: user, role }] of options.users.entries()) {
      const db = role === 'clusterMonitor' ? 'admin' : options.databaseName;
      expect(users[index + own.length]).toEqual({
        user,
        passwordFile: `user-${user}`,
        roles: [{ role, db }],
      });
    }
  });

  test('has a README that starts, connects, backs up, rehearses and restores', () => {
    const readme = textOf(files, 'README.md');
    const headings = readme.match(/^## .*$/gm) ?? [];
    expect(headings.map((heading) => heading.slice(3))).toEqual([
      '1. Start it',
      '2. Form the replica set and the users',
      '3. Connect',
      '4. Back it up',
      '5. Rehearse the restore',
      '6. Restore in earnest',
      'Change the users',
      'Renew the certificate',
      'Turn on TLS in a running deployment',
      'What is left to you',
    ]);
    for (const [, commands = ''] of readme.matchAll(/```sh\n(.*?)```/gs)) {
      expect(shellError(commands)).toBe('');
    }
    for (const [path] of readme.matchAll(/(?:scripts\/)?[\w-]+\.(?:sh|json|yaml)/g)) {
      const isThere = files.some((file) => file.path === path || file.path === `scripts/${path}`);
      expect(isThere, path).toBe(true);
    }
  });
});

/**
 * Runs the steps of a chapter of the README in a folder that has one of the files.
 * @returns what the commands docker and kubectl would have been told, each with the TLS mode or the
 * suspension that the file then had, and the file at the end.
 */
function follow(files: readonly StarterFile[], heading: string, path: string) {
  const [, chapter = ''] = textOf(files, 'README.md').split(`\n## ${heading}\n`);
  const steps = chapter.split('\n## ')[0]?.matchAll(/```sh\n(.*?)```/gs) ?? [];
  const script = [
    'set -eu',
    `say() { echo "$(grep -Eo 'tlsMode=[A-Za-z]*|suspend: [a-z]*' ${path}) $*"; }`,
    'bash() { :; }',
    'docker() { say "docker $*"; }',
    `kubectl() { say "kubectl $*$([[ "$*" != *'-f -' ]] || grep -o ' /backups/[^,]*')"; }`,
    ...Array.from(steps, ([, commands]) => commands),
  ].join('\n');
  const folder = folderWith([{ path, text: textOf(files, path) }]);
  const said = execFileSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return { said: said.trim().split('\n'), text: readFileSync(join(folder, path), 'utf8') };
}

describe.each(ofDeployment('compose'))('the compose file of %s', (_, options) => {
  const files = mongoFilesOf(options);
  const text = textOf(files, 'compose.yaml');
  const compose = parse(text, { merge: true });

  test('is valid by the Compose Specification', () => {
    for (const [value] of documentsOf(text) as unknown[][]) expect(composeErrors(value)).toBe('');
  });

  test('has the members, publishes no port, and mounts only what is there', () => {
    const members = Object.keys(compose.services).filter((name) => name.startsWith('mongodb-'));
    expect(members).toHaveLength(options.members);
    for (const service of Object.values<{ ports?: unknown; secrets?: string[] }>(
      compose.services,
    )) {
      expect(service.ports).toBeUndefined();
      for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty([secret]);
    }
    for (const [script] of text.matchAll(/(?<=\/opt\/mongodb\/)[\w.-]+/g)) {
      expect(files.map(({ path }) => path)).toContain(`scripts/${script}`);
    }
  });

  test('can publish a port of one member', () => {
    const opened = parse(text.replace(/# (?=ports:)/g, ''), { merge: true });
    const isOpen = Object.values<{ ports?: unknown }>(opened.services).map(({ ports }) => !!ports);
    expect(isOpen.filter(Boolean)).toHaveLength(1);
    expect(opened.services['mongodb-0'].ports).toEqual(['127.0.0.1:27017:27017']);
  });

  test('runs the backup at its times, or only by hand', () => {
    const { backup } = compose.services;
    const isByHand = options.backup.schedule === 'none';
    expect(backup.profiles).toEqual(isByHand ? ['manual'] : undefined);
    expect(backup.command).toEqual([`/opt/mongodb/${isByHand ? 'backup' : 'run-schedule'}.sh`]);
    expect(backup.secrets).toEqual(['backup-password', 'ca.pem']);
    expect(compose.services.restore).toMatchObject({
      profiles: ['manual'],
      secrets: ['root-password', 'ca.pem'],
    });
    expect(files.some(({ path }) => path === 'scripts/run-schedule.sh')).toBe(!isByHand);
  });

  test('copies archives elsewhere by hand, and cannot change them here', () => {
    const offSite = compose.services['off-site'];
    expect(offSite).toMatchObject({ profiles: ['manual'], volumes: ['./backups:/backups:ro'] });
    expect(offSite.image).toMatch(/@sha256:/);
    expect(offSite.command.join()).not.toContain('--delete');
  });

  test('encrypts what members and clients say, and keeps the keys from other services', () => {
    const { exporter, ...others } = compose.services;
    for (const [name, service] of Object.entries<{ command: string[]; secrets?: string[] }>(
      others,
    )) {
      const isMember = name.startsWith('mongodb-');
      expect(service.secrets?.includes('member.pem') ?? false).toBe(isMember);
      if (isMember) expect(service.command).toEqual(expect.arrayContaining(TLS_OPTIONS));
    }
    expect(compose.secrets).not.toHaveProperty(['ca-key.pem']);
    expect(exporter.secrets).toEqual(['ca.pem']);
  });

  test('can turn on TLS in a running deployment, member by member, and ends as it was made', () => {
    const { said, text: after } = follow(
      files,
      'Turn on TLS in a running deployment',
      'compose.yaml',
    );
    const restarts = Array.from({ length: options.members }, (_, place) => {
      return `docker compose up --detach --wait --no-deps mongodb-${options.members - 1 - place}`;
    });
    const [allowing, ...stricter] = TLS_MODES.map((mode) =>
      restarts.map((restart) => `tlsMode=${mode} ${restart}`),
    );
    const others = 'tlsMode=allowTLS docker compose up --detach';
    expect(said).toEqual([allowing, others, stricter].flat(2));
    expect(after).toBe(text);
  });

  test('can set up the users again after a restore, as step 6 asks for', () => {
    const { said } = follow(files, '2. Form the replica set and the users', 'compose.yaml');
    expect(said.at(-1)).toMatch(/docker compose up --force-recreate --no-deps init$/);
  });

  test('exports metrics of each member, without its password in the file', () => {
    const { exporter } = compose.services;
    expect(exporter.command[0].split(',')).toHaveLength(options.members);
    expect(exporter.command).toContain('--split-cluster');
    expect(exporter.command[0]).not.toMatch(/:[^/]*@/);
    expect(exporter.env_file).toBe('./secrets/exporter.env');
    expect(exporter.ports).toBeUndefined();
  });

  test('keeps secrets and archives out of the repository', () => {
    expect(textOf(files, '.gitignore')).toMatch(/^secrets\/$/m);
  });
});

describe.each(ofDeployment('kubernetes'))('the manifests of %s', (_, options) => {
  const files = mongoFilesOf(options);
  const manifests = files
    .filter(({ path }) => path.endsWith('.yaml') && path !== 'kustomization.yaml')
    .flatMap(({ text }) => documentsOf(text).flatMap((documents) => documents as Manifest[]));
  function find<Kind extends keyof ManifestsByKind>(kind: Kind, name: string) {
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}.`);
    return found as unknown as ManifestsByKind[Kind];
  }

  test('are valid', () => {
    for (const manifest of manifests) {
      expect(manifestErrors(manifest), manifest.metadata.name).toBe('');
    }
  });

  test('have nothing that our own check of manifests would point out', async () => {
    for (const { path, text } of files) {
      if (!path.endsWith('.yaml')) continue;
      const findings = await checkText('kubernetes', text);
      expect(findings.map(({ rule }) => `${path} ${rule}`)).toEqual([]);
    }
  });

  test('are all listed for kubectl, but for the secret and the restore', () => {
    const { resources, configMapGenerator } = parse(textOf(files, 'kustomization.yaml'));
    const yamlPaths = files.map(({ path }) => path).filter((path) => path.endsWith('.yaml'));
    expect(
      [...resources, 'kustomization.yaml', 'restore.yaml', 'secret.template.yaml'].sort(),
    ).toEqual(yamlPaths.sort());
    const scripts = files.map(({ path }) => path).filter((path) => path.startsWith('scripts/'));
    expect(configMapGenerator[0].files).toEqual(scripts);
  });

  test('have the members with their storage, and a budget where one may be missing', () => {
    const { spec } = find('StatefulSet', 'mongodb');
    expect(spec.replicas).toBe(options.members);
    expect(spec.volumeClaimTemplates[0].spec.resources.requests.storage).toBe(
      `${options.storageGiB}Gi`,
    );
    const isRedundant = options.members === 3;
    expect(manifests.some(({ kind }) => kind === 'PodDisruptionBudget')).toBe(isRedundant);
    if (isRedundant) expect(find('PodDisruptionBudget', 'mongodb').spec.maxUnavailable).toBe(1);
    expect(find('Service', 'mongodb-members').spec.clusterIP).toBe('None');
    expect(spec.serviceName).toBe('mongodb-members');
  });

  test('copy archives elsewhere, once somebody says where, and delete nothing there', () => {
    const { spec } = find('CronJob', 'mongodb-off-site');
    expect(spec.suspend).toBe(true);
    const [container] = spec.jobTemplate.spec.template.spec.containers;
    expect(container.command.join()).toContain('aws s3 sync /backups "$OFF_SITE"');
    expect(container.command.join()).not.toContain('--delete');
    expect(container.volumeMounts[0].readOnly).toBe(true);
  });

  test('export metrics by a user that reads no data, to labelled namespaces alone', () => {
    const { spec } = find('Deployment', 'mongodb-exporter');
    const [container] = spec.template.spec.containers;
    expect(container.args[0].split(',')).toHaveLength(options.members);
    expect(container.args[0]).not.toMatch(/:[^/]*@/);
    expect(container.args).toContain('--split-cluster');
    const policy = find('NetworkPolicy', 'mongodb-metrics').spec;
    expect(spec.template.metadata.labels).toMatchObject(policy.podSelector.matchLabels);
    expect(policy.ingress[0].from).toHaveLength(1);
    expect(spec.template.metadata.labels).toMatchObject(
      find('Service', 'mongodb-metrics').spec.selector,
    );
    const { users } = JSON.parse(textOf(files, 'scripts/replica-set.json'));
    expect(users[1].roles).toEqual([
      { role: 'clusterMonitor', db: 'admin' },
      { role: 'read', db: 'local' },
    ]);
  });

  test('encrypt what members and clients say, with a certificate for each name of a member', () => {
    const { containers, volumes } = find('StatefulSet', 'mongodb').spec.template.spec;
    expect(containers[0].args).toEqual(expect.arrayContaining(TLS_OPTIONS));
    const { spec } = find('Certificate', 'mongodb-members');
    expect(volumes).toContainEqual(
      expect.objectContaining({ secret: expect.objectContaining({ secretName: spec.secretName }) }),
    );
    const { hosts } = JSON.parse(textOf(files, 'scripts/replica-set.json'));
    const names = hosts.map((host: string) => host.replace(':27017', ''));
    expect(spec.dnsNames).toEqual([...names, 'mongodb.mongodb.svc.cluster.local', 'localhost']);
    expect(spec.ipAddresses).toEqual(['127.0.0.1']);
    expect(spec.usages).toEqual(expect.arrayContaining(['server auth', 'client auth']));
    expect(spec.issuerRef.name).toBe(find('Issuer', 'mongodb-ca').metadata.name);
    expect(find('Issuer', 'mongodb-ca').spec.ca.secretName).toBe(
      find('Certificate', 'mongodb-ca').spec.secretName,
    );
  });

  test('can turn on TLS in a running deployment, and end as they were made', () => {
    const { said, text } = follow(
      files,
      'Turn on TLS in a running deployment',
      'stateful-set.yaml',
    );
    const restart = ['apply -k .', '-n mongodb rollout status statefulset/mongodb'];
    expect(said).toEqual(
      TLS_MODES.flatMap((mode) => restart.map((words) => `tlsMode=${mode} kubectl ${words}`)),
    );
    expect(text).toBe(textOf(files, 'stateful-set.yaml'));
  });

  test('can be restored as often as it takes, from a list of the archives on', () => {
    const { said } = follow(files, '6. Restore in earnest', 'restore.yaml');
    const commands = (archive: string) => [
      'kubectl -n mongodb delete job mongodb-restore --ignore-not-found --cascade=foreground',
      `kubectl apply -f - ${archive}`,
      'kubectl -n mongodb logs --follow job/mongodb-restore',
    ];
    expect(said.map((line) => line.trim())).toEqual([
      ...commands('/backups/NAME'),
      ...commands('/backups/mongodb-….archive.gz'),
    ]);
    const { command } = find('Job', 'mongodb-restore').spec.template.spec.containers[0];
    expect(command).toContain('/backups/NAME');
  });

  test('keep copying archives elsewhere after the next kubectl apply', () => {
    const { said } = follow(files, '4. Back it up', 'off-site.yaml');
    expect(said.at(-1)).toBe('suspend: false kubectl apply -k .');
  });

  test('name each job that is run by hand anew', () => {
    const created = textOf(files, 'README.md').match(/create job .*/g) ?? [];
    expect(created).toHaveLength(2);
    for (const line of created) expect(line).toMatch(/"backup-by-hand-\$\(date \+%s\)"|"\$job"/);
  });

  test('renew the certificate longer before its end than members go on without a restart', () => {
    const { renewBefore, duration } = find('Certificate', 'mongodb-members').spec;
    const hours = (text: string) => Number(text.replace('h', ''));
    expect(hours(renewBefore)).toBeGreaterThan(184 * 24);
    expect(hours(renewBefore)).toBeLessThan(hours(duration));
    expect(textOf(files, 'README.md')).toContain('every half a year');
  });

  test('select what they mean', () => {
    const { labels } = find('StatefulSet', 'mongodb').spec.template.metadata;
    for (const name of ['mongodb', 'mongodb-members']) {
      expect(labels).toMatchObject(find('Service', name).spec.selector);
    }
    expect(labels).toMatchObject(find('StatefulSet', 'mongodb').spec.selector.matchLabels);
    expect(labels).toMatchObject(find('NetworkPolicy', 'mongodb').spec.podSelector.matchLabels);
  });

  test('mount volumes that are there, and in a tool one secret at most', () => {
    const pods = [
      find('StatefulSet', 'mongodb').spec.template.spec,
      find('CronJob', 'mongodb-backup').spec.jobTemplate.spec.template.spec,
      find('CronJob', 'mongodb-restore-rehearsal').spec.jobTemplate.spec.template.spec,
      find('Job', 'mongodb-restore').spec.template.spec,
    ];
    const secrets = pods.map(({ volumes, containers, initContainers = [] }, place) => {
      const names = volumes.map(({ name }) => name);
      if (place === 0) names.push('data');
      for (const { volumeMounts } of [...containers, ...initContainers]) {
        for (const { name } of volumeMounts) expect(names).toContain(name);
      }
      return volumes.flatMap(({ secret }) => secret?.items?.map(({ key }) => key) ?? []);
    });
    expect(secrets).toEqual([
      ['ca.crt', 'tls-combined.pem'],
      ['backup-password', 'ca.crt'],
      [],
      ['root-password', 'ca.crt'],
    ]);
  });

  test('back up at the time that was chosen', () => {
    const { spec } = find('CronJob', 'mongodb-backup');
    const cron = {
      none: '30 2 * * *',
      hourly: '30 * * * *',
      daily: '30 2 * * *',
      weekly: '30 2 * * 0',
    };
    expect(spec).toMatchObject({
      schedule: cron[options.backup.schedule],
      timeZone: 'Etc/UTC',
      suspend: options.backup.schedule === 'none',
    });
  });

  test('have a secret whose every value is empty', () => {
    const values = Object.values(find('Secret', 'mongodb-secrets').stringData);
    expect(values).toHaveLength(4 + options.users.length);
    expect(new Set(values)).toEqual(new Set(['']));
  });
});
