import type { Remark } from './remark.ts';
import type { Connection } from './uri.ts';
import {
  conflictingOptions,
  renamedOptions,
  repeatableOptions,
  uriOptions,
} from './uri-options.ts';

/** A connection with its options under their present names, in lower case. */
interface Subject extends Connection {
  readonly settings: ReadonlyMap<string, string>;
}

type RemarkRule = (subject: Subject) => Iterable<Remark>;

const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const OLD_BOOLEAN = /^(?:1|0|-1|yes|no|y|n|t|f)$/;
const EXTERNAL_MECHANISMS = ['mongodb-x509', 'mongodb-aws', 'mongodb-oidc', 'gssapi'];
const NAMED_MECHANISMS = ['scram-sha-1', 'scram-sha-256', 'plain', 'gssapi'];
const ADMIN_NAMES = ['admin', 'administrator', 'root', 'mongoadmin', 'superuser', 'sa'];

const isOn = ({ settings }: Subject, name: string) => settings.get(name.toLowerCase()) === 'true';
const isOff = ({ settings }: Subject, name: string) => settings.get(name.toLowerCase()) === 'false';
const has = ({ settings }: Subject, name: string) => settings.has(name.toLowerCase());

const values: RemarkRule = function* ({ options }) {
  for (const { key, value } of options) {
    const option = uriOptions.get(key.toLowerCase());
    if (!option || option.pattern.test(value.toLowerCase())) continue;
    // An empty number or boolean is ignored, and an old boolean has a hint of its own.
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
  if (new Set(tls.map(({ value }) => value.toLowerCase())).size > 1) {
    yield { rule: 'tls-conflict', message: 'tls is both on and off. Keep one of the two.' };
  }
};

const seedList: RemarkRule = function* (subject) {
  const { isSrv, hosts, settings } = subject;
  const [host] = hosts;
  if (!isSrv) {
    if (has(subject, 'srvServiceName') || has(subject, 'srvMaxHosts')) {
      yield {
        rule: 'srv-option',
        message: 'Options that begin with srv work with mongodb+srv:// only.',
      };
    }
    return;
  }
  if (hosts.length > 1) yield { rule: 'srv-hosts', message: 'mongodb+srv:// takes a single host.' };
  if (hosts.some(({ port }) => port !== undefined)) {
    yield { rule: 'srv-port', message: 'mongodb+srv:// takes no port: the DNS record has it.' };
  }
  if (host && /^\[|^\d{1,3}(?:\.\d{1,3}){3}$|\.sock$/.test(host.name)) {
    yield { rule: 'srv-name', message: 'mongodb+srv:// needs a name that DNS can look up.' };
  }
  if (isOn(subject, 'directConnection')) {
    yield { rule: 'srv-direct', message: 'directConnection=true does not go with mongodb+srv://.' };
  }
  const isLimited = Number(settings.get('srvmaxhosts') ?? 0) > 0;
  if (isLimited && (has(subject, 'replicaSet') || isOn(subject, 'loadBalanced'))) {
    yield {
      rule: 'srv-max-hosts',
      message: 'srvMaxHosts goes neither with replicaSet nor with loadBalanced=true.',
    };
  }
};

const topology: RemarkRule = function* (subject) {
  const { hosts } = subject;
  if (isOn(subject, 'directConnection') && hosts.length > 1) {
    yield { rule: 'direct-hosts', message: 'directConnection=true takes one host, not several.' };
  }
  if (!isOn(subject, 'loadBalanced')) return;
  if (hosts.length > 1 || has(subject, 'replicaSet') || isOn(subject, 'directConnection')) {
    yield {
      rule: 'load-balanced',
      message: 'loadBalanced=true takes one host, without replicaSet and directConnection.',
    };
  }
};

const authentication: RemarkRule = function* (subject) {
  const { settings, username, hasPassword } = subject;
  const mechanism = settings.get('authmechanism') ?? '';
  const source = settings.get('authsource');
  if (NAMED_MECHANISMS.includes(mechanism) && username === undefined) {
    yield { rule: 'mechanism-user', message: 'This authMechanism needs a user name.' };
  }
  if (mechanism === 'mongodb-x509' && hasPassword) {
    yield {
      rule: 'mechanism-password',
      message: 'MONGODB-X509 takes no password: the certificate is the proof.',
    };
  }
  if (EXTERNAL_MECHANISMS.includes(mechanism) && source !== undefined && source !== '$external') {
    yield {
      rule: 'mechanism-source',
      message: 'With this authMechanism, authSource is $external.',
    };
  }
};

const contradictions: RemarkRule = function* (subject) {
  const { settings } = subject;
  const number = (name: string) => Number(settings.get(name) ?? Number.NaN);
  if (settings.get('w') === '0' && isOn(subject, 'journal')) {
    yield {
      rule: 'write-concern',
      message: 'w=0 waits for nothing, and journal=true waits for the disk.',
    };
  }
  if (/^-\d/.test(settings.get('w') ?? '')) {
    yield { rule: 'write-concern', message: 'w cannot be negative.' };
  }
  if (number('maxpoolsize') > 0 && number('minpoolsize') > number('maxpoolsize')) {
    yield { rule: 'pool-size', message: 'minPoolSize is larger than maxPoolSize.' };
  }
  const preference = settings.get('readpreference') ?? 'primary';
  if (preference === 'primary' && number('maxstalenessseconds') > 0) {
    yield {
      rule: 'staleness',
      message: 'maxStalenessSeconds needs a readPreference other than primary.',
    };
  }
  if (preference === 'primary' && has(subject, 'readPreferenceTags')) {
    yield {
      rule: 'staleness',
      message: 'readPreferenceTags choose among secondaries, so primary does not fit.',
    };
  }
};

const transport: RemarkRule = function* (subject) {
  const { isSrv, hosts } = subject;
  const isNear = hosts.every(({ name }) => LOCAL_HOST.test(name) || name.endsWith('.sock'));
  const isEncrypted = isSrv ? !isOff(subject, 'tls') : isOn(subject, 'tls');
  if (!isEncrypted && !isNear) {
    yield { rule: 'no-tls', message: 'The connection is not encrypted. Add tls=true.' };
  }
  for (const name of ['tlsInsecure', 'tlsAllowInvalidCertificates', 'tlsAllowInvalidHostnames']) {
    if (!isOn(subject, name)) continue;
    yield { rule: 'tls-unchecked', message: `With ${name}=true anybody may pose as the server.` };
  }
  if (hosts.some(({ name }) => LOCAL_HOST.test(name))) {
    yield {
      rule: 'localhost',
      message: 'localhost is this machine only, and in a container the container.',
    };
  }
};

const credentials: RemarkRule = function* (subject) {
  const { username, hasPassword, isSrv, database, settings } = subject;
  if (
    username === undefined &&
    !EXTERNAL_MECHANISMS.includes(settings.get('authmechanism') ?? '')
  ) {
    yield {
      rule: 'no-user',
      message: 'Nobody logs in here, so the server has to let everybody in.',
    };
    return;
  }
  if (hasPassword) {
    yield {
      rule: 'password-in-string',
      message:
        'The password is part of the string. Keep the whole string in a secret, out of code and logs.',
    };
  }
  if (username !== undefined && ADMIN_NAMES.includes(username.toLowerCase())) {
    yield {
      rule: 'admin-user',
      message:
        'This looks like an administrator. An application needs readWrite on its own database.',
    };
  }
  // The record of an SRV name may bring it along.
  if (username !== undefined && !isSrv && !has(subject, 'authSource')) {
    yield {
      rule: 'no-auth-source',
      message:
        database === undefined
          ? 'Without authSource the user is looked for in admin. Say so.'
          : 'Without authSource the user is looked for in the database of the path. Name the right one.',
    };
  }
};

const durability: RemarkRule = function* (subject) {
  const { settings, hosts, isSrv } = subject;
  if (isOff(subject, 'retryWrites')) {
    yield {
      rule: 'no-retry',
      message: 'retryWrites=false: a write is lost when the primary changes.',
    };
  }
  if (settings.get('w') === '0') {
    yield {
      rule: 'unacknowledged',
      message: 'w=0: nobody learns whether a write arrived. Use majority.',
    };
  }
  if (isOff(subject, 'journal')) {
    yield { rule: 'no-journal', message: 'journal=false: a power cut loses what was confirmed.' };
  }
  const isOpen = !has(subject, 'replicaSet') && !isOn(subject, 'loadBalanced');
  if (hosts.length > 1 && !isSrv && isOpen) {
    yield {
      rule: 'no-replica-set',
      message:
        'Several hosts and no replicaSet: name the set, so that no stranger’s answers count.',
    };
  }
};

const spelling: RemarkRule = function* ({ options, hasSlash, database }) {
  const seen = new Set<string>();
  for (const { key, value } of options) {
    const name = key.toLowerCase();
    const option = uriOptions.get(name);
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
        message: `${option?.name ?? 'An option'} stands twice; which one counts differs by driver.`,
      };
    }
    seen.add(name);
  }
  if (!hasSlash)
    yield {
      rule: 'no-slash',
      message: 'Put a slash before the question mark: older drivers need it.',
    };
  if (database !== undefined && /^(?:admin|local|config)$/.test(database)) {
    yield {
      rule: 'system-database',
      message: 'This database belongs to MongoDB itself. Name that of the application.',
    };
  }
};

const problemRules = [values, conflicts, seedList, topology, authentication, contradictions];
const hintRules = [transport, credentials, durability, spelling];

/** What is wrong with a readable connection, and what could be better; each is said once. */
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
  const remarks = new Map<string, Remark>();
  for (const rule of rules) {
    for (const remark of rule(subject)) remarks.set(remark.message, remark);
  }
  return [...remarks.values()];
}
