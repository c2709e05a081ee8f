// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import type { ConfigKind } from '../../../../../web/features/file-check/check-file.ts';

interface Mistake {
  readonly kind: ConfigKind;
  readonly rule: string;
  /** ◀ marks the line of the expected finding and is removed before the check. */
  readonly wrong: readonly [string, ...string[]];
  readonly right: readonly [string, ...string[]];
}

const digest = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';
// Concatenated so that secret scanners do not report the examples.
const awsKey = `AKIA${'Q7ZX5TYR2WPLM8VN'}`;
const githubToken = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;

const workflow = (jobs: string, head = 'on: push\npermissions: {}\n') => `${head}jobs:\n${jobs}`;
const job = (body: string) => workflow(`  test:\n    timeout-minutes: 5\n${body}`);
const pod = (body: string) => `apiVersion: v1\nkind: Pod\nspec:\n${body}`;
const jenkins = (body: string) =>
  `pipeline {\n  agent any\n  options { timeout(time: 5, unit: 'MINUTES') }\n  stages {\n    stage('Test') {\n      steps {\n${body}\n      }\n    }\n  }\n}\n`;

export const mistakes: readonly Mistake[] = [
  {
    kind: 'github-workflow',
    rule: 'missing-jobs',
    wrong: ['name: a◀\non: push\n'],
    right: [workflow('  a:\n    runs-on: x\n')],
  },
  {
    kind: 'github-workflow',
    rule: 'unknown-need',
    wrong: [
      workflow('  b:\n    needs: build◀\n'),
      workflow('  a:\n    runs-on: x\n  b:\n    needs:\n      - a\n      - c◀\n'),
    ],
    right: [workflow('  a:\n    runs-on: x\n  b:\n    needs: [a]\n')],
  },
  {
    kind: 'github-workflow',
    rule: 'missing-timeout',
    wrong: [workflow('  test:◀\n    runs-on: x\n')],
    right: [
      workflow('  test:\n    timeout-minutes: 5\n'),
      workflow('  call:\n    uses: ./.github/workflows/other.yml\n'),
      workflow('  test:\n    <<: *base\n', 'x: &base { timeout-minutes: 3 }\non: push\n'),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'unpinned-action',
    wrong: [
      job('    steps:\n      - uses: actions/checkout@v4◀\n'),
      job('    steps:\n      - uses: some/action@main◀\n'),
      job('    steps:\n      - uses: some/action@08c6903◀\n'),
      job('    steps:\n      - uses: docker://alpine:latest◀\n'),
      job('    steps:\n      - uses: docker://alpine:3.22.1◀\n'),
      job('    steps:\n      - uses: docker://alpine◀\n'),
      workflow('  call:\n    uses: other/repo/.github/workflows/a.yml@v1◀\n'),
    ],
    right: [
      job(`    steps:\n      - uses: actions/checkout@${digest} # v5.0.0\n`),
      job('    steps:\n      - uses: ./actions/own\n'),
      job('    steps:\n      - uses: docker://alpine:3.22.1@sha256:abc\n'),
      job('    steps:\n      - uses: docker://alpine:${{ matrix.tag }}\n'),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'missing-permissions',
    wrong: [workflow('  test:◀\n    runs-on: x\n', 'on: push\n')],
    right: [
      workflow('  test:\n    runs-on: x\n'),
      workflow('  test:\n    permissions: { contents: read }\n', 'on: push\n'),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'write-all-permissions',
    wrong: [workflow('  a:\n    runs-on: x\n', 'on: push\npermissions: write-all◀\n')],
    right: [workflow('  a:\n    runs-on: x\n', 'on: push\npermissions: read-all\n')],
  },
  {
    kind: 'github-workflow',
    rule: 'untrusted-checkout',
    wrong: [
      workflow(
        '  a:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: ${{ github.event.pull_request.head.sha }}◀\n',
        'on:\n  pull_request_target:\n',
      ),
      workflow(
        '  a:\n    steps:\n      - uses: actions/checkout@v4\n        with: { ref: "${{ github.head_ref }}" }◀\n',
        'on: [pull_request_target]\n',
      ),
    ],
    right: [
      workflow(
        '  a:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: ${{ github.event.pull_request.head.sha }}\n',
        'on: pull_request\n',
      ),
      workflow(
        '  a:\n    steps:\n      - uses: actions/checkout@v4\n',
        'on: pull_request_target\n',
      ),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'script-injection',
    wrong: [
      job('    steps:\n      - run: echo "${{ github.event.issue.title }}"◀\n'),
      job(
        '    steps:\n      - run: |\n          echo ok\n          git switch ${{ github.head_ref }}◀\n',
      ),
      job(
        '    steps:\n      - uses: ./a\n        with:\n          script: |\n            log(`${{ github.event.comment.body }}`)◀\n',
      ),
    ],
    right: [
      job('    steps:\n      - run: echo "${{ github.event.pull_request.number }}"\n'),
      job(
        '    steps:\n      - run: echo "$TITLE"\n        env:\n          TITLE: ${{ github.event.issue.title }}\n',
      ),
      job('    steps:\n      - run: echo ${{ github.sha }}\n'),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'retired-command',
    wrong: [job('    steps:\n      - run: echo "::set-output name=a::b"◀\n')],
    right: [job('    steps:\n      - run: echo "a=b" >> "$GITHUB_OUTPUT"\n')],
  },
  {
    kind: 'github-workflow',
    rule: 'moving-runner',
    wrong: [job('    runs-on: ubuntu-latest◀\n'), job('    runs-on: [windows-latest]◀\n')],
    right: [job('    runs-on: ubuntu-24.04\n'), job('    runs-on: ${{ matrix.os }}\n')],
  },
  {
    kind: 'github-workflow',
    rule: 'moving-image',
    wrong: [
      job('    container: node:latest◀\n'),
      job('    services:\n      db:\n        image: postgres◀\n'),
    ],
    right: [
      job('    container: node:22.21.0\n'),
      job('    services:\n      db:\n        image: postgres:17.6@sha256:abc\n'),
      job('    container: ${{ matrix.image }}\n'),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'inherited-secrets',
    wrong: [
      workflow(
        `  a:\n    uses: other/repo/.github/workflows/a.yml@${digest}\n    secrets: inherit◀\n`,
      ),
    ],
    right: [
      workflow('  a:\n    uses: ./.github/workflows/a.yml\n    secrets: inherit\n'),
      workflow(
        `  a:\n    uses: b/c/.github/workflows/a.yml@${digest}\n    secrets:\n      key: \${{ secrets.KEY }}\n`,
      ),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'plain-text-secret',
    wrong: [
      job('    env:\n      DB_PASSWORD: hunter22◀\n'),
      job(`    steps:\n      - run: aws configure set key ${awsKey}◀\n`),
      job(`    steps:\n      - run: curl -H "Authorization: ${githubToken}" https://x.example◀\n`),
      job('    steps:\n      - run: export API_TOKEN=abc123◀\n'),
      job('    env:\n      URL: postgres://app:hunter22@db/app◀\n'),
    ],
    right: [
      job('    env:\n      DB_PASSWORD: ${{ secrets.DB_PASSWORD }}\n'),
      job('    permissions:\n      id-token: write\n'),
      job('    steps:\n      - run: export API_TOKEN="$TOKEN"\n'),
      job('    env:\n      URL: postgres://app:${{ secrets.PASSWORD }}@db/app\n'),
      job('    env:\n      API_TOKEN: <your token>\n'),
    ],
  },
  {
    kind: 'github-workflow',
    rule: 'download-into-shell',
    wrong: [job('    steps:\n      - run: curl -sSL https://x.example/install | sudo bash◀\n')],
    right: [
      job('    steps:\n      - run: curl -sSLo a.tgz https://x.example/a.tgz && tar xf a.tgz\n'),
    ],
  },
  {
    kind: 'gitlab-ci',
    rule: 'unknown-stage',
    wrong: ['stages: [build]\nunit:\n  stage: tests◀\n  script: [a]\n'],
    right: [
      'stages: [build, tests]\nunit:\n  stage: tests\n  script: a\n',
      'unit:\n  stage: .pre\n  script: a\n',
      'include: base.yml\nunit:\n  stage: check\n  script: a\n',
    ],
  },
  {
    kind: 'gitlab-ci',
    rule: 'moving-image',
    wrong: [
      'image: node:latest◀\nunit:\n  script: a\n',
      'unit:\n  image:\n    name: python◀\n  script: a\n',
      'unit:\n  services:\n    - docker:dind\n    - name: mysql:latest◀\n  script: a\n',
    ],
    right: ['image: node:22.21.0\nunit:\n  script: a\n', 'image: $CI_IMAGE\nunit:\n  script: a\n'],
  },
  {
    kind: 'gitlab-ci',
    rule: 'unpinned-include',
    wrong: [
      'include:\n  - project: platform/ci◀\n    file: a.yml\n',
      'include:\n  remote: https://x.example/a.yml◀\n',
      'include:\n  - component: gitlab.com/a/b/c@~latest◀\n',
    ],
    right: [
      'include:\n  - project: platform/ci\n    ref: v1.4.0\n    file: a.yml\n',
      'include:\n  - local: a.yml\n  - component: gitlab.com/a/b/c@1.2.3\n',
    ],
  },
  {
    kind: 'gitlab-ci',
    rule: 'docker-without-tls',
    wrong: ['variables:\n  DOCKER_TLS_CERTDIR: ""◀\n'],
    right: ['variables:\n  DOCKER_TLS_CERTDIR: /certs\n'],
  },
  {
    kind: 'gitlab-ci',
    rule: 'deploy-without-environment',
    wrong: ['deploy-production:◀\n  script: ./deploy.sh\n'],
    right: [
      'deploy-production:\n  script: ./deploy.sh\n  environment: production\n',
      '.deploy:\n  script: ./deploy.sh\n',
    ],
  },
  {
    kind: 'gitlab-ci',
    rule: 'plain-text-secret',
    wrong: ['variables:\n  DEPLOY_TOKEN: abcdef123◀\n'],
    right: [
      'variables:\n  DEPLOY_TOKEN: $CI_DEPLOY_TOKEN\n',
      'variables:\n  PASSWORD: !reference [.base, variables, PASSWORD]\n',
      'unit:\n  secrets:\n    PASSWORD:\n      vault: production/db/password@ops\n',
    ],
  },
  {
    kind: 'gitlab-ci',
    rule: 'download-into-shell',
    wrong: ['unit:\n  script:\n    - wget -qO- https://x.example | sh◀\n'],
    right: ['unit:\n  script:\n    - wget -q https://x.example/a | true\n'],
  },
  {
    kind: 'circleci',
    rule: 'unknown-job',
    wrong: [
      'version: 2.1\njobs:\n  build: {}\nworkflows:\n  main:\n    jobs:\n      - build\n      - tests◀\n',
      'version: 2.1\njobs: {}\nworkflows:\n  main:\n    jobs:\n      - deploy: { requires: [build] }◀\n',
    ],
    right: [
      'version: 2.1\njobs:\n  build: {}\nworkflows:\n  main:\n    jobs:\n      - build\n      - hold: { type: approval }\n      - node/test\n',
    ],
  },
  {
    kind: 'circleci',
    rule: 'moving-image',
    wrong: ['jobs:\n  build:\n    docker:\n      - image: cimg/node◀\n'],
    right: [
      'jobs:\n  build:\n    docker:\n      - image: cimg/node:22.21.0\n',
      'jobs:\n  build:\n    docker:\n      - image: cimg/node:<< parameters.tag >>\n',
    ],
  },
  {
    kind: 'circleci',
    rule: 'retired-image',
    wrong: ['jobs:\n  build:\n    docker:\n      - image: circleci/node:14.2.0◀\n'],
    right: ['jobs:\n  build:\n    docker:\n      - image: cimg/node:22.21.0\n'],
  },
  {
    kind: 'circleci',
    rule: 'unpinned-orb',
    wrong: ['orbs:\n  node: circleci/node@volatile◀\n', 'orbs:\n  node: circleci/node@5.1◀\n'],
    right: ['orbs:\n  node: circleci/node@5.1.0\n'],
  },
  {
    kind: 'circleci',
    rule: 'moving-machine',
    wrong: [
      'jobs:\n  a:\n    machine: true◀\n',
      'jobs:\n  a:\n    machine:\n      image: ubuntu-2404:current◀\n',
    ],
    right: ['jobs:\n  a:\n    machine:\n      image: ubuntu-2404:2024.11.1\n'],
  },
  {
    kind: 'circleci',
    rule: 'script-injection',
    wrong: [
      'jobs:\n  a:\n    steps:\n      - run: echo << pipeline.git.branch >>◀\n',
      'jobs:\n  a:\n    steps:\n      - run:\n          command: |\n            git tag <<pipeline.git.tag>>◀\n',
    ],
    right: ['jobs:\n  a:\n    steps:\n      - run: echo "$CIRCLE_BRANCH" << pipeline.number >>\n'],
  },
  {
    kind: 'circleci',
    rule: 'plain-text-secret',
    wrong: ['jobs:\n  a:\n    environment:\n      SONAR_TOKEN: 1a2b3c4d◀\n'],
    right: ['jobs:\n  a:\n    environment:\n      SONAR_TOKEN: << parameters.token >>\n'],
  },
  {
    kind: 'circleci',
    rule: 'download-into-shell',
    wrong: ['jobs:\n  a:\n    steps:\n      - run: curl https://x.example | bash◀\n'],
    right: ['jobs:\n  a:\n    steps:\n      - run: curl https://x.example | jq .\n'],
  },
  {
    kind: 'azure-pipelines',
    rule: 'task-without-version',
    wrong: ['steps:\n  - task: UseNode◀\n'],
    right: ['steps:\n  - task: UseNode@1\n'],
  },
  {
    kind: 'azure-pipelines',
    rule: 'missing-timeout',
    wrong: ['jobs:\n  - job: a\n    timeoutInMinutes: 0◀\n'],
    right: ['jobs:\n  - job: a\n    timeoutInMinutes: 30\n', 'jobs:\n  - job: a\n'],
  },
  {
    kind: 'azure-pipelines',
    rule: 'moving-runner',
    wrong: ['pool:\n  vmImage: ubuntu-latest◀\n'],
    right: ['pool:\n  vmImage: ubuntu-24.04\n'],
  },
  {
    kind: 'azure-pipelines',
    rule: 'unpinned-template',
    wrong: [
      'resources:\n  repositories:\n    - repository: templates◀\n      type: git\n',
      'resources:\n  repositories:\n    - repository: templates\n      ref: refs/heads/main◀\n',
    ],
    right: [
      'resources:\n  repositories:\n    - repository: templates\n      ref: refs/tags/v3.1.0\n',
    ],
  },
  {
    kind: 'azure-pipelines',
    rule: 'script-injection',
    wrong: [
      'steps:\n  - script: echo $(Build.SourceVersionMessage)◀\n',
      'steps:\n  - bash: |\n      set -e\n      ./release ${{ parameters.name }}◀\n',
    ],
    right: [
      'steps:\n  - script: echo "$MESSAGE"\n    env:\n      MESSAGE: $(Build.SourceVersionMessage)\n',
      'steps:\n  - script: echo $(Build.BuildId)\n',
    ],
  },
  {
    kind: 'azure-pipelines',
    rule: 'moving-image',
    wrong: [
      'resources:\n  containers:\n    - container: a\n      image: node:latest◀\n',
      'jobs:\n  - job: a\n    container: registry.example/node:latest◀\n',
    ],
    right: [
      'resources:\n  containers:\n    - container: a\n      image: node:22.21.0\njobs:\n  - job: a\n    container: a\n',
    ],
  },
  {
    kind: 'azure-pipelines',
    rule: 'plain-text-secret',
    wrong: ['variables:\n  - name: apiKey\n    value: abcdef123◀\n'],
    right: ['variables:\n  - name: apiKey\n    value: $(apiKeyFromVault)\n'],
  },
  {
    kind: 'azure-pipelines',
    rule: 'download-into-shell',
    wrong: ['steps:\n  - script: curl https://x.example | sh◀\n'],
    right: ['steps:\n  - script: curl -O https://x.example/a\n'],
  },
  {
    kind: 'travis',
    rule: 'moving-runtime',
    wrong: ['node_js:\n  - node◀\n', 'python: nightly◀\n'],
    right: ['node_js:\n  - 22\n', 'python: "3.13"\n'],
  },
  {
    kind: 'travis',
    rule: 'retired-sudo',
    wrong: ['language: ruby\nsudo: false◀\n'],
    right: ['language: ruby\n'],
  },
  {
    kind: 'travis',
    rule: 'missing-distribution',
    wrong: ['language: ruby◀\n'],
    right: ['language: ruby\ndist: jammy\n', 'language: swift\nos: osx\n'],
  },
  {
    kind: 'travis',
    rule: 'plain-text-secret',
    wrong: ['env:\n  global:\n    - API_TOKEN=abc123◀\n'],
    right: ['env:\n  global:\n    - secure: "abc="\n    - A=1\n'],
  },
  {
    kind: 'travis',
    rule: 'download-into-shell',
    wrong: ['script: curl https://x.example | zsh◀\n'],
    right: ['script: make test | tee log\n'],
  },
  {
    kind: 'compose',
    rule: 'unknown-service',
    wrong: [
      'services:\n  web:\n    image: a:1\n    depends_on:\n      - db◀\n',
      'services:\n  web:\n    image: a:1\n    depends_on:\n      db:◀\n        condition: service_healthy\n',
    ],
    right: ['services:\n  db: {}\n  web:\n    depends_on: [db]\n'],
  },
  {
    kind: 'compose',
    rule: 'moving-image',
    wrong: [
      'services:\n  web:\n    image: nginx◀\n',
      'services:\n  web:\n    image: localhost:5000/web:latest◀\n',
    ],
    right: [
      'services:\n  web:\n    image: nginx:1.29.1\n',
      'services:\n  web:\n    image: own/web\n    build: .\n',
      'services:\n  web:\n    image: nginx:${TAG}\n',
    ],
  },
  {
    kind: 'compose',
    rule: 'privileged-container',
    wrong: ['services:\n  web:\n    privileged: true◀\n'],
    right: ['services:\n  web:\n    privileged: false\n    cap_add: [NET_ADMIN]\n'],
  },
  {
    kind: 'compose',
    rule: 'published-database',
    wrong: [
      'services:\n  db:\n    image: postgres:17.6\n    ports:\n      - "5432:5432"◀\n',
      'services:\n  db:\n    image: docker.io/library/mongo:8.0.26\n    ports:\n      - target: 27017◀\n        published: 27017\n',
    ],
    right: [
      'services:\n  db:\n    image: postgres:17.6\n    ports:\n      - "127.0.0.1:5432:5432"\n',
      'services:\n  db:\n    image: postgres:17.6\n    ports:\n      - target: 5432\n        host_ip: 127.0.0.1\n',
      'services:\n  web:\n    image: nginx:1.29.1\n    ports: ["80:80"]\n',
    ],
  },
  {
    kind: 'compose',
    rule: 'docker-socket',
    wrong: [
      'services:\n  web:\n    volumes:\n      - /var/run/docker.sock:/var/run/docker.sock◀\n',
      'services:\n  web:\n    volumes:\n      - type: bind\n        source: /var/run/docker.sock◀\n',
    ],
    right: ['services:\n  web:\n    volumes: ["data:/data"]\n'],
  },
  {
    kind: 'compose',
    rule: 'host-network',
    wrong: ['services:\n  web:\n    network_mode: host◀\n'],
    right: ['services:\n  web:\n    network_mode: service:db\n'],
  },
  {
    kind: 'compose',
    rule: 'retired-version',
    wrong: ['version: "3.8"◀\nservices: {}\n'],
    right: ['name: shop\nservices: {}\n'],
  },
  {
    kind: 'compose',
    rule: 'plain-text-secret',
    wrong: [
      'services:\n  db:\n    environment:\n      POSTGRES_PASSWORD: hunter22◀\n',
      'services:\n  db:\n    environment:\n      - MYSQL_ROOT_PASSWORD=hunter22◀\n',
    ],
    right: [
      'services:\n  db:\n    environment:\n      POSTGRES_PASSWORD_FILE: /run/secrets/password\n',
      'services:\n  db:\n    environment:\n      - POSTGRES_PASSWORD=${POSTGRES_PASSWORD}\n      - MYSQL_PASSWORD\n',
    ],
  },
  {
    kind: 'compose',
    rule: 'download-into-shell',
    wrong: ['services:\n  web:\n    command: sh -c "curl https://x.example | sh"◀\n'],
    right: ['services:\n  web:\n    command: curl https://x.example\n'],
  },
  {
    kind: 'kubernetes',
    rule: 'moving-image',
    wrong: [
      pod('  containers:\n    - name: a\n      image: nginx◀\n'),
      'apiVersion: batch/v1\nkind: CronJob\nspec:\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          containers:\n            - image: a:latest◀\n',
      'apiVersion: v1\nkind: List\nitems:\n  - kind: Pod\n    spec:\n      containers:\n        - image: a:latest◀\n',
    ],
    right: [pod('  containers:\n    - name: a\n      image: nginx:1.29.1\n')],
  },
  {
    kind: 'kubernetes',
    rule: 'missing-limits',
    wrong: [
      pod('  containers:\n    - name: a◀\n'),
      pod('  containers:\n    - name: a◀\n      resources:\n        requests: { memory: 1Gi }\n'),
      pod('  containers:\n    - name: a◀\n      resources:\n        limits: { cpu: "1" }\n'),
    ],
    right: [
      pod(
        '  containers:\n    - name: a\n      resources:\n        limits: { memory: 1Gi, cpu: "1" }\n',
      ),
      pod(
        '  containers:\n    - name: a\n      resources:\n        requests: { cpu: 100m }\n        limits: { memory: 1Gi }\n',
      ),
    ],
  },
  {
    kind: 'kubernetes',
    rule: 'root-user',
    wrong: [
      pod('  containers:\n    - name: a◀\n'),
      pod('  containers:\n    - name: a\n      securityContext:\n        runAsUser: 0◀\n'),
    ],
    right: [
      pod('  securityContext: { runAsNonRoot: true }\n  containers:\n    - name: a\n'),
      pod('  containers:\n    - name: a\n      securityContext: { runAsUser: 1000 }\n'),
    ],
  },
  {
    kind: 'kubernetes',
    rule: 'privileged-container',
    wrong: [
      pod('  containers:\n    - name: a\n      securityContext:\n        privileged: true◀\n'),
    ],
    right: [
      pod('  containers:\n    - name: a\n      securityContext:\n        privileged: false\n'),
    ],
  },
  {
    kind: 'kubernetes',
    rule: 'host-access',
    wrong: [
      pod('  hostNetwork: true◀\n  containers: []\n'),
      pod('  containers: []\n  volumes:\n    - name: a\n      hostPath:\n        path: /◀\n'),
    ],
    right: [
      pod(
        '  hostNetwork: false\n  containers: []\n  volumes:\n    - name: a\n      emptyDir: {}\n',
      ),
    ],
  },
  {
    kind: 'kubernetes',
    rule: 'secret-in-manifest',
    wrong: ['apiVersion: v1\nkind: Secret\ndata:\n  password: aHVudGVyMjI=◀\n'],
    right: [
      'apiVersion: v1\nkind: Secret\nstringData:\n  password: ""\n',
      'apiVersion: v1\nkind: ConfigMap\ndata:\n  mode: fast\n',
    ],
  },
  {
    kind: 'kubernetes',
    rule: 'missing-readiness',
    wrong: [
      'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - name: a◀\n          ports: [{ containerPort: 80 }]\n',
    ],
    right: [
      'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - name: a\n          ports: [{ containerPort: 80 }]\n          readinessProbe: { tcpSocket: { port: 80 } }\n        - name: sidecar\n',
    ],
  },
  {
    kind: 'kubernetes',
    rule: 'plain-text-secret',
    wrong: [
      pod('  containers:\n    - env:\n        - name: DB_PASSWORD\n          value: hunter22◀\n'),
    ],
    right: [
      pod(
        '  containers:\n    - env:\n        - name: DB_PASSWORD\n          valueFrom:\n            secretKeyRef: { name: db, key: password }\n  volumes:\n    - secret: { secretName: db-password }\n',
      ),
    ],
  },
  {
    kind: 'kubernetes',
    rule: 'download-into-shell',
    wrong: [pod('  containers:\n    - args: ["curl https://x.example | sh"]◀\n')],
    right: [pod('  containers:\n    - args: ["curl", "https://x.example"]\n')],
  },
  {
    kind: 'dockerfile',
    rule: 'missing-from',
    wrong: ['RUN a◀\nFROM node:22.21.0\n'],
    right: ['# syntax\nARG V=22.21.0\nFROM node:$V\n'],
  },
  {
    kind: 'dockerfile',
    rule: 'unknown-instruction',
    wrong: ['FROM a:1\nRUM b◀\n', 'FROM a:1\nRUN a &&\n  apt install b◀\n'],
    right: ['FROM a:1\nRUN a && \\\n  # why\n  b\nRUN <<END\nanything at all\nEND\nuser 1000\n'],
  },
  {
    kind: 'dockerfile',
    rule: 'moving-image',
    wrong: ['FROM node◀\n', 'FROM --platform=linux/amd64 node:latest AS build◀\n'],
    right: ['FROM node:22.21.0 AS build\nFROM build\nFROM scratch\nFROM ${BASE}\n'],
  },
  {
    kind: 'dockerfile',
    rule: 'root-user',
    wrong: ['FROM a:1◀\nRUN b\n', 'FROM a:1\nUSER root◀\n', 'FROM a:1\nUSER 1000\nFROM b:1◀\n'],
    right: [
      'FROM a:1\nUSER 1000:1000\n',
      'FROM gcr.io/distroless/static:nonroot\n',
      'FROM scratch\n',
    ],
  },
  {
    kind: 'dockerfile',
    rule: 'remote-add',
    wrong: ['FROM a:1\nADD https://x.example/a.tgz /opt/◀\n'],
    right: ['FROM a:1\nADD --checksum=sha256:abc https://x.example/a.tgz /opt/\nADD . /app\n'],
  },
  {
    kind: 'dockerfile',
    rule: 'secret-in-layer',
    wrong: ['FROM a:1\nARG NPM_TOKEN◀\n', 'FROM a:1\nENV DB_PASSWORD=$X◀\n'],
    right: ['FROM a:1\nARG VERSION\nRUN --mount=type=secret,id=npm_token npm ci\n'],
  },
  {
    kind: 'dockerfile',
    rule: 'stale-package-list',
    wrong: ['FROM a:1\nRUN apt-get -q update◀\nRUN apt-get install -y b\n'],
    right: ['FROM a:1\nRUN apt-get update && \\\n  apt-get install -y b\n'],
  },
  {
    kind: 'dockerfile',
    rule: 'plain-text-secret',
    wrong: ['FROM a:1\nENV API_TOKEN=abc123◀\n'],
    right: ['FROM a:1\nENV API_TOKEN_FILE=/run/secrets/token\n# API_TOKEN=abc123\n'],
  },
  {
    kind: 'dockerfile',
    rule: 'download-into-shell',
    wrong: ['FROM a:1\nRUN curl -fsSL https://x.example | bash -◀\n'],
    right: ['FROM a:1\nRUN curl -fsSLO https://x.example/a\n'],
  },
  {
    kind: 'terraform',
    rule: 'unbalanced-brackets',
    wrong: ['resource "a" "b" {◀\n', 'locals {\n  a = [1, 2}◀\n}\n'],
    right: ['locals {\n  a = "}${[for x in var.y : "{"]}" # {\n  b = <<EOT\n}}}\nEOT\n}\n'],
  },
  {
    kind: 'terraform',
    rule: 'secret-default',
    wrong: ['variable "db_password" {\n  default = "hunter22"◀\n}\n'],
    right: [
      'variable "db_password" {\n  sensitive = true\n}\nvariable "region" {\n  default = "eu-central-1"\n}\n',
    ],
  },
  {
    kind: 'terraform',
    rule: 'open-admin-port',
    wrong: [
      'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 22\n    to_port = 22\n    cidr_blocks = ["0.0.0.0/0"]◀\n  }\n}\n',
      'resource "aws_security_group_rule" "a" {\n  type = "ingress"\n  from_port = 0\n  to_port = 65535\n  ipv6_cidr_blocks = ["::/0"]◀\n}\n',
      'resource "azurerm_network_security_rule" "a" {\n  direction = "Inbound"\n  access = "Allow"\n  destination_port_range = "3389"\n  source_address_prefix = "*"◀\n}\n',
      'resource "google_compute_firewall" "a" {\n  allow {\n    ports = ["22"]\n  }\n  source_ranges = ["0.0.0.0/0"]◀\n}\n',
    ],
    right: [
      'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 443\n    to_port = 443\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n  egress {\n    from_port = 0\n    to_port = 65535\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}\n',
      'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 22\n    to_port = 22\n    cidr_blocks = [var.office]\n  }\n}\n',
    ],
  },
  {
    kind: 'terraform',
    rule: 'unpinned-provider',
    wrong: [
      'terraform {\n  backend "s3" {}\n  required_providers {\n    aws = {◀\n      source = "hashicorp/aws"\n    }\n  }\n}\n',
      'provider "aws" {}\nterraform {\n  required_providers {\n    aws = {\n      version = ">= 5.0"◀\n    }\n  }\n}\n',
    ],
    right: [
      'provider "aws" {}\nterraform {\n  required_providers {\n    aws = {\n      version = "~> 5.80"\n    }\n  }\n}\n',
      // In a module, the caller sets the upper bound.
      'terraform {\n  required_providers {\n    aws = {\n      version = ">= 5.0"\n    }\n  }\n}\n',
    ],
  },
  {
    kind: 'terraform',
    rule: 'unpinned-module',
    wrong: [
      'module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"◀\n}\n',
      'module "git" {\n  source = "git::https://x.example/a.git?ref=main"◀\n}\n',
      'module "git" {\n  source = "git::https://x.example/a.git//b?ref=HEAD&depth=1"◀\n}\n',
      'module "git" {\n  source = "git::https://x.example/a.git?ref="◀\n}\n',
    ],
    right: [
      'module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"\n  version = "5.21.0"\n}\nmodule "own" {\n  source = "../own"\n}\nmodule "git" {\n  source = "git::https://x.example/a.git?ref=v1.2.0"\n}\n',
      'module "git" {\n  source = "github.com/a/b?depth=1&ref=main-1.2"\n}\n',
    ],
  },
  {
    kind: 'terraform',
    rule: 'missing-backend',
    wrong: ['terraform {◀\n  required_version = "~> 1.13"\n}\nprovider "aws" {}\n'],
    right: [
      'terraform {\n  backend "s3" {}\n}\n',
      'terraform {\n  cloud {}\n}\nprovider "aws" {}\n',
      'terraform {\n  required_version = "~> 1.13"\n}\nvariable "a" {}\n',
      'resource "a" "b" {}\n',
    ],
  },
  {
    kind: 'terraform',
    rule: 'public-bucket',
    wrong: ['resource "aws_s3_bucket_acl" "a" {\n  acl = "public-read"◀\n}\n'],
    right: ['resource "aws_s3_bucket_acl" "a" {\n  acl = "private"\n}\n'],
  },
  {
    kind: 'terraform',
    rule: 'plain-text-secret',
    wrong: [
      'provider "aws" {\n  secret_key = "abcdefgh"◀\n}\n',
      `provider "aws" {\n  access_key = "${awsKey}"◀\n}\n`,
    ],
    right: [
      'resource "a" "b" {\n  password = var.password\n  token = "${data.vault.token}"\n  secret_key = random_password.a.result\n}\n',
    ],
  },
  {
    kind: 'terraform',
    rule: 'download-into-shell',
    wrong: ['resource "a" "b" {\n  user_data = "curl https://x.example | sh"◀\n}\n'],
    right: ['resource "a" "b" {\n  user_data = file("init.sh")\n}\n'],
  },
  {
    kind: 'jenkinsfile',
    rule: 'unbalanced-brackets',
    wrong: [
      'pipeline {◀\n  agent any\n  options { timeout(1) }\n',
      'pipeline {\n  agent any)◀\n}\n',
    ],
    right: [jenkins('        sh \'echo "}" "{"\' // }\n        echo "${[a: \'}\'].a}"')],
  },
  {
    kind: 'jenkinsfile',
    rule: 'missing-agent',
    wrong: ['pipeline {◀\n  stages {}\n}\n'],
    right: [jenkins('        sh "make"')],
  },
  {
    kind: 'jenkinsfile',
    rule: 'missing-timeout',
    wrong: ['// timeout(1)\npipeline {◀\n  agent any\n}\n', "node('linux') {◀\n  sh 'make'\n}\n"],
    right: [jenkins('        sh "make"'), "node {\n  timeout(5) { sh 'make' }\n}\n"],
  },
  {
    kind: 'jenkinsfile',
    rule: 'moving-image',
    wrong: [
      "pipeline {\n  agent {\n    docker { image 'node:latest' }◀\n  }\n}\n",
      "node {\n  docker.image('maven').inside {}◀\n}\n",
    ],
    right: [
      "pipeline {\n  agent { docker { image 'node:22.21.0' } }\n}\n",
      'pipeline {\n  agent { docker { image "node:${TAG}" } }\n}\n',
    ],
  },
  {
    kind: 'jenkinsfile',
    rule: 'script-injection',
    wrong: [
      jenkins('        sh "git checkout ${params.BRANCH}"◀'),
      jenkins('        sh(script: "echo ${env.CHANGE_TITLE}")◀'),
    ],
    right: [
      jenkins('        sh \'git checkout "$BRANCH"\''),
      jenkins('        echo "Building ${params.BRANCH}"'),
    ],
  },
  {
    kind: 'jenkinsfile',
    rule: 'secret-in-command',
    wrong: [
      jenkins(
        "        withCredentials([string(credentialsId: 'a', variable: 'API_TOKEN')]) {\n          sh \"curl -H ${API_TOKEN}\"◀\n        }",
      ),
    ],
    right: [
      jenkins(
        "        withCredentials([string(credentialsId: 'a', variable: 'API_TOKEN')]) {\n          sh 'curl -H \"$API_TOKEN\"'\n        }",
      ),
    ],
  },
  {
    kind: 'jenkinsfile',
    rule: 'plain-text-secret',
    wrong: [jenkins("        script { def password = 'hunter22' }◀")],
    right: [
      "pipeline {\n  agent any\n  environment { API_TOKEN = credentials('api-token') }\n}\n",
      jenkins(
        "        withCredentials([usernamePassword(credentialsId: 'a', passwordVariable: 'PASS')]) {}",
      ),
    ],
  },
  {
    kind: 'jenkinsfile',
    rule: 'download-into-shell',
    wrong: [jenkins("        sh 'curl -s https://x.example | bash'◀")],
    right: [jenkins("        sh 'curl -sO https://x.example/a'")],
  },
  {
    kind: 'json',
    rule: 'plain-text-secret',
    wrong: ['{\n  "db": { "password": "hunter22" }◀\n}'],
    right: [
      '{ "password": "${PASSWORD}", "tokenUrl": "https://x.example", "next_token": "NextToken", "secret": null }',
    ],
  },
  {
    kind: 'text',
    rule: 'plain-text-secret',
    wrong: ['A=1\nDB_PASSWORD=hunter22◀\n', '-----BEGIN OPENSSH PRIVATE KEY-----◀\n'],
    right: ['# DB_PASSWORD=hunter22\nTOKEN=$(cat token)\nPWD=/home\nconst token = readToken();\n'],
  },
  {
    kind: 'text',
    rule: 'download-into-shell',
    wrong: ['curl -s https://x.example | sh◀\n'],
    right: ['curl -s https://x.example | shasum\n'],
  },
  {
    kind: 'yaml',
    rule: 'plain-text-secret',
    wrong: ['db:\n  password: hunter22◀\n'],
    right: ['db:\n  password: "{{ vault_password }}"\n  token: !vault abc\n  existingSecret: db\n'],
  },
  {
    kind: 'yaml',
    rule: 'download-into-shell',
    wrong: ['a: curl https://x.example | sh◀\n'],
    right: ['a: curl https://x.example\n'],
  },
];
