/**
 * Options of a MongoDB connection string and their valid values. Names are case-insensitive.
 * Source: MongoDB specifications, URI Options.
 */
export interface UriOption {
  readonly name: string;
  /** Matched against the value in lower case. */
  readonly pattern: RegExp;
  /** Description of valid values that completes “takes …”. */
  readonly takes: string;
}

/** Options grouped by type: space-separated names, a pattern, and the description. */
const kinds: readonly (readonly [names: string, pattern: RegExp, takes: string])[] = [
  [
    'directConnection journal loadBalanced retryReads retryWrites serverSelectionTryOnce ssl tls tlsAllowInvalidCertificates tlsAllowInvalidHostnames tlsDisableCertificateRevocationCheck tlsDisableOCSPEndpointCheck tlsInsecure',
    /^(?:true|false)$/,
    'true or false',
  ],
  [
    'appName authSource proxyHost proxyPassword proxyUsername readConcernLevel replicaSet tlsCAFile tlsCertificateKeyFile tlsCertificateKeyFilePassword',
    /./,
    'a text',
  ],
  [
    'connectTimeoutMS localThresholdMS maxIdleTimeMS maxPoolSize minPoolSize proxyPort serverSelectionTimeoutMS socketTimeoutMS srvMaxHosts timeoutMS waitQueueTimeoutMS wTimeoutMS',
    /^\d{1,10}$/,
    'a whole number, 0 or more',
  ],
  ['authMechanismProperties readPreferenceTags', /^$|^[^,:]+:/, 'pairs such as a:b,c:d'],
  [
    'authMechanism',
    /^(?:scram-sha-1|scram-sha-256|mongodb-x509|mongodb-aws|mongodb-oidc|gssapi|plain)$/,
    'a mechanism such as SCRAM-SHA-256 or MONGODB-X509',
  ],
  ['compressors', /^(?:snappy|zlib|zstd)(?:,(?:snappy|zlib|zstd))*$/, 'snappy, zlib or zstd'],
  ['heartbeatFrequencyMS', /^(?:[5-9]\d\d|\d{4,10})$/, '500 or more'],
  ['maxConnecting', /^[1-9]\d{0,9}$/, 'a whole number, 1 or more'],
  ['maxStalenessSeconds', /^(?:-1|9\d|\d{3,10})$/, '-1, or 90 and more'],
  [
    'readPreference',
    /^(?:primary|primarypreferred|secondary|secondarypreferred|nearest)$/,
    'primary, primaryPreferred, secondary, secondaryPreferred or nearest',
  ],
  ['serverMonitoringMode', /^(?:auto|poll|stream)$/, 'auto, poll or stream'],
  ['srvServiceName', /^[a-z][a-z\d-]{0,14}$/, 'a service name such as mongodb'],
  [
    'uuidRepresentation',
    /^(?:standard|unspecified|pythonlegacy|javalegacy|csharplegacy)$/,
    'standard or the name of a legacy form',
  ],
  ['w', /./, 'majority, a number or the name of a write concern'],
  ['zlibCompressionLevel', /^(?:-1|\d)$/, '-1 to 9'],
];

export const uriOptions: ReadonlyMap<string, UriOption> = new Map(
  kinds.flatMap(([names, pattern, takes]) =>
    names.split(' ').map((name) => [name.toLowerCase(), { name, pattern, takes }]),
  ),
);

/** Deprecated names that drivers still accept, mapped to their current names. */
export const renamedOptions: ReadonlyMap<string, string> = new Map([
  ['ssl', 'tls'],
  ['j', 'journal'],
  ['wtimeout', 'wTimeoutMS'],
  ['readpreferencetag', 'readPreferenceTags'],
  ['sslinvalidhostnameallowed', 'tlsAllowInvalidHostnames'],
]);

export const repeatableOptions: ReadonlySet<string> = new Set(['readpreferencetags']);

/** Pairs that must not be combined. Source: the same, Conflicting TLS options. */
export const conflictingOptions: readonly (readonly [string, string])[] = [
  ['tlsInsecure', 'tlsAllowInvalidCertificates'],
  ['tlsInsecure', 'tlsAllowInvalidHostnames'],
  ['tlsInsecure', 'tlsDisableOCSPEndpointCheck'],
  ['tlsInsecure', 'tlsDisableCertificateRevocationCheck'],
  ['tlsAllowInvalidCertificates', 'tlsDisableOCSPEndpointCheck'],
  ['tlsAllowInvalidCertificates', 'tlsDisableCertificateRevocationCheck'],
  ['tlsDisableOCSPEndpointCheck', 'tlsDisableCertificateRevocationCheck'],
];
