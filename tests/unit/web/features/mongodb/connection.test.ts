import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkConnectionString } from '../../../../../web/features/mongodb/connection.ts';

const problemsOf = (text: string) => checkConnectionString(text).problems.map(({ rule }) => rule);
const hintsOf = (text: string) => checkConnectionString(text).hints.map(({ rule }) => rule);

const safe =
  'mongodb://app:s%40cret@db-1.example.com:27017,db-2.example.com/shop?replicaSet=rs0&tls=true&authSource=admin';

describe('a connection string', () => {
  test('that is whole and safe has nothing against it but that it holds a password', () => {
    expect(checkConnectionString(`  ${safe}\n`)).toEqual({
      problems: [],
      hints: [
        {
          rule: 'password-in-string',
          message: expect.stringContaining('Keep the whole string in a secret'),
        },
      ],
      masked:
        'mongodb://app:••••••@db-1.example.com:27017,db-2.example.com/shop?replicaSet=rs0&tls=true&authSource=admin',
      hosts: ['db-1.example.com:27017', 'db-2.example.com'],
      database: 'shop',
    });
  });

  test.each([
    ['mongodb://localhost', ['localhost'], undefined],
    ['mongodb://localhost/', ['localhost'], undefined],
    ['mongodb://[::1]:27018,10.0.0.1/a', ['[::1]:27018', '10.0.0.1'], 'a'],
    ['mongodb://u:p@%2Ftmp%2Fmongodb-27017.sock/a', ['/tmp/mongodb-27017.sock'], 'a'],
    [
      'mongodb+srv://u:p@cluster0.example.mongodb.net/?w=majority',
      ['cluster0.example.mongodb.net'],
      undefined,
    ],
    ['mongodb://u:p@h.example/a%20b'.replace('%20', '%2D'), ['h.example'], 'a-b'],
    ["mongodb://u$er:it's(ok)!*+,;=@h.example/a", ['h.example'], 'a'],
    ['mongodb://h.example/a.collection', ['h.example'], 'a.collection'],
    ['mongodb://h.example?w=1', ['h.example'], undefined],
  ])('is read: %s', (text, hosts, database) => {
    expect(checkConnectionString(text)).toMatchObject({ problems: [], hosts, database });
  });

  test.each([
    ['', 'scheme'],
    ['hunter2', 'scheme'],
    ['mongo://localhost:27017', 'scheme'],
    ['postgres://a:b@c/d', 'scheme'],
    [`mongodb://${'a'.repeat(5000)}`, 'too-long'],
    ['mongodb://', 'missing-host'],
    ['mongodb://u:p@/db', 'missing-host'],
    ['mongodb://a,,b', 'empty-host'],
    ['mongodb://localhost::27017', 'port'],
    ['mongodb://localhost:-1', 'port'],
    ['mongodb://localhost:0/', 'port'],
    ['mongodb://localhost:65536', 'port'],
    ['mongodb://localhost:foo', 'port'],
    ['mongodb://localhost:', 'port'],
    ['mongodb://[::1]:-1', 'port'],
    ['mongodb://[::1]foo', 'port'],
    ['mongodb://::1', 'host-name'],
    ['mongodb:///tmp/mongodb-27017.sock/', 'missing-host'],
    ['mongodb://h%20ost', 'host-name'],
    ['mongodb://h%zz', 'percent-encoding'],
    ['mongodb://a b', 'white-space'],
    ['mongodb://app:<password>@h.example', 'placeholder'],
    ['mongodb://@h.example', 'empty-user'],
    ['mongodb://:p@h.example', 'empty-user'],
    ['mongodb://alice:foo:bar@127.0.0.1', 'unescaped-credentials'],
    ['mongodb://alice@@127.0.0.1', 'unescaped-credentials'],
    ['mongodb://alice@foo:bar@127.0.0.1', 'unescaped-credentials'],
    ['mongodb://alice:100%@127.0.0.1', 'unescaped-credentials'],
    ['mongodb://alice:a?b@127.0.0.1', 'unescaped-credentials'],
    ['mongodb://alice:%ff@127.0.0.1', undefined],
    ['mongodb://%ff:a@127.0.0.1', 'percent-encoding'],
    ['mongodb://alice/@localhost/db', 'unescaped-slash'],
    ['mongodb://alice:foo/bar@localhost/db', 'unescaped-slash'],
    ['mongodb://alice:foo/bar?a=b@localhost/db', 'unescaped-slash'],
    ['mongodb://h.example/a%2Fb', 'database-name'],
    ['mongodb://h.example/a$b', 'database-name'],
    ['mongodb://h.example/%zz', 'percent-encoding'],
    ['mongodb://h.example/?w', 'option-without-value'],
    ['mongodb://h.example/?=1', 'option-without-value'],
    ['mongodb://h.example/?w=1&&tls=true', 'option-without-value'],
    ['mongodb://h.example/?appName=%zz', 'percent-encoding'],
  ])('cannot be read: %s', (text, rule) => {
    const check = checkConnectionString(text);
    expect(check.problems.map((problem) => problem.rule)).toEqual(rule ? [rule] : []);
    if (rule) expect(check).toMatchObject({ hosts: [], database: undefined });
  });

  test.each([
    ['mongodb://h.example/?connectTimeoutMS=soon', 'option-value'],
    ['mongodb://h.example/?tls=maybe', 'option-value'],
    ['mongodb://h.example/?authMechanism=MD5', 'option-value'],
    ['mongodb://h.example/?readPreference=nearby', 'option-value'],
    ['mongodb://h.example/?heartbeatFrequencyMS=499', 'option-value'],
    ['mongodb://h.example/?zlibCompressionLevel=10', 'option-value'],
    ['mongodb://h.example/?compressors=zip', 'option-value'],
    ['mongodb://h.example/?authSource=', 'option-value'],
    ['mongodb://h.example/?tls=true&ssl=false', 'tls-conflict'],
    ['mongodb://h.example/?tlsInsecure=true&tlsAllowInvalidHostnames=true', 'tls-conflict'],
    ['mongodb://h.example/?srvMaxHosts=2', 'srv-option'],
    ['mongodb+srv://a.example.com,b.example.com', 'srv-hosts'],
    ['mongodb+srv://a.example.com:27018', 'srv-port'],
    ['mongodb+srv://10.0.0.1', 'srv-name'],
    ['mongodb+srv://a.example.com/?directConnection=true', 'srv-direct'],
    ['mongodb+srv://a.example.com/?srvMaxHosts=1&replicaSet=rs0', 'srv-max-hosts'],
    ['mongodb://a,b/?directConnection=true', 'direct-hosts'],
    ['mongodb://a/?loadBalanced=true&replicaSet=rs0', 'load-balanced'],
    ['mongodb://a/?authMechanism=PLAIN', 'mechanism-user'],
    ['mongodb://u:p@a/?authMechanism=MONGODB-X509', 'mechanism-password'],
    ['mongodb://u@a/?authMechanism=MONGODB-X509&authSource=admin', 'mechanism-source'],
    ['mongodb://u@a/?authMechanism=MONGODB-AWS', 'aws-credentials'],
    ['mongodb://u:p@a/?authMechanism=MONGODB-AWS', 'aws-credentials'],
    [
      'mongodb://a/?authMechanism=MONGODB-AWS&authMechanismProperties=AWS_SESSION_TOKEN:t',
      'aws-credentials',
    ],
    [
      'mongodb://u@a/?authMechanism=GSSAPI&authMechanismProperties=CANONICALIZE_HOST_NAME:maybe',
      'gssapi-canonicalization',
    ],
    ['mongodb://a/?authMechanism=MONGODB-OIDC', 'oidc'],
    ['mongodb://a/?authMechanism=MONGODB-OIDC&authMechanismProperties=A:b', 'oidc'],
    ['mongodb://a/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:mars', 'oidc'],
    ['mongodb://a/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:azure', 'oidc'],
    ['mongodb://u@a/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:k8s', 'oidc'],
    [
      'mongodb://u:p@a/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:test',
      'oidc',
    ],
    [
      'mongodb://u:p@a/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:azure,TOKEN_RESOURCE:r',
      'oidc',
    ],
    ['mongodb://a/?proxyPort=1080', 'proxy'],
    ['mongodb://a/?proxyHost=p&proxyUsername=u', 'proxy'],
    ['mongodb://a/?proxyHost=p&proxyHost=q', 'proxy'],
    ['mongodb://a/?w=0&journal=true', 'write-concern'],
    ['mongodb://a/?w=-1', 'write-concern'],
    ['mongodb://a/?maxPoolSize=5&minPoolSize=6', 'pool-size'],
    ['mongodb://a/?maxStalenessSeconds=120', 'staleness'],
    ['mongodb://a/?readPreferenceTags=dc:ny', 'staleness'],
  ])('has a problem: %s', (text, rule) => {
    expect(problemsOf(text)).toContain(rule);
  });

  test.each([
    'mongodb://h.example/?TLS=true&RetryWrites=FALSE&readpreference=secondaryPreferred',
    'mongodb://h.example/?w=3&wTimeoutMS=0&journal=true&readConcernLevel=majority',
    'mongodb://h.example/?w=myConcern&authMechanism=scram-sha-256'.replace('h.', 'u:p@h.'),
    'mongodb://h.example/?tls=true&ssl=true',
    'mongodb://h.example/?connectTimeoutMS=&tls=',
    'mongodb://h.example/?readPreference=nearest&readPreferenceTags=dc:ny,rack:1&readPreferenceTags=',
    'mongodb+srv://a.example.com/?directConnection=false&srvMaxHosts=0&replicaSet=rs0',
    'mongodb://h.example/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:gcp,TOKEN_RESOURCE:mongodb://foo',
    'mongodb://u@h.example/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:azure,TOKEN_RESOURCE:a',
    'mongodb://h.example/?authMechanism=MONGODB-OIDC&authMechanismProperties=ENVIRONMENT:k8s',
    'mongodb://h.example/?authMechanism=MONGODB-AWS&authSource=$external',
    'mongodb://u@h.example/?authMechanism=GSSAPI&authMechanismProperties=CANONICALIZE_HOST_NAME:forwardAndReverse',
    'mongodb://h.example/?proxyHost=p&proxyPort=1080&proxyUsername=a&proxyPassword=b',
    'mongodb://h.example/?readConcernLevel=ours',
    'mongodb://bücher.example.com/',
    'mongodb://%2Ftmp%2F %2Fmongodb-27017.sock',
    'mongodb://u@h.example/?authMechanism=MONGODB-X509&authSource=$external',
  ])('has no problem: %s', (text) => {
    expect(checkConnectionString(text).problems).toEqual([]);
  });

  test.each([
    ['mongodb://u:p@h.example/a', 'no-tls'],
    ['mongodb+srv://u:p@a.example.com/?tls=false', 'no-tls'],
    ['mongodb://u:p@h.example/?tls=true&tlsInsecure=true', 'tls-unchecked'],
    ['mongodb://u:p@localhost/a', 'localhost'],
    ['mongodb://h.example/a', 'no-user'],
    ['mongodb://u:p@h.example/a', 'password-in-string'],
    ['mongodb://Admin:p@h.example/a', 'admin-user'],
    ['mongodb://u:p@h.example/a', 'no-auth-source'],
    ['mongodb://h.example/?retryWrites=false', 'no-retry'],
    ['mongodb://h.example/?w=0', 'unacknowledged'],
    ['mongodb://h.example/?journal=false', 'no-journal'],
    ['mongodb://h.example/?journal=', 'empty-option'],
    [
      'mongodb://h.example/?authMechanismProperties=TOKEN_RESOURCE:a%2Cb,ENVIRONMENT:azure',
      'comma-in-property',
    ],
    ['mongodb://a,b/', 'no-replica-set'],
    ['mongodb://h.example/?ssl=true', 'old-name'],
    ['mongodb://h.example/?tls=1', 'old-boolean'],
    ['mongodb://h.example/?fastMode=true', 'unknown-option'],
    ['mongodb://h.example/?w=1&w=2', 'repeated-option'],
    ['mongodb://h.example?w=1', 'no-slash'],
    ['mongodb://h.example/admin', 'system-database'],
  ])('gets a hint: %s', (text, rule) => {
    expect(hintsOf(text)).toContain(rule);
  });

  test.each([
    ['mongodb://localhost', 'no-tls'],
    ['mongodb+srv://u:p@a.example.com', 'no-tls'],
    ['mongodb+srv://u:p@a.example.com', 'no-auth-source'],
    ['mongodb://u@h.example/?tls=true', 'password-in-string'],
    ['mongodb://readmin:p@h.example', 'admin-user'],
    ['mongodb://a,b/?replicaSet=rs0', 'no-replica-set'],
    ['mongodb://h.example/?authMechanism=MONGODB-OIDC', 'no-user'],
    ['mongodb://h.example/?readPreferenceTags=a:b&readPreferenceTags=c:d', 'repeated-option'],
  ])('gets none: %s', (text, rule) => {
    expect(hintsOf(text)).not.toContain(rule);
  });

  test('says each thing once', () => {
    const { problems, hints } = checkConnectionString(
      'mongodb://a,b,c/?tls=x&tls=y&connectTimeoutMS=a&connectTimeoutMS=b&foo=1&foo=2',
    );
    const messages = [...problems, ...hints].map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) expect(message).toMatch(/[.]$/);
  });
});

