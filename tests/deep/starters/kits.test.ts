/** Runs the scripts of the starter kits. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onboardingScreenIds } from '../../../web/content/onboarding/onboarding.ts';
import { createKit } from '../../../web/features/onboarding/kits/kits.ts';
import { folderWith, has, put } from './support/folder.ts';

type Screen = (typeof onboardingScreenIds)[number];
const TERRAFORM = 'infrastructure-as-code-on-boarding';
const SECURITY = 'dev-sec-ops-on-boarding';
const COMPLIANCE = 'security-compliance-on-boarding';
const MIGRATION = 'cloud-migration-on-boarding';

const kitOf = (screen: Screen) =>
  createKit(screen, {
    projectName: 'Web shop €',
    tool: 'github-actions',
    programmingLanguage: 'python',
  });

/** Unpacks a kit, and a docker that does nothing. */
function unpack(screen: Screen): string {
  const folder = folderWith(kitOf(screen));
  put(folder, 'bin/docker', '#!/bin/bash\nexit 0\n');
  return folder;
}

/** Unpacks a kit into a repository with one commit. */
function unpackRepository(screen: Screen): string {
  const folder = unpack(screen);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('-c', 'core.excludesFile=', 'add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'First, yes');
  return folder;
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

function runPython(folder: string, script: string, ...args: string[]) {
  return run(folder, 'python3', `scripts/${script}`, ...args);
}

function run(folder: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  });
  return { status, words: stdout + stderr };
}

/** A command that ended so, and said these words among others. */
const ended = (status: number, words: string) => ({
  status,
  words: expect.stringContaining(words),
});

