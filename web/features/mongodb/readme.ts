import { fill } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { describePins, pinnedImage } from '../pipelines/pinned.ts';
import { type Deployment, databaseOf, REPLICA_SET } from './deployment.ts';
import template from './README.md.tmpl?raw';

/** Names the images that have no digest. */
function exceptionToDigests(mongo: string): string {
  const images = [mongo, pinnedImage('mongodb-exporter'), pinnedImage('aws-cli')];
  const { withoutDigest } = describePins(images.join(' '));
  return withoutDigest.length === 0 ? '' : ` (by tag: \`${withoutDigest.join('`, `')}\`)`;
}

export function readmeOf(deployment: Deployment): StarterFile {
  const { options, image, hosts, hasSchedule, schedule } = deployment;
  const { version, members, databaseName, users, storageGiB, backup } = options;
  const isAlone = members === 1;
  const user = users[0]?.name ?? '';
  const text = fill(template, {
    version,
    databaseName,
    storageGiB,
    pinnedByTag: exceptionToDigests(image),
    size: isAlone
      ? 'one member: enough for transactions, but when it is down, so is the database'
      : 'three members: one may fail at a time',
    lastMember: members - 1,
    restarts: isAlone
      ? 'The member restarts at each change of the mode. Clients lose their connection until it is back.'
      : 'One member restarts at a time, and another becomes the primary if necessary.',
    users: users.map(
      ({ name, role }) =>
        `| \`${name}\` | \`${role}\` on \`${databaseOf(role, databaseName)}\` | \`user-${name}\` |`,
    ),
    user,
    address: `mongodb://${user}:…@${hosts.join(',')}/${databaseName}?replicaSet=${REPLICA_SET}&authSource=admin&tls=true&tlsCAFile=ca.pem`,
    backups: hasSchedule
      ? `A backup is made ${schedule.words}, and the newest ${backup.keep} are kept.`
      : 'No schedule was chosen. Make a backup before each release.',
    secondPlace: isAlone
      ? 'With one member, the archives are all that survives a broken disk.'
      : 'Three members on one machine protect against a failed process, not against a lost machine or disk.',
  });
  return { path: 'README.md', syntax: 'markdown', text: text.join('\n') };
}
