/**
 * The options of a MongoDB connection string and what they take. Source: MongoDB specifications,
 * URI Options. Names are compared without regard to the case of their letters.
 */
export interface UriOption {
  readonly name: string;
  /** What the value has to match, in lower case. */
  readonly pattern: RegExp;
  /** What it takes, in words that complete “takes …”. */
  readonly takes: string;
}

const TRUE_OR_FALSE = { pattern: /^(?:true|false)$/, takes: 'true or false' };
const TEXT = { pattern: /./, takes: 'a text' };
const COUNT = { pattern: /^\d{1,10}$/, takes: 'a whole number, 0 or more' };
const PAIRS = { pattern: /^$|^[^,:]+:/, takes: 'pairs such as a:b,c:d' };

const all: readonly UriOption[] = [
  { name: 'appName', ...TEXT },
  {
    name: 'authMechanism',
    pattern: /^(?:scram-sha-1|scram-sha-256|mongodb-x509|mongodb-aws|mongodb-oidc|gssapi|plain)$/,
    takes: 'a mechanism such as SCRAM-SHA-256 or MONGODB-X509',
  },
  { name: 'authMechanismProperties', ...PAIRS },
  { name: 'authSource', ...TEXT },
  {
    name: 'compressors',
    pattern: /^(?:snappy|zlib|zstd)(?:,(?:snappy|zlib|zstd))*$/,
    takes: 'snappy, zlib or zstd',
  },
  { name: 'connectTimeoutMS', ...COUNT },
  { name: 'directConnection', ...TRUE_OR_FALSE },
  { name: 'heartbeatFrequencyMS', pattern: /^(?:[5-9]\d\d|\d{4,10})$/, takes: '500 or more' },
  { name: 'journal', ...TRUE_OR_FALSE },
  { name: 'loadBalanced', ...TRUE_OR_FALSE },
  { name: 'localThresholdMS', ...COUNT },
  { name: 'maxConnecting', pattern: /^[1-9]\d{0,9}$/, takes: 'a whole number, 1 or more' },
  { name: 'maxIdleTimeMS', ...COUNT },
  { name: 'maxPoolSize', ...COUNT },
  { name: 'maxStalenessSeconds', pattern: /^(?:-1|9\d|\d{3,10})$/, takes: '-1, or 90 and more' },
  { name: 'minPoolSize', ...COUNT },
  { name: 'proxyHost', ...TEXT },
  { name: 'proxyPassword', ...TEXT },
  { name: 'proxyPort', ...COUNT },
  { name: 'proxyUsername', ...TEXT },
  {
    name: 'readConcernLevel',
    pattern: /^(?:local|majority|linearizable|available|snapshot)$/,
    takes: 'local, majority, linearizable, available or snapshot',
  },
  {
    name: 'readPreference',
    pattern: /^(?:primary|primarypreferred|secondary|secondarypreferred|nearest)$/,
    takes: 'primary, primaryPreferred, secondary, secondaryPreferred or nearest',
  },
  { name: 'readPreferenceTags', ...PAIRS },
  { name: 'replicaSet', ...TEXT },
  { name: 'retryReads', ...TRUE_OR_FALSE },
  { name: 'retryWrites', ...TRUE_OR_FALSE },
  {
    name: 'serverMonitoringMode',
    pattern: /^(?:auto|poll|stream)$/,
    takes: 'auto, poll or stream',
  },
  { name: 'serverSelectionTimeoutMS', ...COUNT },
  { name: 'serverSelectionTryOnce', ...TRUE_OR_FALSE },
  { name: 'socketTimeoutMS', ...COUNT },
  { name: 'srvMaxHosts', ...COUNT },
  {
    name: 'srvServiceName',
    pattern: /^[a-z][a-z\d-]{0,14}$/,
    takes: 'a service name such as mongodb',
  },
  { name: 'ssl', ...TRUE_OR_FALSE },
  { name: 'timeoutMS', ...COUNT },
  { name: 'tls', ...TRUE_OR_FALSE },
  { name: 'tlsAllowInvalidCertificates', ...TRUE_OR_FALSE },
  { name: 'tlsAllowInvalidHostnames', ...TRUE_OR_FALSE },
  { name: 'tlsCAFile', ...TEXT },
  { name: 'tlsCertificateKeyFile', ...TEXT },
  { name: 'tlsCertificateKeyFilePassword', ...TEXT },
  { name: 'tlsDisableCertificateRevocationCheck', ...TRUE_OR_FALSE },
  { name: 'tlsDisableOCSPEndpointCheck', ...TRUE_OR_FALSE },
  { name: 'tlsInsecure', ...TRUE_OR_FALSE },
  {
    name: 'uuidRepresentation',
    pattern: /^(?:standard|unspecified|pythonlegacy|javalegacy|csharplegacy)$/,
    takes: 'standard or the name of a legacy form',
  },
  { name: 'w', pattern: /./, takes: 'majority, a number or the name of a write concern' },
  { name: 'waitQueueTimeoutMS', ...COUNT },
  { name: 'wTimeoutMS', ...COUNT },
  { name: 'zlibCompressionLevel', pattern: /^(?:-1|\d)$/, takes: '-1 to 9' },
];

export const uriOptions: ReadonlyMap<string, UriOption> = new Map(
  all.map((option) => [option.name.toLowerCase(), option]),
);

/** Old names that drivers still take, and what they are called now. */
export const renamedOptions: ReadonlyMap<string, string> = new Map([
  ['ssl', 'tls'],
  ['j', 'journal'],
  ['wtimeout', 'wTimeoutMS'],
  ['readpreferencetag', 'readPreferenceTags'],
  ['sslinvalidhostnameallowed', 'tlsAllowInvalidHostnames'],
]);

/** Those that may be given several times. */
export const repeatableOptions: ReadonlySet<string> = new Set(['readpreferencetags']);

/** Of these, no two may stand in one string. Source: the same, Conflicting TLS options. */
export const conflictingOptions: readonly (readonly [string, string])[] = [
  ['tlsInsecure', 'tlsAllowInvalidCertificates'],
  ['tlsInsecure', 'tlsAllowInvalidHostnames'],
  ['tlsInsecure', 'tlsDisableOCSPEndpointCheck'],
  ['tlsInsecure', 'tlsDisableCertificateRevocationCheck'],
  ['tlsAllowInvalidCertificates', 'tlsDisableOCSPEndpointCheck'],
  ['tlsAllowInvalidCertificates', 'tlsDisableCertificateRevocationCheck'],
  ['tlsDisableOCSPEndpointCheck', 'tlsDisableCertificateRevocationCheck'],
];
