// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
/** Files that look wrong at first sight but are correct. */
import { expect, test } from 'vitest';
import { detectKind } from '../../../../../web/features/file-check/check-file.ts';
import { checkText } from './check.ts';

const digest = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';

async function rulesIn(name: string, text: string, severity?: 'error'): Promise<string[]> {
  const findings = await checkText(detectKind(name, text), text, name);
  return findings
    .filter((finding) => severity === undefined || finding.severity === severity)
    .map(({ rule }) => rule);
}

/** By their names, and what they are. */
const innocent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a.gitlab-ci.yml': {
    'an included GitLab file': 'unit:\n  stage: verify\n  extends: .node\n  needs: [build]\n',
  },
  '.gitlab-ci.yml': {
    'newer keywords of GitLab':
      'include:\n  - component: $CI_SERVER_FQDN/a/b@1\n    inputs: { c: d }\na:\n  id_tokens: { T: { aud: b } }\n  script:\n    - [[a, b], c]\n  rules:\n    - changes: { paths: [a], compare_to: main }\n',
    'a GitLab file whose jobs come from an include':
      'stages: [test]\ninclude:\n  - template: Jobs/SAST.gitlab-ci.yml\nsast:\n  variables: { A: b }\n',
    'a job of GitLab that mirrors another pipeline':
      'stages: [test]\nmirror:\n  stage: test\n  needs:\n    pipeline: other/project\n',
    'a reference of GitLab':
      'include: b.yml\na:\n  image: !reference [.base, image]\n  script: !reference [.base, script]\n',
  },
  '.gitlab/package.yml': {
    'an included GitLab file whose jobs wait for one another':
      'variables:\n  A: b\n.base:\n  stage: package\n  tags: [c]\nsign:\n  extends: .base\n  needs:\n    - job: build\n      artifacts: true\n  script:\n    - d\n',
  },
  '.gitlab/benchmarks.yml': {
    'an included GitLab file with stages':
      'stages:\n  - build\n  - gate\nmeasure:\n  stage: gate\n  needs:\n    - job: build\n  script: a\nbuild:\n  stage: build\n  script: b\n',
  },
  'Dockerfile.j2': {
    'a template of a Dockerfile': 'FROM {{ base }}\n{% if x %}\nRUN a\n{% endif %}\n',
  },
  'ci.yml': {
    'a template of a workflow':
      'on:\n  push:\n    branches: [ $default-branch ]\n  schedule:\n    - cron: $cron-weekly\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: b\n',
  },
  'azure-pipelines.yml': {
    'a template of a pipeline': 'trigger:\n- {{ branch }}\nsteps: []\n',
  },
  'Taskfile.yml': {
    'a file for Task': 'version: "3"\ntasks:\n  a:\n    cmds:\n      - task: b\n',
  },
  'action.yml': {
    'an action':
      'name: a\ndescription: b\ninputs:\n  c: { description: d }\nruns:\n  using: composite\n  steps:\n    - run: e\n      shell: bash\n',
  },
  'a.yml': {
    'a reusable workflow':
      'on:\n  workflow_call:\n    inputs:\n      a: { type: string }\njobs:\n  b:\n    runs-on: ${{ inputs.a }}\n    env: ${{ fromJSON(inputs.a) }}\n    steps:\n      - run: echo ${{ inputs.a }}\n',
    'a number as the default of an input':
      'on:\n  workflow_dispatch:\n    inputs:\n      days: { description: a, default: 30 }\njobs:\n  b:\n    runs-on: ubuntu-24.04\n    steps: [{ run: c }]\n',
  },
  'compose.prod.yml': {
    'an override of Compose':
      'services:\n  web:\n    depends_on: [db]\n    volumes: ["data:/data"]\n    networks: [back]\n',
  },
  'compose.yaml': {
    'optional environment files of Compose':
      'services:\n  web:\n    image: a:1\n    env_file:\n      - path: .env\n        required: false\n      - b.env\n',
  },
  '.circleci/config.yml': {
    'environment variables of CircleCI as a list':
      'version: 2.1\njobs:\n  a:\n    docker:\n      - image: b:1\n        environment:\n          - C=d\n    steps: [checkout]\n',
  },
  Jenkinsfile: {
    'a string of Groovy that goes on after a backslash':
      'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      steps {\n        sh "b \\\n          if [ \\"c)\\" ]; then d; fi"\n      }\n    }\n  }\n}\n',
    'a pattern of Groovy with a bracket and a quote':
      'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      steps {\n        script { if (env.TAG =~ /v\\d+(\\(/ && b == 4 / 2) { c(/“d”/) } }\n      }\n    }\n  }\n}\n',
  },
  'experiments.yml': {
    'a file for another runner':
      'experiments:\n  - name: a\n    steps:\n      - name: b\n        run: shell\n        script: c\n',
  },
  Dockerfile: {
    'a COPY into a folder of the image': 'FROM a:1\nCOPY --from=b:1 /c/d /c/e /usr/local/bin\n',
  },
  'crd.yaml': {
    'a definition of a custom resource':
      'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: { name: as.x.example }\nspec:\n  group: x.example\n  names: { kind: A, plural: as }\n  scope: Cluster\n  versions:\n    - name: v1\n      served: true\n      storage: true\n      schema:\n        openAPIV3Schema:\n          type: object\n          properties:\n            b: { type: string, default: c, enum: [c, d] }\n',
  },
  'patch.yaml': {
    'a patch of a manifest':
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a }\nspec:\n  replicas: 3\n',
  },
  'a.yaml': {
    'a custom resource': 'apiVersion: argoproj.io/v1alpha1\nkind: Rollout\nspec: { anything: 1 }\n',
  },
};

