/** One example of each rule. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkConnectionString } from '../../../../../web/features/mongodb/connection.ts';

const rulesOf = (remarks: readonly { rule: string }[]) => remarks.map(({ rule }) => rule);
const problemsOf = (text: string) => rulesOf(checkConnectionString(text).problems);
const hintsOf = (text: string) => rulesOf(checkConnectionString(text).hints);

/** Rows of a rule and a string, separated by spaces; those that do not hold are returned. */
function failing(table: string, holds: (rule: string, text: string) => boolean): string[] {
  return table
    .trim()
    .split('\n')
    .filter((row) => {
      const [, rule = '', text = ''] = /^ *(\S+) +(.*)$/.exec(row) ?? [];
      return !holds(rule, text);
    });
}

test('a complete and safe string is read, and has nothing against it but its password', () => {
  const safe =
    'mongodb://app:s%40cret@db-1.example.com:27017,db-2.example.com/shop?replicaSet=rs0&tls=true&authSource=admin';
  expect(checkConnectionString(`  ${safe}\n`)).toEqual({
    problems: [],
    hints: [
      {
        rule: 'password-in-string',
        message: expect.stringContaining('Keep the whole string in a secret'),
      },
    ],
    masked: safe.replace('s%40cret', '••••••'),
    hosts: ['db-1.example.com:27017', 'db-2.example.com'],
    database: 'shop',
  });
});

test('hosts and database are read in each of their forms', () => {
  for (const [text, hosts, database] of [
    ['mongodb://localhost/', ['localhost'], undefined],
    ['mongodb://[::1]:27018,10.0.0.1/a', ['[::1]:27018', '10.0.0.1'], 'a'],
    ['mongodb://u:p@%2Ftmp%2Fmongodb-27017.sock/a', ['/tmp/mongodb-27017.sock'], 'a'],
    ['mongodb+srv://u:p@c.example.mongodb.net/?w=majority', ['c.example.mongodb.net'], undefined],
    ["mongodb://u$er:it's(ok)!*+,;=@h.example/a%2Db", ['h.example'], 'a-b'],
    ['mongodb://h.example/a.collection', ['h.example'], 'a.collection'],
    ['mongodb://h.example?w=1', ['h.example'], undefined],
  ] as const) {
    expect(checkConnectionString(text)).toMatchObject({ problems: [], hosts, database });
  }
});

test('a string that cannot be read says why, and shows no hosts', () => {
  const table = `
    scheme                hunter2
    scheme                postgres://a:b@c/d
    too-long              mongodb://${'a'.repeat(5000)}
    missing-host          mongodb://u:p@/db
    empty-host            mongodb://a,,b
    port                  mongodb://localhost:0/
    port                  mongodb://localhost:65536
    port                  mongodb://[::1]foo
    host-name             mongodb://::1
    percent-encoding      mongodb://h%zz
    white-space           mongodb://a b
    placeholder           mongodb://app:<password>@h.example
    empty-user            mongodb://:p@h.example
    unescaped-credentials mongodb://alice@foo:bar@127.0.0.1
    unescaped-credentials mongodb://alice:100%@127.0.0.1
    unescaped-slash       mongodb://alice:foo/bar?a=b@localhost/db
    database-name         mongodb://h.example/a$b
    option-without-value  mongodb://h.example/?w=1&&tls=true
    percent-encoding      mongodb://h.example/?appName=%zz`;
  expect(
    failing(table, (rule, text) => {
      const { problems, hosts } = checkConnectionString(text);
      return rulesOf(problems).join() === rule && hosts.length === 0;
    }),
  ).toEqual([]);
});

