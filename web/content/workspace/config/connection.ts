/** Texts of the report on a connection string. */
export const connectionReport = {
  facts: { masked: 'Reads as', hosts: 'Hosts', database: 'Database' },
  noDatabase: 'none named',
  verdicts: {
    failed: 'A driver would refuse this string.',
    running: 'Valid, with something to look at.',
    passed: 'Valid, and nothing to point out.',
  },
  problem: 'error',
  hint: 'hint',
} as const;

/** Parse errors by rule. They must not quote the string, which may contain a password. */
export const unreadableReasons = {
  'too-long': 'This is too long for a connection string.',
  scheme: 'Begin with mongodb:// or mongodb+srv://.',
  'white-space': 'There is a space or a line break inside. Remove it.',
  placeholder: 'There is still a placeholder in angle brackets. Put the real value there.',
  'unescaped-slash':
    'There is an @ after the hosts. In a name or password, write / as %2F and ? as %3F.',
  'empty-user': 'The name before the @ is empty.',
  'unescaped-credentials':
    'The name or the password has a character that must be percent-encoded, such as @ as %40 or : as %3A.',
  'missing-host': 'There is no host. Put its name after the @ or the slashes.',
  'empty-host': 'A host in the list is empty: one comma is too many.',
  'host-name':
    'A host name takes letters, digits, dots and hyphens. Put an IPv6 address in brackets.',
  port: 'A port is a number from 1 to 65535.',
  'database-name': 'The database name must not contain a slash, a space, a quote or a dollar sign.',
  'option-without-value': 'An option has no name or no value. Write name=value.',
  /** Follows the name of the part. */
  'percent-encoding': 'has a % that starts no escape sequence. Write it as %25.',
} as const;
export type UnreadableRule = keyof typeof unreadableReasons;

/** Remarks on a valid string, keyed by rule or, if a rule has several, by `rule/variant`. */
export const connectionRemarks = {
  'tls-conflict/both': 'tls is both on and off. Keep one of the two.',
  'srv-option': 'Options that begin with srv work with mongodb+srv:// only.',
  'srv-hosts': 'mongodb+srv:// takes a single host.',
  'srv-port': 'mongodb+srv:// takes no port: the DNS record has it.',
  'srv-name': 'mongodb+srv:// needs a name that DNS can look up.',
  'srv-direct': 'directConnection=true does not go with mongodb+srv://.',
  'srv-max-hosts': 'srvMaxHosts goes neither with replicaSet nor with loadBalanced=true.',
  'direct-hosts': 'directConnection=true takes one host, not several.',
  'load-balanced': 'loadBalanced=true takes one host, without replicaSet and directConnection.',
  'mechanism-user': 'This authMechanism needs a user name.',
  'mechanism-password': 'MONGODB-X509 takes no password: the certificate is the proof.',
  'mechanism-source': 'With this authMechanism, authSource must be $external.',
  'aws-credentials':
    'MONGODB-AWS takes its keys from the environment, not from the string: drivers refuse them here.',
  'gssapi-canonicalization': 'CANONICALIZE_HOST_NAME must be none, forward or forwardAndReverse.',
  'oidc/password': 'MONGODB-OIDC takes no password: a token is the proof.',
  'oidc/property': 'MONGODB-OIDC knows the properties ENVIRONMENT and TOKEN_RESOURCE only.',
  'oidc/no-environment':
    'MONGODB-OIDC needs ENVIRONMENT in authMechanismProperties, unless the application sets a callback.',
  'oidc/environment': 'ENVIRONMENT of MONGODB-OIDC must be azure, gcp, k8s or test.',
  'oidc/user': 'This ENVIRONMENT of MONGODB-OIDC takes no user name.',
  'oidc/resource': 'This ENVIRONMENT of MONGODB-OIDC needs a TOKEN_RESOURCE.',
  'proxy/host': 'Proxy options need proxyHost.',
  'proxy/credentials': 'proxyUsername and proxyPassword go together.',
  'proxy/repeated': 'A proxy option appears twice.',
  'comma-in-property':
    'A property value cannot contain a comma. Pass such a value outside the string.',
  'write-concern/journal':
    'w=0 waits for nothing, and journal=true waits for the disk. Remove one of them.',
  'write-concern/negative': 'w cannot be negative.',
  'pool-size': 'minPoolSize is larger than maxPoolSize.',
  'staleness/seconds': 'maxStalenessSeconds needs a readPreference other than primary.',
  'staleness/tags': 'readPreferenceTags choose among secondaries, so primary does not fit.',
  'no-tls': 'The connection is not encrypted. Add tls=true.',
  localhost: 'localhost is this machine only; inside a container, it is the container itself.',
  'no-user': 'The string has no user name, so the server has to let everybody in. Add one.',
  'password-in-string':
    'The password is part of the string. Keep the whole string in a secret, out of code and logs.',
  'admin-user':
    'This looks like an administrator. An application needs readWrite on its own database.',
  'no-retry':
    'retryWrites=false: a write can fail when the primary changes, and your code must retry it.',
  unacknowledged: 'w=0: nobody learns whether a write arrived. Use majority.',
  'no-journal': 'journal=false: a power cut can lose what was confirmed.',
  'no-replica-set':
    'Several hosts and no replicaSet: name the set, unless the hosts are mongos routers.',
  'no-slash': 'Put a slash before the question mark: older drivers need it.',
  'system-database': 'This database belongs to MongoDB itself. Name the application’s database.',
  'no-auth-source/admin':
    'Without authSource, the server looks for the user in admin. State it explicitly.',
  'no-auth-source/path':
    'Without authSource, the server looks for the user in the database of the path. Name the right one.',
} as const;
export type ConnectionRemarkId = keyof typeof connectionRemarks;
