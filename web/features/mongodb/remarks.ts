import {
  type ConnectionRemarkId,
  connectionRemarks,
} from '../../content/workspace/config/connection.ts';
import type { Connection, Remark } from './uri.ts';
import {
  conflictingOptions,
  renamedOptions,
  repeatableOptions,
  uriOptions,
} from './uri-options.ts';

/** A connection with its options under their current names, in lower case. */
interface Subject extends Connection {
  readonly settings: ReadonlyMap<string, string>;
}

/** Yields remarks, or the ids of remarks with a fixed text. */
type RemarkRule = (subject: Subject) => Iterable<Remark | ConnectionRemarkId>;

const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const OLD_BOOLEAN = /^(?:1|0|-1|yes|no|y|n|t|f)$/;
const EXTERNAL_MECHANISMS = ['mongodb-x509', 'mongodb-aws', 'mongodb-oidc', 'gssapi'];
const NAMED_MECHANISMS = ['scram-sha-1', 'scram-sha-256', 'plain', 'gssapi'];
const CANONICALIZATIONS = ['none', 'forward', 'forwardandreverse', 'true', 'false'];
const OIDC_PROPERTIES = ['environment', 'token_resource'];
/** Whether each environment of MONGODB-OIDC takes a user name, and needs a resource. */
const OIDC_ENVIRONMENTS: ReadonlyMap<string, { takesUser: boolean; needsResource: boolean }> =
  new Map([
    ['azure', { takesUser: true, needsResource: true }],
    ['gcp', { takesUser: false, needsResource: true }],
    ['k8s', { takesUser: false, needsResource: false }],
    ['test', { takesUser: false, needsResource: false }],
  ]);
const PROXY_OPTIONS = ['proxyPort', 'proxyUsername', 'proxyPassword'];
const ADMIN_NAMES = ['admin', 'administrator', 'root', 'mongoadmin', 'superuser', 'sa'];

const isOn = ({ settings }: Subject, name: string) => settings.get(name.toLowerCase()) === 'true';
const isOff = ({ settings }: Subject, name: string) => settings.get(name.toLowerCase()) === 'false';
const has = ({ settings }: Subject, name: string) => settings.has(name.toLowerCase());

const values: RemarkRule = function* ({ options }) {
  for (const { key, value } of options) {
    const option = uriOptions.get(key.toLowerCase());
    if (!option || option.pattern.test(value.toLowerCase())) continue;
    // Drivers ignore empty numbers and booleans, and renamed booleans have a separate hint.
    const isBoolean = option.takes === 'true or false';
    if (isBoolean && OLD_BOOLEAN.test(value.toLowerCase())) continue;
    if (value === '' && option.name !== 'authSource') continue;
    yield { rule: 'option-value', message: `${option.name} takes ${option.takes}.` };
  }
};

const conflicts: RemarkRule = function* (subject) {
  for (const [one, other] of conflictingOptions) {
    if (!has(subject, one) || !has(subject, other)) continue;
    yield { rule: 'tls-conflict', message: `${one} and ${other} exclude each other.` };
  }
  const tls = subject.options.filter(({ key }) => /^(?:tls|ssl)$/i.test(key));
  if (new Set(tls.map(({ value }) => value.toLowerCase())).size > 1) yield 'tls-conflict/both';
};