test('a file that its tool takes has no errors', async () => {
  const accused: string[] = [];
  for (const [name, files] of Object.entries(innocent)) {
    for (const [what, text] of Object.entries(files)) {
      const rules = await rulesIn(name, text, 'error');
      if (rules.length > 0) accused.push(`${what}: ${rules}`);
    }
  }
  expect(accused).toEqual([]);
});

/**
 * The smallest inputs of false reports on files that people run: name, text and the rule that
 * accused them. An error must not come back in any form, a hint not by this rule.
 */
const pastFaults: readonly (readonly [name: string, text: string, rule: string])[] = [
  ['a.gitlab-ci.yml', 'a:\n  script: b\n  rules:\n    - if: !reference [.c, if]\n', 'wrong-value'],
  ['template.yml', 'parameters: { name: linux }\nsteps:\n  - script: a\n', 'wrong-type'],
  ['action.yml', 'name: a\nruns:\n  using: node24\n  main: a.js\n', 'missing-key'],
  [
    'ci.yml',
    'on: push\njobs:\n  a:\n    runs-on: b\n    steps:\n      - run: c\n        id: d\n        background: true\n      - wait-all:\n      - parallel: [{ run: e }]\n      - cancel: d\n',
    'unknown-key',
  ],
  ['compose.dev.yaml', 'services:\n  a:\n    image: b:1\n    depends_on: [c]\n', 'unknown-service'],
  [
    'compose.yaml',
    'x-n: &n { b: }\nservices:\n  a:\n    image: c:1\n    networks: { <<: *n }\nnetworks: { b: }\n',
    'unknown-network',
  ],
  [
    'compose.yaml',
    'x-v: &v { b: }\nservices:\n  a:\n    image: c:1\n    volumes: ["b:/b"]\nvolumes: *v\n',
    'unknown-volume',
  ],
  [
    'dockerfile-lint.yml',
    'on: push\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n',
    'unknown-instruction',
  ],
  ['Dockerfile.template', 'FROM a:1\n%%B%%\n  esac \\\n', 'unknown-instruction'],
  ['Dockerfile', 'FROM a:1 AS b\nFROM c:1 AS b\n', 'refused-by-builder'],
  [
    'ci.yml',
    'on:\n  create: { tags: [a] }\n  workflow_dispatch: { paths: [b] }\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n',
    'refused-by-tool',
  ],
  [
    'stages.yml',
    'stages:\n  - stage: a\n    dependsOn: b\n    jobs: [{ job: c }]\n',
    'unknown-stage',
  ],
  ['a.yml', '&a b: c\nd: *a\n', 'yaml-syntax'],
  [
    'ci.yml',
    'on: push\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n  c:\n    needs: a\n    if: needs.a.outputs.d\n    runs-on: e\n    steps: [{ run: f }]\n',
    'unknown-context',
  ],
  [
    'ci.yml',
    'on: push\nenv: { A: "${{ github.event.pull_request.head.sha || github.sha }}" }\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n',
    'unknown-context',
  ],
  [
    '.circleci/config.yml',
    'version: 2.1\njobs:\n  a:\n    docker: [{ image: "b:1" }]\n    resource_class: arm.medium\n    steps: [checkout]\n',
    'wrong-value',
  ],
  [
    '.circleci/config.yml',
    'version: 2.1\njobs: { a: { docker: [{ image: "b:1" }], steps: [checkout] } }\nworkflows:\n  w:\n    jobs:\n      - a: { name: "<<matrix.b>>-c", matrix: { parameters: { b: [d] } } }\n      - a: { requires: [d-c] }\n',
    'unknown-job',
  ],
  [
    '.travis.yml',
    'language: c\ndist: noble\nmatrix:\n  include:\n    - compiler: gcc8\n',
    'wrong-value',
  ],
  [
    'a.yaml',
    'apiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingAdmissionPolicy\nspec: { newField: 1 }\n',
    'unknown-key',
  ],
  ['Dockerfile', 'FROM grafana/grafana:12.1\n', 'root-user'],
  [
    'a.yml',
    'github-token: GHI_TOKEN\nsudo: a ALL=NOPASSWD:ALL\nMYSECRET: aaaaaaaa\n',
    'plain-text-secret',
  ],
  [
    'a.env',
    'KEY_SECRET=C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPM\n',
    'plain-text-secret',
  ],
  ['Dockerfile', 'FROM a:1\nADD https://github.com/a/b.git?ref=v1 /c\n', 'remote-add'],
  [
    'ci.yml',
    "on: pull_request\njobs:\n  a:\n    runs-on: b\n    steps:\n      - run: echo ${{ contains(github.event.pull_request.title, 'c') }} ${{ github.event.repository.default_branch }}\n",
    'script-injection',
  ],
  [
    'pool-providers.yml',
    "parameters: [{ name: a, type: object }]\nvariables:\n  - ${{ if eq(parameters.a, 'b') }}:\n    - name: c\n      value: d\n",
    'wrong-type',
  ],
  ['DockerfileBuilder.java', 'package a;\n', 'missing-from'],
  ['a.yml', 'a:\n  image: {username}/b:1\n', 'yaml-syntax'],
  ['a.yml', 'a:\n  - <EDIT: B: C>\n    <EDIT: B: C>\n', 'yaml-syntax'],
  ['values.yaml', 'services:\n  a: { config: {}, image: b }\n', 'unknown-key'],
  ['services.yaml', 'services:\n  _defaults: { autowire: true }\n', 'unknown-key'],
  ['Dockerfile.part', 'ENV \\\n  A=b\n', 'missing-from'],
  ['Dockerfile', 'FROM a:1\nSTOPSIGNAL RTMIN+3\n', 'refused-by-builder'],
  ['Dockerfile', 'FROM a:1\nRUN uv pip install --no-cache -r b.txt\n', 'leftover-lists'],
  [
    '.gitlab-ci.yml',
    'stages: [b]\n.a: { stage: c, script: d, needs: [e], dependencies: [e] }\nf: { stage: b, script: d }\n',
    'unknown-need',
  ],
  [
    'ci.yml',
    "on:\n  status: {}\n  schedule: [{ cron: '0 */24 * * *' }]\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n",
    'refused-by-tool',
  ],
  [
    'action.yml',
    'runs:\n  using: node24\n  main: a.js\nbranding: { color: black }\npermissions: {}\n',
    'missing-key',
  ],
  [
    '.circleci/config.yml',
    'version: 2.1\njobs:\n  a:\n    machine: { docker_layer_caching: true }\n    steps: [checkout]\n',
    'missing-key',
  ],
  [
    '.circleci/config.yml',
    'version: 2.1\njobs:\n  a:\n    machine: true\n    resource_class: b/c\n    steps: [checkout]\n',
    'moving-machine',
  ],
  ['a.yaml', 'apiVersion: v1\nkind: Namespace\nmetadata: { name: _ }\n', 'wrong-value'],
  ['a.yaml', 'apiVersion: v1\nkind: Service\nmetadata: { name: REPLACEME-a }\n', 'wrong-value'],
  ['a.yaml', 'apiVersion: v1\nkind: Service\nmetadata:\n  name: %%%\n', 'yaml-syntax'],
  [
    'a.yaml',
    'apiVersion: batch/v1\nkind: Job\nmetadata: { name: a }\nspec: { completions: JOB_COUNT, parallelism: [JOB_COUNT] }\n',
    'wrong-type',
  ],
  ['compose.yaml', 'services:\n  a:\n    image: {$IMAGE}\n', 'wrong-type'],
  [
    'a.yaml',
    'apiVersion: cluster.x-k8s.io/v1beta1\nkind: MachineDeployment\nspec:\n  selector: { matchLabels: { a: b } }\n  template: { spec: {} }\n',
    'selector-mismatch',
  ],
  [
    'Jenkinsfile',
    'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      when { environment name: "${A}B", value: "c" }\n      steps { echo "d" }\n    }\n  }\n}\n',
    'refused-by-tool',
  ],
  [
    'Jenkinsfile',
    'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      steps {\n        parallel b: {\n          node("c") { sh "d" }\n        },\n        e: { sh "f" }\n      }\n    }\n  }\n}\n',
    'refused-by-tool',
  ],
  ['DockerfileSpec.lua', '-- Specifier\nreturn {}\n', 'unknown-instruction'],
  ['cpu_jenkinsfile.groovy', '// Licensed\ndef a = 1\nstage: b\n  script: c\n', 'yaml-syntax'],
  [
    'a.yaml',
    'apiVersion: v1\nkind: Service\nspec:\n  ports: [{ port: 80, protocol: "" }]\n',
    'wrong-value',
  ],
  ['a.yaml', 'apiVersion: v1\nkind: Service\nspec:\n  clusterIP: {IP_PREFIX}.16\n', 'yaml-syntax'],
  ['a.yaml', 'a:\n    b: ["\n  c\n  "]\n', 'yaml-syntax'],
  [
    'ci.yml',
    'on: { pull_request: { types: [opened, synchronized] } }\njobs: { a: { uses: ./.github/workflows/b.yml } }\n',
    'refused-by-tool',
  ],
  [
    'ci.yml',
    'on:\n  pull_request: []\n  workflow_dispatch: { permissions: { teams: [a] } }\njobs: { a: { uses: ./.github/workflows/b.yml } }\n',
    'refused-by-tool',
  ],
  [
    'ci.yml',
    'on: push\njobs:\n  a:\n    runs-on: b\n    steps:\n      - run: docker login -u ${{ secrets.DOCKER_USER }} --password-stdin < c\n',
    'secret-in-command',
  ],
  ['compose.yaml', 'services:\n  a:\n    image: b:1\n    secrets: [c]\n', 'wrong-value'],
  ['main.tf', 'terraform {\n  encryption {}\n}\n', 'unknown-key'],
  ['score.yaml', 'apiVersion: score.dev/v1b1\nmetadata: { name: a }\n', 'missing-key'],
  ['Dockerfile', 'FROM a:1\nEXPOSE {{ port }}\n', 'refused-by-builder'],
  [
    'a.yaml',
    'apiVersion: v1\nkind: Service\nmetadata: { name: replace_name-b }\nspec: { ports: [{ port: replace_port }] }\n',
    'wrong-type',
  ],
  [
    'a.yaml',
    'apiVersion: a/v1\nkind: B\nmetadata: { name: c }\nspec: { d: 1, d: 2 }\n',
    'wrong-value',
  ],
  [
    '.circleci/config.yml',
    'version: 2.1\norbs: { win: circleci/windows@5.0.0 }\nexecutors:\n  windows:\n    win/default\njobs: { a: { executor: windows, steps: [checkout] } }\n',
    'wrong-type',
  ],
  [
    '.circleci/config.yml',
    'version: 2.1\nx: &x { name: c }\njobs: { a: { docker: [{ image: "b:1" }], steps: [checkout] } }\nworkflows:\n  w:\n    jobs:\n      - a: { <<: *x }\n      - a: { requires: [c] }\n',
    'unknown-job',
  ],
  [
    'a.yaml',
    'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  nodeName: {{{NODE}}}/{{{ZONE}}}\n',
    'yaml-syntax',
  ],
  [
    'a.yaml',
    'apiVersion: v1\nkind: Service\nmetadata:\n  name: {pod_name}\n  labels:\n    app: {pod_app}\n',
    'wrong-type',
  ],
  ['a.yaml', 'apiVersion: v1\nkind: Service\nmetadata:\n  name: {pod_name}-a\n', 'yaml-syntax'],
  [
    'values.yaml',
    'a: {}\n  # key: |\n  #   -----BEGIN OPENSSH PRIVATE KEY-----\n  #   ...\n',
    'plain-text-secret',
  ],
  [
    'docker-compose.yml',
    'services:\n  a:\n    image: b:1\n    depends_on: [nginx-proxy]\n    secrets: [c]\n    configs: [d]\n',
    'unknown-service',
  ],
];