test('bash and shellcheck have nothing against a script', () => {
  for (const { text, syntax } of onboardingScreenIds.flatMap(kitOf)) {
    if (syntax !== 'shell') continue;
    expect(spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' }).stderr).toBe('');
    if (!has('shellcheck')) continue;
    expect(spawnSync('shellcheck', ['-'], { input: text, encoding: 'utf8' }).stdout).toBe('');
  }
});

describe('Terraform', () => {
  test('is not applied without a plan, or planned with a backend that nobody filled in', () => {
    const folder = unpack(TERRAFORM);
    expect(run(folder, 'bash', 'scripts/apply.sh')).toMatchObject(ended(1, 'There is no plan'));
    expect(run(folder, 'bash', 'scripts/plan.sh')).toMatchObject(ended(1, 'versions.tf'));
    if (!has('terraform')) return;
    const format = ['-check', '-diff', 'infrastructure'];
    expect(run(folder, 'terraform', 'fmt', ...format)).toMatchObject({ status: 0 });
  });

  const planOf = (changes: readonly object[]) =>
    JSON.stringify({ format_version: '1.2', resource_changes: changes });

  test('has drift if a plan would change something, and not otherwise', () => {
    const folder = unpack(TERRAFORM);
    expect(runPython(folder, 'check-drift.py')).toMatchObject(ended(1, 'There is no plan'));
    put(folder, 'plan/plan.json', '{}');
    expect(runPython(folder, 'check-drift.py')).toMatchObject({ status: 1 });
    for (const [actions, status, words] of [
      [[['no-op'], ['update']], 1, 'a.1 differs from the code'],
      [[['create']], 1, 'the plan would create it'],
      [[['delete', 'create']], 1, 'Drift in 1 of 1 resources'],
      [[['no-op'], ['read']], 0, 'No drift. Resources compared: 2'],
    ] as const) {
      const changes = actions.map((each, index) => {
        return { address: `a.${index}`, change: { actions: each } };
      });
      put(folder, 'plan/plan.json', planOf(changes));
      expect(runPython(folder, 'check-drift.py')).toMatchObject(ended(status, words));
    }
  });

  type Change = readonly [type: string, after: object | null, ...actions: string[]];

  function judge(folder: string, ...changes: readonly Change[]) {
    const resources = changes.map(([type, after, ...actions]) => {
      const change = { actions: actions.length > 0 ? actions : ['create'], after };
      return { address: `${type}.a`, mode: 'managed', type, change };
    });
    put(folder, 'plan/plan.json', planOf(resources));
    return runPython(folder, 'check-plan.py', 'plan/plan.json');
  }

  test('is stopped by a plan that breaks the policy, and not by its twin', () => {
    const folder = unpack(TERRAFORM);
    const everybody = { cidr_blocks: ['0.0.0.0/0'] };
    const ports = (from_port: number | null, to_port = from_port) => ({ from_port, to_port });
    const tcp = { protocol: 'tcp' };
    const rule = (more: object): Change => [
      'aws_vpc_security_group_ingress_rule',
      { cidr_ipv4: '0.0.0.0/0', ip_protocol: 'tcp', ...more },
    ];
    const ipv6 = { cidr_ipv4: undefined, cidr_ipv6: '::/0' };
    const oldRule = (type: string): Change => [
      'aws_security_group_rule',
      { type, ...tcp, ...ports(3389), ...everybody },
    ];
    const group = (ingress: object): Change => [
      'aws_security_group',
      { ingress: [ingress], egress: [{ protocol: '-1', ...ports(0), ...everybody }] },
    ];
    const rows: readonly (readonly [string, Change, Change])[] = [
      ['would be destroyed', ['aws_s3_bucket', null, 'delete'], ['aws_s3_bucket', {}, 'update']],
      [
        'would be destroyed',
        ['aws_db_instance', {}, 'delete', 'create'],
        ['aws_iam_role', {}, 'delete', 'create'],
      ],
      ['port 22 ', rule(ports(22)), rule(ports(443))],
      [
        'ports 80 to 65535 ',
        rule(ports(80, 65535)),
        rule({ ...ports(80, 65535), cidr_ipv4: '10.0.0.0/8' }),
      ],
      [
        'every port ',
        rule({ ip_protocol: '-1', ...ports(null) }),
        rule({ ip_protocol: '-1', cidr_ipv4: '192.0.2.1/32' }),
      ],
      ['port 5432 ', rule({ ...ipv6, ...ports(5432) }), rule({ ...ipv6, ...ports(80) })],
      ['port 3389 ', oldRule('ingress'), oldRule('egress')],
      [
        'port 6379 ',
        group({ ...tcp, ...ports(6379), ipv6_cidr_blocks: ['::/0'] }),
        group({ ...tcp, ...ports(443), ...everybody }),
      ],
      [
        'reachable from the internet',
        ['aws_db_instance', { publicly_accessible: true }],
        ['aws_db_instance', {}],
      ],
    ];
    for (const [words, broken, twin] of rows) {
      expect(judge(folder, twin, broken)).toMatchObject(ended(1, words));
      expect(judge(folder, twin), words).toMatchObject({ status: 0 });
    }
  });

  test('has its policy asked before it applies, with a plan and nothing else', () => {
    const folder = unpack(TERRAFORM);
    judge(folder, ['aws_s3_bucket', null, 'delete']);
    expect(run(folder, 'bash', 'scripts/policy.sh')).toMatchObject(
      ended(1, 'aws_s3_bucket.a would be destroyed'),
    );
    for (const [text, status] of [
      ['{"format_version":"1.2"}', 0],
      ['{}', 1],
      ['', 1],
    ] as const) {
      put(folder, 'plan/plan.json', text);
      const told = runPython(folder, 'check-plan.py', 'plan/plan.json');
      expect(told.status).toBe(status);
    }
  });
});

describe('the triage of findings', () => {
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
  const entry = {
    rule: 'CVE-1',
    path: 'a.lock',
    owner: 'maria',
    reason: 'not reachable',
    until: '2999-01-01',
  };

  /** Judges a report, if there is one, by the entries that were accepted. */
  function triage(text?: string, accepted: unknown = []) {
    const folder = unpack(SECURITY);
    if (text) put(folder, 'reports/a.sarif', text);
    put(folder, 'security/accepted.json', JSON.stringify(accepted));
    return runPython(folder, 'triage.py');
  }

  test('fails for what is serious and not accepted, or not any longer', () => {
    const serious = report('9.8');
    const token = { ruleId: 'token', message: { text: 'Found in .env' } };
    for (const [text, accepted, status, words] of [
      [undefined, [], 1, 'There are no reports'],
      ['{}', [], 1, 'is not a SARIF report'],
      [serious, [], 1, 'BLOCKS   a.lock:3 CVE-1: An old library'],
      [serious, [entry], 0, 'accepted'],
      [serious, [{ ...entry, until: '2020-01-01' }], 1, 'expired'],
      [report('5.0'), [], 0, 'medium'],
      [report('9.8', { suppressions: [{ kind: 'inSource' }] }), [], 0, ''],
      [report('9.8', { suppressions: [{ status: 'underReview' }] }), [], 1, 'BLOCKS'],
      [sarif({ name: 'gitleaks' }, { ...token, level: 'note' }), [], 1, 'BLOCKS'],
      [sarif({ name: 'other' }, { ...token, level: 'note' }), [], 0, ''],
    ] as const) {
      expect(triage(text, accepted)).toMatchObject(ended(status, words));
    }
  });

  test('takes no acceptance that is incomplete or has no day', () => {
    for (const [words, entries] of [
      ["entry 2 (CVE-1): until is '2027-02-30'", [entry, { ...entry, until: '2027-02-30' }]],
      ['lacks until', [{ ...entry, until: 29990101 }]],
      ['lacks reason', [{ ...entry, reason: ' ' }]],
      ['entry 1 (no rule) lacks rule', [{ ...entry, rule: null }]],
      ['write a list', entry],
    ] as const) {
      const told = triage(report('9.8'), entries);
      expect(told).toMatchObject(ended(1, words));
      expect(told.words).not.toContain('Traceback');
    }
  });
});

describe('evidence', () => {
  test('is collected with a manifest, and each control has its own', () => {
    const folder = unpackRepository(COMPLIANCE);
    expect(runPython(folder, 'check-controls.py').status).toBe(1);
    expect(run(folder, 'bash', 'scripts/collect-evidence.sh')).toMatchObject({ status: 0 });
    const manifest = read(folder, 'evidence/manifest.txt');
    expect(manifest).toMatch(/^revision [0-9a-f]{40}\ncollected \d{4}-/);
    expect(manifest).toMatch(/[0-9a-f]{64} {2}\.\/changes\.csv/);
    expect(read(folder, 'evidence/pipelines.txt')).toContain('evidence.yml');
    for (const name of ['components.cdx.json', 'findings.json']) {
      put(folder, `evidence/${name}`, '{}');
    }
    const controls = read(folder, 'compliance/controls.json');
    expect(runPython(folder, 'check-controls.py')).toMatchObject(
      ended(1, 'SOC 2 CC8.1: fill in owner'),
    );
    put(folder, 'compliance/controls.json', controls.replaceAll('REPLACE', 'maria'));
    expect(runPython(folder, 'check-controls.py')).toMatchObject({ status: 0 });
  });

  test('is missing for a control that is incomplete, and nothing else is said', () => {
    const control = { id: 'A', says: 'Done.', owner: 'maria', evidence: ['a.txt'] };
    const folder = unpack(COMPLIANCE);
    put(folder, 'evidence/a.txt', 'text');
    put(folder, 'evidence/empty.txt', '');
    for (const [words, controls] of [
      ['', [control]],
      ['write a list of objects', control],
      ['lists no control', []],
      ['Control 2 lacks id', [control, { ...control, id: undefined }]],
      ['A: evidence is a list of files', [{ ...control, evidence: 'a.txt' }]],
      ['evidence/b.txt was not collected', [{ ...control, evidence: ['a.txt', 'b.txt'] }]],
      ['empty.txt was not collected, or is empty', [{ ...control, evidence: ['empty.txt'] }]],
    ] as const) {
      put(folder, 'compliance/controls.json', JSON.stringify(controls));
      const told = runPython(folder, 'check-controls.py');
      expect(told).toMatchObject(ended(words === '' ? 0 : 1, words));
      expect(told.words.trim().split('\n')).toHaveLength(1);
    }
  });

  /** The lines of the list of changes, after a commit by `name`. */
  function listed(folder: string, name: string, subject: string, signature = '') {
    const tree = run(folder, 'git', 'write-tree').words.trim();
    const person = `${name} <a@b.example> ${Math.floor(Date.now() / 1000)} +0000`;
    const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
      cwd: folder,
      input: `tree ${tree}\nauthor ${person}\ncommitter ${person}\n${signature}\n${subject}\n`,
      encoding: 'utf8',
    });
    run(folder, 'git', 'reset', '--quiet', '--soft', id.trim());
    runPython(folder, 'list-changes.py', 'changes.csv');
    return read(folder, 'changes.csv').split('\n');
  }

  test('tells a signature that nobody could check from none, and survives a comma in a name', () => {
    const folder = unpackRepository(COMPLIANCE);
    const change = ['Lovelace, "Ada"', 'Second, yes'] as const;
    const [head, unsigned] = listed(folder, ...change);
    expect(head).toBe('commit,date,author,committer,subject,signature,verified');
    const person = '"Lovelace, ""Ada"""';
    expect(unsigned).toMatch(new RegExp(`^\\w{40},[^,]+,${person},${person},"Second, yes",none,$`));
    const signature =
      'gpgsig -----BEGIN SSH SIGNATURE-----\n \n AAAA\n -----END SSH SIGNATURE-----\n';
    expect(listed(folder, ...change, signature)[1]).toContain(',SSH,not checked');
  });

  test('gives a spreadsheet no formula to run', () => {
    const folder = unpackRepository(COMPLIANCE);
    for (const [subject, shown] of [
      ['@SUM(A1)', "'@SUM(A1)"],
      ['＝1', "'＝1"],
      ['a;"=1+1;b', '"a;\'""=1+1;b"'],
      ['a = b - c; d', 'a = b - c; d'],
    ] as const) {
      const [, change] = listed(folder, '=2+2', subject);
      expect(change).toContain(`,'=2+2,'=2+2,${shown},none,`);
    }
  });
});