const seedList: RemarkRule = function* (subject) {
  const { isSrv, hosts, settings } = subject;
  const [host] = hosts;
  if (!isSrv) {
    if (has(subject, 'srvServiceName') || has(subject, 'srvMaxHosts')) yield 'srv-option';
    return;
  }
  if (hosts.length > 1) yield 'srv-hosts';
  if (hosts.some(({ port }) => port !== undefined)) yield 'srv-port';
  if (host && /^\[|^\d{1,3}(?:\.\d{1,3}){3}$|\.sock$/.test(host.name)) yield 'srv-name';
  if (isOn(subject, 'directConnection')) yield 'srv-direct';
  const isLimited = Number(settings.get('srvmaxhosts') ?? 0) > 0;
  if (isLimited && (has(subject, 'replicaSet') || isOn(subject, 'loadBalanced')))
    yield 'srv-max-hosts';
};

const topology: RemarkRule = function* (subject) {
  const { hosts } = subject;
  if (isOn(subject, 'directConnection') && hosts.length > 1) yield 'direct-hosts';
  if (!isOn(subject, 'loadBalanced')) return;
  if (hosts.length > 1 || has(subject, 'replicaSet') || isOn(subject, 'directConnection'))
    yield 'load-balanced';
};

const authentication: RemarkRule = function* (subject) {
  const { settings, username, hasPassword } = subject;
  const mechanism = settings.get('authmechanism') ?? '';
  const source = settings.get('authsource');
  if (NAMED_MECHANISMS.includes(mechanism) && username === undefined) yield 'mechanism-user';
  if (mechanism === 'mongodb-x509' && hasPassword) yield 'mechanism-password';
  if (EXTERNAL_MECHANISMS.includes(mechanism) && source !== undefined && source !== '$external')
    yield 'mechanism-source';
};

/** authMechanismProperties by name; both are in lower case. */
function mechanismProperties({ settings }: Subject): ReadonlyMap<string, string> {
  const pairs = (settings.get('authmechanismproperties') ?? '').split(',').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split(':');
      return [name, value.join(':')];
    }),
  );
}

const mechanisms: RemarkRule = function* (subject) {
  const { settings, username, hasPassword } = subject;
  const mechanism = settings.get('authmechanism');
  const properties = mechanismProperties(subject);
  if (mechanism === 'mongodb-aws') {
    if (username !== undefined || properties.has('aws_session_token')) yield 'aws-credentials';
  }
  if (mechanism === 'gssapi') {
    const canonicalization = properties.get('canonicalize_host_name') ?? 'none';
    if (!CANONICALIZATIONS.includes(canonicalization)) yield 'gssapi-canonicalization';
  }
  if (mechanism !== 'mongodb-oidc') return;
  if (hasPassword) yield 'oidc/password';
  if ([...properties.keys()].some((name) => !OIDC_PROPERTIES.includes(name))) {
    yield 'oidc/property';
  }
  const environment = properties.get('environment');
  if (environment === undefined) {
    yield 'oidc/no-environment';
    return;
  }
  const profile = OIDC_ENVIRONMENTS.get(environment);
  if (!profile) yield 'oidc/environment';
  if (profile && !profile.takesUser && username !== undefined) yield 'oidc/user';
  if (profile?.needsResource && !properties.get('token_resource')) yield 'oidc/resource';
};

const proxy: RemarkRule = function* (subject) {
  const { options } = subject;
  const names = options.map(({ key }) => key.toLowerCase()).filter((name) => /^proxy/.test(name));
  if (!has(subject, 'proxyHost') && PROXY_OPTIONS.some((name) => has(subject, name))) {
    yield 'proxy/host';
  }
  if (has(subject, 'proxyUsername') !== has(subject, 'proxyPassword')) yield 'proxy/credentials';
  if (new Set(names).size < names.length) yield 'proxy/repeated';
};

const contradictions: RemarkRule = function* (subject) {
  const { settings } = subject;
  const number = (name: string) => Number(settings.get(name) ?? Number.NaN);
  if (settings.get('w') === '0' && isOn(subject, 'journal')) yield 'write-concern/journal';
  if (/^-\d/.test(settings.get('w') ?? '')) yield 'write-concern/negative';
  if (number('maxpoolsize') > 0 && number('minpoolsize') > number('maxpoolsize')) yield 'pool-size';
  const preference = settings.get('readpreference') ?? 'primary';
  if (preference === 'primary' && number('maxstalenessseconds') > 0) yield 'staleness/seconds';
  if (preference === 'primary' && has(subject, 'readPreferenceTags')) yield 'staleness/tags';
};

const transport: RemarkRule = function* (subject) {
  const { isSrv, hosts } = subject;
  const isNear = hosts.every(({ name }) => LOCAL_HOST.test(name) || name.endsWith('.sock'));
  const isEncrypted = isSrv ? !isOff(subject, 'tls') : isOn(subject, 'tls');
  if (!isEncrypted && !isNear) yield 'no-tls';
  for (const name of ['tlsInsecure', 'tlsAllowInvalidCertificates', 'tlsAllowInvalidHostnames']) {
    if (!isOn(subject, name)) continue;
    yield { rule: 'tls-unchecked', message: `With ${name}=true anybody may pose as the server.` };
  }
  if (hosts.some(({ name }) => LOCAL_HOST.test(name))) yield 'localhost';
};

