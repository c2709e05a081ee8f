// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
/** Mistakes from the documentation of actionlint, hadolint, kube-linter and the tools themselves. */
import { readExamples } from './examples.ts';

const workflow = (rest: string) => `on: push\npermissions: {}\njobs:\n  a:\n${rest}`;
const job = (rest: string) =>
  workflow(`    runs-on: ubuntu-24.04\n    timeout-minutes: 5\n${rest}`);
const step = (rest: string) => job(`    steps:\n      - ${rest}`);
const circle = (rest: string) => `version: 2.1\njobs:\n  a:\n${rest}`;
const image = '    docker:\n      - image: cimg/base:2025.01\n';
const deployment = (spec: string, labels = '{ app: a }') =>
  `apiVersion: apps/v1\nkind: Deployment\nspec:\n  selector:\n    matchLabels: { app: a }\n  template:\n    metadata:\n      labels: ${labels}\n    spec:\n${spec}`;
const container = (rest: string) => deployment(`      containers:\n        - ${rest}`);
const azure = (rest: string) => `pool: { vmImage: ubuntu-24.04 }\n${rest}`;
const firewall = (attributes: string) =>
  `resource "azurerm_network_security_rule" "a" {\n  direction = "Inbound"\n  access = "Allow"\n${attributes}}\n`;
const jenkins = (stages: string) =>
  `pipeline {\n agent any\n options { timeout(time: 5, unit: 'MINUTES') }\n stages {\n ${stages}\n }\n}\n`;
