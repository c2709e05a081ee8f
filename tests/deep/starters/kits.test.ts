import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { onboardingScreenIds } from '../../../web/content/onboarding/ids.ts';
import { createKit } from '../../../web/features/onboarding/kits/kits.ts';
import { folderWith, has, put } from './support/folder.ts';
import { type Python, startPython } from './support/python.ts';

const answers = {
  projectName: 'Web shop €',
  tool: 'github-actions',
  programmingLanguage: 'python',
} as const;

/** Unpacks a kit, and a docker that does nothing. */
function unpack(screen: (typeof onboardingScreenIds)[number]): string {
  const folder = folderWith(createKit(screen, answers));
  put(folder, 'bin/docker', '#!/bin/bash\nexit 0\n');
  return folder;
}

/** Unpacks a kit into a repository with one commit. */
function unpackRepository(screen: (typeof onboardingScreenIds)[number]): string {
  const folder = unpack(screen);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('-c', 'core.excludesFile=', 'add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'First, yes');
  return folder;
}

let python: Python;
beforeAll(() => {
  python = startPython();
  return python.close;
});

const pathOf = (folder: string) => `${join(folder, 'bin')}:${process.env.PATH}`;

function runPython(folder: string, script: string, ...args: string[]) {
  return python.run({ folder, path: pathOf(folder), script, args });
}

function run(folder: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: pathOf(folder) },
  });
  return { status, words: stdout + stderr };
}

/** A command that ended so, and said these words among others. */
const ended = (status: number, words: string) => ({
  status,
  words: expect.stringContaining(words),
});

