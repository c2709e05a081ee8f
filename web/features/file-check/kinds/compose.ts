import schema from 'virtual:schema/compose';
import { removeLine, replaceInLine } from '../edits.ts';
import { baseNameOf } from '../file-limits.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import { isStandIn } from '../secrets.ts';
import {
  cyclesOf,
  lacksAll,
  type PathRule,
  type RulesByName,
  type TreeFile,
} from '../yaml-rule.ts';
import { dockerSocket, explainImage } from './images.ts';

export const published: SchemaUse = {
  schema,
  later: `include develop models provider gpus attach annotations post_start pre_stop label_file
    use_api_socket cgroup start_interval additional_contexts entitlements privileged ulimits
    dockerfile_inline env_file required path restart format interface_name subpath content environment
    tags env_file:map`,
};

const DATABASES =
  /(?:^|\/)(?:postgres(?:ql)?|postgis|pgvector|timescaledb(?:-ha)?|mysql(?:-server)?|mariadb|percona|mongo|mongodb(?:-community-server)?|redis(?:-stack(?:-server)?)?|valkey|memcached|elasticsearch|opensearch|cassandra|couchdb|influxdb|clickhouse-server|mssql\/server|rabbitmq|etcd|neo4j)(?::|@|$)/;

const LOCAL = /^(?:127\.|\[?::1|localhost|\$)/;
const DATABASE_PORT = {
  at: ['services.*'],
  where: { image: DATABASES },
  say: 'This database is open to the host’s network. Leave the port out, or bind it to 127.0.0.1.',
  fix: replaceInLine(/(?<=[\s"'])\d+:\d+(?=["'\s]|$)/, ([ports]) => `127.0.0.1:${ports}`),
};

const NO_PASSWORD =
  /^(?:M(?:YSQL|ARIADB)_ALLOW_EMPTY_(?:ROOT_)?PASSWORD=(?:yes|true|1)|POSTGRES_HOST_AUTH_METHOD=trust|ALLOW_EMPTY_PASSWORD=yes)$/i;

/** The names of passwords, and the values that are tried first. */
const DEFAULT_PASSWORD =
  /(?:^|_)PASS(?:WORD)?=(?:postgres|root|admin|password|passw0rd|mysql|mongo|mariadb|secret|example|change_?me|guest|test|user|1234\d*)$/i;

const WITHOUT_IMAGE = 'services.*.!image.!build.!extends.!provider';
/**
 * Whether no other file may declare the rest: Compose merges `compose.dev.yaml` and others into the
 * first one, and a file whose services lack an image is merged into another one.
 */
const isAlone = (file: TreeFile) =>
  lacksAll('include')(file) &&
  (!file.name || /^(?:docker-)?compose\.ya?ml$/.test(baseNameOf(file.name)));
const isComplete = (file: TreeFile) => isAlone(file) && lacksAll(WITHOUT_IMAGE)(file);

const resources = (key: string): PathRule => ({
  at: [`services.*.${key}`],
  among: [key],
  given: isComplete,
  say: `“%” is not declared under ${key}.`,
});

const SERVICE = {
  ...resources('services'),
  say: 'This service needs “%”, which the file does not have.',
};

const UNKNOWN_VOLUME = '“%” is not declared under volumes. For a folder, begin it with ./.';

export const rules: RulesByName = {
  'missing-key': {
    // Where no service has any, the file is an override.
    given: (file) => isAlone(file) && !lacksAll('services.*.image|build')(file),
    at: [WITHOUT_IMAGE],
    say: 'Compose refuses “%” with neither an image nor a build, unless another file adds one.',
  },
  // One project may be kept in several files.
  'unknown-service': [
    { ...SERVICE, isMisspelling: true, at: ['services.*.depends_on'] },
    { ...SERVICE, at: ['services.*.extends.!file.service'] },
  ],
  'refused-by-tool': [
    cyclesOf('services.*', ['depends_on'], 'With this, “%” waits for itself.'),
    cyclesOf('services.*', ['extends.!file.service'], 'With this, “%” extends itself.'),
    {
      severity: 'error',
      at: ['services.*.?network_mode.?networks:*.networks'],
      say: 'A service has networks or a network_mode. Compose refuses both together.',
    },
    {
      severity: 'error',
      at: ['services.*.!profiles.container_name'],
      unlike: /\$/,
      isUnique: true,
      say: 'The container name “%” is already in use by another service.',
    },
    {
      at: ['services.*.!profiles.ports'],
      like: /^((?:[\d.]+:)?\d+):\d+(?:\/tcp)?$/,
      isUnique: true,
      say: 'The host’s port % is published twice. The second container does not start.',
    },
  ],
  'unknown-network': { ...resources('networks'), unlike: /^default$/ },
  // Each machine has its own, in an override.
  'unknown-secret': { ...resources('secrets'), isMisspelling: true },
  'unknown-config': { ...resources('configs'), isMisspelling: true },
  'unknown-volume': [
    { ...resources('volumes'), like: /^([A-Za-z0-9][\w.-]+):/, say: UNKNOWN_VOLUME },
    {
      ...resources('volumes'),
      at: ['services.*.volumes.*'],
      where: { type: /^volume$/ },
      on: 'source',
      like: /^([A-Za-z0-9][\w.-]+)(?::|$)/,
      say: UNKNOWN_VOLUME,
    },
  ],
  // With `build`, `image` is the name of the result.
  'moving-image': {
    at: ['services.*.!build.image'],
    say: explainImage,
  },
  'privileged-container': {
    at: ['services.*.privileged'],
    like: /^true$/,
    say: 'A privileged container owns its host. Give it the one capability or device it needs.',
  },
  'wide-capability': {
    at: ['services.*.cap_add'],
    like: /^(?:CAP_)?(?:ALL|SYS_ADMIN)$/i,
    say: '“%” is nearly as much as privileged. Add the single capability that the service needs.',
  },
  'published-database': [
    { ...DATABASE_PORT, on: 'ports.*', unlike: LOCAL },
    { ...DATABASE_PORT, on: 'ports.*.host_ip', unlike: LOCAL },
    { ...DATABASE_PORT, on: 'ports.*.!host_ip' },
  ],
  'default-password': { at: ['services.*.environment.*'], say: explainPassword },
  'docker-socket': {
    ...dockerSocket,
    at: ['services.*.volumes', 'services.*.volumes.*.source'],
  },
  'host-network': {
    at: ['services.*.network_mode|pid|ipc'],
    like: /^host$/,
    say: 'This service shares a namespace with its host. Publish single ports instead.',
  },
  'retired-version': {
    at: ['version'],
    like: /^/,
    say: 'Compose ignores version and warns about it. Remove the line.',
    fix: removeLine,
  },
};

/** @param text a setting of the environment, unless its name is the key */
function explainPassword(text: string, key: string): string | undefined {
  const setting = key ? `${key}=${text}` : text;
  if (NO_PASSWORD.test(setting))
    return 'With this, anybody may log in to the database without a password.';
  const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(setting) ?? [];
  return DEFAULT_PASSWORD.test(setting) || isStandIn(name, value)
    ? 'This value is among the first that attackers try. Choose another, and read it from a secret.'
    : undefined;
}