const stage = (body: string) => jenkins(`stage('a') {\n ${body}\n }`);
const pod = (rest: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  containers:\n    - name: a\n      image: b:1\n${rest}`;
const awsSecret = 'wJalrXUtnFEMIK7MDENGbPxRfiCYzEkRbV8tZ2Qa';
const gitlab = (line: string) => `a:\n  script: b\n  ${line}\n`;
const service = (line: string) =>
  `services:\n  b: { image: b:1 }\n  a:\n    image: a:1\n    ${line}\n`;
const cronJob = (schedule: string) =>
  `apiVersion: batch/v1\nkind: CronJob\nspec:\n  schedule: "${schedule}"\n`;
const modules = (source: string) => `module "a" {\n  source = "${source}"\n}\n`;

/** The tool rejects the file, or the run fails. The right files have no error at all. */
export const refused = readExamples({
  'github-workflow': {
    'unknown-key': [
      step('run: make\n        ⟨shel:→shell:⟩ bash\n'),
      'on: pushed◀\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: a\n',
      'on:\n  push:\n    branch: main◀\njobs: {}\n',
      'on:\n  push:\n    branches: [main]\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: a\n',
    ],
    'missing-key': [step('name: a◀\n⟨→        run: a\n⟩')],
    'duplicate-key': [job('    timeout-minutes: 6◀\n    steps:\n      - run: a\n')],
    'refused-by-tool': [
      step('run: echo ${{ github.ref ⟨+ →⟩}}\n'),
      step('run: echo ${{ ⟨uknown.ref→github.ref⟩ }}\n'),
      step('run: echo ${{ ⟨toJsn→toJson⟩(github) }}\n'),
      'on:\n  schedule:\n    - cron: "0 */3 * *⟨→ *⟩"\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: a\n',
      step('id: x\n        run: a\n      - id: ⟨x→y⟩\n        run: b\n'),
      'on: push\njobs:\n  a:◀\n    needs: b\n    runs-on: x\n    steps:\n      - run: a\n  b:\n    needs: a\n    runs-on: x\n    steps:\n      - run: a\n',
      step('uses: ⟨actions/checkout→a/b@v1⟩\n'),
      workflow('    uses: ⟨a/b/ci.yml@v1→a/b/.github/workflows/ci.yml@v1⟩\n'),
      `concurrency: b◀\n${job('    concurrency: ⟨b→c⟩\n    steps:\n      - run: a\n')}`,
      step("run: echo ${{ format('{⟨1→0⟩}', 1) }}\n"),
      ...['branches', 'tags', 'paths'].flatMap((filter) => [
        `on:\n  push:\n    ${filter}: [a]\n    ${filter}-ignore: [b]◀\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps: [{ run: make }]\n`,
        `on:\n  push:\n    ${filter}: [a, "!b"]\n  pull_request:\n    paths-ignore: [b]\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps: [{ run: make }]\n`,
      ]),
    ],
  },
  'github-action': {
    'unknown-key': [
      'name: a\ndescription: b\nruns:\n  using: node24\n  main: a.js\n  steps: []◀\n',
      'name: a\ndescription: b\nruns:\n  using: node24\n  main: a.js\n',
    ],
    'missing-key': [
      'name: a\ndescription: b\nruns:\n  using: composite\n  steps:\n    - run: a◀\n⟨→      shell: bash\n⟩',
    ],
  },
  'gitlab-ci': {
    'unknown-key': ['a:\n  script: make\n  ⟨artifact:→artifacts:⟩\n    paths: [b]\n'],
    'wrong-type': [
      'a:\n  script:\n    - echo: "a"◀\n',
      'stages: build◀\na:\n  script: b\n',
      'stages: [build]\na:\n  stage: build\n  script: b\n',
    ],
    'wrong-value': [
      gitlab('retry: ⟨{ max: 3 }→{ max: 0 }⟩'),
      gitlab('parallel: ⟨0→1⟩'),
      gitlab('parallel: ⟨201→200⟩'),
      gitlab('timeout: ⟨3 parsecs→3h 30 minutes and 5 secs⟩'),
      gitlab('artifacts: ⟨{ expire_in: 2 dys }→{ expire_in: 2 mos 1 day }⟩'),
      gitlab('rules: ⟨[{ if: $A = "b" }]→[{ if: $A == "b=c" && ($D =~ /^e\\/f=/i) }]⟩'),
      gitlab('rules: ⟨[{ if: $A and $B }]→[{ if: "!$A || $[[ inputs.b ]] != null" }]⟩'),
    ],
    'missing-key': [
      'a:\n  script: b\n  environment:\n⟨→    name: c\n⟩    url: https://x.example\n',
    ],
    'unknown-base': [
      'stages: [build]\n⟨→.base:\n  script: b\n⟩a:\n  stage: build\n  extends: .base◀\n',
      'stages: [b]\na:\n  stage: b\n  script:\n    - !reference [.nope, script]◀\n',
      'stages: [b]\n.c:\n  script: d\na:\n  stage: b\n  script:\n    - !reference [.c, script]\n',
      'stages: [b]\nf: { extends: g, stage: b }\ng: { extends: f, stage: b }\nh:\n  stage: b\n  extends: .nope◀\n',
      'include: i.yml\nstages: [b]\nh:\n  stage: b\n  extends: .nope\n  script: !reference [.nope, script]\n',
    ],
    'unknown-need': [
      'stages: [build]\n⟨→c:\n  stage: build\n  script: b\n⟩a:\n  stage: build\n  script: b\n  needs: [c]◀\n',
      'stages: [b]\na:\n  stage: b\n  script: c\n  needs:\n    - job: d◀\n⟨→      optional: true\n    - pipeline: $P\n      job: e\n⟩',
    ],
    'missing-script': [
      'stages: [build]\na:◀\n  stage: build\n⟨→  trigger: b/c\n⟩',
      'stages: [build]\na:\n  stage: build\n  script: b\n  rules: [{ when: always }]\n  only: [main]◀\n',
      'stages: [build]\na:\n  stage: build\n  script: b\n  rules: [{ when: always }]\n',
    ],
    'refused-by-tool': [
      'a:\n  script: c\n  needs: [b]\nb:\n  script: c\n  needs: [{ job: a }]◀\n',
      'f:\n  extends: g\ng:\n  extends: [f]◀\n',
      'f:\n  extends: [g, h]\ng:\n  extends: [h]\nh:\n  script: a\n',
      'a:\n  trigger: b/c\n  ⟨script: d→variables: { script: d }⟩\n',
      'stages: [a, b]\nc:\n  stage: a\n  needs: [d]◀\n  script: e\nd:\n  stage: b\n  script: f\n',
      'stages: [a, b]\nc:\n  stage: b\n  needs: [d]\n  script: e\nd:\n  stage: a\n  script: f\n',
      'stages: [test, b]\nc:\n  dependencies: [d]◀\n  script: e\nd:\n  stage: b\n  script: f\n',
      'stages: [b, test]\nc:\n  dependencies: [d]\n  script: e\nd:\n  stage: b\n  script: f\ng:\n  needs: [{ job: c }]\n  script: h\n',
      'stages: [a]\nc:\n  stage: a\n  needs: [{ job: d }]◀\n  script: e\nd:\n  stage: .post\n  script: f\n',
      'stages: [.preview, a, .pre]\n.b: { stage: .post }\nc:\n  stage: a\n  needs: [{ job: d }, g]\n  script: e\nd:\n  stage: .pre\n  script: f\ng:\n  extends: .b\n  script: h\n',
      gitlab('needs: ⟨[a]→[{ job: a, project: b/c, ref: d, artifacts: true }]⟩'),
      gitlab('extends: ⟨a→.b⟩'),
    ],
  },
  circleci: {
    'unknown-key': [
      circle(
        '    docker:\n      - image: cimg/base:2025.01\n        enviroment: {}◀\n    steps: [checkout]\n',
      ),
      circle(`${image}        environment: {}\n    steps: [checkout]\n`),
    ],
    'missing-key': [
      circle('    docker:◀\n      - image: cimg/base:2025.01\n'),
      circle(`${image}    steps:\n      - checkout\n`),
      circle('    type: build◀\n    steps: [checkout]\n'),
      `${circle('    type: release\n    plan_name: b\n')}${['approval', 'lock', 'no-op', 'unlock'].map((type) => `  ${type}: { type: ${type} }\n`).join('')}`,
    ],
    'wrong-type': [circle(`${image}    steps: ⟨checkout→[checkout]⟩\n`)],
    'wrong-value': [
      'version: 2.1\njobs: {}\nworkflows:\n  a:\n    jobs:\n      - b: { type: ⟨aproval→approval⟩ }\n',
    ],
  },
  'azure-pipelines': {
    'unknown-key': [azure('steps:\n  - script: a\n    ⟨displyName:→displayName:⟩ b\n')],
    'refused-by-tool': [
      'stages:\n  - stage: a\n    dependsOn: b\n  - stage: b\n    dependsOn: [a]◀\n',
      'stages:\n  - stage: a\n  - stage: b\n    dependsOn: [a]\n    jobs:\n      - job: a\n        dependsOn: b\n      - deployment: b\n',
    ],
    'missing-key': ['trigger: none◀\n⟨→steps: []\n⟩'],
    'wrong-type': [azure('steps:◀\n  ⟨→- ⟩script: a\n')],
    'unknown-stage': ['stages:\n  - stage: a\n  - stage: b\n    dependsOn: ⟨c→a⟩\n'],
    'unknown-job': ['jobs:\n⟨→  - job: b\n⟩  - job: a\n    dependsOn: [b]◀\n'],
    'retired-runner': ['pool:\n  vmImage: ⟨ubuntu-20.04→ubuntu-24.04⟩\nsteps: []\n'],
    'wrong-value': [
      ...["and(succeeded(), eq(variables['a', 1)", "eq(variables.a, 'b)", 'succeeded())'].flatMap(
        (condition) => [
          azure(`steps:\n  - script: a\n    condition: ${condition}◀\n`),
          azure(
            "steps:\n  - script: a\n    condition: and(succeeded(), ne(variables['a'], 'it''s (b'))\n  - script: c\n    condition: ${{ parameters.d }}\n",
          ),
        ],
      ),
    ],
  },
  compose: {
    'refused-by-tool': [
      'services:\n  a:\n    image: a:1\n    network_mode: none\n    networks: [b]◀\nnetworks: { b: }\n',
      'services:\n  a:\n    image: a:1\n    networks: [b]\nnetworks: { b: }\n',
      'services:\n  a:\n    image: a:1\n    depends_on: [b]\n  b:\n    image: a:1\n    depends_on:\n      a: { condition: service_started }◀\n',
      'services:\n  a:\n    image: a:1\n    depends_on: [b, c]\n  b:\n    image: a:1\n    depends_on: [c]\n  c:\n    image: a:1\n',
      'services:\n  a:\n    image: b:1\n    container_name: c\n  d:\n    image: b:1\n    container_name: ⟨c→e⟩\n',
      service('extends: ⟨{ service: a }→{ service: a, file: b.yaml }⟩'),
    ],
    'unknown-key': [
      'services:\n  a:\n    image: a:1\n    ⟨port:→ports:⟩ ["80:80"]\n',
      '⟨service:→services:⟩\n  a:\n    image: a:1\n',
    ],
    'missing-key': [
      'services:\n  a:\n    image: a:1\n    credential_spec: {}\n    blkio_config:\n      device_read_bps:\n        - path: /dev/sda\n    depends_on:\n      b: {}◀\n  b:\n    image: a:1\n',
      'services:\n  a:\n    image: a:1\n    depends_on:\n      b: { condition: service_started }\n  b:\n    image: a:1\n',
    ],
    'wrong-type': [
      'services:\n  a:\n    image: a:1\n    ports: ⟨"80:80"→["80:80"]⟩\n',
      'hello = world◀\n',
    ],
    'wrong-value': [
      'services:\n  b:\n    image: a:1\n  a:\n    image: a:1\n    depends_on:\n      b: { condition: ⟨service_healty→service_healthy⟩ }\n',
      service('ports: ⟨["70000:80"]→["65535:80", "127.0.0.1::80", "[::1]:1-2:1-2/udp"]⟩'),
      service('ports: ⟨["80:80:80:80"]→["::1:80:80", "0.0.0.0:80:81", 3000]⟩'),
      service('ports: ⟨[70000]→["${PORT}:80"]⟩'),
      service('mem_limit: ⟨1 gig→1.5 GiB⟩'),
      service('shm_size: ⟨64 megs→64mb⟩'),
      service('restart: ⟨alway→"no"⟩'),
      service('restart: ⟨on-failure:x→on-failure:3⟩'),
      service('stop_grace_period: ⟨30 seconds→1m30.5s⟩'),
      service('oom_score_adj: ⟨2000→-1000⟩'),
    ],
    'unknown-volume': [
      'services:\n  a:\n    image: a:1\n    volumes: ["data:/data"]◀\n',
      'services:\n  a:\n    image: a:1\n    volumes: ["data:/data", "./a:/a", "/b:/b", "/c"]\nvolumes:\n  data:\n',
    ],
    'unknown-service': [service('extends: ⟨{ service: nope }→{ service: nope, file: b.yaml }⟩')],
  },
  kubernetes: {
    'unknown-key': [deployment('      ⟨contianers:→containers:⟩ []\n')],
    'wrong-type': [
      container(
        'name: a\n          env:\n            - name: PORT\n              value: ⟨8080→"8080"⟩\n',
      ),
      'apiVersion: v1\nkind: Service\nspec:\n  ports: ⟨80→[{ port: 80 }]⟩\n',
    ],
    'removed-api': [
      'apiVersion: ⟨extensions/v1beta1→networking.k8s.io/v1⟩\nkind: Ingress\n',
      'apiVersion: ⟨batch/v1beta1→batch/v1⟩\nkind: CronJob\n',
    ],
    'wrong-value': [
      pod('      securityContext: { procMount: ⟨Other→Default⟩ }\n'),
      container('imagePullPolicy: Allways◀\n'),
      container('ports: [{ containerPort: 70000 }]◀\n'),
      container(
        'name: a\n          ports: [{ containerPort: 65535 }]\n          startupProbe: { httpGet: { port: 65535 } }\n',
      ),
      'apiVersion: v1\nkind: Service\nspec:\n  type: ⟨Loadbalancer→LoadBalancer⟩\n',
      'apiVersion: v1\nkind: Service\nspec:\n  ports: [{ port: 80, targetPort: ⟨80800→web⟩ }]\n',
      'apiVersion: v1\nkind: List\nitems:\n  - apiVersion: v1\n    kind: Secret\n    data: { a: notbase64!! }◀\n',
      'apiVersion: v1\nkind: List\nitems:\n  - apiVersion: v1\n    kind: Secret\n    data: { a: aHVudGVyMjI=, b: "", c: "${C}" }\n    stringData: { d: notbase64!! }\n',
      'apiVersion: v1\nkind: Secret\ndata:\n  a: ⟨aHVudGVyMjI→|\n    aHVudGVy\n    MjI=⟩\n',
      'apiVersion: batch/v1\nkind: Job\nspec:\n  template:\n    spec:\n      restartPolicy: Always◀\n      containers: []\n',
      'apiVersion: batch/v1\nkind: Job\nspec:\n  template:\n    spec:\n      restartPolicy: Never\n      containers: []\n      initContainers: [{ name: a, restartPolicy: Always }]\n',
      deployment('      restartPolicy: ⟨Never→Always\n      containers: []⟩\n'),
      'apiVersion: v1\nkind: PersistentVolumeClaim\nspec:\n  accessModes:\n    - ⟨ReadWriteSingle→ReadWriteOnce⟩\n',
      pod('      resources: { limits: { memory: 64M }, requests: { memory: 64Mi } }◀\n'),
      pod(
        '      resources: { limits: { memory: 1Gi, cpu: 1 }, requests: { memory: 1G, cpu: 1000m } }\n',
      ),
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: Web_1 }◀\n',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: web-1.a }\n---\napiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: { name: "system:Web_1" }\nrules: []\n',
      cronJob('⟨99 * * * *→59 * * * *⟩'),
      cronJob('⟨0 3 * *→0 3 * * *⟩'),
      cronJob('⟨0 24 * * *→0 23 * * ?⟩'),
      cronJob('⟨0 0 0 * *→0 0 1,15 * MON-fri⟩'),
      cronJob('⟨0 0 * * 7→0 0 * * 0⟩'),
      cronJob('⟨0 0 * 5-3 *→0 0 * Mar-5 *⟩'),
      cronJob('⟨*/0 * * * *→5/15 */2 * * *⟩'),
      cronJob('⟨@hour→@hourly⟩'),
      cronJob('⟨@every day→@every 1h30m⟩'),
      ...['64mb', '1 Gi', 'a lot'].flatMap((memory) => [
        pod(`      resources: { limits: { memory: ${memory}, cpu: 1 } }◀\n`),
        pod(
          '      resources: { limits: { memory: 64M, cpu: 1 }, requests: { memory: 1e6, cpu: 250m } }\n',
        ),
      ]),
    ],
    'refused-by-tool': [
      pod('    - name: a◀\n      image: c:1\n'),
      `${pod('    - name: b\n      image: c:1\n')}---\n${pod('')}`,
    ],
  },
  dockerfile: {
    'refused-by-builder': [
      'FROM a:1\nCOPY ⟨--chwon→--chown⟩=1 a b\n',
      'FROM a:1\nCOPY a⟨→ b⟩\n',
      'FROM a:1\nEXPOSE 80 99999/tcp◀\n',
      'FROM a:1\nARG PORT\nEXPOSE 80 8000-65535/udp ${PORT:-99999}\n',
    ],
  },
  terraform: {
    'unknown-key': [
      'variable "a" {\n  ⟨typo = 1→type = string⟩\n}\n',
      'output "a" {\n  value = 1\n  ⟨descripton→description⟩ = "b"\n}\n',
    ],
    'terraform-syntax': [
      'locals {\n  b = 1\n}\nvariable "a" { type = string, default = 1 }◀\noutput "c" {\n  value = 1\n}\n',
      'variable "a" {\n  default = "x◀\n}\nvariable "b" {}\n',
      'variable "a" {\n  default = "x${\n    1}"\n}\n',
      'resource "a" "b" {\n  c "d"◀\n  e = 1\n}\n',
      'resource "a" "b" {\n  c = "d"\n  e = 1e5\n}\n',
      'locals {\n  a = [1⟨→,⟩ 2]\n}\n',
      'locals {\n  a = 1 b = 2◀\n}\n',
      'locals { a = 1 }\n',
      'locals\n{◀\n}\n',
      'locals {\n  a =\n    1◀\n}\n',
      'locals {\n  a = (\n    1)\n}\n',
      'locals {\n  a = <<EOT◀\n  x\n',
      'locals {\n  a = <<-EOT\n  x "\n  EOT\n}\n',
      'resource "a" ⟨→"b" ⟩{\n}\n',
      'variable {◀\n}\n',
      'variable a {\n}\nimport {\n}\n',
      'locals {\n  a⟨\u00a0= 1→ = "\u00a0"⟩\n}\n',
      '{ "a": 1 }◀\n',
      'locals { a = 1◀\n}\n',
      'locals { a = [\n  1] }\n',
      'data "a" "⟨b_${c}→b_c⟩" {\n}\n',
    ],
    'missing-key': ['output "a" {◀\n  ⟨sensitive = true→value = 1⟩\n}\n'],
    'duplicate-key': ['resource "a" "b" {\n  c = 1\n  ⟨c = 2→d { c = 2 }⟩\n}\n'],
    'refused-by-tool': [
      ...['resource "b" "a"', 'data "b" "a"', 'module "a"'].flatMap((head) => [
        `${head} {\n  source = "a/b/c"\n  count = 1\n  for_each = {}◀\n}\n`,
        `${head} {\n  source = "a/b/c"\n  count = 1\n  dynamic "d" {\n    for_each = {}\n  }\n}\n`,
      ]),
    ],
    'wrong-value': [
      modules('⟨modules/service/3.2→./modules/service/3.2⟩'),
      modules('⟨service→app.terraform.io/a/service/aws⟩'),
      modules('⟨team/modules/service/aws→team/service/aws//modules/a⟩'),
      modules('⟨→git::ssh://git@x.example/a.git?ref=v1⟩'),
      modules('⟨Modules/Net Work/aws→git@github.com:a/b.git⟩'),
      modules('⟨modules/vpc/AWS→github.com/a/b⟩'),
      modules('⟨a/b/c?ref=v1→${path.module}/a⟩'),
    ],
  },
  'terraform-override': {
    'terraform-syntax': [
      'module "a" {\n  version = "1.36◀\n}\n',
      'module "a" {\n  version = "1.36"\n}\nmodule "a" {\n  count = 1\n}\n',
    ],
  },
  jenkinsfile: {
    'unknown-section': [
      'pipeline {\n  agent { docker { image "a:1" } }\n  environment {\n    A = 1\n  }\n  stages { stage("a") { steps { sh "b" } } }\n}\n',
      stage("sh 'b'◀"),
      stage("⟨enviroment→environment⟩ { B = 'c' }\n steps { sh 'd' }"),
      stage("steps { sh 'b' }\n post { ⟨alwys→always⟩ { sh 'c' } }"),
      stage("parallel {\n steps { sh 'b' }◀\n }"),
      stage("parallel {\n stage('c') { steps { sh 'b' } }\n }"),
      stage("matrix {\n axis { }◀\n stages { stage('b') { steps { sh 'c' } } }\n }"),
      stage(
        "matrix {\n axes { axis { name 'A'\n values 'b' } }\n stages { stage('b') { steps { sh 'c' } } }\n }",
      ),
    ],
    'missing-key': [
      jenkins("stage('a') {◀\n sh 'b'\n }"),
      jenkins("stage('a') { steps { sh 'b' } }"),
      jenkins("stage('a') { agent any }◀"),
      stage('steps { }◀'),
    ],
    'refused-by-tool': [
      jenkins("stage('a') { steps { sh 'b' } }\n stage('a') { steps { sh 'c' } }◀"),
      jenkins(
        "stage('a') { stages { stage('a') { steps { sh 'b' } } } }\n stage('c') { steps { script { stage('d') { sh 'e' }\n stage('d') { sh 'e' } } } }",
      ),
      stage('steps { sh ‘b’ }◀'),
      stage("steps { sh 'echo “b”' } // ‘c’"),
      stage("environment { B = ⟨params.C→tool 'C'⟩ }\n steps { sh 'd' }"),
      stage("environment { B = 'c' + ⟨env.D→'d'⟩ }\n steps { sh 'e' }"),
      stage("environment { B = ⟨C ? 'd' : 'e'→c(D ? 'd' : 'e')⟩ }\n steps { sh 'e' }"),
      jenkins('stage(\'a\') {\n steps { sh ⟨${B}→"${B}"⟩ }\n }'),
      stage("steps {\n timeout(⟨tme→time⟩: 5) { sh 'b' }\n }"),
      stage("steps {\n timeout(time: 5⟨, unt: 'HOURS'→⟩) { sh 'b' }\n }"),
      stage("steps {\n timeout(time: 5⟨, time: 6→, // a, b: c\n unit: 'HOURS'⟩) { sh 'b' }\n }"),
      stage("steps {\n timeout⟨→(5)⟩ { sh 'b' }\n }"),
      stage("steps {\n retry(count: ⟨'often'→3⟩) { sh 'b' }\n }"),
      stage("when { branch ⟨4→'4'⟩ }\n steps { sh 'b' }"),
      stage(
        "steps {\n script { sh x: 'b' }\n archiveArtifacts artifacts: 'c',\n allowEmptyArchive: true\n }",
      ),
      'pipeline {\n agent any\n parameters {\n booleanParam(defaultValue: true, ⟨"b"→name: "b"⟩)\n }\n stages { stage("a") { steps { sh "b" } } }\n}\n',
      'node {\n pipeline {◀\n agent any\n stages { stage("a") { steps { sh "b" } } }\n }\n}\n',
      'node { sh "a" }\npipeline {\n agent any\n stages { stage("a") { steps { sh "b" } } }\n}\n',
    ],
  },
});

/** The tool accepts the file, but it has another problem. */
export const risky = readExamples({
  'github-workflow': {
    'unknown-context': [
      step('run: echo ${{ steps.build.outputs.a }}◀\n'),
      step('id: build\n        run: a\n      - run: echo ${{ steps.build.outputs.a }}\n'),
      job(
        '    strategy:\n      matrix: { os: [a], include: [{ node: 22 }] }\n    steps:\n      - run: echo ${{ matrix.node }} ${{ matrix.os }}\n',
      ),
      step('run: echo ${{ needs.b.result }}◀\n'),
      job(
        '    strategy:\n      matrix: ${{ fromJSON(github.ref) }}\n    steps:\n      - run: echo ${{ matrix.node }}\n',
      ),
      step('run: echo ${{ github.event.ref }} ${{ env.SET_BY_A_STEP }}\n'),
    ],
    'script-injection': [step("run: echo '${{ toJSON(github.event) }}'◀\n")],
    'long-lived-token': [
      step(
        'run: npm publish\n        env: { NODE_AUTH_TOKEN: "${{ secrets.⟨NPM→GITHUB⟩_TOKEN }}" }\n',
      ),
      step(
        'run: cargo publish --registry own\n        env: { CARGO_REGISTRY_TOKEN: "${{ secrets.A }}" }\n',
      ),
    ],
    'cache-in-release': [
      'on: release\njobs:\n  publish:\n    runs-on: a\n    steps:\n      - uses: Swatinem/rust-cache@v2◀\n',
      'on: release\njobs:\n  test:\n    runs-on: a\n    steps:\n      - uses: Swatinem/rust-cache@v2\n',
    ],
    'secret-in-command': [
      step('run: docker login -u a -p ${{ secrets.P }}◀\n'),
      step('run: echo -n "${{ secrets.P }}" | docker login -u a --password-stdin\n'),
      step('run: |\n          curl -H "Authorization: Bearer ${{ secrets.P }}" b◀\n'),
      step('run: if [ -n "${{ secrets.P }}" ]; then curl -H "A:b" c; fi\n'),
    ],
  },
  'gitlab-ci': {
    'refused-by-tool': [
      'c:\n  stage: ⟨build→deploy⟩\n  needs: [d]◀\n  script: e\nd:\n  script: f\n',
    ],
  },
  'azure-pipelines': {
    'wrong-value': [azure('parameters:\n  - name: a\n    type: ⟨strin→string⟩\nsteps: []\n')],
  },
  travis: {
    'wrong-type': ['language: ruby\nstages: ⟨{ a: b }→[a]⟩\n'],
    'unknown-key': ['language: ruby\nnotifications: { email: { ⟨recipents:→recipients:⟩ [a] } }\n'],
    'wrong-value': ['language: ⟨rubi→ruby⟩\n'],
  },
  compose: {
    'missing-key': [
      'services:\n  a:\n    image: b:1\n  c:◀\n    ⟨command: d→extends: { service: a }\n  d:\n    build: .⟩\n',
    ],
    'refused-by-tool': [
      'services:\n  a:\n    image: a:1\n    ports: ["8080:80"]\n  b:\n    image: a:1\n    ports:\n      - "8080:81"◀\n',
      'services:\n  a:\n    image: a:1\n    ports: ["8080:80", "53:53", "53:53/udp"]\n  b:\n    image: a:1\n    profiles: [c]\n    ports: ["8080:81"]\n  d:\n    image: a:1\n    ports: ["127.0.0.1:8080:80"]\n',
    ],
    'default-password': [
      'services:\n  a:\n    environment:\n      POSTGRES_PASSWORD: ${PASSWORD}\n      POSTGRES_USER: postgres\n',
      'services:\n  a:\n    environment:\n      - MYSQL_ROOT_PASSWORD=root◀\n',
      'services:\n  a:\n    environment:\n      JWT_SECRET: ⟨changeme→${JWT_SECRET:-changeme}\n      SIGNING_TOKEN: ""⟩\n',
      'services:\n  a:\n    environment:\n      SECRET_KEY: supersecret123◀\n',
      'services:\n  a:\n    environment:\n      SECRET_KEY: /run/secrets/key\n      SECRET_NAME: supersecret123\n',
      'services:\n  a:\n    environment:\n      - API_TOKEN=change-me◀\n',
      'services:\n  a:\n    environment:\n      - API_TOKEN\n      - MODE=test\n',
    ],
    'host-network': ['services:\n  a:\n    pid: ⟨host→service:b⟩\n'],
  },
  kubernetes: {
    'missing-key': [
      'apiVersion: apps/v1\nkind: Deployment\nspec:\n  replicas: 1◀\n  template:\n    spec:\n      containers: [{ name: a, image: b:1 }]\n',
      'apiVersion: apps/v1\nkind: Deployment\nspec:\n  replicas: 1\n',
    ],
    'unknown-volume': [
      container(
        'name: a\n          volumeMounts:\n            - name: data◀\n              mountPath: /a\n⟨→      volumes:\n        - name: data\n          emptyDir: {}\n⟩',
      ),
    ],
    'wide-capability': [
      container('securityContext:\n            capabilities: { add: [SYS_ADMIN] }◀\n'),
      container('securityContext:\n            capabilities: { drop: [ALL] }\n'),
      pod('      securityContext: { capabilities: { add: [⟨net_admin→NET_BIND_SERVICE⟩] } }\n'),
    ],
    'docker-socket': [
      deployment(
        '      volumes:\n        - name: a\n          hostPath: { path: ⟨/var/run/docker.sock→/var/run⟩ }\n',
      ),
    ],
    'host-access': [
      deployment(
        '      volumes:\n        - name: a\n          hostPath: { path: ⟨/var/run→/run/docker.sock⟩ }\n',
      ),
      pod('      ports: [{ containerPort: 80⟨, hostPort: 80→⟩ }]\n'),
      pod('      securityContext: { windowsOptions: { hostProcess: ⟨true→false⟩ } }\n'),
    ],
    'idle-service': [
      `apiVersion: v1\nkind: Service\nspec:\n  selector: { app: ⟨b→a⟩ }\n---\n${deployment('      containers: []\n')}`,
      `apiVersion: v1\nkind: Service\nspec:\n  selector: { app: a, tier: web }◀\n---\n${deployment('      containers: []\n')}`,
      `apiVersion: v1\nkind: Service\nspec:\n  selector: { app: b }\n---\napiVersion: argoproj.io/v1alpha1\nkind: Rollout\nspec: {}\n---\n${deployment('      containers: []\n')}`,
    ],
    'wide-role': [
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nrules:\n  - resources: ["pods"]\n    verbs: ["⟨*→get⟩"]\n',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nrules:\n  - verbs: [get]\n⟨→    resourceNames: [a]\n⟩    resources: [secrets]◀\n',
    ],
  },
  dockerfile: {
    'refused-by-builder': [
      'FROM a:1\nCMD ["a"]◀\nCMD ["b"]\n',
      'FROM a:1\n⟨MAINTAINER →LABEL maintainer=⟩a\n',
      'FROM a:1\nWORKDIR ⟨app→/app⟩\n',
    ],
    'unknown-stage': [
      'FROM a:1 AS build\nFROM b:1\nCOPY --from=biuld /a /b◀\n',
      'FROM a:1 AS build\nFROM b:1\nCOPY --from=build /a /b\nCOPY --from=0 /a /b\nCOPY --from=nginx:1.29 /a /b\n',
    ],
    'root-user': [
      'FROM a:1 AS base\nUSER root◀\nFROM base\n',
      'FROM a:1 AS base\nUSER 1000\nFROM base\nRUN b\n',
    ],
  },
  terraform: {
    'open-admin-port': [
      firewall('  destination_port_range = "⟨22-22→443-443⟩"\n  source_address_prefix = "*"◀\n'),
      firewall(
        '  destination_port_ranges = ["80", "3389-3389"]\n  source_address_prefix = "Internet"◀\n',
      ),
      firewall('  destination_port_range = "22"\n  source_address_prefix = "10.0.0.0/8"\n'),
      'resource "google_compute_firewall" "a" {\n  allow {\n    ports = ["⟨0-65535→443⟩"]\n  }\n  source_ranges = ["0.0.0.0/0"]◀\n}\n',
      'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 5432\n    to_port = 5432\n    cidr_blocks = ["0.0.0.0/0"]◀\n  }\n}\n',
      'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 80\n    to_port = 443\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}\n',
      'resource "aws_security_group" "a" {\n  dynamic "⟨ingress→egress⟩" {\n    for_each = var.b\n    content {\n      from_port = 22\n      to_port = 22\n      cidr_blocks = ["0.0.0.0/0"]◀\n    }\n  }\n}\n',
      'resource "aws_security_group" "a" {\n  ingress = [{\n    from_port = 22\n    to_port = 22\n    cidr_blocks = var.b\n    ipv6_cidr_blocks = ["::/0"]◀\n  }]\n}\n',
    ],
    'public-database': [
      'resource "google_sql_database_instance" "a" {\n  settings {\n    ip_configuration {\n      authorized_networks {\n        value = "⟨0.0.0.0/0→10.0.0.0/8⟩"\n      }\n    }\n  }\n}\n',
    ],
    'iam-wildcard': [
      'data "aws_iam_policy_document" "a" {\n  statement {\n    actions = ["⟨*→s3:GetObject⟩"]\n  }\n}\n',
      'resource "aws_iam_policy" "a" {\n  policy = jsonencode({ Statement = [{ Action = "s3:*", Resource = "⟨*→arn:aws:s3:::a⟩" }] })\n}\n',
      'data "aws_iam_policy_document" "a" {\n  statement {\n    effect = "Deny"\n    actions = ["s3:*"]\n  }\n  statement {\n    effect = "Allow"\n    actions = ["*"]◀\n  }\n}\n',
      'resource "a" "b" {\n  policy = jsonencode({\n    Statement = [\n      { Effect = "Deny", Action = "s3:*" },\n      { Effect = "Allow", Condition = { A = "b" }, Action = "*" },◀\n      { Effect = "Deny", Action = "ec2:*" },\n    ]\n  })\n}\n',
      'resource "a" "b" {\n  policy = jsonencode({\n    Statement = [{\n      Action = ["*"]\n      Condition = { Bool = { "aws:SecureTransport" = "false" } }\n      Effect = "Deny"\n    }]\n  })\n}\n',
      'resource "a" "b" {\n  policy = <<EOT\n{ "Statement": [\n  { "Effect": "⟨Allow→Deny⟩", "Action": "*" }]\n}\nEOT\n}\n',
      'data "a" "b" {\n  dynamic "statement" {\n    for_each = var.c\n    content {\n⟨→      effect = "Deny"\n⟩      actions = ["*"]\n    }\n  }\n}\n',
    ],
    'plain-text-secret': [
      'provider "a" {\n  password                         = ⟨"hunter22"→var.password⟩\n}\n',
    ],
  },
  yaml: {
    'plain-text-secret': [`run: aws configure set aws_secret_access_key ${awsSecret}◀\n`],
  },
});