describe('the password', () => {
  test.each([
    ['mongodb://app:hunter22@h/a', 'mongodb://app:••••••@h/a'],
    ['mongodb://app@h/a', 'mongodb://app@h/a'],
    ['mongodb://h:27017,[::1]:27018/a', 'mongodb://h:27017,[::1]:27018/a'],
    ['mongodb://app:hun/ter@22@h/a?b=c', 'mongodb://app:••••••@h/a?b=c'],
    ['mongodb://app:hunter22', 'mongodb://app:••••••'],
    ['mongodb://app:hunter22/a?b=c', 'mongodb://app:••••••'],
    ['postgres://app:hunter22@h/a', 'postgres://app:••••••@h/a'],
    ['hunter22', '••••••'],
    ['', ''],
    [
      'mongodb://h/?proxyHost=p&proxyPassword=hunter22&w=1',
      'mongodb://h/?proxyHost=p&proxyPassword=••••••&w=1',
    ],
    [
      'mongodb://h/?authMechanismProperties=AWS_SESSION_TOKEN:hunter22',
      'mongodb://h/?authMechanismProperties=••••••',
    ],
    [
      'mongodb://name:key==@name.mongo.cosmos.azure.com:10255/?ssl=true&appName=@name@',
      'mongodb://name:••••••@name.mongo.cosmos.azure.com:10255/?ssl=true&appName=@name@',
    ],
  ])('is hidden in %s', (text, masked) => {
    expect(checkConnectionString(text).masked).toBe(masked);
  });

  test('is in nothing that is shown, encoded or not, whatever else is wrong', () => {
    const core = 'S3cr3tC0re';
    const piece = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(...'@:/?&=#%[],<> ', '//', '@h/', '?a=', '%40'),
    );
    const tail = fc.constantFrom(
      '@h',
      '@h/db',
      '@h:1,i/db?w=1',
      '@h/db?tls=x',
      '@',
      '@/',
      '@h::1',
      '@h/?appName=@x@',
    );
    const scheme = fc.constantFrom('mongodb://', 'mongodb+srv://', 'mongo://', 'MONGODB://');
    fc.assert(
      fc.property(
        scheme,
        piece,
        piece,
        tail,
        fc.boolean(),
        (start, before, after, end, isEncoded) => {
          const password = `${before}${core}${after}`;
          if (/\p{Cs}/u.test(password)) return;
          const text = `${start}app:${isEncoded ? encodeURIComponent(password) : password}${end}`;
          expect(JSON.stringify(checkConnectionString(text)), text).not.toContain(core);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('any text is checked without an exception, and in time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        checkConnectionString(text);
        checkConnectionString(`mongodb://${text}`);
      }),
      { numRuns: 1000 },
    );
    for (const unit of ['a', ':', '@', '/', '?', '&', 'a=b&', ',', '[', '%41', '<']) {
      checkConnectionString(`mongodb://${unit.repeat(4000 / unit.length)}`);
    }
  });
});