const credentials: RemarkRule = function* (subject) {
  const { username, hasPassword, isSrv, database, settings } = subject;
  if (
    username === undefined &&
    !EXTERNAL_MECHANISMS.includes(settings.get('authmechanism') ?? '')
  ) {
    yield 'no-user';
    return;
  }
  if (hasPassword) yield 'password-in-string';
  if (username !== undefined && ADMIN_NAMES.includes(username.toLowerCase())) yield 'admin-user';
  // For mongodb+srv, the TXT record may set it.
  if (username !== undefined && !isSrv && !has(subject, 'authSource')) {
    yield database === undefined ? 'no-auth-source/admin' : 'no-auth-source/path';
  }
};

const durability: RemarkRule = function* (subject) {
  const { settings, hosts, isSrv } = subject;
  if (isOff(subject, 'retryWrites')) yield 'no-retry';
  if (settings.get('w') === '0') yield 'unacknowledged';
  if (isOff(subject, 'journal')) yield 'no-journal';
  const isOpen = !has(subject, 'replicaSet') && !isOn(subject, 'loadBalanced');
  if (hosts.length > 1 && !isSrv && isOpen) yield 'no-replica-set';
};

const spelling: RemarkRule = function* ({ options, hasSlash, database }) {
  const seen = new Set<string>();
  for (const { key, value } of options) {
    const name = key.toLowerCase();
    const option = uriOptions.get(name);
    if (option && value === '' && !repeatableOptions.has(name)) {
      yield { rule: 'empty-option', message: `${option.name} is empty, so drivers ignore it.` };
    }
    if (name === 'authmechanismproperties' && /,[^:]*(?:,|$)/.test(value)) {
      yield 'comma-in-property';
    }
    const renamed = renamedOptions.get(name);
    if (renamed) yield { rule: 'old-name', message: `${key} is now called ${renamed}.` };
    else if (!option) {
      yield {
        rule: 'unknown-option',
        message: `“${key.slice(0, 40)}” is not an option that we know; drivers ignore those.`,
      };
    }
    if (option?.takes === 'true or false' && OLD_BOOLEAN.test(value.toLowerCase())) {
      yield {
        rule: 'old-boolean',
        message: `${option.name} should be true or false; this value is an old form.`,
      };
    }
    if (seen.has(name) && !repeatableOptions.has(name)) {
      yield {
        rule: 'repeated-option',
        message: `${option?.name ?? 'An option'} appears twice; which one counts differs by driver.`,
      };
    }
    seen.add(name);
  }
  if (!hasSlash) yield 'no-slash';
  if (database !== undefined && /^(?:admin|local|config)$/.test(database)) yield 'system-database';
};

const problemRules = [
  values,
  conflicts,
  seedList,
  topology,
  authentication,
  mechanisms,
  proxy,
  contradictions,
];
const hintRules = [transport, credentials, durability, spelling];

/** Problems and hints for a parsed connection, without duplicates. */
export function remarksOnConnection(connection: Connection): {
  problems: readonly Remark[];
  hints: readonly Remark[];
} {
  const settings = new Map(
    connection.options.map(({ key, value }) => {
      const name = key.toLowerCase();
      const present = renamedOptions.get(name)?.toLowerCase() ?? name;
      return [present, present === 'authsource' ? value : value.toLowerCase()];
    }),
  );
  const subject = { ...connection, settings };
  return { problems: collect(problemRules, subject), hints: collect(hintRules, subject) };
}

function collect(rules: readonly RemarkRule[], subject: Subject): readonly Remark[] {
  const remarks = rules.flatMap((rule) => Array.from(rule(subject), wordsOf));
  return [...new Map(remarks.map((remark) => [remark.message, remark])).values()];
}

function wordsOf(remark: Remark | ConnectionRemarkId): Remark {
  if (typeof remark !== 'string') return remark;
  const [rule = remark] = remark.split('/');
  return { rule, message: connectionRemarks[remark] };
}