test('bash and shellcheck have nothing against a script', () => {
  for (const { text, syntax } of onboardingScreenIds.flatMap((id) => createKit(id, answers))) {
    if (syntax !== 'shell') continue;
    expect(spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' }).stderr).toBe('');
    if (!has('shellcheck')) continue;
    expect(spawnSync('shellcheck', ['-'], { input: text, encoding: 'utf8' }).stdout).toBe('');
  }
});

describe('Terraform', () => {
  const screen = 'infrastructure-as-code-on-boarding';

  test('does not apply without a plan', () => {
    expect(run(unpack(screen), 'bash', 'scripts/apply.sh')).toMatchObject(
      ended(1, 'There is no plan'),
    );
  });

  test.each([
    ['a changed resource', [['no-op'], ['update']], 1, 'a.1 differs from the code'],
    ['a missing one', [['create']], 1, 'the plan would create it'],
    ['a replaced one', [['delete', 'create']], 1, 'Drift in 1 of 1 resources'],
    ['nothing to do', [['no-op'], ['read']], 0, 'No drift. Resources compared: 2'],
  ])('reports drift for %s', async (_, actions, status, words) => {
    const folder = unpack(screen);
    const text = JSON.stringify({
      format_version: '1.2',
      resource_changes: actions.map((each, index) => {
        return { address: `a.${index}`, change: { actions: each } };
      }),
    });
    put(folder, 'plan/plan.json', text);
    expect(await runPython(folder, 'scripts/check-drift.py')).toMatchObject(ended(status, words));
  });

  test('finds no drift only in a plan', async () => {
    const folder = unpack(screen);
    expect((await runPython(folder, 'scripts/check-drift.py')).words).toContain('There is no plan');
    put(folder, 'plan/plan.json', '{}');
    expect(await runPython(folder, 'scripts/check-drift.py')).toMatchObject({ status: 1 });
  });

  test('refuses a backend that nobody filled in', () => {
    const { status, words } = run(unpack(screen), 'bash', 'scripts/plan.sh');
    expect({ status, words }).toMatchObject({ status: 1 });
    expect(words).toContain('versions.tf');
  });

  test.runIf(has('terraform'))('is formatted as Terraform formats it', () => {
    const { status, words } = run(
      unpack(screen),
      'terraform',
      'fmt',
      '-check',
      '-diff',
      'infrastructure',
    );
    expect({ status, words }).toMatchObject({ status: 0 });
  });
});

describe('the policy for plans', () => {
  const screen = 'infrastructure-as-code-on-boarding';

  interface Change {
    readonly type: string;
    readonly actions: readonly string[];
    readonly after: object | null;
  }

  function judge(...changes: readonly Change[]) {
    return judgeText(
      JSON.stringify({
        format_version: '1.2',
        resource_changes: changes.map(({ type, actions, after }) => {
          return { address: `${type}.a`, mode: 'managed', type, change: { actions, after } };
        }),
      }),
    );
  }

  function judgeText(text: string) {
    const folder = unpack(screen);
    put(folder, 'plan/plan.json', text);
    return runPython(folder, 'scripts/check-plan.py', 'plan/plan.json');
  }

  const create = (type: string, after: object): Change => ({ type, actions: ['create'], after });
  const rule = (ports: object) => create('aws_vpc_security_group_ingress_rule', ports);
  const open = { cidr_ipv4: '0.0.0.0/0', ip_protocol: 'tcp' };

  test.each<[string, string, Change, Change]>([
    [
      'a bucket is destroyed',
      'would be destroyed',
      { type: 'aws_s3_bucket', actions: ['delete'], after: null },
      { type: 'aws_s3_bucket', actions: ['update'], after: {} },
    ],
    [
      'a database is replaced',
      'would be destroyed',
      { type: 'aws_db_instance', actions: ['delete', 'create'], after: {} },
      { type: 'aws_iam_role', actions: ['delete', 'create'], after: {} },
    ],
    [
      'a port of administrators is open',
      'port 22 ',
      rule({ ...open, from_port: 22, to_port: 22 }),
      rule({ ...open, from_port: 443, to_port: 443 }),
    ],
    [
      'a range begins at a port that may be open',
      'ports 80 to 65535 ',
      rule({ ...open, from_port: 80, to_port: 65535 }),
      rule({ cidr_ipv4: '10.0.0.0/8', ip_protocol: 'tcp', from_port: 80, to_port: 65535 }),
    ],
    [
      'every port is open',
      'every port ',
      rule({ ...open, ip_protocol: '-1', from_port: null, to_port: null }),
      rule({ ...open, cidr_ipv4: '192.0.2.1/32', ip_protocol: '-1' }),
    ],
    [
      'a port is open to IPv6',
      'port 5432 ',
      rule({ cidr_ipv6: '::/0', ip_protocol: 'tcp', from_port: 5432, to_port: 5432 }),
      rule({ cidr_ipv6: '::/0', ip_protocol: 'tcp', from_port: 80, to_port: 80 }),
    ],
    [
      'a rule of the older kind opens a port',
      'port 3389 ',
      create('aws_security_group_rule', {
        type: 'ingress',
        protocol: 'tcp',
        from_port: 3389,
        to_port: 3389,
        cidr_blocks: ['10.0.0.0/8', '0.0.0.0/0'],
      }),
      create('aws_security_group_rule', {
        type: 'egress',
        protocol: 'tcp',
        from_port: 3389,
        to_port: 3389,
        cidr_blocks: ['0.0.0.0/0'],
      }),
    ],
    [
      'a group opens a port in a block of its own',
      'port 6379 ',
      create('aws_security_group', {
        ingress: [{ protocol: 'tcp', from_port: 6379, to_port: 6379, ipv6_cidr_blocks: ['::/0'] }],
      }),
      create('aws_security_group', {
        ingress: [{ protocol: 'tcp', from_port: 443, to_port: 443, cidr_blocks: ['0.0.0.0/0'] }],
        egress: [{ protocol: '-1', from_port: 0, to_port: 0, cidr_blocks: ['0.0.0.0/0'] }],
      }),
    ],
    [
      'a database is reachable from the internet',
      'reachable from the internet',
      create('aws_db_instance', { publicly_accessible: true }),
      create('aws_db_instance', { publicly_accessible: false }),
    ],
    [
      'an instance of a cluster is reachable from the internet',
      'reachable from the internet',
      create('aws_rds_cluster_instance', { publicly_accessible: true }),
      create('aws_rds_cluster_instance', {}),
    ],
    [
      'the group that every network has opens a port',
      'port 22 ',
      create('aws_default_security_group', {
        ingress: [{ protocol: 'tcp', from_port: 22, to_port: 22, cidr_blocks: ['0.0.0.0/0'] }],
      }),
      create('aws_default_security_group', { ingress: [] }),
    ],
    [
      'a warehouse is reachable from the internet',
      'reachable from the internet',
      create('aws_redshift_cluster', { publicly_accessible: true }),
      create('aws_redshift_cluster', { publicly_accessible: false }),
    ],
    [
      'a graph is reachable from the internet',
      'reachable from the internet',
      create('aws_neptunegraph_graph', { public_connectivity: true }),
      create('aws_neptunegraph_graph', {}),
    ],
  ])('stops a plan in which %s, and not its twin', async (_, words, broken, twin) => {
    expect(await judge(twin, broken)).toMatchObject(ended(1, words));
    expect(await judge(twin)).toMatchObject({ status: 0 });
  });

  test('stops the destruction of every kind of store, and of nothing that is made anew daily', async () => {
    const destroy = (type: string): Change => ({ type, actions: ['delete'], after: null });
    const stores =
      's3_bucket ebs_volume efs_file_system fsx_lustre_file_system db_instance rds_cluster docdb_cluster neptune_cluster dynamodb_table elasticache_cluster elasticache_replication_group memorydb_cluster redshift_cluster redshiftserverless_namespace opensearch_domain kinesis_stream msk_cluster sqs_queue cloudwatch_log_group ecr_repository backup_vault secretsmanager_secret kms_key cognito_user_pool eks_cluster'
        .split(' ')
        .map((name) => `aws_${name}`);
    const { words } = await judge(...stores.map(destroy));
    expect(words.trim().split('\n')).toEqual(
      stores.map((type) => `${type}.a would be destroyed, and it holds data.`),
    );
    const others = ['aws_instance', 'aws_iam_role', 'aws_route_table', 'aws_ecs_cluster'];
    expect(await judge(...others.map(destroy))).toMatchObject({ status: 0 });
  });

  test('passes a plan without changes, and nothing that is no plan', async () => {
    expect((await judgeText('{"format_version":"1.2"}')).status).toBe(0);
    expect(await judgeText('{}')).toMatchObject(ended(1, 'is no plan'));
    expect((await judgeText('')).status).not.toBe(0);
  });

  test.runIf(has('terraform'))('reads what Terraform writes', async () => {
    const folder = unpack(screen);
    put(folder, 'real/main.tf', 'resource "terraform_data" "a" {\n  input = 1\n}\n');
    const terraform = (...args: string[]) => run(folder, 'terraform', '-chdir=real', ...args);
    terraform('init', '-input=false');
    terraform('plan', '-input=false', '-out=plan');
    const { words } = terraform('show', '-json', 'plan');
    put(folder, 'plan/plan.json', words);
    expect(await runPython(folder, 'scripts/check-plan.py', 'plan/plan.json')).toMatchObject({
      status: 0,
      words: 'The plan keeps the rules. Resources judged: 1.\n',
    });
  });

  test('is asked before Terraform applies', () => {
    const folder = unpack(screen);
    const plan = {
      format_version: '1.2',
      resource_changes: [
        { address: 'aws_s3_bucket.a', type: 'aws_s3_bucket', change: { actions: ['delete'] } },
      ],
    };
    put(folder, 'plan/plan.json', JSON.stringify(plan));
    expect(run(folder, 'bash', 'scripts/policy.sh')).toMatchObject(
      ended(1, 'aws_s3_bucket.a would be destroyed'),
    );
  });
});

describe('the triage of findings', () => {
  const screen = 'dev-sec-ops-on-boarding';
  const sarif = (driver: object, result: object) =>
    JSON.stringify({ runs: [{ tool: { driver }, results: [result] }] });
  const report = (severity: string, more: object = {}) => {
    const place = { artifactLocation: { uri: 'a.lock' }, region: { startLine: 3 } };
    return sarif(
      { rules: [{ id: 'CVE-1', properties: { 'security-severity': severity } }] },
      {
        ...more,
        ruleId: 'CVE-1',
        message: { text: 'An old library' },
        locations: [{ physicalLocation: place }],
      },
    );
  };
  const entry = { rule: 'CVE-1', path: 'a.lock', owner: 'maria', reason: 'not reachable' };

  /** Judges a report, if there is one, by the entries that were accepted. */
  function triage(text?: string, accepted?: unknown) {
    const folder = unpack(screen);
    if (text) put(folder, 'reports/a.sarif', text);
    if (accepted) put(folder, 'security/accepted.json', JSON.stringify(accepted));
    return runPython(folder, 'scripts/triage.py');
  }

  test('fails for what is serious and not accepted, or not any longer', async () => {
    const serious = report('9.8');
    expect((await triage()).words).toContain('There are no reports');
    expect(await triage(serious)).toMatchObject(
      ended(1, 'BLOCKS   a.lock:3 CVE-1: An old library'),
    );
    const accepted = await triage(serious, [{ ...entry, until: '2999-01-01' }]);
    expect(accepted).toMatchObject(ended(0, 'accepted'));
    const expired = await triage(serious, [{ ...entry, until: '2020-01-01' }]);
    expect(expired).toMatchObject(ended(1, 'expired'));
  });

  const until = '2999-01-01';
  test.each<[string, string, unknown]>([
    ['a day of another notation', "until is '31.12.2026'", [{ ...entry, until: '31.12.2026' }]],
    [
      'a word for a day',
      "entry 2 (CVE-1): until is 'soon'",
      [
        { ...entry, until },
        { ...entry, until: 'soon' },
      ],
    ],
    ['a day that the month lacks', "until is '2027-02-30'", [{ ...entry, until: '2027-02-30' }]],
    ['a number for a day', 'lacks until', [{ ...entry, until: 29990101 }]],
    ['no day', 'lacks until', [entry]],
    ['an empty owner', 'lacks owner', [{ ...entry, owner: '', until }]],
    ['a blank reason', 'lacks reason', [{ ...entry, reason: ' ', until }]],
    ['no rule', 'entry 1 (no rule) lacks rule', [{ ...entry, rule: null, until }]],
    ['an entry alone', 'write a list', { ...entry, until }],
  ])('takes no acceptance with %s', async (_, words, entries) => {
    const told = await triage(report('9.8'), entries);
    expect(told).toMatchObject(ended(1, words));
    expect(told.words).not.toContain('Traceback');
  });

  test('leaves the report of the dynamic scan to a reader, and the guide says so', () => {
    const guide = createKit(screen, answers).at(-1)?.text;
    expect(guide).toContain('read `dast/report.json`: the triage does not');
  });

  test.each([
    ['a comment in the code suppresses', [{ kind: 'inSource' }], 0],
    ['an accepted suppression covers', [{ kind: 'external', status: 'accepted' }], 0],
    ['a suppression under review covers', [{ kind: 'external', status: 'underReview' }], 1],
    ['one of two suppressions was rejected for', [{}, { status: 'rejected' }], 1],
    ['nothing suppresses', [], 1],
  ])('decides about a finding that %s', async (_, suppressions, status) => {
    const told = await triage(report('9.8', { suppressions }));
    expect(told.status).toBe(status);
    expect(told.words.includes('Suppressed in the code: 1.')).toBe(status === 0);
  });

  test('takes no other file for a report', async () => {
    expect(await triage('{}')).toMatchObject(ended(1, 'is no SARIF report'));
  });

  const bare = (scanner: string, level: object) =>
    sarif(
      { name: scanner, rules: [{ id: 'aws-access-token' }] },
      { ruleId: 'aws-access-token', message: { text: 'Found in .env' }, ...level },
    );

  test.each([
    ['a secret, which Gitleaks gives no level', 'gitleaks', {}, 1],
    ['a secret of a low level', 'gitleaks', { level: 'note' }, 1],
    ['a finding that a scanner gives no level', 'other', {}, 1],
    ['nothing for a note of another scanner', 'other', { level: 'note' }, 0],
  ])('blocks %s', async (_, scanner, level, status) => {
    expect(await triage(bare(scanner, level))).toMatchObject({ status });
  });

  test('lists what is not serious, and passes', async () => {
    expect(await triage(report('5.0'))).toMatchObject(ended(0, 'medium'));
  });
});

describe('evidence', () => {
  test('is collected with a manifest, and each control has its own', async () => {
    const folder = unpackRepository('security-compliance-on-boarding');
    expect((await runPython(folder, 'scripts/check-controls.py')).status).toBe(1);
    expect(run(folder, 'bash', 'scripts/collect-evidence.sh')).toMatchObject({ status: 0 });
    const manifest = run(folder, 'cat', 'evidence/manifest.txt').words;
    expect(manifest).toMatch(/^revision [0-9a-f]{40}\ncollected \d{4}-/);
    expect(manifest).toMatch(/[0-9a-f]{64} {2}\.\/changes\.csv/);
    expect(run(folder, 'cat', 'evidence/pipelines.txt').words).toContain('evidence.yml');
    for (const name of ['components.cdx.json', 'findings.json']) {
      put(folder, `evidence/${name}`, '{}');
    }
    const controls = run(folder, 'cat', 'compliance/controls.json').words;
    expect(await runPython(folder, 'scripts/check-controls.py')).toMatchObject(
      ended(1, 'SOC 2 CC8.1: fill in owner'),
    );
    put(folder, 'compliance/controls.json', controls.replaceAll('REPLACE', 'maria'));
    expect(await runPython(folder, 'scripts/check-controls.py')).toMatchObject({ status: 0 });
  });

  const control = { id: 'A', says: 'Done.', owner: 'maria', evidence: ['a.txt'] };
  test.each<[string, unknown]>([
    ['write a list of objects', control],
    ['lists no control', []],
    ['A lacks owner', [{ ...control, owner: ' ' }]],
    ['Control 2 lacks id', [control, { ...control, id: undefined }]],
    ['A: evidence is a list of files', [{ ...control, evidence: 'a.txt' }]],
    ['A: evidence is a list of files', [{ ...control, evidence: [] }]],
    ['evidence/b.txt was not collected', [{ ...control, evidence: ['a.txt', 'b.txt'] }]],
    [
      'evidence/empty.txt was not collected, or is empty',
      [{ ...control, evidence: ['empty.txt'] }],
    ],
  ])('fails with “%s”, and with nothing else', async (words, controls) => {
    const folder = unpack('security-compliance-on-boarding');
    const say = (path: string, text: string) => put(folder, path, text);
    say('evidence/a.txt', 'text');
    say('evidence/empty.txt', '');
    say('compliance/controls.json', JSON.stringify([control]));
    expect(await runPython(folder, 'scripts/check-controls.py')).toMatchObject({ status: 0 });
    say('compliance/controls.json', JSON.stringify(controls));
    const told = await runPython(folder, 'scripts/check-controls.py');
    expect(told).toMatchObject(ended(1, words));
    expect(told.words.trim().split('\n')).toHaveLength(1);
  });

  /** The lines of the list of changes, after a commit by `name`. */
  async function listed(folder: string, name: string, subject: string, signature = '') {
    const tree = run(folder, 'git', 'write-tree').words.trim();
    const person = `${name} <a@b.example> ${Math.floor(Date.now() / 1000)} +0000`;
    const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
      cwd: folder,
      input: `tree ${tree}\nauthor ${person}\ncommitter ${person}\n${signature}\n${subject}\n`,
      encoding: 'utf8',
    });
    run(folder, 'git', 'reset', '--quiet', '--soft', id.trim());
    await runPython(folder, 'scripts/list-changes.py', 'changes.csv');
    return run(folder, 'cat', 'changes.csv').words.split('\n');
  }

  test('tells a signature that nobody could check from none, and survives a comma in a name', async () => {
    const folder = unpackRepository('security-compliance-on-boarding');
    const change = ['Lovelace, "Ada"', 'Second, yes'] as const;
    const signed = (kind: string) =>
      `gpgsig -----BEGIN ${kind}-----\n \n AAAA\n -----END ${kind}-----\n`;
    const [head, unsigned] = await listed(folder, ...change);
    expect(head).toBe('commit,date,author,committer,subject,signature,verified');
    const person = '"Lovelace, ""Ada"""';
    expect(unsigned).toMatch(new RegExp(`^\\w{40},[^,]+,${person},${person},"Second, yes",none,$`));
    expect((await listed(folder, ...change, signed('SSH SIGNATURE')))[1]).toMatch(
      /,SSH,not checked$/,
    );
    expect((await listed(folder, ...change, signed('PGP SIGNATURE')))[1]).toMatch(
      /,OpenPGP,not checked$/,
    );
  });

  test('gives a spreadsheet no formula to run', async () => {
    const folder = unpackRepository('security-compliance-on-boarding');
    for (const [subject, shown] of [
      ['=1+1', "'=1+1"],
      ['+1', "'+1"],
      ['-1', "'-1"],
      ['@SUM(A1)', "'@SUM(A1)"],
      ['＝1', "'＝1"],
      ['a; =1', "a;' =1"],
      ['a;"=1+1;b', '"a;\'""=1+1;b"'],
      ['a = b - c; d', 'a = b - c; d'],
    ] as const) {
      const [, change] = await listed(folder, '=2+2', subject);
      expect(change).toMatch(/^\w{40},\d{4}-[^,]+,'=2\+2,'=2\+2,/);
      expect(change).toContain(`,'=2+2,${shown},none,`);
    }
    expect((await listed(folder, 'Ada', '\t=1'))[1]).toContain(",Ada,'");
  });
});

