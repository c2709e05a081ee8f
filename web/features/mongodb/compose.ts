import { fill, lines, paragraphs } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { pinnedImage } from '../pipelines/pinned.ts';
import composeTemplate from './compose.yaml.tmpl?raw';
import type { Deployment } from './deployment.ts';
import { scriptsOf } from './scripts.ts';

export function composeFilesOf(deployment: Deployment): readonly StarterFile[] {
  return [
    { path: 'compose.yaml', syntax: 'yaml', text: composeFile(deployment) },
    ...scriptsOf(deployment),
    {
      path: '.gitignore',
      syntax: 'text',
      text: '# Passwords and data do not belong in a repository.\nsecrets/\nbackups/\n',
    },
  ];
}

/** Made by create-certificates.sh. */
const CERTIFICATES = ['ca.pem', 'member.pem'];

function composeFile(deployment: Deployment): string {
  const { options, image, hosts, secretNames, hasSchedule, schedule } = deployment;
  const { version, members, backup } = options;
  const places = Array.from({ length: members }, (_, place) => place);
  const text = fill(composeTemplate, {
    version,
    size: members === 1 ? 'one' : 'three',
    image,
    awsCli: pinnedImage('aws-cli'),
    exporter: pinnedImage('mongodb-exporter'),
    hosts: hosts.join(','),
    members: paragraphs(...places.map(memberService)),
    initSecrets: secretNames.filter((name) => name !== 'keyfile').join(', '),
    healthyMembers: places.map((place) => `mongodb-${place}: { condition: service_healthy }`),
    backupWords: hasSchedule
      ? `Writes an archive to ./backups ${schedule.words}, and keeps ${backup.keep}.`
      : 'No schedule was chosen. By hand: docker compose run --rm backup /opt/mongodb/backup.sh',
    profiles: !hasSchedule && 'profiles: [manual]',
    backupScript: hasSchedule ? 'run-schedule.sh' : 'backup.sh',
    supervision: hasSchedule && supervision(schedule.periodSeconds),
    volumes: places.map((place) => `data-${place}:`),
    secretFiles: [...secretNames, ...CERTIFICATES].map(
      (name) => `${name}: { file: ./secrets/${name} }`,
    ),
  });
  return text.join('\n');
}

function memberService(place: number): string[] {
  const hint = [
    '# To reach it from the host as well, at localhost with directConnection=true:',
    "# ports: ['127.0.0.1:27017:27017']",
  ];
  return lines`
    mongodb-${place}:
      <<: *member
      ${place === 0 && hint}
      volumes: ['./scripts:/opt/mongodb:ro', 'data-${place}:/data/db']
  `;
}

function supervision(periodSeconds: number): string[] {
  // Two periods plus 15 minutes: one missed backup is tolerated, two are not.
  const staleMinutes = (2 * periodSeconds) / 60 + 15;
  return lines`
    restart: unless-stopped
    healthcheck:
      # Unhealthy as soon as the newest archive is too old.
      test: ['CMD-SHELL', "find /backups -name 'mongodb-*.archive.gz' -mmin -${staleMinutes} | grep -q ."]
      interval: 10m
      timeout: 30s
      start_period: 15m
  `;
}
