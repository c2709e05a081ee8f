// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import { expect, test } from 'vitest';
import { loadRuleDetails } from '../../../../../web/content/check/rule-details.ts';
import { checkRules } from '../../../../../web/content/check/rules.ts';
import pins from '../../../../../web/content/workspace/config/pins.json' with { type: 'json' };
import { detectKind } from '../../../../../web/features/file-check/check-file.ts';
import { correctAll } from '../../../../../web/features/file-check/correct-all.ts';
import { applyEdits } from '../../../../../web/features/file-check/edits.ts';
import type { Finding } from '../../../../../web/features/file-check/finding.ts';
import { placesOf } from '../../../../../web/features/file-check/house-rules.ts';
import { checkText } from './check.ts';
import { mistakes } from './mistakes.ts';
import { refused, risky } from './well-known-mistakes.ts';

const checkout = pins.actions['actions/checkout'];

const workflow = (job: string) => `on: push\npermissions: {}\njobs:\n  a:${job}\n`;

const step = (rest: string) =>
  workflow(`\n    runs-on: x\n    timeout-minutes: 5\n    steps:\n      - ${rest}`);
const circle = (rest: string) => `version: 2.1\n${rest}`;
const service = (rest: string) => `services:\n  web:\n    image: a:1\n    ${rest}\n`;
const jenkins = (steps: string) =>
  `pipeline {\n  agent any\n  stages {\n    stage('a') {\n      steps { ${steps} }\n    }\n  }\n}\n`;
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  containers:\n    - name: b\n';

