import type { StarterFile } from '../file-viewer/starter-file.ts';
import { type Deployment, NAMESPACE, REPLICA_SET } from './deployment.ts';

interface Commands {
  readonly needs: string;
  readonly start: string;
  readonly setUp: string;
  readonly reveal: (secret: string) => string;
  readonly reach: string;
  readonly backUp: string;
  readonly rehearse: string;
  readonly restore: string;
  readonly changeUsers: string;
}

const inCluster = `kubectl -n ${NAMESPACE}`;

const commandsOf: Readonly<Record<Deployment['options']['deployment'], Commands>> = {
  compose: {
    needs: 'Docker with Compose 2, and `openssl` for the passwords.',
    start: 'bash create-secrets.sh\ndocker compose up --detach',
    setUp: '# The service init does it at each start. What it said:\ndocker compose logs init',
    reveal: (secret) => `cat secrets/${secret}`,
    reach: 'Containers reach the members once they join the network `mongodb_mongodb`.',
    backUp: 'docker compose run --rm backup /opt/mongodb/backup.sh',
    rehearse: 'docker compose run --rm backup /opt/mongodb/rehearse-restore.sh',
    restore: 'docker compose run --rm restore /backups/NAME.archive.gz --overwrite',
    changeUsers: 'bash create-secrets.sh\ndocker compose up --force-recreate --no-deps init',
  },
  kubernetes: {
    needs: 'A cluster of version 1.27 or newer with a default storage class, and `openssl`.',
    start: `bash create-secrets.sh
kubectl apply -k .
${inCluster} rollout status statefulset/mongodb`,
    setUp: `${inCluster} exec mongodb-0 -c mongod -- \\
  mongosh --quiet --norc --nodb /opt/mongodb/init-replica-set.js`,
    reveal: (secret) =>
      `${inCluster} get secret mongodb-secrets -o go-template='{{index .data "${secret}" | base64decode}}'`,
    reach: 'Pods reach the members once their namespace has the label `mongodb-client=true`.',
    backUp: `${inCluster} create job --from=cronjob/mongodb-backup backup-by-hand-1`,
    rehearse: `${inCluster} create job --from=cronjob/mongodb-restore-rehearsal rehearsal-1
${inCluster} logs --follow job/rehearsal-1`,
    restore: '# Name the archive in restore.yaml first.\nkubectl apply -f restore.yaml',
    changeUsers: `# For each user that is new:
${inCluster} patch secret mongodb-secrets \\
  --patch '{"stringData":{"user-NAME":"'"$(openssl rand -hex 24)"'"}}'
kubectl apply -k .
# Mounted files follow within a minute or two.
sleep 120
${inCluster} exec mongodb-0 -c mongod -- \\
  mongosh --quiet --norc --nodb /opt/mongodb/init-replica-set.js`,
  },
};

/** What to do with the files, in the order in which it is done. */
export function readmeOf(deployment: Deployment): StarterFile {
  const { options, hosts, hasSchedule, schedule, image } = deployment;
  const { version, members, databaseName, users, storageGiB, backup } = options;
  const commands = commandsOf[options.deployment];
  const [user] = users;
  const address = `mongodb://${user?.name}:…@${hosts.join(',')}/${databaseName}?replicaSet=${REPLICA_SET}&authSource=admin`;
  return {
    path: 'README.md',
    syntax: 'markdown',
    text: `# MongoDB ${version} for ${databaseName}

A replica set of ${members === 1 ? 'one member: enough for transactions, but when it is down, so is the database' : 'three members: one may fail at a time'}.
Each member needs ${storageGiB} GiB of disk. The image is \`${image}\`, pinned; raise it by hand,
within ${version}, as soon as a security release is out.

You need: ${commands.needs}

## 1. Start it

${block(commands.start)}

\`create-secrets.sh\` makes a random value for each secret. None of them is in these files.

## 2. Form the replica set and the users

${block(commands.setUp)}

It may be run as often as you like. These users are there afterwards, all of them kept in \`admin\`:

| user | may | its secret |
| --- | --- | --- |
| \`root\` | everything; for people, in emergencies | \`root-password\` |
| \`backup\` | read everything for a backup | \`backup-password\` |
${users.map(({ name, role }) => `| \`${name}\` | \`${role}\` on \`${role === 'clusterMonitor' ? 'admin' : databaseName}\` | \`user-${name}\` |`).join('\n')}

## 3. Connect

${commands.reach} The address, with the password in place of the dots:

${block(address, 'text')}

The password of \`${user?.name}\`:

${block(commands.reveal(`user-${user?.name}`))}

## 4. Back it up

${hasSchedule ? `A backup is made ${schedule.words}, and the newest ${backup.keep} stay.` : 'No schedule was chosen. Whoever releases makes a backup before.'} One by hand:

${block(commands.backUp)}

Copy the archives to another place each day. A backup beside the database burns with it.

## 5. Rehearse the restore

Do this before the first customer, and then every month. It restores the newest archive into a
database of its own, counts the documents in \`${databaseName}\`, and fails if there are none.

${block(commands.rehearse)}

Write down how long it took: that is how long you would be without data.

## 6. Restore in earnest

This replaces each collection that is in the archive, and the users with the passwords of that day.
Stop the applications first.

${block(commands.restore)}

Then repeat step 2, so that the present passwords count again. If that of root is younger than the
archive, root has its old one now: step 2 needs it in the secret.

## Change the users

Make these files anew with the users that you want, replace the old ones, and run:

${block(commands.changeUsers)}

Root is the exception: change its password in mongosh first, then in the secret.

## What is left to you

- **TLS.** Traffic is not encrypted between the members and to the clients. Keep it inside one
  private network, or add certificates and \`--tlsMode=requireTLS\`.
- **Watching.** Alert on replication lag, on disks that are three quarters full, and on a newest
  archive that is too old.
- **A second place.** ${members === 1 ? 'With one member, the archives are all that survives a broken disk.' : 'Three members in one place protect against a broken node, not against a lost place.'}
`,
  };
}

function block(text: string, language = 'sh'): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