test('no report comes back that was once found false', async () => {
  const back: string[] = [];
  for (const [name, text, rule] of pastFaults) {
    const found = await checkText(detectKind(name, text), text, name);
    const again = found.filter((each) => each.rule === rule && rule !== 'refused-by-builder');
    if (again.length > 0 || found.some(({ severity }) => severity === 'error')) {
      back.push(`${rule} in ${name}: ${found.map(({ message }) => message)}`);
    }
  }
  expect(back).toEqual([]);
});

const encrypted = (type: string) => `ENC[AES256_GCM,data:n9Jx,iv:cA==,tag:dA==,type:${type}]`;
const sops =
  'sops:\n  age:\n    - recipient: age1a\n      enc: |\n        -----BEGIN AGE ENCRYPTED FILE-----\n  lastmodified: "2025-11-02T10:00:00Z"\n  mac: ENC[AES256_GCM,data:n9Jx,iv:cA==,tag:dA==,type:str]\n  version: 3.11.0\n';

test.each([
  [
    'Secret',
    'secret.yaml',
    `apiVersion: v1\nkind: Secret\nmetadata: { name: a }\ndata:\n  password: ${encrypted('str')}\n${sops}`,
  ],
  [
    'Compose file',
    'compose.yaml',
    `services:\n  a:\n    image: a:1\n    environment:\n      API_TOKEN: ${encrypted('str')}\n    init: ${encrypted('bool')}\n${sops}`,
  ],
  [
    'GitLab file',
    '.gitlab-ci.yml',
    `a:\n  script: b\n  variables: { API_TOKEN: "${encrypted('str')}" }\n${sops}`,
  ],
])('a %s that SOPS encrypted has no findings', async (_, name, text) => {
  expect(await rulesIn(name, text)).toEqual([]);
});