test('the wave plan fails until it is filled in, and for each of its faults', () => {
  const folder = unpack(MIGRATION);
  const empty = runPython(folder, 'check-waves.py');
  expect(empty.status).toBe(1);
  expect(empty.words.match(/fill in (owner|health)/g)).toHaveLength(4);

  const filledIn = read(folder, 'migration/waves.json').replaceAll('REPLACE', 'maria');
  const check = (waves: unknown) => {
    put(folder, 'migration/waves.json', JSON.stringify(waves));
    return runPython(folder, 'check-waves.py');
  };
  const [first, second]: Record<string, unknown>[] = JSON.parse(filledIn);
  expect(check([first, second])).toMatchObject({ status: 0 });
  expect(check([{ ...first, dependsOn: undefined }, second])).toMatchObject({ status: 0 });
  expect(check([])).toMatchObject(ended(1, 'lists no workload'));

  for (const [words, change] of [
    ['moves before', { wave: 3 }],
    ['lacks rollback', { rollback: '' }],
    ['method is one of', { method: 'hope' }],
    ['moves before', { cutover: '2028-01-16T20:00Z' }],
    ['none can move first', { dependsOn: ['web-shop'], wave: 2, cutover: '2027-02-13T20:00Z' }],
    ['wave is a number', { wave: 'first' }],
    ['Entry 1 lacks workload', { workload: '' }],
    ['cutover is a time', { cutover: '2027-01-16T20:00' }],
    ['in no wave', { dependsOn: ['stranger'] }],
  ] as const) {
    expect(check([{ ...first, ...change }, second])).toMatchObject(ended(1, words));
  }
  expect(check([first, { ...second, dependsOn: null }])).toEqual({
    status: 1,
    words: 'web-shop: dependsOn is a list of workloads.\n',
  });
});