test('each problem of a readable string is found', () => {
  const oidc = 'authMechanism=MONGODB-OIDC';
  const table = `
    option-value            mongodb://h.example/?connectTimeoutMS=soon
    option-value            mongodb://h.example/?authMechanism=MD5
    option-value            mongodb://h.example/?heartbeatFrequencyMS=499
    option-value            mongodb://h.example/?compressors=zip
    tls-conflict            mongodb://h.example/?tls=true&ssl=false
    srv-option              mongodb://h.example/?srvMaxHosts=2
    srv-hosts               mongodb+srv://a.example.com,b.example.com
    srv-port                mongodb+srv://a.example.com:27018
    srv-name                mongodb+srv://10.0.0.1
    srv-direct              mongodb+srv://a.example.com/?directConnection=true
    srv-max-hosts           mongodb+srv://a.example.com/?srvMaxHosts=1&replicaSet=rs0
    direct-hosts            mongodb://a,b/?directConnection=true
    load-balanced           mongodb://a/?loadBalanced=true&replicaSet=rs0
    mechanism-user          mongodb://a/?authMechanism=PLAIN
    mechanism-password      mongodb://u:p@a/?authMechanism=MONGODB-X509
    mechanism-source        mongodb://u@a/?authMechanism=MONGODB-X509&authSource=admin
    aws-credentials         mongodb://u:p@a/?authMechanism=MONGODB-AWS
    aws-credentials         mongodb://a/?authMechanism=MONGODB-AWS&authMechanismProperties=AWS_SESSION_TOKEN:t
    gssapi-canonicalization mongodb://u@a/?authMechanism=GSSAPI&authMechanismProperties=CANONICALIZE_HOST_NAME:maybe
    oidc                    mongodb://a/?${oidc}
    oidc                    mongodb://a/?${oidc}&authMechanismProperties=ENVIRONMENT:mars
    oidc                    mongodb://a/?${oidc}&authMechanismProperties=ENVIRONMENT:azure
    oidc                    mongodb://u@a/?${oidc}&authMechanismProperties=ENVIRONMENT:k8s
    oidc                    mongodb://u:p@a/?${oidc}&authMechanismProperties=ENVIRONMENT:azure,TOKEN_RESOURCE:r
    proxy                   mongodb://a/?proxyHost=p&proxyUsername=u
    write-concern           mongodb://a/?w=0&journal=true
    pool-size               mongodb://a/?maxPoolSize=5&minPoolSize=6
    staleness               mongodb://a/?maxStalenessSeconds=120`;
  expect(failing(table, (rule, text) => problemsOf(text).includes(rule))).toEqual([]);
});

test('unusual but valid strings have no problem', () => {
  expect(
    [
      'mongodb://h.example/?TLS=true&RetryWrites=FALSE&readpreference=secondaryPreferred',
      'mongodb://h.example/?w=3&wTimeoutMS=0&journal=true&readConcernLevel=ours',
      'mongodb://u:p@h.example/?w=myConcern&authMechanism=scram-sha-256',
      'mongodb://h.example/?tls=true&ssl=true',
      'mongodb://h.example/?readPreference=nearest&readPreferenceTags=dc:ny,rack:1&readPreferenceTags=',
      'mongodb+srv://a.example.com/?directConnection=false&srvMaxHosts=0&replicaSet=rs0',
      'mongodb://h.example/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:gcp,TOKEN_RESOURCE:mongodb://foo',
      'mongodb://h.example/?authMechanism=MONGODB-AWS&authSource=$external',
      'mongodb://u@h.example/?authMechanism=GSSAPI&authMechanismProperties=CANONICALIZE_HOST_NAME:forwardAndReverse',
      'mongodb://h.example/?proxyHost=p&proxyPort=1080&proxyUsername=a&proxyPassword=b',
      'mongodb://bücher.example.com/',
      'mongodb://%2Ftmp%2F %2Fmongodb-27017.sock',
    ].filter((text) => problemsOf(text).length > 0),
  ).toEqual([]);
});