test('a key that is merely called sops is no metadata of SOPS', async () => {
  const text = 'services:\n  a:\n    image: a:1\nsops: {}\n';
  expect(await rulesIn('compose.yaml', text)).toEqual(['unknown-key']);
});

test.each([
  [
    'an action of the same repository',
    'a.yml',
    'unpinned-action',
    'on: push\njobs:\n  a:\n    steps:\n      - uses: $/actions/own\n',
  ],
  [
    'a repository that ADD clones',
    'Dockerfile',
    'remote-add',
    `FROM a:1\nADD https://x.example/a.git#${digest} /a\n`,
  ],
  [
    'a dummy secret',
    'a.yml',
    'plain-text-secret',
    'password: changeme\ntoken: example-token\napiKey: your-api-key\nsecret: dummy\n',
  ],
  [
    'a format for a secret',
    'a.sh',
    'plain-text-secret',
    'printf \'PASSWORD=%s\\n\' "$value" > a.env\n',
  ],
  [
    'the key of an emulator',
    'a.env',
    'plain-text-secret',
    'A=AccountName=a;AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==\n',
  ],
  [
    'a module of Terraform',
    'versions.tf',
    'missing-backend',
    'terraform {\n  required_providers {\n    aws = {\n      version = ">= 5.0"\n    }\n  }\n}\n',
  ],
])('%s is taken for what it is', async (_, name, rule, text) => {
  expect(await rulesIn(name, text)).not.toContain(rule);
});

test('data of an event is told from a name that nothing defines', async () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: x\n    env: { B: "${{ github.event.issue.title }}" }\n    steps: [{ run: d }]\n';
  const findings = await checkText('github-workflow', text);
  expect(findings.map(({ message }) => message)).toContain(
    'No trigger of this workflow brings “github.event.issue”, so it is empty.',
  );
});

test('a matrix that is made elsewhere may have any value', async () => {
  const text =
    'on: push\njobs:\n  b:\n    runs-on: x\n    outputs: { c: "{}" }\n    steps: [{ run: d }]\n  a:\n    strategy: ${{ fromJSON(needs.b.outputs.c) }}\n    needs: b\n    runs-on: ${{ matrix.os }}\n    steps:\n      - run: d\n';
  expect(await rulesIn('ci.yml', text)).not.toContain('unknown-context');
});

test.each(['Dockerfile.dockerignore', 'README.groovy', 'deploy.groovy'])(
  '%s is taken for text',
  (name) => {
    expect(detectKind(name, 'import a.b\nnode_modules\n')).toBe('text');
  },
);