describe('the wave plan', () => {
  const screen = 'cloud-migration-on-boarding';
  const plan = (folder: string) =>
    JSON.parse(run(folder, 'cat', 'migration/waves.json').words) as Record<string, unknown>[];
  const check = (change: (waves: Record<string, unknown>[]) => void) => {
    const folder = unpack(screen);
    const waves = JSON.parse(JSON.stringify(plan(folder)).replaceAll('REPLACE', 'maria'));
    change(waves);
    put(folder, 'migration/waves.json', JSON.stringify(waves));
    return runPython(folder, 'scripts/check-waves.py');
  };

  test('fails as it comes, and says what is to be filled in', async () => {
    const { status, words } = await runPython(unpack(screen), 'scripts/check-waves.py');
    expect(status).toBe(1);
    expect(words.match(/fill in (owner|health)/g)).toHaveLength(4);
  });

  test('passes once it is filled in', async () => {
    expect(await check(() => {})).toMatchObject({ status: 0 });
  });

  test.each([
    ['what it depends on moves later', 'moves before', { wave: 3 }],
    ['a rollback is missing', 'lacks rollback', { rollback: '' }],
    ['a method is unknown', 'method is one of', { method: 'hope' }],
    ['what it depends on moves a year later', 'moves before', { cutover: '2028-01-16T20:00Z' }],
    [
      'two depend on each other',
      'none can move first',
      { dependsOn: ['web-shop'], wave: 2, cutover: '2027-02-13T20:00Z' },
    ],
    ['it depends on itself', 'none can move first', { dependsOn: ['web-shop-internal-tool'] }],
    ['an address is not filled in', 'fill in health', { health: 'https://REPLACE/health' }],
    ['a wave is no number', 'wave is a number', { wave: 'first' }],
    ['a wave is a switch', 'wave is a number', { wave: true }],
    ['a wave is missing', 'wave is a number', { wave: undefined }],
    ['an owner is blank', 'lacks owner', { owner: ' ' }],
    ['a rollback is a list', 'lacks rollback', { rollback: ['none'] }],
    ['it has no name', 'Entry 1 lacks workload', { workload: '' }],
    ['a time cannot be read', 'cutover is a time', { cutover: 'soon' }],
    ['a time has no zone', 'cutover is a time', { cutover: '2027-01-16T20:00' }],
    ['it depends on a stranger', 'in no wave', { dependsOn: ['stranger'] }],
  ])('fails when %s', async (_, words, change) => {
    expect(await check((waves) => Object.assign(waves[0] ?? {}, change))).toMatchObject(
      ended(1, words),
    );
  });

  test.each(['web-shop-internal-tool', null, [['web-shop-internal-tool']], { a: 1 }])(
    'reports %j for dependencies as one fault',
    async (dependsOn) => {
      expect(await check((waves) => Object.assign(waves[1] ?? {}, { dependsOn }))).toEqual({
        status: 1,
        words: 'web-shop: dependsOn is a list of workloads.\n',
      });
    },
  );

  test('needs no list of dependencies, but at least one workload', async () => {
    expect(await check(([first]) => delete first?.dependsOn)).toMatchObject({ status: 0 });
    expect(await check((waves) => waves.splice(0))).toEqual({
      status: 1,
      words: 'migration/waves.json lists no workload.\n',
    });
  });
});
