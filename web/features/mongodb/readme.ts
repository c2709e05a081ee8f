import { fill } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { describePins, pinnedImage } from '../pipelines/pinned.ts';
import { type Deployment, databaseOf, REPLICA_SET } from './deployment.ts';
import template from './README.md.tmpl?raw';

const inCluster = 'kubectl -n mongodb';
/** Runs the setup of replica set and users once more. */
const initAgain = {
  compose: 'docker compose up --force-recreate --no-deps init',
  kubernetes: `${inCluster} exec mongodb-0 -c mongod -- \\
  mongosh --quiet --norc --nodb /opt/mongodb/init-replica-set.js`,
};

/** Defines the command `tls_mode` and calls it; the files themselves say requireTLS. */
const tlsModeOf = (file: string, restart: string) => `tls_mode() {
  sed -i.bak "s/--tlsMode=[A-Za-z]*/--tlsMode=$1/" ${file} && rm ${file}.bak
${restart}
}
tls_mode allowTLS`;

/** Follows the log of a job from its first line, once there is one. */
const follow = (job: string) => `until ${inCluster} logs --follow ${job}; do sleep 5; done`;

const commandsOf = {
  compose: {
    needs: 'Docker with Compose 2, and `openssl` for the passwords and certificates.',
    start: 'bash create-secrets.sh\nbash create-certificates.sh\ndocker compose up --detach',
    certificates:
      '`create-certificates.sh` makes a certificate authority and a certificate for the members. Nothing needs `secrets/ca-key.pem` until the next certificate: move it to a safe place.',
    setUp: `# The service init does it at each start. What it said:
docker compose logs init
# Once more, at any time:
${initAgain.compose}`,
    reveal: (secret: string) => `cat secrets/${secret}`,
    reach: 'Containers reach the members once they join the network `mongodb_mongodb`.',
    authority: 'cat secrets/ca.pem',
    renew: `# Move secrets/ca-key.pem back first.
bash create-certificates.sh
docker compose restart`,
    renewal: 'The certificate of the members ends 397 days after it was made.',
    backUp: 'docker compose run --rm backup /opt/mongodb/backup.sh',
    offSite: `export AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=… AWS_REGION=…
OFF_SITE=s3://bucket/mongodb docker compose run --rm off-site`,
    watching:
      'The service `exporter` exports metrics at `http://exporter:9216/scrapeall` of the network.',
    rehearse: 'docker compose run --rm backup /opt/mongodb/rehearse-restore.sh',
    restore: `ls backups
# With one of these names:
docker compose run --rm restore /backups/NAME.archive.gz --overwrite`,
    changeUsers: `bash create-secrets.sh
${initAgain.compose}
# For each user that is gone:
rm secrets/user-NAME`,
    threeInOnePlace:
      'Three members on one machine protect against a failed process, not against a lost machine or disk.',
    keptSecrets: 'keep `secrets/`, where `create-secrets.sh` makes only what is missing.',
    allowTls: (members: number) => `bash create-secrets.sh
bash create-certificates.sh
${tlsModeOf(
  'compose.yaml',
  `  for member in {${members - 1}..0}; do
    docker compose up --detach --wait --no-deps "mongodb-$member"
  done`,
)}
# And the services that use the database.
docker compose up --detach`,
  },
  kubernetes: {
    needs:
      'A cluster of version 1.27 or newer with a default storage class and cert-manager 1.18 or newer, and `openssl`.',
    certificates:
      'cert-manager makes a certificate authority and a certificate for the members, which start as soon as they have it.',
    start: `bash create-secrets.sh
kubectl apply -k .
${inCluster} rollout status statefulset/mongodb`,
    setUp: initAgain.kubernetes,
    reveal: (secret: string) =>
      `${inCluster} get secret mongodb-secrets -o go-template='{{index .data "${secret}" | base64decode}}'`,
    reach: 'Pods reach the members once their namespace has the label `mongodb-client=true`.',
    authority: `${inCluster} get secret mongodb-tls -o go-template='{{index .data "ca.crt" | base64decode}}'`,
    renew: `${inCluster} rollout restart statefulset/mongodb`,
    renewal:
      'cert-manager renews the certificate 200 days before it ends; members read the new one when they start.',
    backUp: `${inCluster} create job --from=cronjob/mongodb-backup "backup-by-hand-$(date +%s)"`,
    offSite: `${inCluster} create secret generic mongodb-off-site \\
  --from-literal=OFF_SITE=s3://bucket/mongodb --from-literal=AWS_REGION=… \\
  --from-literal=AWS_ACCESS_KEY_ID=… --from-literal=AWS_SECRET_ACCESS_KEY=…
# And from then on each hour:
sed -i.bak 's/suspend: true/suspend: false/' off-site.yaml && rm off-site.yaml.bak
kubectl apply -k .`,
    watching:
      'metrics.yaml exports metrics at `/scrapeall` of port 9216 for namespaces with the label `mongodb-metrics=true`.',
    rehearse: `job="rehearsal-$(date +%s)"
${inCluster} create job --from=cronjob/mongodb-restore-rehearsal "$job"
${follow('"job/$job"')}`,
    restore: `restore() {
  ${inCluster} delete job mongodb-restore --ignore-not-found --cascade=foreground &&
    sed "s|/backups/NAME|$1|" restore.yaml | kubectl apply -f - &&
    ${follow('job/mongodb-restore')}
}
# There is no archive of this name, so the job lists those that are there:
restore /backups/NAME
# With one of the list, as often as it takes:
restore /backups/mongodb-….archive.gz`,
    changeUsers: `# For each user that is new, or gets a new password:
${inCluster} patch secret mongodb-secrets \\
  --patch '{"stringData":{"user-NAME":"'"$(openssl rand -hex 24)"'"}}'
kubectl apply -k .
# Mounted files follow within a minute or two.
sleep 120
${initAgain.kubernetes}
# The exporter reads exporter-password only when it starts:
${inCluster} rollout restart deployment/mongodb-exporter
# For each user that is gone:
${inCluster} patch secret mongodb-secrets --patch '{"data":{"user-NAME":null}}'`,
    threeInOnePlace:
      'Three members in one place protect against a broken node, not against a lost place.',
    keptSecrets: 'the Secret `mongodb-secrets` stays as it is.',
    allowTls: () =>
      tlsModeOf(
        'stateful-set.yaml',
        `  kubectl apply -k .
  ${inCluster} rollout status statefulset/mongodb`,
      ),
  },
} as const;

