import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expectIn, type Trial, type Workspace } from '../trial.ts';

const ARTICLE = 'web/content/blog/replacing-a-private-root.md';

const PORTS = [9471, 9472] as const;
const SERVERS = PORTS.map((port) => `orders.internal 127.0.0.1:${port}\n`).join('');
const OLD = `orders.internal at 127.0.0.1:${PORTS[0]}`;

/** The traps of the article, in its order from the second on. */
const TRAPS = `
set -eu
key() { openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc "$@"; }
issue() { openssl x509 -req -in "$1.csr" -CA "$2.pem" -CAkey "$2.key" -days 800 -extfile <(printf '%s\\n' "\${@:4}") -out "$3.pem"; }
says() { openssl verify -no-CApath -no-CAstore "$@" 2>&1 | tail -n 2 | tr '\\n' ' '; echo; }

key -subj '/CN=Issuing CA' -keyout issuing.key -out issuing.csr
issue issuing new issuing 'basicConstraints=critical,CA:TRUE' 'authorityKeyIdentifier=keyid'
issue server-new issuing deep 'authorityKeyIdentifier=keyid'
cat issuing.pem bridge.pem > chain.pem
echo "deep old: $(says -CAfile old.pem -untrusted chain.pem deep.pem)"
echo "deep new: $(says -CAfile new.pem -untrusted chain.pem deep.pem)"

for name in first second; do
  key -x509 -days 3650 -subj '/CN=Same name' -keyout "$name.key" -out "$name.pem"
done
cat first.pem second.pem > same.pem
cat second.pem first.pem > turned.pem
for identifier in keyid none; do
  issue server-new second same-leaf "authorityKeyIdentifier=$identifier"
  echo "same $identifier: $(says -CAfile same.pem same-leaf.pem)"
  echo "turned $identifier: $(says -CAfile turned.pem same-leaf.pem)"
done

openssl req -x509 -key old.key -days 3650 -subj '/O=Example/CN=Internal CA 2017' -out longer.pem
issue server-old old plain 'authorityKeyIdentifier=keyid'
issue server-old old serial 'authorityKeyIdentifier=keyid,issuer:always'
echo "longer plain: $(says -CAfile longer.pem plain.pem)"
echo "longer serial: $(says -CAfile longer.pem serial.pem)"

issue server-new new long 'authorityKeyIdentifier=keyid'
for roots in old both new; do
  echo "day 400 $roots: $(bash future.sh 400 "$roots.pem" long.pem bridge.pem 2>&1 | tail -n 1)"
done

# A bridge of 365 days under an old root that ends on day 100.
key -x509 -days 100 -subj '/CN=Ends early' -keyout early.key -out early.pem
issue bridge early bridge-early 'basicConstraints=critical,CA:TRUE' 'authorityKeyIdentifier=keyid'
echo "early day 50: $(bash future.sh 50 early.pem long.pem bridge-early.pem 2>&1 | tail -n 1)"
echo "early day 200: $(bash future.sh 200 early.pem long.pem bridge-early.pem 2>&1 | tail -n 1)"
`;

const OUTCOMES = [
  /^deep old: .*path length constraint exceeded/m,
  /^deep new: deep.pem: OK/m,
  /^same keyid: same-leaf.pem: OK/m,
  /^turned keyid: same-leaf.pem: OK/m,
  /^same none: .*error/m,
  /^turned none: same-leaf.pem: OK/m,
  /^longer plain: plain.pem: OK/m,
  /^longer serial: .*verification failed/m,
  /^day 400 old: .*verification failed/m,
  /^day 400 both: long.pem: OK/m,
  /^day 400 new: long.pem: OK/m,
  /^early day 50: long.pem: OK/m,
  /^early day 200: .*verification failed/m,
];

/** The matrix is made again, two servers are asked, and each trap is walked into. */
export const roots: Trial = {
  needs: ['openssl'],
  async run(workspace) {
    await workspace.run('bash', ['make.sh']);
    const article = (await readFile(ARTICLE, 'utf8')).replaceAll(/ +\|/g, ' |');
    // Python from 3.13 verifies as strictly as the second run of the matrix.
    const strict = workspace.code('matrix.sh').replace('-purpose', '-x509_strict -purpose');
    await workspace.write('strict.sh', strict);
    for (const script of ['matrix.sh', 'strict.sh']) {
      for (const row of (await workspace.run('bash', [script])).trim().split('\n')) {
        expectIn(article, row);
      }
    }

    const servers = [serve(workspace, 0, 'old'), serve(workspace, 1, 'new', 'bridge.pem')];
    try {
      await pause(1000);
      await workspace.write('servers.txt', SERVERS);
      const ask = (file: string) => ['-c', `bash ready.sh ${file} < servers.txt`];
      await workspace.run('bash', ask('old.pem'));
      await workspace.run('bash', ask('both.pem'));
      expectIn(await workspace.fail('bash', ask('new.pem')), OLD);
      const file = (name: string) => join(workspace.folder, name);
      await copyFile(file('server-old.pem'), file('kept.pem'));
      await copyFile(file('server-new.pem'), file('server-old.pem'));
      expectIn(await workspace.fail('bash', ask('new.pem')), OLD);
      await copyFile(file('kept.pem'), file('server-old.pem'));
    } finally {
      for (const server of servers) server.kill();
    }

    await workspace.write('traps.sh', TRAPS);
    const said = await workspace.run('bash', ['traps.sh']);
    for (const outcome of OUTCOMES) {
      if (!outcome.test(said)) throw new Error(`Expected ${outcome} in:\n${said}`);
    }

    await mkdir(join(workspace.folder, 'repository'));
    await workspace.run('cp', ['both.pem', 'repository/variables.txt']);
    const found = await workspace.run('bash', ['search.sh', 'old.pem', 'repository']);
    if (found !== 'repository/variables.txt\n') throw new Error(found);
    await workspace.run('cp', ['new.pem', 'repository/variables.txt']);
    await workspace.run('bash', ['-c', '! bash search.sh old.pem repository']);
    await workspace.run('bash', ['-c', 'bash search.sh no-such.pem repository; test $? = 2']);
  },
};

function serve(
  { folder }: Workspace,
  index: 0 | 1,
  name: 'old' | 'new',
  chain?: string,
): ChildProcess {
  const certificate = ['-cert', `server-${name}.pem`, '-key', `server-${name}.key`];
  const address = ['-accept', `127.0.0.1:${PORTS[index]}`, '-quiet'];
  const sent = chain ? ['-cert_chain', chain] : [];
  return spawn('openssl', ['s_server', ...address, ...certificate, ...sent], {
    cwd: folder,
    stdio: 'ignore',
  });
}