/** Mistakes by file and rule, each with its correction as ⟨wrong→right⟩ unless none is safe. */
const examples: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'ci.yml': {
    'missing-timeout': [
      workflow(' { runs-on: x }'),
      workflow(' # x\n    ⟨→timeout-minutes: 30\n    ⟩runs-on: x'),
      workflow(' # x\r\n    ⟨→timeout-minutes: 30\r\n    ⟩runs-on: x\r'),
    ],
    'missing-permissions': [
      'on: push\njobs:\n  a:\n    runs-on: x\n    timeout-minutes: 5\n    steps: [{ run: git push }]\n',
      'on: push\n⟨→permissions:\n  contents: read\n\n⟩jobs:\n  a:\n    runs-on: x\n    timeout-minutes: 5\n    steps: [{ run: b }]\n',
    ],
    'retired-command': [
      workflow('\n    runs-on: x\n    steps:\n      - run: ./tool | sed s/a/::set-output/'),
      workflow(
        '\n    runs-on: x\n    steps:\n      - run: echo "⟨::set-output name=tag::v$V→tag=v$V" >> "$GITHUB_OUTPUT⟩"',
      ),
    ],
    'unpinned-action': [
      workflow('\n    runs-on: x\n    steps: [{ uses: a/b@v1 }]'),
      workflow(
        `\n    runs-on: x\n    steps:\n      - uses: actions/checkout@⟨→${checkout.digest} # ⟩${checkout.version}`,
      ),
    ],
    'moving-runner': [workflow('\n    runs-on: ubuntu-⟨latest→24.04⟩ # x')],
    'constant-condition': [
      workflow(
        '\n    runs-on: x\n    steps:\n      - run: b\n        if: ${{ github.ref ⟨}} == 1→== 1 }}⟩',
      ),
      step('run: b\n        if: ⟨${{ inputs.a }} && github.sha→${{ inputs.a && github.sha }}⟩\n'),
    ],
    'loose-condition': [
      workflow(
        '\n    runs-on: x\n    if: contains(⟨\'a b\'→fromJSON(\'["a", "b"]\')⟩, github.ref)',
      ),
    ],
    'unknown-need': [
      workflow('\n    runs-on: x\n    needs: [buil⟨t→d⟩] # y\n  build: { runs-on: x }'),
    ],
    'vulnerable-action': [step('uses: actions/download-artifact@⟨v4.1.0→v4.1.3⟩\n')],
    'write-all-permissions': [
      'on: push\npermissions: ⟨write-all→{ contents: read }⟩ # x\njobs:\n  a:\n    runs-on: x\n    timeout-minutes: 5\n    steps: [{ run: b }]\n',
    ],
  },
  'compose.yaml': {
    'retired-version': ['version:\n  "3"\nservices: {}\n', '⟨version: "3"\n→⟩services: {}\n'],
    'published-database': [
      'services:\n  a:\n    image: mysql:9\n    ports: ["0.0.0.0:3306:3306"]\n',
      'services:\n  a:\n    image: mysql:9\n    ports:\n      - "⟨→127.0.0.1:⟩3306:3306"\n',
    ],
    'unknown-network': [
      'services:\n  a:\n    image: b:1\n    networks: ["ba⟨kc→ck⟩end"]\nnetworks: { backend: }\n',
      `${service('networks: [⟨bak→back⟩]')}networks: { back: }\n`,
    ],
    'wrong-type': ['services:\n  a:\n    image: b:1\n    ports: ⟨"80:80"→["80:80"]⟩\n'],
    'unknown-service': [`${service('depends_on: [⟨bas→base⟩]')}  base: { image: "b:1" }\n`],
    'unknown-secret': [`${service('secrets: [⟨kez→key⟩]')}secrets: { key: { file: a } }\n`],
    'unknown-config': [`${service('configs: [⟨nginks→nginx⟩]')}configs: { nginx: { file: a } }\n`],
    'unknown-volume': [`${service('volumes: ["⟨dta→data⟩:/a"]')}volumes: { data: }\n`],
  },
  '.gitlab-ci.yml': {
    'unknown-key': ['a:\n  "scirpt": b\n', 'a:\n  sc⟨ir→ri⟩pt: b\n'],
  },
  Dockerfile: {
    'shell-form': ['FROM a:1\nCMD node "a b.js"\n', 'FROM a:1\nCMD ⟨node a.js→["node", "a.js"]⟩\n'],
    'local-add': ['FROM a:1\n⟨ADD→COPY⟩ b /c\n'],
    'unattended-install': ['FROM a:1\nRUN apt-get install ⟨→-y ⟩b\n'],
    'leftover-lists': ['FROM a:1\nRUN apk add ⟨→--no-cache ⟩curl=8 # x\n'],
    'stale-package-list': [
      'FROM debian:13\nRUN apt-get update⟨\nRUN→ &&⟩ apt-get install -y a=1 && rm -rf /var/lib/apt/lists/*\n',
    ],
    'missing-pipefail': [
      'FROM debian:13\n# x\n⟨→SHELL ["/bin/bash", "-o", "pipefail", "-c"]\n⟩RUN curl -f a | tar x\n',
    ],
  },
  'a.yaml': {
    'removed-api': [
      'apiVersion: extensions/v1beta1\nkind: Deployment\n',
      'apiVersion: policy/v1⟨beta1→⟩ # x\nkind: PodDisruptionBudget\n',
    ],
    'unknown-port': [
      `${POD}      ports: [{ name: http, containerPort: 80 }]\n      readinessProbe:\n        httpGet: { path: /, port: ⟨htpp→http⟩ }\n`,
    ],
    'unknown-target': [
      'apiVersion: v1\nkind: ServiceAccount\nmetadata: { name: robot }\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a }\nspec:\n  template:\n    spec:\n      serviceAccountName: ⟨robt→robot⟩ # x\n',
    ],
    'blocked-eviction': [
      'apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: { name: a }\nspec:\n  maxUnavailable: ⟨0→1⟩ # x\n',
    ],
    'duplicate-key': [
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n⟨  name: a\n→⟩spec: { containers: [] }\n',
    ],
  },
  'main.tf': {
    'unencrypted-storage': ['resource "aws_ebs_volume" "a" {\n  encrypted = false\n}\n'],
    'unrotated-key': [
      'resource "aws_kms_key" "a" { # x\n  ⟨→enable_key_rotation = true\n  ⟩description = "b"\n}\n',
    ],
    'public-bucket': [
      'resource "aws_s3_bucket_acl" "a" {\n  acl = "p⟨ublic-read→rivate⟩" # x\n}\n',
    ],
    'open-metadata': [
      'resource "aws_instance" "a" {\n  metadata_options {\n    http_tokens = "⟨optional→required⟩" # x\n  }\n}\n',
    ],
    'unencrypted-transport': [
      'resource "azurerm_storage_account" "a" {\n  https_traffic_only_enabled = ⟨false→true⟩ # x\n}\n',
    ],
  },
  '.travis.yml': {
    'retired-sudo': ['language: ruby\n⟨sudo: false\n→⟩'],
  },
  Jenkinsfile: {
    'unknown-section': [
      "pipeline {\n  agent any\n  stages { stage('a') { steps { b() } } }\n  enviro⟨→n⟩ment { A = 1 }\n}\n",
    ],
    'script-injection': [jenkins('sh ⟨"a ${env.BRANCH_NAME}"→\'a ${BRANCH_NAME}\'⟩')],
    'secret-in-command': [jenkins('withCredentials([]) { sh ⟨"a ${TOKEN}"→\'a ${TOKEN}\'⟩ }')],
  },
  'a.json': {
    'json-syntax': ['{ "a": [1, 2⟨,→⟩] }'],
  },
  'a.gitlab-ci.yml': {
    'unknown-base': [
      'stages: [t]\n.base: { script: a }\nb:\n  stage: t\n  extends: ⟨.bse→.base⟩ # x\n',
    ],
  },
  '.circleci/config.yml': {
    'unknown-executor': [
      circle(
        'executors:\n  node: { docker: [{ image: "a:1" }] }\njobs:\n  a:\n    executor: ⟨nodes→node⟩ # x\n    steps: [checkout]\n',
      ),
    ],
    'unknown-step': [
      circle(
        'commands:\n  build: { steps: [checkout] }\njobs:\n  a:\n    docker: [{ image: "a:1" }]\n    steps: [⟨biuld→build⟩]\n',
      ),
    ],
  },
  'azure-pipelines.yml': {
    'task-without-version': ['steps:\n  - task: ⟨Bash→Bash@3⟩ # x\n'],
  },
  'a.yml': {
    'yaml-syntax': ['a: b\nname: ⟨Build: all→"Build: all"⟩\n'],
  },
};

