// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
/** Files that look wrong at first sight but are correct. */
import { expect, test } from 'vitest';
import { detectKind } from '../../../../../web/features/file-check/check-file.ts';
import { checkText } from './check.ts';

const check = (name: string, text: string) => checkText(detectKind(name, text), text, name);

/**
 * The smallest inputs of false reports on files that people run, by the name of the file and what it
 * is or the rule that accused it. An error must not come back in any form, a hint not by this rule.
 */
const innocent: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a.gitlab-ci.yml': {
    'an included GitLab file': ['unit:\n  stage: verify\n  extends: .node\n  needs: [build]\n'],
    'wrong-value': ['a:\n  script: b\n  rules:\n    - if: !reference [.c, if]\n'],
  },
  '.gitlab-ci.yml': {
    'newer keywords of GitLab': [
      'include:\n  - component: $CI_SERVER_FQDN/a/b@1\n    inputs: { c: d }\na:\n  id_tokens: { T: { aud: b } }\n  script:\n    - [[a, b], c]\n  rules:\n    - changes: { paths: [a], compare_to: main }\n',
    ],
    'a GitLab file whose jobs come from an include': [
      'stages: [test]\ninclude:\n  - template: Jobs/SAST.gitlab-ci.yml\nsast:\n  variables: { A: b }\n',
    ],
    'a job of GitLab that mirrors another pipeline': [
      'stages: [test]\nmirror:\n  stage: test\n  needs:\n    pipeline: other/project\n',
    ],
    'a reference of GitLab': [
      'include: b.yml\na:\n  image: !reference [.base, image]\n  script: !reference [.base, script]\n',
    ],
    'unknown-need': [
      'stages: [b]\n.a: { stage: c, script: d, needs: [e], dependencies: [e] }\nf: { stage: b, script: d }\n',
    ],
  },
  '.gitlab/package.yml': {
    'an included GitLab file whose jobs wait for one another': [
      'variables:\n  A: b\n.base:\n  stage: package\n  tags: [c]\nsign:\n  extends: .base\n  needs:\n    - job: build\n      artifacts: true\n  script:\n    - d\n',
    ],
  },
  '.gitlab/benchmarks.yml': {
    'an included GitLab file with stages': [
      'stages:\n  - build\n  - gate\nmeasure:\n  stage: gate\n  needs:\n    - job: build\n  script: a\nbuild:\n  stage: build\n  script: b\n',
    ],
  },
  'Dockerfile.j2': {
    'a template of a Dockerfile': ['FROM {{ base }}\n{% if x %}\nRUN a\n{% endif %}\n'],
  },
  'ci.yml': {
    'a template of a workflow': [
      'on:\n  push:\n    branches: [ $default-branch ]\n  schedule:\n    - cron: $cron-weekly\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: b\n',
    ],
    'unknown-key': [
      'on: push\njobs:\n  a:\n    runs-on: b\n    steps:\n      - run: c\n        id: d\n        background: true\n      - wait-all:\n      - parallel: [{ run: e }]\n      - cancel: d\n',
    ],
    'refused-by-tool': [
      'on:\n  create: { tags: [a] }\n  workflow_dispatch: { paths: [b] }\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n',
      "on:\n  status: {}\n  schedule: [{ cron: '0 */24 * * *' }]\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n",
      'on: { pull_request: { types: [opened, synchronized] } }\njobs: { a: { uses: ./.github/workflows/b.yml } }\n',
      'on:\n  pull_request: []\n  workflow_dispatch: { permissions: { teams: [a] } }\njobs: { a: { uses: ./.github/workflows/b.yml } }\n',
    ],
    'unknown-context': [
      'on: push\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n  c:\n    needs: a\n    if: needs.a.outputs.d\n    runs-on: e\n    steps: [{ run: f }]\n',
      'on: push\nenv: { A: "${{ github.event.pull_request.head.sha || github.sha }}" }\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n',
      'on: push\njobs:\n  b:\n    runs-on: x\n    outputs: { c: "{}" }\n    steps: [{ run: d }]\n  a:\n    strategy: ${{ fromJSON(needs.b.outputs.c) }}\n    needs: b\n    runs-on: ${{ matrix.os }}\n    steps:\n      - run: d\n',
    ],
    'script-injection': [
      "on: pull_request\njobs:\n  a:\n    runs-on: b\n    steps:\n      - run: echo ${{ contains(github.event.pull_request.title, 'c') }} ${{ github.event.repository.default_branch }}\n",
    ],
    'secret-in-command': [
      'on: push\njobs:\n  a:\n    runs-on: b\n    steps:\n      - run: docker login -u ${{ secrets.DOCKER_USER }} --password-stdin < c\n',
    ],
  },
  'azure-pipelines.yml': {
    'a template of a pipeline': ['trigger:\n- {{ branch }}\nsteps: []\n'],
  },
  'Taskfile.yml': {
    'a file for Task': ['version: "3"\ntasks:\n  a:\n    cmds:\n      - task: b\n'],
  },
  'action.yml': {
    'an action': [
      'name: a\ndescription: b\ninputs:\n  c: { description: d }\nruns:\n  using: composite\n  steps:\n    - run: e\n      shell: bash\n',
    ],
    'missing-key': [
      'name: a\nruns:\n  using: node24\n  main: a.js\n',
      'runs:\n  using: node24\n  main: a.js\nbranding: { color: black }\npermissions: {}\n',
    ],
  },
  'a.yml': {
    'a reusable workflow': [
      'on:\n  workflow_call:\n    inputs:\n      a: { type: string }\njobs:\n  b:\n    runs-on: ${{ inputs.a }}\n    env: ${{ fromJSON(inputs.a) }}\n    steps:\n      - run: echo ${{ inputs.a }}\n',
    ],
    'a number as the default of an input': [
      'on:\n  workflow_dispatch:\n    inputs:\n      days: { description: a, default: 30 }\njobs:\n  b:\n    runs-on: ubuntu-24.04\n    steps: [{ run: c }]\n',
    ],
    'yaml-syntax': [
      '&a b: c\nd: *a\n',
      'a:\n  image: {username}/b:1\n',
      'a:\n  - <EDIT: B: C>\n    <EDIT: B: C>\n',
    ],
    'plain-text-secret': [
      'github-token: GHI_TOKEN\nsudo: a ALL=NOPASSWD:ALL\nMYSECRET: aaaaaaaa\n',
      'password: changeme\ntoken: example-token\napiKey: your-api-key\nsecret: dummy\n',
    ],
    'unpinned-action': [
      'on: push\njobs:\n  a:\n    runs-on: b\n    steps:\n      - uses: $/actions/own\n',
    ],
  },
  'compose.prod.yml': {
    'an override of Compose': [
      'services:\n  web:\n    depends_on: [db]\n    volumes: ["data:/data"]\n    networks: [back]\n',
    ],
  },
  'compose.yaml': {
    'optional environment files of Compose': [
      'services:\n  web:\n    image: a:1\n    env_file:\n      - path: .env\n        required: false\n      - b.env\n',
    ],
    'unknown-network': [
      'x-n: &n { b: }\nservices:\n  a:\n    image: c:1\n    networks: { <<: *n }\nnetworks: { b: }\n',
    ],
    'unknown-volume': [
      'x-v: &v { b: }\nservices:\n  a:\n    image: c:1\n    volumes: ["b:/b"]\nvolumes: *v\n',
    ],
    'wrong-type': ['services:\n  a:\n    image: {$IMAGE}\n'],
    'wrong-value': ['services:\n  a:\n    image: b:1\n    secrets: [c]\n'],
  },
  '.circleci/config.yml': {
    'environment variables of CircleCI as a list': [
      'version: 2.1\njobs:\n  a:\n    docker:\n      - image: b:1\n        environment:\n          - C=d\n    steps: [checkout]\n',
    ],
    'wrong-value': [
      'version: 2.1\njobs:\n  a:\n    docker: [{ image: "b:1" }]\n    resource_class: arm.medium\n    steps: [checkout]\n',
    ],
    'unknown-job': [
      'version: 2.1\njobs: { a: { docker: [{ image: "b:1" }], steps: [checkout] } }\nworkflows:\n  w:\n    jobs:\n      - a: { name: "<<matrix.b>>-c", matrix: { parameters: { b: [d] } } }\n      - a: { requires: [d-c] }\n',
      'version: 2.1\nx: &x { name: c }\njobs: { a: { docker: [{ image: "b:1" }], steps: [checkout] } }\nworkflows:\n  w:\n    jobs:\n      - a: { <<: *x }\n      - a: { requires: [c] }\n',
    ],
    'missing-key': [
      'version: 2.1\njobs:\n  a:\n    machine: { docker_layer_caching: true }\n    steps: [checkout]\n',
    ],
    'moving-machine': [
      'version: 2.1\njobs:\n  a:\n    machine: true\n    resource_class: b/c\n    steps: [checkout]\n',
    ],
    'wrong-type': [
      'version: 2.1\norbs: { win: circleci/windows@5.0.0 }\nexecutors:\n  windows:\n    win/default\njobs: { a: { executor: windows, steps: [checkout] } }\n',
    ],
  },
  Jenkinsfile: {
    'a string of Groovy that goes on after a backslash': [
      'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      steps {\n        sh "b \\\n          if [ \\"c)\\" ]; then d; fi"\n      }\n    }\n  }\n}\n',
    ],
    'a pattern of Groovy with a bracket and a quote': [
      'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      steps {\n        script { if (env.TAG =~ /v\\d+(\\(/ && b == 4 / 2) { c(/“d”/) } }\n      }\n    }\n  }\n}\n',
    ],
    'refused-by-tool': [
      'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      when { environment name: "${A}B", value: "c" }\n      steps { echo "d" }\n    }\n  }\n}\n',
      'pipeline {\n  agent any\n  stages {\n    stage("a") {\n      steps {\n        parallel b: {\n          node("c") { sh "d" }\n        },\n        e: { sh "f" }\n      }\n    }\n  }\n}\n',
    ],
  },
  'experiments.yml': {
    'a file for another runner': [
      'experiments:\n  - name: a\n    steps:\n      - name: b\n        run: shell\n        script: c\n',
    ],
  },
  Dockerfile: {
    'a COPY into a folder of the image': ['FROM a:1\nCOPY --from=b:1 /c/d /c/e /usr/local/bin\n'],
    'two stages of one name': ['FROM a:1 AS b\nFROM c:1 AS b\n'],
    'root-user': ['FROM grafana/grafana:12.1\n'],
    'remote-add': [
      'FROM a:1\nADD https://github.com/a/b.git?ref=v1 /c\n',
      'FROM a:1\nADD https://x.example/a.git#08c6903cd8c0fde910a37f88322edcfb5dd907a8 /a\n',
    ],
    'a signal by its number': ['FROM a:1\nSTOPSIGNAL RTMIN+3\n'],
    'leftover-lists': ['FROM a:1\nRUN uv pip install --no-cache -r b.txt\n'],
    'a port that a template fills in': ['FROM a:1\nEXPOSE {{ port }}\n'],
  },
  'crd.yaml': {
    'a definition of a custom resource': [
      'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: { name: as.x.example }\nspec:\n  group: x.example\n  names: { kind: A, plural: as }\n  scope: Cluster\n  versions:\n    - name: v1\n      served: true\n      storage: true\n      schema:\n        openAPIV3Schema:\n          type: object\n          properties:\n            b: { type: string, default: c, enum: [c, d] }\n',
    ],
  },
  'patch.yaml': {
    'a patch of a manifest': [
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a }\nspec:\n  replicas: 3\n',
    ],
  },
  'a.yaml': {
    'a custom resource': [
      'apiVersion: argoproj.io/v1alpha1\nkind: Rollout\nspec: { anything: 1 }\n',
    ],
    'unknown-key': [
      'apiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingAdmissionPolicy\nspec: { newField: 1 }\n',
    ],
    'wrong-value': [
      'apiVersion: v1\nkind: Namespace\nmetadata: { name: _ }\n',
      'apiVersion: v1\nkind: Service\nmetadata: { name: REPLACEME-a }\n',
      'apiVersion: v1\nkind: Service\nspec:\n  ports: [{ port: 80, protocol: "" }]\n',
      'apiVersion: a/v1\nkind: B\nmetadata: { name: c }\nspec: { d: 1, d: 2 }\n',
    ],
    'yaml-syntax': [
      'apiVersion: v1\nkind: Service\nmetadata:\n  name: %%%\n',
      'apiVersion: v1\nkind: Service\nspec:\n  clusterIP: {IP_PREFIX}.16\n',
      'a:\n    b: ["\n  c\n  "]\n',
      'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  nodeName: {{{NODE}}}/{{{ZONE}}}\n',
      'apiVersion: v1\nkind: Service\nmetadata:\n  name: {pod_name}-a\n',
    ],
    'wrong-type': [
      'apiVersion: batch/v1\nkind: Job\nmetadata: { name: a }\nspec: { completions: JOB_COUNT, parallelism: [JOB_COUNT] }\n',
      'apiVersion: v1\nkind: Service\nmetadata: { name: replace_name-b }\nspec: { ports: [{ port: replace_port }] }\n',
      'apiVersion: v1\nkind: Service\nmetadata:\n  name: {pod_name}\n  labels:\n    app: {pod_app}\n',
    ],
    'selector-mismatch': [
      'apiVersion: cluster.x-k8s.io/v1beta1\nkind: MachineDeployment\nspec:\n  selector: { matchLabels: { a: b } }\n  template: { spec: {} }\n',
    ],
  },
  'template.yml': {
    'wrong-type': ['parameters: { name: linux }\nsteps:\n  - script: a\n'],
  },
  'compose.dev.yaml': {
    'unknown-service': [
      'services:\n  base:\n    image: b:1\n  a:\n    image: b:1\n    depends_on: [bas]\n',
    ],
  },
  'dockerfile-lint.yml': {
    'unknown-instruction': ['on: push\njobs:\n  a: { uses: ./.github/workflows/b.yml }\n'],
  },
  'Dockerfile.template': {
    'unknown-instruction': ['FROM a:1\n%%B%%\n  esac \\\n'],
  },
  'stages.yml': {
    'unknown-stage': ['stages:\n  - stage: a\n    dependsOn: b\n    jobs: [{ job: c }]\n'],
  },
  '.travis.yml': {
    'wrong-value': ['language: c\ndist: noble\nmatrix:\n  include:\n    - compiler: gcc8\n'],
  },
  'a.env': {
    'plain-text-secret': [
      'KEY_SECRET=C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPM\n',
      'A=AccountName=a;AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==\n',
    ],
  },
  'pool-providers.yml': {
    'wrong-type': [
      "parameters: [{ name: a, type: object }]\nvariables:\n  - ${{ if eq(parameters.a, 'b') }}:\n    - name: c\n      value: d\n",
    ],
  },
  'DockerfileBuilder.java': {
    'missing-from': ['package a;\n'],
  },
  'values.yaml': {
    'unknown-key': ['services:\n  a: { config: {}, image: b }\n'],
    'plain-text-secret': [
      'a: {}\n  # key: |\n  #   -----BEGIN OPENSSH PRIVATE KEY-----\n  #   ...\n',
    ],
  },
  'services.yaml': {
    'unknown-key': ['services:\n  _defaults: { autowire: true }\n'],
  },
  'Dockerfile.part': {
    'missing-from': ['ENV \\\n  A=b\n'],
  },
  'DockerfileSpec.lua': {
    'unknown-instruction': ['-- Specifier\nreturn {}\n'],
  },
  'cpu_jenkinsfile.groovy': {
    'yaml-syntax': ['// Licensed\ndef a = 1\nstage: b\n  script: c\n'],
  },
  'main.tf': {
    'unknown-key': ['terraform {\n  encryption {}\n}\n'],
  },
  'score.yaml': {
    'missing-key': ['apiVersion: score.dev/v1b1\nmetadata: { name: a }\n'],
  },
  'docker-compose.yml': {
    'unknown-service': [
      'services:\n  a:\n    image: b:1\n    depends_on: [nginx-proxy]\n    secrets: [c]\n    configs: [d]\n',
    ],
  },
  'a.sh': {
    'plain-text-secret': ['printf \'PASSWORD=%s\\n\' "$value" > a.env\n'],
  },
  'versions.tf': {
    'missing-backend': [
      'terraform {\n  required_providers {\n    aws = {\n      version = ">= 5.0"\n    }\n  }\n}\n',
    ],
  },
};

