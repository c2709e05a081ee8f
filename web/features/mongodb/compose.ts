import type { StarterFile } from '../file-viewer/starter-file.ts';
import { type Deployment, REPLICA_SET } from './deployment.ts';
import { scriptsOf } from './scripts.ts';

/** A compose file with its scripts: members, the step that sets them up, and the backup. */
export function composeFilesOf(deployment: Deployment): readonly StarterFile[] {
  return [
    { path: 'compose.yaml', syntax: 'yaml', text: composeFile(deployment) },
    ...scriptsOf(deployment),
    {
      path: '.gitignore',
      syntax: 'text',
      text: '# Passwords and data do not belong into a repository.\nsecrets/\nbackups/\n',
    },
  ];
}

function composeFile(deployment: Deployment): string {
  const { options, image, secretNames } = deployment;
  const places = Array.from({ length: options.members }, (_, index) => index);
  return `# MongoDB ${options.version}, a replica set of ${options.members === 1 ? 'one' : 'three'}. How to start it is in README.md.
name: mongodb

x-image: &image ${image}

x-member: &member
  image: *image
  entrypoint: [bash, /opt/mongodb/start-member.sh]
  command:
    - mongod
    - --replSet=${REPLICA_SET}
    # Members prove to each other who they are; it also turns on the login for everybody else.
    - --keyFile=/run/mongodb-key/keyfile
    - --bind_ip_all
  restart: unless-stopped
  # Enough to write everything down before Docker ends the process.
  stop_grace_period: 60s
  secrets: [keyfile]
  tmpfs: [/run/mongodb-key]
  networks: [mongodb]
  # No ports: only containers of this network reach the database.
  # To reach it from the host as well: ports: ['127.0.0.1:27017:27017']
  security_opt: ['no-new-privileges:true']
  cap_drop: [ALL]
  # What the image needs to hand its files over and to give up root.
  cap_add: [CHOWN, DAC_OVERRIDE, FOWNER, SETGID, SETUID]
  ulimits:
    nofile: 64000
  deploy:
    resources:
      limits:
        # MongoDB takes half of it, less half a gigabyte, for its cache.
        memory: 2G
  healthcheck:
    test:
      - CMD
      - mongosh
      - --quiet
      - --norc
      - mongodb://127.0.0.1:27017/?directConnection=true
      - --eval
      - if (db.adminCommand('ping').ok !== 1) quit(1)
    interval: 15s
    timeout: 10s
    retries: 8
    start_period: 30s
  logging:
    driver: local

services:
${places.map(memberService).join('\n')}
  # Runs once at each start and ends: it forms the replica set and makes the users.
  init:
    image: *image
    # The network of the first member, since MongoDB lets nobody but localhost make the first user.
    network_mode: service:mongodb-0
    entrypoint: [mongosh, --quiet, --norc, --nodb, /opt/mongodb/init-replica-set.js]
    restart: on-failure:5
    secrets: [${secretNames.filter((name) => name !== 'keyfile').join(', ')}]
    volumes: ['./scripts:/opt/mongodb:ro']
    security_opt: ['no-new-privileges:true']
    depends_on:
${places.map((place) => `      mongodb-${place}: { condition: service_healthy }`).join('\n')}

${archiveServices(deployment)}
networks:
  mongodb:

volumes:
${places.map((place) => `  data-${place}:`).join('\n')}

secrets:
${secretNames.map((name) => `  ${name}: { file: ./secrets/${name} }`).join('\n')}
`;
}

function memberService(place: number): string {
  return `  mongodb-${place}:
    <<: *member
    volumes: ['./scripts:/opt/mongodb:ro', 'data-${place}:/data/db']
`;
}

function archiveServices({ options, hasSchedule, schedule }: Deployment): string {
  const { keep } = options.backup;
  const opening = hasSchedule
    ? `  # Writes an archive to ./backups ${schedule.words}, and keeps ${keep}.
  backup:`
    : `  # No schedule was chosen. By hand: docker compose run --rm backup /opt/mongodb/backup.sh
  backup:
    profiles: [manual]`;
  // Two periods and a quarter of an hour: one missed backup is no alarm, two are.
  const staleMinutes = (2 * schedule.periodSeconds) / 60 + 15;
  const running = hasSchedule
    ? `    command: [/opt/mongodb/run-schedule.sh]
    restart: unless-stopped
    healthcheck:
      # Unhealthy as soon as the newest archive is too old.
      test: ['CMD-SHELL', "find /backups -name 'mongodb-*.archive.gz' -mmin -${staleMinutes} | grep -q ."]
      interval: 10m
      timeout: 30s
      start_period: 15m
`
    : `    command: [/opt/mongodb/backup.sh]
`;
  return `${opening}
    image: *image
    entrypoint: [bash]
${running}    secrets: [backup-password]
${TOOL}
  # docker compose run --rm restore /backups/NAME.archive.gz --overwrite
  restore:
    profiles: [manual]
    image: *image
    entrypoint: [bash, /opt/mongodb/restore.sh]
    secrets: [root-password]
${TOOL}`;
}

/** What the two that handle archives have in common. */
const TOOL = `    networks: [mongodb]
    volumes: ['./scripts:/opt/mongodb:ro', './backups:/backups']
    security_opt: ['no-new-privileges:true']
    depends_on:
      init: { condition: service_completed_successfully }
`;