/** Names the images that have no digest. */
function exceptionToDigests(mongo: string): string {
  const images = [mongo, pinnedImage('mongodb-exporter'), pinnedImage('aws-cli')];
  const { withoutDigest } = describePins(images.join(' '));
  return withoutDigest.length === 0 ? '' : ` (by tag: \`${withoutDigest.join('`, `')}\`)`;
}

/** A README with the setup steps in order. */
export function readmeOf(deployment: Deployment): StarterFile {
  const { options, image, hosts, hasSchedule, schedule } = deployment;
  const { version, members, databaseName, users, storageGiB, backup } = options;
  const { reveal, allowTls, threeInOnePlace, ...commands } = commandsOf[options.deployment];
  const user = users[0]?.name ?? '';
  const text = fill(template, {
    version,
    databaseName,
    storageGiB,
    pinnedByTag: exceptionToDigests(image),
    size:
      members === 1
        ? 'one member: enough for transactions, but when it is down, so is the database'
        : 'three members: one may fail at a time',
    ...commands,
    allowTls: allowTls(members),
    restarts:
      members === 1
        ? 'The member restarts at each change of the mode. Clients lose their connection until it is back.'
        : 'One member restarts at a time, and another becomes the primary if it has to.',
    users: users.map(
      ({ name, role }) =>
        `| \`${name}\` | \`${role}\` on \`${databaseOf(role, databaseName)}\` | \`user-${name}\` |`,
    ),
    user,
    address: `mongodb://${user}:…@${hosts.join(',')}/${databaseName}?replicaSet=${REPLICA_SET}&authSource=admin&tls=true&tlsCAFile=ca.pem`,
    reveal: reveal(`user-${user}`),
    backups: hasSchedule
      ? `A backup is made ${schedule.words}, and the newest ${backup.keep} stay.`
      : 'No schedule was chosen. Whoever releases makes a backup before.',
    secondPlace:
      members === 1
        ? 'With one member, the archives are all that survives a broken disk.'
        : threeInOnePlace,
  });
  return { path: 'README.md', syntax: 'markdown', text: text.join('\n') };
}
