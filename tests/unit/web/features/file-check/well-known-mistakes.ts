// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
/**
 * Mistakes from the documentation of actionlint, hadolint, kube-linter and the tools themselves,
 * each with its line marked by ◀ and followed by the corrected file.
 */
import type { ConfigKind } from '../../../../../web/features/file-check/check-file.ts';

export type Case = readonly [kind: ConfigKind, rule: string, wrong: string, right: string];

const workflow = (rest: string) => `on: push\npermissions: {}\njobs:\n  a:\n${rest}`;
const job = (rest: string) =>
  workflow(`    runs-on: ubuntu-24.04\n    timeout-minutes: 5\n${rest}`);
const step = (rest: string) => job(`    steps:\n      - ${rest}`);
const run = 'run: make\n';
const circle = (rest: string) => `version: 2.1\njobs:\n  a:\n${rest}`;
const image = '    docker:\n      - image: cimg/base:2025.01\n';
const deployment = (spec: string, labels = '{ app: a }') =>
  `apiVersion: apps/v1\nkind: Deployment\nspec:\n  selector:\n    matchLabels: { app: a }\n  template:\n    metadata:\n      labels: ${labels}\n    spec:\n${spec}`;
const azure = (rest: string) => `pool: { vmImage: ubuntu-24.04 }\n${rest}`;
const firewall = (attributes: string) =>
  `resource "azurerm_network_security_rule" "a" {\n  direction = "Inbound"\n  access = "Allow"\n${attributes}}\n`;
const jenkins = (stages: string) =>
  `pipeline {\n agent any\n options { timeout(time: 5, unit: 'MINUTES') }\n stages {\n ${stages}\n }\n}\n`;