/** @param side of each ⟨wrong→right⟩ that is kept */
const keep = (text: string, side: '$1' | '$2') =>
  text.replace(/⟨([^→]*)→([^⟩]*)⟩/, (_, wrong: string, right: string) =>
    side === '$1' ? wrong : right,
  );

const files = Object.entries(examples).flatMap(([file, byRule]) =>
  Object.entries(byRule).flatMap(([rule, texts]) =>
    texts.map((text) => {
      const [wrong, right] = [keep(text, '$1'), keep(text, '$2')];
      return { file, rule, wrong, right, kind: detectKind(file, wrong) };
    }),
  ),
);

test('a fix removes the mistake and adds no error', async () => {
  const unfixed: string[] = [];
  for (const { file, rule, wrong, right, kind } of files) {
    const found = (await checkText(kind, wrong)).filter((finding) => finding.rule === rule);
    const edits = found.flatMap(({ fix }) => fix ?? []);
    const fixed = applyEdits(wrong, edits);
    const rest = edits.length > 0 ? await checkText(kind, fixed) : [];
    const isWrong = rest.some((each) => each.rule === rule || each.severity === 'error');
    if (found.length === 0 || fixed !== right || isWrong) {
      unfixed.push(`${rule} in ${file}: ${fixed}`);
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

test('half of the rules offer corrections, which together add no error and keep the line ends', async () => {
  const all = [
    ...[...mistakes, ...refused, ...risky].flatMap(({ kind, wrong }) =>
      wrong.map((text) => ({ kind, wrong: text.replace('◀', '') })),
    ),
    ...files,
  ];
  for (const rule of Object.keys(checkRules)) {
    const { example } = (await loadRuleDetails(rule)) ?? {};
    if (example) all.push({ ...example, kind: detectKind(example.file, example.wrong) });
  }
  const rules = new Set<string>();
  const broken: string[] = [];
  for (const { kind, wrong: text } of all) {
    const found = await checkText(kind, text);
    for (const { rule, fix } of placesOf(found)) if (fix) rules.add(rule);
    const { text: corrected, count } = correctAll(text, found);
    if (count === 0) continue;
    const errorsIn = (findings: readonly Finding[]) =>
      findings.filter(({ severity }) => severity === 'error').length;
    const rest = await checkText(kind, corrected);
    const crlf = (lines: string) => lines.replaceAll(/\r?\n/g, '\r\n');
    const onWindows = correctAll(crlf(text), await checkText(kind, crlf(text))).text;
    const fixed = placesOf(found).flatMap(({ fix, message }) => (fix ? message : []));
    const isLeft = placesOf(rest).some(({ message }) => fixed.includes(message));
    if (errorsIn(rest) > errorsIn(found) || isLeft) broken.push(corrected);
    if (onWindows !== crlf(corrected)) broken.push(`CRLF: ${corrected}`);
  }
  expect(broken).toEqual([]);
  expect(rules.size).toBeGreaterThanOrEqual(Object.keys(checkRules).length / 2);
});