test('each hint is given where it belongs', () => {
  const given = `
    no-tls             mongodb+srv://u:p@a.example.com/?tls=false
    tls-unchecked      mongodb://u:p@h.example/?tls=true&tlsInsecure=true
    localhost          mongodb://u:p@localhost/a
    no-user            mongodb://h.example/a
    password-in-string mongodb://u:p@h.example/a
    admin-user         mongodb://Admin:p@h.example/a
    no-auth-source     mongodb://u:p@h.example/a
    no-retry           mongodb://h.example/?retryWrites=false
    unacknowledged     mongodb://h.example/?w=0
    no-journal         mongodb://h.example/?journal=false
    empty-option       mongodb://h.example/?journal=
    comma-in-property  mongodb://h.example/?authMechanismProperties=TOKEN_RESOURCE:a%2Cb,ENVIRONMENT:azure
    no-replica-set     mongodb://a,b/
    old-name           mongodb://h.example/?ssl=true
    old-boolean        mongodb://h.example/?tls=1
    unknown-option     mongodb://h.example/?fastMode=true
    repeated-option    mongodb://h.example/?w=1&w=2
    no-slash           mongodb://h.example?w=1
    system-database    mongodb://h.example/admin`;
  expect(failing(given, (rule, text) => hintsOf(text).includes(rule))).toEqual([]);
  const notGiven = `
    no-tls             mongodb://localhost
    no-tls             mongodb+srv://u:p@a.example.com
    no-auth-source     mongodb+srv://u:p@a.example.com
    password-in-string mongodb://u@h.example/?tls=true
    admin-user         mongodb://readmin:p@h.example
    no-replica-set     mongodb://a,b/?replicaSet=rs0
    no-user            mongodb://h.example/?authMechanism=MONGODB-OIDC
    repeated-option    mongodb://h.example/?readPreferenceTags=a:b&readPreferenceTags=c:d`;
  expect(failing(notGiven, (rule, text) => !hintsOf(text).includes(rule))).toEqual([]);
});

test('each thing is said once', () => {
  const { problems, hints } = checkConnectionString(
    'mongodb://a,b,c/?tls=x&tls=y&connectTimeoutMS=a&connectTimeoutMS=b&foo=1&foo=2',
  );
  const messages = [...problems, ...hints].map(({ message }) => message);
  expect(new Set(messages).size).toBe(messages.length);
});

test('the password is masked, wherever it is', () => {
  for (const [text, masked] of [
    ['mongodb://app:hunter22@h/a', 'mongodb://app:••••••@h/a'],
    ['mongodb://h:27017,[::1]:27018/a', 'mongodb://h:27017,[::1]:27018/a'],
    ['mongodb://app:hun/ter@22@h/a?b=c', 'mongodb://app:••••••@h/a?b=c'],
    ['mongodb://app:hunter22/a?b=c', 'mongodb://app:••••••'],
    ['hunter22', '••••••'],
    ['mongodb://h/?proxyPassword=hunter22&w=1', 'mongodb://h/?proxyPassword=••••••&w=1'],
    [
      'mongodb://h/?authMechanismProperties=AWS_SESSION_TOKEN:hunter22',
      'mongodb://h/?authMechanismProperties=••••••',
    ],
    ['mongodb://n:key==@h:10255/?appName=@n@', 'mongodb://n:••••••@h:10255/?appName=@n@'],
  ]) {
    expect(checkConnectionString(text ?? '').masked).toBe(masked);
  }
});

test('no part of the password is in what is shown, encoded or not, whatever else is wrong', () => {
  const core = 'S3cr3tC0re';
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom(...'@:/?&=#%[],<> ', '//', '@h/', '?a=', '%40'),
  );
  const tail = fc.constantFrom(
    ...['@h', '@h/db', '@h:1,i/db?w=1', '@h/db?tls=x', '@', '@/', '@h::1', '@h/?appName=@x@'],
  );
  const scheme = fc.constantFrom('mongodb://', 'mongodb+srv://', 'mongo://', 'MONGODB://');
  fc.assert(
    fc.property(scheme, piece, piece, tail, fc.boolean(), (start, before, after, end, encodes) => {
      const password = `${before}${core}${after}`;
      const text = `${start}app:${encodes ? encodeURIComponent(password) : password}${end}`;
      expect(JSON.stringify(checkConnectionString(text)), text).not.toContain(core);
    }),
    { numRuns: 1000 },
  );
});