test('a correct file has no errors, and is not accused again of what it was accused of', async () => {
  const accused: string[] = [];
  for (const [name, files] of Object.entries(innocent)) {
    for (const [what, texts] of Object.entries(files)) {
      for (const text of texts) {
        const found = await check(name, text);
        const again = found.filter(({ rule, severity }) => rule === what || severity === 'error');
        accused.push(...again.map(({ message }) => `${name}, ${what}: ${message}`));
      }
    }
  }
  expect(accused).toEqual([]);
});

const encrypted = (type: string) => `ENC[AES256_GCM,data:n9Jx,iv:cA==,tag:dA==,type:${type}]`;
const sops =
  'sops:\n  age:\n    - recipient: age1a\n      enc: |\n        -----BEGIN AGE ENCRYPTED FILE-----\n  lastmodified: "2025-11-02T10:00:00Z"\n  mac: ENC[AES256_GCM,data:n9Jx,iv:cA==,tag:dA==,type:str]\n  version: 3.11.0\n';

test('a file that SOPS encrypted has no findings, unless a key is merely called sops', async () => {
  const secret = `apiVersion: v1\nkind: Secret\nmetadata: { name: a }\ndata:\n  password: ${encrypted('str')}\n`;
  const compose = `services:\n  a:\n    image: a:1\n    environment:\n      API_TOKEN: ${encrypted('str')}\n    init: ${encrypted('bool')}\n`;
  const gitlab = `a:\n  script: b\n  variables: { API_TOKEN: "${encrypted('str')}" }\n`;
  expect(await check('secret.yaml', secret + sops)).toEqual([]);
  expect(await check('compose.yaml', compose + sops)).toEqual([]);
  expect(await check('.gitlab-ci.yml', gitlab + sops)).toEqual([]);
  const plain = 'services:\n  a:\n    image: a:1\nsops: {}\n';
  expect(await check('compose.yaml', plain)).toMatchObject([{ rule: 'unknown-key' }]);
});

test('data of an event is told from a name that nothing defines', async () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: x\n    env: { B: "${{ github.event.issue.title }}" }\n    steps: [{ run: d }]\n';
  expect((await check('ci.yml', text)).map(({ message }) => message)).toContain(
    'No trigger of this workflow brings “github.event.issue”, so it is empty.',
  );
});