const pod = (rest: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  containers:\n    - name: a\n      image: b:1\n${rest}`;
const awsSecret = 'wJalrXUtnFEMIK7MDENGbPxRfiCYzEkRbV8tZ2Qa';

/** The tool rejects the file, or the run fails. */
export const refused: readonly Case[] = [
  [
    'github-workflow',
    'unknown-key',
    job('    timeout-hours: 1◀\n    steps:\n      - run: a\n'),
    job('    steps:\n      - run: a\n'),
  ],
  [
    'github-workflow',
    'unknown-key',
    step('run: make\n        shel: bash◀\n'),
    step('run: make\n        shell: bash\n'),
  ],
  [
    'github-workflow',
    'unknown-key',
    'on: pushed◀\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: a\n',
    step(run),
  ],
  [
    'github-workflow',
    'unknown-key',
    'on:\n  push:\n    branch: main◀\njobs: {}\n',
    'on:\n  push:\n    branches: [main]\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: a\n',
  ],
  [
    'github-workflow',
    'unknown-key',
    job('    permissions:\n      content: read◀\n    steps:\n      - run: a\n'),
    job('    permissions:\n      contents: read\n    steps:\n      - run: a\n'),
  ],
  [
    'github-workflow',
    'missing-key',
    'on: push\njobs:\n  a:\n    steps:◀\n      - run: a\n',
    step(run),
  ],
  ['github-workflow', 'missing-key', step('name: a◀\n'), step('name: a\n        run: a\n')],
  [
    'github-workflow',
    'duplicate-key',
    job('    timeout-minutes: 6◀\n    steps:\n      - run: a\n'),
    step(run),
  ],
  [
    'github-workflow',
    'refused-by-tool',
    step('run: echo ${{ github.ref + }}◀\n'),
    step('run: echo ${{ github.ref }}\n'),
  ],
  [
    'github-workflow',
    'refused-by-tool',
    step('run: echo ${{ uknown.ref }}◀\n'),
    step('run: echo ${{ github.ref }}\n'),
  ],
  [
    'github-workflow',
    'refused-by-tool',
    step('run: echo ${{ toJsn(github) }}◀\n'),
    step('run: echo ${{ toJson(github) }}\n'),
  ],
  [
    'github-workflow',
    'refused-by-tool',
    'on:\n  schedule:\n    - cron: "0 */3 * *"◀\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: a\n',
    'on:\n  schedule:\n    - cron: "0 */3 * * *"\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: a\n',
  ],
  [
    'github-workflow',
    'refused-by-tool',
    step('id: x\n        run: a\n      - id: x◀\n        run: b\n'),
    step('id: x\n        run: a\n      - id: y\n        run: b\n'),
  ],
  [
    'github-workflow',
    'refused-by-tool',
    'on: push\njobs:\n  a:◀\n    needs: b\n    runs-on: x\n    steps:\n      - run: a\n  b:\n    needs: a\n    runs-on: x\n    steps:\n      - run: a\n',
    step(run),
  ],
  ['github-workflow', 'refused-by-tool', step('uses: actions/checkout◀\n'), step('uses: a/b@v1\n')],
  [
    'github-workflow',
    'refused-by-tool',
    workflow('    uses: a/b/ci.yml@v1◀\n'),
    workflow('    uses: a/b/.github/workflows/ci.yml@v1\n'),
  ],
  [
    'github-workflow',
    'refused-by-tool',
    `concurrency: b◀\n${job('    concurrency: b\n    steps:\n      - run: a\n')}`,
    `concurrency: b\n${job('    concurrency: c\n    steps:\n      - run: a\n')}`,
  ],
  [
    'github-workflow',
    'refused-by-tool',
    step("run: echo ${{ format('{1}', 1) }}◀\n"),
    step("run: echo ${{ format('{0}', 1) }}\n"),
  ],
  [
    'github-action',
    'unknown-key',
    'name: a\ndescription: b\nruns:\n  using: node24\n  main: a.js\n  steps: []◀\n',
    'name: a\ndescription: b\nruns:\n  using: node24\n  main: a.js\n',
  ],
  [
    'github-workflow',
    'retired-action',
    step('uses: actions/upload-artifact@v3◀\n'),
    step('uses: actions/upload-artifact@v4\n'),
  ],
  [
    'github-workflow',
    'retired-runner',
    workflow('    runs-on: ubuntu-20.04◀\n'),
    workflow('    runs-on: ubuntu-24.04\n'),
  ],
  [
    'github-action',
    'missing-key',
    'name: a\ndescription: b\nruns:\n  using: composite\n  steps:\n    - run: a◀\n',
    'name: a\ndescription: b\nruns:\n  using: composite\n  steps:\n    - run: a\n      shell: bash\n',
  ],
  ['gitlab-ci', 'unknown-key', 'a:\n  scirpt: make◀\n', 'a:\n  script: make\n'],
  [
    'gitlab-ci',
    'unknown-key',
    'a:\n  script: make\n  artifact:◀\n    paths: [b]\n',
    'a:\n  script: make\n  artifacts:\n    paths: [b]\n',
  ],
  [
    'gitlab-ci',
    'wrong-type',
    'a:\n  script:\n    - echo: "a"◀\n',
    'a:\n  script:\n    - "echo: a"\n',
  ],
  [
    'gitlab-ci',
    'wrong-type',
    'stages: build◀\na:\n  script: b\n',
    'stages: [build]\na:\n  stage: build\n  script: b\n',
  ],
  [
    'gitlab-ci',
    'wrong-value',
    'a:\n  script: b\n  when: on_failur◀\n',
    'a:\n  script: b\n  when: on_failure\n',
  ],
  [
    'gitlab-ci',
    'missing-key',
    'a:\n  script: b\n  environment:\n    url: https://x.example◀\n',
    'a:\n  script: b\n  environment:\n    name: c\n    url: https://x.example\n',
  ],
  [
    'gitlab-ci',
    'unknown-base',
    'stages: [build]\na:\n  stage: build\n  extends: .base◀\n',
    'stages: [build]\n.base:\n  script: b\na:\n  stage: build\n  extends: .base\n',
  ],
  [
    'gitlab-ci',
    'unknown-need',
    'stages: [build]\na:\n  stage: build\n  script: b\n  needs: [c]◀\n',
    'stages: [build]\nc:\n  stage: build\n  script: b\na:\n  stage: build\n  script: b\n  needs: [c]\n',
  ],
  [
    'gitlab-ci',
    'missing-script',
    'stages: [build]\na:◀\n  stage: build\n',
    'stages: [build]\na:\n  stage: build\n  trigger: b/c\n',
  ],
  [
    'gitlab-ci',
    'missing-script',
    'stages: [build]\na:\n  stage: build\n  script: b\n  rules: [{ when: always }]\n  only: [main]◀\n',
    'stages: [build]\na:\n  stage: build\n  script: b\n  rules: [{ when: always }]\n',
  ],
  [
    'circleci',
    'unknown-key',
    circle(
      '    docker:\n      - image: cimg/base:2025.01\n        enviroment: {}◀\n    steps: [checkout]\n',
    ),
    circle(`${image}        environment: {}\n    steps: [checkout]\n`),
  ],
  [
    'circleci',
    'missing-key',
    circle('    docker:◀\n      - image: cimg/base:2025.01\n'),
    circle(`${image}    steps:\n      - checkout\n`),
  ],
  [
    'circleci',
    'wrong-type',
    circle(`${image}    steps: checkout◀\n`),
    circle(`${image}    steps: [checkout]\n`),
  ],
  [
    'circleci',
    'wrong-value',
    'version: 2.1\njobs: {}\nworkflows:\n  a:\n    jobs:\n      - b: { type: aproval }◀\n',
    'version: 2.1\njobs: {}\nworkflows:\n  a:\n    jobs:\n      - b: { type: approval }\n',
  ],
  [
    'circleci',
    'unknown-executor',
    circle('    executor: node◀\n    steps: [checkout]\n'),
    `executors:\n  node:\n${image}${circle('    executor: node\n    steps: [checkout]\n')}`,
  ],
  [
    'circleci',
    'unknown-step',
    circle(`${image}    steps:\n      - chekout◀\n`),
    circle(`${image}    steps:\n      - checkout\n`),
  ],
  [
    'azure-pipelines',
    'unknown-key',
    azure('steps:\n  - script: a\n    displyName: b◀\n'),
    azure('steps:\n  - script: a\n    displayName: b\n'),
  ],
  ...(
    [
      ['wrong-value', 'retry', '5', '2'],
      ['wrong-value', 'retry', '{ max: 3 }', '{ max: 0 }'],
      ['wrong-value', 'parallel', '0', '1'],
      ['wrong-value', 'parallel', '201', '200'],
      ['wrong-value', 'timeout', '3 parsecs', '3h 30 minutes and 5 secs'],
      ['wrong-value', 'artifacts', '{ expire_in: 2 dys }', '{ expire_in: 2 mos 1 day }'],
      ['wrong-value', 'rules', '[{ if: $A = "b" }]', '[{ if: $A == "b=c" && ($D =~ /^e\\/f=/i) }]'],
      ['wrong-value', 'rules', '[{ if: $A and $B }]', '[{ if: "!$A || $[[ inputs.b ]] != null" }]'],
      ['refused-by-tool', 'needs', '[a]', '[{ job: a, project: b/c, ref: d, artifacts: true }]'],
      ['refused-by-tool', 'extends', 'a', '.b'],
    ] as const
  ).map(
    ([rule, key, wrong, right]): Case => [
      'gitlab-ci',
      rule,
      `a:\n  script: b\n  ${key}: ${wrong}◀\n`,
      `a:\n  script: b\n  ${key}: ${right}\n`,
    ],
  ),
  [
    'gitlab-ci',
    'refused-by-tool',
    'a:\n  script: c\n  needs: [b]\nb:\n  script: c\n  needs: [{ job: a }]◀\n',
    'a:\n  script: c\n  needs: [b]\nb:\n  script: c\n',
  ],
  [
    'gitlab-ci',
    'refused-by-tool',
    'f:\n  extends: g\ng:\n  extends: [f]◀\n',
    'f:\n  extends: [g, h]\ng:\n  extends: [h]\nh:\n  script: a\n',
  ],
  [
    'gitlab-ci',
    'refused-by-tool',
    'a:\n  trigger: b/c\n  script: d◀\n',
    'a:\n  trigger: b/c\n  variables: { script: d }\n',
  ],
  [
    'gitlab-ci',
    'unknown-base',
    'stages: [b]\na:\n  stage: b\n  script:\n    - !reference [.nope, script]◀\n',
    'stages: [b]\n.c:\n  script: d\na:\n  stage: b\n  script:\n    - !reference [.c, script]\n',
  ],
  [
    'gitlab-ci',
    'unknown-base',
    'stages: [b]\nf: { extends: g, stage: b }\ng: { extends: f, stage: b }\nh:\n  stage: b\n  extends: .nope◀\n',
    'include: i.yml\nstages: [b]\nh:\n  stage: b\n  extends: .nope\n  script: !reference [.nope, script]\n',
  ],
  [
    'gitlab-ci',
    'unknown-need',
    'stages: [b]\na:\n  stage: b\n  script: c\n  needs:\n    - job: d◀\n',
    'stages: [b]\na:\n  stage: b\n  script: c\n  needs:\n    - job: d\n      optional: true\n    - pipeline: $P\n      job: e\n',
  ],
  [
    'azure-pipelines',
    'refused-by-tool',
    'stages:\n  - stage: a\n    dependsOn: b\n  - stage: b\n    dependsOn: [a]◀\n',
    'stages:\n  - stage: a\n  - stage: b\n    dependsOn: [a]\n    jobs:\n      - job: a\n        dependsOn: b\n      - deployment: b\n',
  ],
  ...(
    [
      [
        'wrong-value',
        'ports',
        '["70000:80"]',
        '["65535:80", "127.0.0.1::80", "[::1]:1-2:1-2/udp"]',
      ],
      ['wrong-value', 'ports', '["80:80:80:80"]', '["::1:80:80", "0.0.0.0:80:81", 3000]'],
      ['wrong-value', 'ports', '[70000]', '["${PORT}:80"]'],
      ['wrong-value', 'mem_limit', '1 gig', '1.5 GiB'],
      ['wrong-value', 'shm_size', '64 megs', '64mb'],
      ['wrong-value', 'restart', 'alway', '"no"'],
      ['wrong-value', 'restart', 'on-failure:x', 'on-failure:3'],
      ['wrong-value', 'stop_grace_period', '30 seconds', '1m30.5s'],
      ['wrong-value', 'oom_score_adj', '2000', '-1000'],
      ['refused-by-tool', 'depends_on', '[a]', '[b]'],
      ['refused-by-tool', 'extends', '{ service: a }', '{ service: a, file: b.yaml }'],
      ['unknown-service', 'extends', '{ service: nope }', '{ service: nope, file: b.yaml }'],
    ] as const
  ).map(
    ([rule, key, wrong, right]): Case => [
      'compose',
      rule,
      `services:\n  b: { image: b:1 }\n  a:\n    image: a:1\n    ${key}: ${wrong}◀\n`,
      `services:\n  b: { image: b:1 }\n  a:\n    image: a:1\n    ${key}: ${right}\n`,
    ],
  ),
  [
    'compose',
    'refused-by-tool',
    'services:\n  a:\n    image: a:1\n    network_mode: none\n    networks: [b]◀\nnetworks: { b: }\n',
    'services:\n  a:\n    image: a:1\n    networks: [b]\nnetworks: { b: }\n',
  ],
  [
    'compose',
    'refused-by-tool',
    'services:\n  a:\n    image: a:1\n    depends_on: [b]\n  b:\n    image: a:1\n    depends_on:\n      a: { condition: service_started }◀\n',
    'services:\n  a:\n    image: a:1\n    depends_on: [b, c]\n  b:\n    image: a:1\n    depends_on: [c]\n  c:\n    image: a:1\n',
  ],
  ['azure-pipelines', 'missing-key', 'trigger: none◀\n', 'trigger: none\nsteps: []\n'],
  [
    'azure-pipelines',
    'wrong-type',
    azure('steps:◀\n  script: a\n'),
    azure('steps:\n  - script: a\n'),
  ],
  [
    'azure-pipelines',
    'unknown-stage',
    'stages:\n  - stage: a\n  - stage: b\n    dependsOn: c◀\n',
    'stages:\n  - stage: a\n  - stage: b\n    dependsOn: a\n',
  ],
  [
    'azure-pipelines',
    'unknown-job',
    'jobs:\n  - job: a\n    dependsOn: [b]◀\n',
    'jobs:\n  - job: b\n  - job: a\n    dependsOn: [b]\n',
  ],
  [
    'azure-pipelines',
    'retired-runner',
    'pool:\n  vmImage: ubuntu-20.04◀\nsteps: []\n',
    'pool:\n  vmImage: ubuntu-24.04\nsteps: []\n',
  ],
  [
    'compose',
    'unknown-key',
    'services:\n  a:\n    image: a:1\n    port: ["80:80"]◀\n',
    'services:\n  a:\n    image: a:1\n    ports: ["80:80"]\n',
  ],
  [
    'compose',
    'unknown-key',
    'service:◀\n  a:\n    image: a:1\n',
    'services:\n  a:\n    image: a:1\n',
  ],
  [
    'compose',
    'missing-key',
    'services:\n  a:\n    image: a:1\n    credential_spec: {}\n    blkio_config:\n      device_read_bps:\n        - path: /dev/sda\n    depends_on:\n      b: {}◀\n  b:\n    image: a:1\n',
    'services:\n  a:\n    image: a:1\n    depends_on:\n      b: { condition: service_started }\n  b:\n    image: a:1\n',
  ],
  [
    'compose',
    'wrong-type',
    'services:\n  a:\n    image: a:1\n    ports: "80:80"◀\n',
    'services:\n  a:\n    image: a:1\n    ports: ["80:80"]\n',
  ],
  [
    'compose',
    'wrong-value',
    'services:\n  b:\n    image: a:1\n  a:\n    image: a:1\n    depends_on:\n      b: { condition: service_healty }◀\n',
    'services:\n  b:\n    image: a:1\n  a:\n    image: a:1\n    depends_on:\n      b: { condition: service_healthy }\n',
  ],
  [
    'compose',
    'unknown-network',
    'services:\n  a:\n    image: a:1\n    networks: [back]◀\n',
    'services:\n  a:\n    image: a:1\n    networks: [back]\nnetworks:\n  back: {}\n',
  ],
  [
    'compose',
    'unknown-volume',
    'services:\n  a:\n    image: a:1\n    volumes: ["data:/data"]◀\n',
    'services:\n  a:\n    image: a:1\n    volumes: ["data:/data", "./a:/a", "/b:/b", "/c"]\nvolumes:\n  data:\n',
  ],
  [
    'compose',
    'unknown-secret',
    'services:\n  a:\n    image: a:1\n    secrets: [key]◀\n',
    'services:\n  a:\n    image: a:1\n    secrets: [key]\nsecrets:\n  key: { file: ./key }\n',
  ],
  [
    'compose',
    'unknown-config',
    'services:\n  a:\n    image: a:1\n    configs: [key]◀\n',
    'services:\n  a:\n    image: a:1\n    configs: [key]\nconfigs:\n  key: { file: ./key }\n',
  ],
  [
    'kubernetes',
    'unknown-key',
    deployment('      contianers: []◀\n'),
    deployment('      containers: []\n'),
  ],
  [
    'kubernetes',
    'wrong-type',
    deployment(
      '      containers:\n        - name: a\n          env:\n            - name: PORT\n              value: 8080◀\n',
    ),
    deployment(
      '      containers:\n        - name: a\n          env:\n            - name: PORT\n              value: "8080"\n',
    ),
  ],
  [
    'kubernetes',
    'wrong-type',
    'apiVersion: v1\nkind: Service\nspec:\n  ports: 80◀\n',
    'apiVersion: v1\nkind: Service\nspec:\n  ports: [{ port: 80 }]\n',
  ],
  [
    'kubernetes',
    'removed-api',
    'apiVersion: extensions/v1beta1◀\nkind: Ingress\n',
    'apiVersion: networking.k8s.io/v1\nkind: Ingress\n',
  ],
  [
    'kubernetes',
    'removed-api',
    'apiVersion: batch/v1beta1◀\nkind: CronJob\n',
    'apiVersion: batch/v1\nkind: CronJob\n',
  ],
  [
    'kubernetes',
    'selector-mismatch',
    deployment('      containers: []\n', '{ app: b }').replace('app: a }', 'app: a }◀'),
    deployment('      containers: []\n'),
  ],
  [
    'kubernetes',
    'wrong-value',
    deployment('      containers:\n        - imagePullPolicy: Allways◀\n'),
    deployment('      containers:\n        - name: a\n          imagePullPolicy: Always\n'),
  ],
  [
    'kubernetes',
    'wrong-value',
    deployment('      containers:\n        - ports: [{ containerPort: 70000 }]◀\n'),
    deployment(
      '      containers:\n        - name: a\n          ports: [{ containerPort: 65535 }]\n          startupProbe: { httpGet: { port: web } }\n',
    ),
  ],
  [
    'kubernetes',
    'wrong-value',
    'apiVersion: v1\nkind: Service\nspec:\n  type: Loadbalancer◀\n',
    'apiVersion: v1\nkind: Service\nspec:\n  type: LoadBalancer\n',
  ],
  [
    'kubernetes',
    'wrong-value',
    'apiVersion: v1\nkind: Service\nspec:\n  ports: [{ port: 80, targetPort: 80800 }]◀\n',
    'apiVersion: v1\nkind: Service\nspec:\n  ports: [{ port: 80, targetPort: web }]\n',
  ],
  [
    'kubernetes',
    'wrong-value',
    'apiVersion: v1\nkind: List\nitems:\n  - apiVersion: v1\n    kind: Secret\n    data: { a: notbase64!! }◀\n',
    'apiVersion: v1\nkind: List\nitems:\n  - apiVersion: v1\n    kind: Secret\n    data: { a: aHVudGVyMjI=, b: "", c: "${C}" }\n    stringData: { d: notbase64!! }\n',
  ],
  [
    'kubernetes',
    'wrong-value',
    'apiVersion: v1\nkind: Secret\ndata:\n  a: aHVudGVyMjI◀\n',
    'apiVersion: v1\nkind: Secret\ndata:\n  a: |\n    aHVudGVy\n    MjI=\n',
  ],
  [
    'kubernetes',
    'wrong-value',
    'apiVersion: batch/v1\nkind: Job\nspec:\n  template:\n    spec:\n      restartPolicy: Always◀\n      containers: []\n',
    'apiVersion: batch/v1\nkind: Job\nspec:\n  template:\n    spec:\n      restartPolicy: Never\n      containers: []\n      initContainers: [{ name: a, restartPolicy: Always }]\n',
  ],
  [
    'kubernetes',
    'wrong-value',
    deployment('      restartPolicy: Never◀\n'),
    deployment('      restartPolicy: Always\n      containers: []\n'),
  ],
  [
    'kubernetes',
    'wrong-value',
    'apiVersion: v1\nkind: PersistentVolumeClaim\nspec:\n  accessModes:\n    - ReadWriteSingle◀\n',
    'apiVersion: v1\nkind: PersistentVolumeClaim\nspec:\n  accessModes:\n    - ReadWriteOnce\n',
  ],
  ...(
    [
      ['99 * * * *', '59 * * * *'],
      ['0 3 * *', '0 3 * * *'],
      ['0 24 * * *', '0 23 * * ?'],
      ['0 0 0 * *', '0 0 1,15 * MON-fri'],
      ['0 0 * * 7', '0 0 * * 0'],
      ['0 0 * 5-3 *', '0 0 * Mar-5 *'],
      ['*/0 * * * *', '5/15 */2 * * *'],
      ['@hour', '@hourly'],
      ['@every day', '@every 1h30m'],
    ] as const
  ).map(
    ([wrong, right]): Case => [
      'kubernetes',
      'wrong-value',
      `apiVersion: batch/v1\nkind: CronJob\nspec:\n  schedule: "${wrong}"◀\n`,
      `apiVersion: batch/v1\nkind: CronJob\nspec:\n  schedule: "${right}"\n`,
    ],
  ),
  [
    'dockerfile',
    'refused-by-builder',
    'FROM a:1\nCOPY --chwon=1 a b◀\n',
    'FROM a:1\nCOPY --chown=1 a b\n',
  ],
  ['dockerfile', 'refused-by-builder', 'FROM a:1\nCOPY a◀\n', 'FROM a:1\nCOPY a b\n'],
  [
    'dockerfile',
    'refused-by-builder',
    'FROM a:1 AS b\nFROM a:2 AS b◀\n',
    'FROM a:1 AS b\nFROM a:2 AS c\n',
  ],
  [
    'terraform',
    'duplicate-block',
    'variable "a" {}\nvariable "a" {}◀\n',
    'variable "a" {}\nvariable "b" {}\n',
  ],
  ...['resource "b" "a"', 'data "b" "a"', 'module "a"'].map(
    (head): Case => [
      'terraform',
      'refused-by-tool',
      `${head} {\n  source = "a/b/c"\n  count = 1\n  for_each = {}◀\n}\n`,
      `${head} {\n  source = "a/b/c"\n  count = 1\n  dynamic "d" {\n    for_each = {}\n  }\n}\n`,
    ],
  ),
  [
    'terraform',
    'terraform-syntax',
    'locals {\n  b = 1\n}\nvariable "a" { type = string, default = 1 }◀\noutput "c" {\n  value = 1\n}\n',
    'locals {\n  b = 1\n}\nvariable "a" { type = string }\n',
  ],
  [
    'terraform',
    'missing-key',
    'module "a" {◀\n  version = "1.36"\n}\n',
    'module "a" {\n  source = "a/b/c"\n  version = "1.36"\n}\n',
  ],
  ...(
    [
      ['modules/service/3.2', './modules/service/3.2'],
      ['modules/service', '../modules/service'],
      ['service', 'app.terraform.io/a/service/aws'],
      ['team/modules/service/aws', 'team/service/aws//modules/a'],
      ['', 'git::ssh://git@x.example/a.git?ref=v1'],
      ['Modules/Net Work/aws', 'git@github.com:a/b.git'],
      ['modules/vpc/AWS', 'github.com/a/b'],
      ['a/b/c?ref=v1', '${path.module}/a'],
    ] as const
  ).map(
    ([wrong, right]): Case => [
      'terraform',
      'wrong-value',
      `module "a" {\n  source = "${wrong}"◀\n}\n`,
      `module "a" {\n  source = "${right}"\n}\n`,
    ],
  ),
  [
    'terraform',
    'terraform-syntax',
    'variable "a" {\n  default = "x◀\n}\nvariable "b" {}\n',
    'variable "a" {\n  default = "x${\n    1}"\n}\n',
  ],
  [
    'terraform',
    'terraform-syntax',
    'resource "a" "b" {\n  c "d"◀\n  e = 1\n}\n',
    'resource "a" "b" {\n  c = "d"\n  e = 1e5\n}\n',
  ],
  ['terraform', 'terraform-syntax', 'locals {\n  a = [1 2]◀\n}\n', 'locals {\n  a = [1, 2]\n}\n'],
  ['terraform', 'terraform-syntax', 'locals {\n  a = 1 b = 2◀\n}\n', 'locals { a = 1 }\n'],
  ['terraform', 'terraform-syntax', 'locals\n{◀\n}\n', 'locals {\n}\n'],
  [
    'terraform',
    'terraform-syntax',
    'locals {\n  a =\n    1◀\n}\n',
    'locals {\n  a = (\n    1)\n}\n',
  ],
  [
    'terraform',
    'terraform-syntax',
    'locals {\n  a = { b = 1 c = 2 }◀\n}\n',
    'locals {\n  a = { b = 1, c = 2 }\n}\n',
  ],
  [
    'terraform',
    'terraform-syntax',
    'locals {\n  a = <<EOT◀\n  x\n',
    'locals {\n  a = <<-EOT\n  x "\n  EOT\n}\n',
  ],
  [
    'terraform',
    'duplicate-key',
    'resource "a" "b" {\n  c = 1\n  c = 2◀\n}\n',
    'resource "a" "b" {\n  c = 1\n  d { c = 2 }\n}\n',
  ],
  ['terraform', 'terraform-syntax', 'resource "a" {◀\n}\n', 'resource "a" "b" {\n}\n'],
  ['terraform', 'terraform-syntax', 'variable {◀\n}\n', 'variable a {\n}\nimport {\n}\n'],
  [
    'terraform',
    'missing-key',
    'output "a" {◀\n  sensitive = true\n}\n',
    'output "a" {\n  value = 1\n}\n',
  ],
  [
    'terraform',
    'terraform-syntax',
    'locals {\n  a\u00a0= 1◀\n}\n',
    'locals {\n  a = "\u00a0"\n}\n',
  ],
  ['terraform', 'terraform-syntax', '{ "a": 1 }◀\n', 'a = { "b": 1 }\n'],
  ['terraform', 'terraform-syntax', 'locals { a = 1◀\n}\n', 'locals { a = [\n  1] }\n'],
  ['terraform', 'terraform-syntax', 'data "a" "b_${c}" {◀\n}\n', 'data "a" "b_c" {\n}\n'],
  [
    'terraform-override',
    'terraform-syntax',
    'module "a" {\n  version = "1.36◀\n}\n',
    'module "a" {\n  version = "1.36"\n}\nmodule "a" {\n  count = 1\n}\n',
  ],
  [
    'jenkinsfile',
    'missing-stages',
    'pipeline {◀\n  agent any\n}\n',
    'pipeline {\n  agent any\n  stages {\n  }\n}\n',
  ],
  [
    'jenkinsfile',
    'unknown-section',
    'pipeline {\n  agent any\n  enviroment {◀\n    A = 1\n  }\n  stages {}\n}\n',
    'pipeline {\n  agent { docker { image "a:1" } }\n  environment {\n    A = 1\n  }\n  stages { stage("a") { steps { sh "b" } } }\n}\n',
  ],
  ...(
    [
      ['missing-key', "stage('a') {◀\n sh 'b'\n }", "stage('a') { steps { sh 'b' } }"],
      ['unknown-section', "stage('a') {\n sh 'b'◀\n }", "stage('a') { steps { sh 'b' } }"],
      ['missing-key', "stage('a') { agent any }◀", "stage('a') { agent any\n steps { sh 'b' } }"],
      ['missing-key', "stage('a') {\n steps { }◀\n }", "stage('a') { steps { sh 'b' } }"],
      [
        'unknown-section',
        "stage('a') {\n enviroment { B = 'c' }◀\n steps { sh 'd' }\n }",
        "stage('a') {\n environment { B = 'c' }\n steps { sh 'd' }\n }",
      ],
      [
        'unknown-section',
        "stage('a') {\n steps { sh 'b' }\n post { alwys { sh 'c' } }◀\n }",
        "stage('a') {\n steps { sh 'b' }\n post { always { sh 'c' } }\n }",
      ],
      [
        'unknown-section',
        "stage('a') {\n parallel {\n steps { sh 'b' }◀\n }\n }",
        "stage('a') {\n parallel {\n stage('c') { steps { sh 'b' } }\n }\n }",
      ],
      [
        'unknown-section',
        "stage('a') {\n matrix {\n axis { }◀\n stages { stage('b') { steps { sh 'c' } } }\n }\n }",
        "stage('a') {\n matrix {\n axes { axis { name 'A'\n values 'b' } }\n stages { stage('b') { steps { sh 'c' } } }\n }\n }",
      ],
      [
        'refused-by-tool',
        "stage('a') { steps { sh 'b' } }\n stage('a') { steps { sh 'c' } }◀",
        "stage('a') { stages { stage('a') { steps { sh 'b' } } } }\n stage('c') { steps { script { stage('d') { sh 'e' }\n stage('d') { sh 'e' } } } }",
      ],
      [
        'refused-by-tool',
        "stage('a') {\n steps { sh ‘b’ }◀\n }",
        "stage('a') {\n steps { sh 'echo “b”' } // ‘c’\n }",
      ],
    ] as const
  ).map(([rule, wrong, right]): Case => ['jenkinsfile', rule, jenkins(wrong), jenkins(right)]),
  [
    'compose',
    'refused-by-tool',
    'services:\n  a:\n    image: b:1\n    container_name: c\n  d:\n    image: b:1\n    container_name: c◀\n',
    'services:\n  a:\n    image: b:1\n    container_name: c\n  d:\n    image: b:1\n    container_name: e\n',
  ],
  ...(['64mb', '1 Gi', 'a lot'] as const).map(
    (memory): Case => [
      'kubernetes',
      'wrong-value',
      pod(`      resources: { limits: { memory: ${memory}, cpu: 1 } }◀\n`),
      pod(
        '      resources: { limits: { memory: 64M, cpu: 1 }, requests: { memory: 1e6, cpu: 250m } }\n',
      ),
    ],
  ),
  [
    'kubernetes',
    'wrong-value',
    pod('      resources: { limits: { memory: 64M }, requests: { memory: 64Mi } }◀\n'),
    pod(
      '      resources: { limits: { memory: 1Gi, cpu: 1 }, requests: { memory: 1G, cpu: 1000m } }\n',
    ),
  ],
  [
    'kubernetes',
    'wrong-value',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: Web_1 }◀\n',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: web-1.a }\n---\napiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: { name: "system:Web_1" }\nrules: []\n',
  ],
  [
    'kubernetes',
    'refused-by-tool',
    pod('    - name: a◀\n      image: c:1\n'),
    `${pod('    - name: b\n      image: c:1\n')}---\n${pod('')}`,
  ],
  [
    'gitlab-ci',
    'refused-by-tool',
    'stages: [a, b]\nc:\n  stage: a\n  needs: [d]◀\n  script: e\nd:\n  stage: b\n  script: f\n',
    'stages: [a, b]\nc:\n  stage: b\n  needs: [d]\n  script: e\nd:\n  stage: a\n  script: f\n',
  ],
  [
    'gitlab-ci',
    'refused-by-tool',
    'stages: [test, b]\nc:\n  dependencies: [d]◀\n  script: e\nd:\n  stage: b\n  script: f\n',
    'stages: [b, test]\nc:\n  dependencies: [d]\n  script: e\nd:\n  stage: b\n  script: f\ng:\n  needs: [{ job: c }]\n  script: h\n',
  ],
  [
    'gitlab-ci',
    'refused-by-tool',
    'stages: [a]\nc:\n  stage: a\n  needs: [{ job: d }]◀\n  script: e\nd:\n  stage: .post\n  script: f\n',
    'stages: [.preview, a, .pre]\n.b: { stage: .post }\nc:\n  stage: a\n  needs: [{ job: d }, g]\n  script: e\nd:\n  stage: .pre\n  script: f\ng:\n  extends: .b\n  script: h\n',
  ],
  ...(['branches', 'tags', 'paths'] as const).map(
    (filter): Case => [
      'github-workflow',
      'refused-by-tool',
      `on:\n  push:\n    ${filter}: [a]\n    ${filter}-ignore: [b]◀\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps: [{ run: make }]\n`,
      `on:\n  push:\n    ${filter}: [a, "!b"]\n  pull_request:\n    paths-ignore: [b]\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps: [{ run: make }]\n`,
    ],
  ),
  [
    'dockerfile',
    'refused-by-builder',
    'FROM a:1\nEXPOSE 80 99999/tcp◀\n',
    'FROM a:1\nARG PORT\nEXPOSE 80 8000-65535/udp ${PORT:-99999}\n',
  ],
  ...(
    ["and(succeeded(), eq(variables['a', 1)", "eq(variables.a, 'b)", 'succeeded())'] as const
  ).map(
    (condition): Case => [
      'azure-pipelines',
      'wrong-value',
      azure(`steps:\n  - script: a\n    condition: ${condition}◀\n`),
      azure(
        "steps:\n  - script: a\n    condition: and(succeeded(), ne(variables['a'], 'it''s (b'))\n  - script: c\n    condition: ${{ parameters.d }}\n",
      ),
    ],
  ),
  [
    'circleci',
    'missing-key',
    circle('    type: build◀\n    steps: [checkout]\n'),
    `${circle('    type: release\n    plan_name: b\n')}${['approval', 'lock', 'no-op', 'unlock'].map((type) => `  ${type}: { type: ${type} }\n`).join('')}`,
  ],
];

/** The tool accepts the file, but it has another problem. */
export const risky: readonly Case[] = [
  [
    'compose',
    'missing-key',
    'services:\n  a:\n    image: b:1\n  c:◀\n    command: d\n',
    'services:\n  a:\n    image: b:1\n  c:\n    extends: { service: a }\n  d:\n    build: .\n',
  ],
  [
    'gitlab-ci',
    'refused-by-tool',
    'c:\n  stage: build\n  needs: [d]◀\n  script: e\nd:\n  script: f\n',
    'c:\n  stage: deploy\n  needs: [d]\n  script: e\nd:\n  script: f\n',
  ],
  [
    'github-workflow',
    'unknown-context',
    step('run: echo ${{ steps.build.outputs.a }}◀\n'),
    step('id: build\n        run: a\n      - run: echo ${{ steps.build.outputs.a }}\n'),
  ],
  [
    'github-workflow',
    'unknown-context',
    job(
      '    strategy: { matrix: { os: [a] } }\n    steps:\n      - run: echo ${{ matrix.node }}◀\n',
    ),
    job(
      '    strategy:\n      matrix: { os: [a], include: [{ node: 22 }] }\n    steps:\n      - run: echo ${{ matrix.node }} ${{ matrix.os }}\n',
    ),
  ],
  [
    'github-workflow',
    'unknown-context',
    step('run: echo ${{ needs.b.result }}◀\n'),
    job(
      '    strategy:\n      matrix: ${{ fromJSON(github.ref) }}\n    steps:\n      - run: echo ${{ matrix.node }}\n',
    ),
  ],
  [
    'github-workflow',
    'unknown-context',
    step('run: echo ${{ github.evnt.number }}◀\n'),
    step('run: echo ${{ github.event.ref }} ${{ env.SET_BY_A_STEP }}\n'),
  ],
  [
    'github-workflow',
    'unknown-context',
    step('if: runner.operating == 1◀\n        run: a\n'),
    step('if: runner.os == 1\n        run: a\n'),
  ],
  [
    'github-workflow',
    'frequent-schedule',
    `on: { schedule: [{ cron: "* * * * *" }] }◀\njobs:\n  a:\n    runs-on: x\n    steps: [{ run: a }]\n`,
    `on: { schedule: [{ cron: "*/5 * * * *" }] }\njobs:\n  a:\n    runs-on: x\n    steps: [{ run: a }]\n`,
  ],
  [
    'github-workflow',
    'constant-condition',
    step('if: ${{ github.ref }} == 1◀\n        run: a\n'),
    step('if: ${{ github.ref == 1 }}\n        run: a\n'),
  ],
  [
    'github-workflow',
    'script-injection',
    step("run: echo '${{ toJSON(github.event) }}'◀\n"),
    step('run: echo "$EVENT"\n        env: { EVENT: "${{ toJSON(github.event) }}" }\n'),
  ],
  [
    'github-workflow',
    'secret-in-command',
    step('run: docker login -u a -p ${{ secrets.P }}◀\n'),
    step('run: echo -n "${{ secrets.P }}" | docker login -u a --password-stdin\n'),
  ],
  [
    'github-workflow',
    'secret-in-command',
    step('run: |\n          curl -H "Authorization: Bearer ${{ secrets.P }}" b◀\n'),
    step('run: if [ -n "${{ secrets.P }}" ]; then curl -H "A:b" c; fi\n'),
  ],
  [
    'compose',
    'refused-by-tool',
    'services:\n  a:\n    image: a:1\n    ports: ["8080:80"]\n  b:\n    image: a:1\n    ports:\n      - "8080:81"◀\n',
    'services:\n  a:\n    image: a:1\n    ports: ["8080:80", "53:53", "53:53/udp"]\n  b:\n    image: a:1\n    profiles: [c]\n    ports: ["8080:81"]\n  d:\n    image: a:1\n    ports: ["127.0.0.1:8080:80"]\n',
  ],
  [
    'gitlab-ci',
    'retired-keyword',
    'a:\n  script: b\n  only: [main]◀\n',
    'a:\n  script: b\n  rules: [{ if: $CI_COMMIT_TAG }]\n',
  ],
  [
    'compose',
    'default-password',
    'services:\n  a:\n    environment:\n      POSTGRES_PASSWORD: postgres◀\n',
    'services:\n  a:\n    environment:\n      POSTGRES_PASSWORD: ${PASSWORD}\n      POSTGRES_USER: postgres\n',
  ],
  [
    'compose',
    'default-password',
    'services:\n  a:\n    environment:\n      - MYSQL_ROOT_PASSWORD=root◀\n',
    'services:\n  a:\n    environment:\n      - MYSQL_ROOT_PASSWORD_FILE=/run/secrets/a\n      - MYSQL_USER=root\n',
  ],
  [
    'compose',
    'default-password',
    'services:\n  a:\n    environment:\n      JWT_SECRET: changeme◀\n',
    'services:\n  a:\n    environment:\n      JWT_SECRET: ${JWT_SECRET:-changeme}\n      SIGNING_TOKEN: ""\n',
  ],
  [
    'compose',
    'default-password',
    'services:\n  a:\n    environment:\n      SECRET_KEY: supersecret123◀\n',
    'services:\n  a:\n    environment:\n      SECRET_KEY: /run/secrets/key\n      SECRET_NAME: supersecret123\n',
  ],
  [
    'compose',
    'default-password',
    'services:\n  a:\n    environment:\n      - API_TOKEN=change-me◀\n',
    'services:\n  a:\n    environment:\n      - API_TOKEN\n      - MODE=test\n',
  ],
  [
    'compose',
    'wide-capability',
    'services:\n  a:\n    cap_add: [SYS_ADMIN]◀\n',
    'services:\n  a:\n    cap_add: [NET_ADMIN]\n',
  ],
  [
    'compose',
    'host-network',
    'services:\n  a:\n    pid: host◀\n',
    'services:\n  a:\n    pid: service:b\n',
  ],
  [
    'kubernetes',
    'missing-key',
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n  replicas: 1◀\n',
    deployment('      containers: []\n'),
  ],
  [
    'azure-pipelines',
    'wrong-value',
    azure('parameters:\n  - name: a\n    type: strin◀\nsteps: []\n'),
    azure('parameters:\n  - name: a\n    type: string\nsteps: []\n'),
  ],
  [
    'kubernetes',
    'unknown-volume',
    deployment(
      '      containers:\n        - name: a\n          volumeMounts:\n            - name: data◀\n              mountPath: /a\n',
    ),
    deployment(
      '      containers:\n        - name: a\n          volumeMounts:\n            - name: data\n              mountPath: /a\n      volumes:\n        - name: data\n          emptyDir: {}\n',
    ),
  ],
  [
    'kubernetes',
    'wide-capability',
    deployment(
      '      containers:\n        - securityContext:\n            capabilities: { add: [SYS_ADMIN] }◀\n',
    ),
    deployment(
      '      containers:\n        - securityContext:\n            capabilities: { drop: [ALL] }\n',
    ),
  ],
  [
    'kubernetes',
    'docker-socket',
    deployment(
      '      volumes:\n        - name: a\n          hostPath: { path: /var/run/docker.sock }◀\n',
    ),
    deployment('      volumes:\n        - name: a\n          hostPath: { path: /var/run }\n'),
  ],
  [
    'kubernetes',
    'host-access',
    deployment('      volumes:\n        - name: a\n          hostPath: { path: /var/run }◀\n'),
    deployment(
      '      volumes:\n        - name: a\n          hostPath: { path: /run/docker.sock }\n',
    ),
  ],
  [
    'kubernetes',
    'idle-service',
    `apiVersion: v1\nkind: Service\nspec:\n  selector: { app: b }◀\n---\n${deployment('      containers: []\n')}`,
    `apiVersion: v1\nkind: Service\nspec:\n  selector: { app: a }\n---\n${deployment('      containers: []\n')}`,
  ],
  [
    'kubernetes',
    'idle-service',
    `apiVersion: v1\nkind: Service\nspec:\n  selector: { app: a, tier: web }◀\n---\n${deployment('      containers: []\n')}`,
    `apiVersion: v1\nkind: Service\nspec:\n  selector: { app: b }\n---\napiVersion: argoproj.io/v1alpha1\nkind: Rollout\nspec: {}\n---\n${deployment('      containers: []\n')}`,
  ],
  [
    'kubernetes',
    'wide-role',
    'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nrules:\n  - resources: ["pods"]\n    verbs: ["*"]◀\n',
    'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nrules:\n  - resources: ["pods"]\n    verbs: ["get"]\n',
  ],
  [
    'dockerfile',
    'refused-by-builder',
    'FROM a:1\nCMD ["a"]◀\nCMD ["b"]\n',
    'FROM a:1\nCMD ["b"]\n',
  ],
  [
    'dockerfile',
    'refused-by-builder',
    'FROM a:1\nMAINTAINER a◀\n',
    'FROM a:1\nLABEL maintainer=a\n',
  ],
  ['dockerfile', 'refused-by-builder', 'FROM a:1\nWORKDIR app◀\n', 'FROM a:1\nWORKDIR /app\n'],
  [
    'dockerfile',
    'local-add',
    'FROM a:1\nADD src /app◀\n',
    'FROM a:1\nADD a.tar.gz /app\nCOPY src /app\n',
  ],
  [
    'dockerfile',
    'unattended-install',
    'FROM a:1\nRUN apt-get update && apt-get install curl◀\n',
    'FROM a:1\nRUN apt-get update && apt-get install -y curl\n',
  ],
  ['dockerfile', 'sudo', 'FROM a:1\nRUN sudo make◀\n', 'FROM a:1\nRUN echo sudo\n'],
  [
    'dockerfile',
    'shell-form',
    'FROM a:1\nENTRYPOINT node a.js◀\n',
    'FROM a:1\nENTRYPOINT ["node", "a.js"]\n',
  ],
  [
    'dockerfile',
    'unknown-stage',
    'FROM a:1 AS build\nFROM b:1\nCOPY --from=biuld /a /b◀\n',
    'FROM a:1 AS build\nFROM b:1\nCOPY --from=build /a /b\nCOPY --from=0 /a /b\nCOPY --from=nginx:1.29 /a /b\n',
  ],
  [
    'dockerfile',
    'root-user',
    'FROM a:1 AS base\nUSER root◀\nFROM base\n',
    'FROM a:1 AS base\nUSER 1000\nFROM base\nRUN b\n',
  ],
  [
    'terraform',
    'open-admin-port',
    firewall('  destination_port_range = "22-22"\n  source_address_prefix = "*"◀\n'),
    firewall('  destination_port_range = "443-443"\n  source_address_prefix = "*"\n'),
  ],
  [
    'terraform',
    'open-admin-port',
    firewall(
      '  destination_port_ranges = ["80", "3389-3389"]\n  source_address_prefix = "Internet"◀\n',
    ),
    firewall('  destination_port_range = "22"\n  source_address_prefix = "10.0.0.0/8"\n'),
  ],
  [
    'terraform',
    'open-admin-port',
    'resource "google_compute_firewall" "a" {\n  allow {\n    ports = ["0-65535"]\n  }\n  source_ranges = ["0.0.0.0/0"]◀\n}\n',
    'resource "google_compute_firewall" "a" {\n  allow {\n    ports = ["443"]\n  }\n  source_ranges = ["0.0.0.0/0"]\n}\n',
  ],
  [
    'terraform',
    'open-admin-port',
    'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 5432\n    to_port = 5432\n    cidr_blocks = ["0.0.0.0/0"]◀\n  }\n}\n',
    'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 80\n    to_port = 443\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}\n',
  ],
  [
    'terraform',
    'public-database',
    'resource "aws_db_instance" "a" {\n  publicly_accessible = true◀\n}\n',
    'resource "aws_db_instance" "a" {\n  publicly_accessible = false\n}\n',
  ],
  [
    'terraform',
    'public-database',
    'resource "google_sql_database_instance" "a" {\n  settings {\n    ip_configuration {\n      authorized_networks {\n        value = "0.0.0.0/0"◀\n      }\n    }\n  }\n}\n',
    'resource "google_sql_database_instance" "a" {\n  settings {\n    ip_configuration {\n      authorized_networks {\n        value = "10.0.0.0/8"\n      }\n    }\n  }\n}\n',
  ],
  [
    'terraform',
    'unencrypted-storage',
    'resource "aws_db_instance" "a" {\n  storage_encrypted = false◀\n}\n',
    'resource "aws_db_instance" "a" {\n  storage_encrypted = true\n}\n',
  ],
  [
    'terraform',
    'iam-wildcard',
    'data "aws_iam_policy_document" "a" {\n  statement {\n    actions = ["*"]◀\n  }\n}\n',
    'data "aws_iam_policy_document" "a" {\n  statement {\n    actions = ["s3:GetObject"]\n  }\n}\n',
  ],
  [
    'terraform',
    'iam-wildcard',
    'resource "aws_iam_policy" "a" {\n  policy = jsonencode({ Statement = [{ Action = "*" }] })◀\n}\n',
    'resource "aws_iam_policy" "a" {\n  policy = jsonencode({ Statement = [{ Action = "s3:*", Resource = "*" }] })\n}\n',
  ],
  [
    'terraform',
    'iam-wildcard',
    'data "aws_iam_policy_document" "a" {\n  statement {\n    effect = "Deny"\n    actions = ["s3:*"]\n  }\n  statement {\n    effect = "Allow"\n    actions = ["*"]◀\n  }\n}\n',
    'data "aws_iam_policy_document" "a" {\n  statement {\n    effect = "Deny"\n    actions = ["*"]\n    condition {\n      test = "Bool"\n    }\n  }\n}\n',
  ],
  [
    'terraform',
    'iam-wildcard',
    'resource "a" "b" {\n  policy = jsonencode({\n    Statement = [\n      { Effect = "Deny", Action = "s3:*" },\n      { Effect = "Allow", Condition = { A = "b" }, Action = "*" },◀\n      { Effect = "Deny", Action = "ec2:*" },\n    ]\n  })\n}\n',
    'resource "a" "b" {\n  policy = jsonencode({\n    Statement = [{\n      Action = ["*"]\n      Condition = { Bool = { "aws:SecureTransport" = "false" } }\n      Effect = "Deny"\n    }]\n  })\n}\n',
  ],
  [
    'terraform',
    'iam-wildcard',
    'resource "a" "b" {\n  policy = <<EOT\n{ "Statement": [\n  { "Effect": "Allow", "Action": "*" }]◀\n}\nEOT\n}\n',
    'resource "a" "b" {\n  policy = <<EOT\n{ "Statement": [\n  { "Effect": "Deny", "Action": "*" }]\n}\nEOT\n}\n',
  ],
  [
    'terraform',
    'iam-wildcard',
    'data "a" "b" {\n  dynamic "statement" {\n    for_each = var.c\n    content {\n      actions = ["*"]◀\n    }\n  }\n}\n',
    'data "a" "b" {\n  dynamic "statement" {\n    for_each = var.c\n    content {\n      effect = "Deny"\n      actions = ["*"]\n    }\n  }\n}\n',
  ],
  [
    'terraform',
    'open-admin-port',
    'resource "aws_security_group" "a" {\n  dynamic "ingress" {\n    for_each = var.b\n    content {\n      from_port = 22\n      to_port = 22\n      cidr_blocks = ["0.0.0.0/0"]◀\n    }\n  }\n}\n',
    'resource "aws_security_group" "a" {\n  dynamic "egress" {\n    for_each = var.b\n    content {\n      from_port = 22\n      to_port = 22\n      cidr_blocks = ["0.0.0.0/0"]\n    }\n  }\n}\n',
  ],
  [
    'terraform',
    'open-admin-port',
    'resource "aws_security_group" "a" {\n  ingress = [{\n    from_port = 22\n    to_port = 22\n    cidr_blocks = var.b\n    ipv6_cidr_blocks = ["::/0"]◀\n  }]\n}\n',
    'resource "aws_security_group" "a" {\n  ingress = [{\n    from_port = 443\n    to_port = 443\n    cidr_blocks = ["0.0.0.0/0"]\n  }]\n}\n',
  ],
  [
    'terraform',
    'plain-text-secret',
    'provider "a" {\n  password                         = "hunter22"◀\n}\n',
    'provider "a" {\n  password                         = var.password\n}\n',
  ],
  [
    'yaml',
    'plain-text-secret',
    `run: aws configure set aws_secret_access_key ${awsSecret}◀\n`,
    'run: aws configure set aws_secret_access_key "$SECRET"\n',
  ],
  ['travis', 'wrong-type', 'language: ruby\nstages: { a: b }◀\n', 'language: ruby\nstages: [a]\n'],
  [
    'travis',
    'unknown-key',
    'language: ruby\nnotifications: { email: { recipents: [a] } }◀\n',
    'language: ruby\nnotifications: { email: { recipients: [a] } }\n',
  ],
  ['travis', 'wrong-value', 'language: rubi◀\n', 'language: ruby\n'],
];
