// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import { expect, test } from 'vitest';
import pins from '../../../../../web/content/workspace/config/pins.json' with { type: 'json' };
import { detectKind } from '../../../../../web/features/file-check/check-file.ts';
import { applyEdits } from '../../../../../web/features/file-check/edits.ts';
import { checkText } from './check.ts';

const checkout = pins.actions['actions/checkout'];

const workflow = (job: string) => `on: push\npermissions: {}\njobs:\n  a:${job}\n`;

/** A rule, a file with the mistake, and the file after its fix; undefined if none is safe. */
const cases: readonly [rule: string, file: string, wrong: string, fixed: string | undefined][] = [
  [
    'missing-timeout',
    'ci.yml',
    workflow(' # x\n    runs-on: x'),
    workflow(' # x\n    timeout-minutes: 30\n    runs-on: x'),
  ],
  ['missing-timeout', 'ci.yml', workflow(' { runs-on: x }'), undefined],
  [
    'retired-command',
    'ci.yml',
    workflow('\n    runs-on: x\n    steps:\n      - run: echo "::set-output name=tag::v$V"'),
    workflow('\n    runs-on: x\n    steps:\n      - run: echo "tag=v$V" >> "$GITHUB_OUTPUT"'),
  ],
  [
    'retired-command',
    'ci.yml',
    workflow('\n    runs-on: x\n    steps:\n      - run: ./tool | sed s/a/::set-output/'),
    undefined,
  ],
  ['retired-version', 'compose.yaml', 'version: "3"\nservices: {}\n', 'services: {}\n'],
  ['retired-version', 'compose.yaml', 'version:\n  "3"\nservices: {}\n', undefined],
  ['retired-sudo', '.travis.yml', 'language: ruby\nsudo: false\n', 'language: ruby\n'],
  [
    'published-database',
    'compose.yaml',
    'services:\n  a:\n    image: mysql:9\n    ports:\n      - "3306:3306"\n',
    'services:\n  a:\n    image: mysql:9\n    ports:\n      - "127.0.0.1:3306:3306"\n',
  ],
  [
    'published-database',
    'compose.yaml',
    'services:\n  a:\n    image: mysql:9\n    ports: ["0.0.0.0:3306:3306"]\n',
    undefined,
  ],
  ['unknown-key', '.gitlab-ci.yml', 'a:\n  scirpt: b\n', 'a:\n  script: b\n'],
  ['unknown-key', '.gitlab-ci.yml', 'a:\n  "scirpt": b\n', undefined],
  ['local-add', 'Dockerfile', 'FROM a:1\nADD b /c\n', 'FROM a:1\nCOPY b /c\n'],
  [
    'unattended-install',
    'Dockerfile',
    'FROM a:1\nRUN apt-get install b\n',
    'FROM a:1\nRUN apt-get install -y b\n',
  ],
  ['shell-form', 'Dockerfile', 'FROM a:1\nCMD node a.js\n', 'FROM a:1\nCMD ["node", "a.js"]\n'],
  ['shell-form', 'Dockerfile', 'FROM a:1\nCMD node "a b.js"\n', undefined],
  [
    'missing-timeout',
    'ci.yml',
    workflow(' # x\r\n    runs-on: x\r'),
    workflow(' # x\r\n    timeout-minutes: 30\r\n    runs-on: x\r'),
  ],
  [
    'moving-runner',
    'ci.yml',
    workflow('\n    runs-on: ubuntu-latest # x'),
    workflow('\n    runs-on: ubuntu-24.04 # x'),
  ],
  [
    'unpinned-action',
    'ci.yml',
    workflow(`\n    runs-on: x\n    steps:\n      - uses: actions/checkout@${checkout.version}`),
    workflow(
      `\n    runs-on: x\n    steps:\n      - uses: actions/checkout@${checkout.digest} # ${checkout.version}`,
    ),
  ],
  [
    'unpinned-action',
    'ci.yml',
    workflow('\n    runs-on: x\n    steps: [{ uses: a/b@v1 }]'),
    undefined,
  ],
  [
    'constant-condition',
    'ci.yml',
    workflow('\n    runs-on: x\n    steps:\n      - run: b\n        if: ${{ github.ref }} == 1'),
    workflow('\n    runs-on: x\n    steps:\n      - run: b\n        if: ${{ github.ref == 1 }}'),
  ],
  [
    'loose-condition',
    'ci.yml',
    workflow("\n    runs-on: x\n    if: contains('a b', github.ref)"),
    workflow('\n    runs-on: x\n    if: contains(fromJSON(\'["a", "b"]\'), github.ref)'),
  ],
  [
    'unknown-need',
    'ci.yml',
    workflow('\n    runs-on: x\n    needs: [built] # y\n  build: { runs-on: x }'),
    workflow('\n    runs-on: x\n    needs: [build] # y\n  build: { runs-on: x }'),
  ],
  [
    'unknown-network',
    'compose.yaml',
    'services:\n  a:\n    image: b:1\n    networks: ["bakcend"]\nnetworks: { backend: }\n',
    'services:\n  a:\n    image: b:1\n    networks: ["backend"]\nnetworks: { backend: }\n',
  ],
  [
    'wrong-type',
    'compose.yaml',
    'services:\n  a:\n    image: b:1\n    ports: "80:80"\n',
    'services:\n  a:\n    image: b:1\n    ports: ["80:80"]\n',
  ],
  [
    'removed-api',
    'a.yaml',
    'apiVersion: policy/v1beta1 # x\nkind: PodDisruptionBudget\n',
    'apiVersion: policy/v1 # x\nkind: PodDisruptionBudget\n',
  ],
  ['removed-api', 'a.yaml', 'apiVersion: extensions/v1beta1\nkind: Deployment\n', undefined],
  [
    'unknown-section',
    'Jenkinsfile',
    "pipeline {\n  agent any\n  stages { stage('a') { steps { b() } } }\n  enviroment { A = 1 }\n}\n",
    "pipeline {\n  agent any\n  stages { stage('a') { steps { b() } } }\n  environment { A = 1 }\n}\n",
  ],
  [
    'leftover-lists',
    'Dockerfile',
    'FROM a:1\nRUN apk add curl=8 # x\n',
    'FROM a:1\nRUN apk add --no-cache curl=8 # x\n',
  ],
  [
    'unrotated-key',
    'main.tf',
    'resource "aws_kms_key" "a" { # x\n  description = "b"\n}\n',
    'resource "aws_kms_key" "a" { # x\n  enable_key_rotation = true\n  description = "b"\n}\n',
  ],
  [
    'public-bucket',
    'main.tf',
    'resource "aws_s3_bucket_acl" "a" {\n  acl = "public-read" # x\n}\n',
    'resource "aws_s3_bucket_acl" "a" {\n  acl = "private" # x\n}\n',
  ],
  [
    'unencrypted-storage',
    'main.tf',
    'resource "aws_ebs_volume" "a" {\n  encrypted = false\n}\n',
    undefined,
  ],
  ['json-syntax', 'a.json', '{ "a": [1, 2,] }', '{ "a": [1, 2] }'],
];

test('a fix removes the mistake and adds no error', async () => {
  const unfixed: string[] = [];
  for (const [rule, file, wrong, fixed] of cases) {
    const kind = detectKind(file, wrong);
    const found = (await checkText(kind, wrong)).filter((finding) => finding.rule === rule);
    const edits = found.flatMap(({ fix }) => fix ?? []);
    const corrected = edits.length > 0 ? applyEdits(wrong, edits) : undefined;
    const rest = corrected === undefined ? [] : await checkText(kind, corrected);
    const isWrong = rest.some((each) => each.rule === rule || each.severity === 'error');
    if (found.length === 0 || corrected !== fixed || isWrong) {
      unfixed.push(`${rule} in ${file}: ${corrected ?? 'no fix'}`);
    }
  }
  expect(unfixed).toEqual([]);
});

test('of two edits that overlap only the first is made', () => {
  const edits = [
    { offset: 2, end: 4, text: 'C' },
    { offset: 0, end: 3, text: 'A' },
  ];
  expect(applyEdits('0123456', edits)).toBe('A3456');
});
