import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createZip } from '../../../../../web/features/file-viewer/zip.ts';
import { createMongoFiles } from '../../../../../web/features/mongodb/mongodb.ts';
import { checkText } from '../file-check/check.ts';
import { textOf } from '../support/text-of.ts';
import { mongoCombinations } from './support/mongo-options.ts';

const deployments = mongoCombinations.map((options) => {
  const files = createMongoFiles(options);
  const text = textOf(files, 'compose.yaml');
  return { options, files, text, compose: parse(text, { merge: true }) };
});

test('each deployment is an archive of whole files, which the file check has nothing against', async () => {
  const faults: string[] = [];
  for (const { files, compose } of deployments) {
    // The file check does not follow aliases.
    const merged = stringify(compose, { aliasDuplicateObjects: false });
    await createZip(files, new Date(0));
    for (const { path, text } of files) {
      if (/:latest|\t|\[object|NaN| \n/.test(text) || !/[^\n]\n$/.test(text)) faults.push(path);
      if (!path.endsWith('.js') && text.includes('undefined')) faults.push(path);
      const isCompose = path === 'compose.yaml';
      for (const checked of isCompose ? [text, merged] : [text]) {
        for (const { rule, line } of await checkText(isCompose ? 'compose' : 'text', checked)) {
          faults.push(`${path}:${line} ${rule}`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

test('images are pinned by digest, and the README names those that are not', () => {
  for (const { options, files, text } of deployments) {
    const images = text.match(/(?<=image: (?:&\w+ )?)[\w.-]+\/\S+/g) ?? [];
    expect(images.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain(`docker.io/library/mongo:${options.version}.`);
    for (const image of images) {
      const isNamed = textOf(files, 'README.md').includes(`\`${image}\``);
      expect(isNamed, image).toBe(!image.includes('@sha256:'));
    }
  }
});

test('the scripts and the README have what was chosen', () => {
  for (const { options, files } of deployments) {
    const hosts = Array.from({ length: options.members }, (_, index) => `mongodb-${index}:27017`);
    const names = options.users.map(({ name }) => name);
    const settings = textOf(files, 'scripts/settings.sh');
    expect(settings).toContain(`hosts='rs0/${hosts.join(',')}'\n`);
    expect(settings).toContain(`database='${options.databaseName}'\n`);
    expect(settings).toContain(`keep=${options.backup.keep}\n`);
    expect(settings).toContain(
      `secret_names='keyfile root-password backup-password exporter-password ${names.map((name) => `user-${name}`).join(' ')}'\n`,
    );
    const readme = textOf(files, 'README.md');
    expect(readme).toContain(`mongodb://${names[0]}:…@${hosts.join(',')}/${options.databaseName}?`);
    const paths = files.map(({ path }) => path);
    for (const [path] of readme.matchAll(/(?:scripts\/)?[\w-]+\.(?:sh|json|yaml)\b(?!\.)/g)) {
      expect(
        paths.some((each) => each === path || each === `scripts/${path}`),
        path,
      ).toBe(true);
    }
  }
});

test('members take TLS only, publish no port, and mount only what exists', () => {
  for (const { options, files, compose } of deployments) {
    const paths = files.map(({ path }) => path);
    const services: [string, { ports?: unknown; secrets?: string[]; command: string[] }][] =
      Object.entries(compose.services);
    const members = services.filter(([name]) => /^mongodb-\d$/.test(name));
    expect(members).toHaveLength(options.members);
    for (const [name, { ports, secrets = [], command }] of services) {
      expect(ports, name).toBeUndefined();
      for (const secret of secrets) expect(compose.secrets).toHaveProperty([secret]);
      const isMember = /^mongodb-\d$/.test(name);
      expect(secrets.includes('member.pem'), name).toBe(isMember);
      if (isMember) {
        expect(command).toContain('--tlsMode=requireTLS');
        expect(command.join()).toMatch(/--tlsCertificateKeyFile=\S+member\.pem.*--tlsCAFile=/);
      }
    }
    for (const [script] of JSON.stringify(compose).matchAll(/(?<=\/opt\/mongodb\/)[\w.-]+/g)) {
      expect(paths).toContain(`scripts/${script}`);
    }
    expect(textOf(files, '.gitignore')).toMatch(/^secrets\/$/m);
  }
});

test('the backup runs at its times or only by hand, with no secret but its own', () => {
  for (const { options, files, compose } of deployments) {
    const { backup, restore, exporter, 'off-site': offSite } = compose.services;
    const isByHand = options.backup.schedule === 'none';
    expect(backup).toMatchObject({
      command: [`/opt/mongodb/${isByHand ? 'backup' : 'run-schedule'}.sh`],
      secrets: ['backup-password', 'ca.pem'],
    });
    expect(backup.profiles).toEqual(isByHand ? ['manual'] : undefined);
    expect(files.some(({ path }) => path === 'scripts/run-schedule.sh')).toBe(!isByHand);
    expect(restore).toMatchObject({
      profiles: ['manual'],
      secrets: ['root-password', 'ca.pem'],
    });
    expect(offSite).toMatchObject({ profiles: ['manual'], volumes: ['./backups:/backups:ro'] });
    expect(offSite.command.join()).not.toContain('--delete');
    expect(exporter.command[0].split(',')).toHaveLength(options.members);
    expect(exporter.command[0]).not.toMatch(/:[^/]*@/);
    expect(exporter.command).toContain('--split-cluster');
  }
});
