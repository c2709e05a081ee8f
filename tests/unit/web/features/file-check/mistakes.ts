// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
/** Mistakes in parts of files, which may have other mistakes as well. */
import { readExamples } from './examples.ts';

const digest = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';
// Concatenated so that secret scanners do not report the examples.
const awsKey = `AKIA${'Q7ZX5TYR2WPLM8VN'}`;
const githubToken = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;

const workflow = (jobs: string, head = 'on: push\npermissions: {}\n') => `${head}jobs:\n${jobs}`;
const job = (body: string) => workflow(`  test:\n    timeout-minutes: 5\n${body}`);
const step = (body: string) => job(`    steps:\n      - ${body}\n`);
const pod = (body: string) => `apiVersion: v1\nkind: Pod\nspec:\n${body}`;
const container = (body: string) => pod(`  containers:\n    - name: a\n${body}`);
const jenkins = (body: string) =>
  `pipeline {\n  agent any\n  options { timeout(time: 5, unit: 'MINUTES') }\n  stages {\n    stage('Test') {\n      steps {\n${body}\n      }\n    }\n  }\n}\n`;

export const mistakes = readExamples({
  'github-workflow': {
    'missing-jobs': ['name: a◀\non: push\n', workflow('  a:\n    runs-on: x\n')],
    'unknown-need': [
      workflow('  b:\n    needs: build◀\n'),
      workflow('  a:\n    runs-on: x\n  b:\n    needs:\n      - a\n      - c◀\n'),
      workflow('  a:\n    runs-on: x\n  b:\n    needs: [a]\n'),
    ],
    'missing-timeout': [
      workflow('  test:◀\n    ⟨runs-on: x→timeout-minutes: 5⟩\n'),
      workflow('  call:\n    uses: ./.github/workflows/other.yml\n'),
      workflow('  test:\n    <<: *base\n', 'x: &base { timeout-minutes: 3 }\non: push\n'),
    ],
    'unpinned-action': [
      step('uses: ⟨actions/checkout@v4→./actions/own⟩'),
      step('uses: ⟨some/action@main→docker://alpine:3.22.1@sha256:abc⟩'),
      step('uses: ⟨some/action@08c6903→docker://alpine:${{ matrix.tag }}⟩'),
      step('uses: docker://alpine◀'),
    ],
    'missing-permissions': [
      workflow('  test:◀\n    runs-on: x\n', 'on: push\n'),
      workflow('  test:\n    permissions: { contents: read }\n', 'on: push\n'),
    ],
    'untrusted-checkout': [
      workflow(
        '  a:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: ${{ github.event.pull_request.head.sha }}◀\n',
        'on:\n  pull_request_target:\n',
      ),
      workflow(
        '  a:\n    steps:\n      - uses: actions/checkout@v4\n        with: { ref: "${{ github.head_ref }}" }◀\n',
        'on: [pull_request_target]\n',
      ),
      workflow(
        '  a:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: ${{ github.event.pull_request.head.sha }}\n',
        'on: pull_request\n',
      ),
    ],
    'script-injection': [
      step('run: echo ⟨"${{ github.event.issue.title }}"→${{ github.sha }}⟩'),
      step('run: |\n          echo ok\n          git switch ${{ github.head_ref }}◀'),
      step(
        'uses: ./a\n        with:\n          script: |\n            log(`${{ github.event.comment.body }}`)◀',
      ),
      step(
        'uses: azure/cli@v2\n        with: { inlineScript: "a ${{ github.event.issue.⟨title→number⟩ }}" }',
      ),
    ],
    'moving-runner': [
      job('    runs-on: ⟨ubuntu-latest→ubuntu-24.04⟩\n'),
      job('    runs-on: ⟨[windows-latest]→${{ matrix.os }}⟩\n'),
    ],
    'moving-image': [
      job('    container: ⟨node:latest→node:22.21.0⟩\n'),
      job('    services:\n      db:\n        image: ⟨postgres→postgres:17.6@sha256:abc⟩\n'),
      job('    container: ${{ matrix.image }}\n'),
    ],
    'inherited-secrets': [
      workflow(
        `  a:\n    uses: other/repo/.github/workflows/a.yml@${digest}\n    secrets: inherit◀\n`,
      ),
      workflow('  a:\n    uses: ./.github/workflows/a.yml\n    secrets: inherit\n'),
    ],
    'plain-text-secret': [
      job('    env:\n      DB_PASSWORD: ⟨hunter22→${{ secrets.DB_PASSWORD }}⟩\n'),
      step(`run: aws configure set key ${awsKey}◀`),
      step(`run: curl -H "Authorization: ${githubToken}" https://x.example◀`),
      step('run: export API_TOKEN=⟨abc123→"$TOKEN"⟩'),
      job('    env:\n      ⟨URL: postgres://app:hunter22@db/app→API_TOKEN: <your token>⟩\n'),
      job('    permissions:\n      id-token: write\n'),
      job('    env:\n      URL: postgres://app:${{ secrets.PASSWORD }}@db/app\n'),
    ],
    'download-into-shell': [
      step('run: curl -sSL https://x.example/install | sudo bash◀'),
      step('run: curl -sSLo a.tgz https://x.example/a.tgz && tar xf a.tgz'),
    ],
  },
  'gitlab-ci': {
    'unknown-stage': [
      'stages: [build]\nunit:\n  stage: tests◀\n  script: [a]\n',
      'stages: [build, tests]\nunit:\n  stage: tests\n  script: a\n',
      'unit:\n  stage: .pre\n  script: a\n',
      'include: base.yml\nunit:\n  stage: check\n  script: a\n',
    ],
    'moving-image': [
      'unit:\n  image:\n    name: python◀\n  script: a\n',
      'unit:\n  services:\n    - docker:dind\n    - name: mysql:latest◀\n  script: a\n',
      'image: node:22.21.0\nunit:\n  script: a\n',
    ],
    'unpinned-include': [
      'include:\n  - project: platform/ci◀\n⟨→    ref: v1.4.0\n⟩    file: a.yml\n',
      'include:\n  remote: https://x.example/a.yml◀\n',
      'include:\n  - component: gitlab.com/a/b/c@~latest◀\n',
      'include:\n  - local: a.yml\n  - component: gitlab.com/a/b/c@1.2.3\n',
    ],
    'deploy-without-environment': ['⟨deploy-production:→.deploy:⟩\n  script: ./deploy.sh\n'],
    'plain-text-secret': [
      'variables:\n  PASSWORD: !reference [.base, variables, PASSWORD]\n',
      'unit:\n  secrets:\n    PASSWORD:\n      vault: production/db/password@ops\n',
    ],
  },
  circleci: {
    'unknown-job': [
      'version: 2.1\njobs:\n  build: {}\nworkflows:\n  main:\n    jobs:\n      - build\n      - ⟨tests→hold: { type: approval }\n      - node/test⟩\n',
      'version: 2.1\njobs: {}\nworkflows:\n  main:\n    jobs:\n      - deploy: { requires: [build] }◀\n',
    ],
    'moving-image': [
      'jobs:\n  build:\n    docker:\n      - image: ⟨cimg/node→cimg/node:22.21.0⟩\n',
      'jobs:\n  build:\n    docker:\n      - image: cimg/node:<< parameters.tag >>\n',
    ],
    'unpinned-orb': [
      'orbs:\n  node: ⟨circleci/node@volatile→circleci/node@5.1.0⟩\n',
      'orbs:\n  node: circleci/node@5.1◀\n',
    ],
    'moving-machine': [
      'jobs:\n  a:\n    machine:\n      image: ⟨ubuntu-2404:current→ubuntu-2404:2024.11.1⟩\n',
    ],
    'script-injection': [
      'jobs:\n  a:\n    steps:\n      - run: echo ⟨<< pipeline.git.branch→"$CIRCLE_BRANCH" << pipeline.number⟩ >>\n',
      'jobs:\n  a:\n    steps:\n      - run:\n          command: |\n            git tag <<pipeline.git.tag>>◀\n',
    ],
  },
  'azure-pipelines': {
    'input-in-script': [
      'trigger: none\nsteps:\n  - bash: ./release ⟨${{ parameters.name }}→"$NAME"⟩\n',
      'parameters: []\nsteps:\n  - bash: ./release ${{ parameters.name }}\n',
    ],
    'missing-timeout': ['jobs:\n  - job: a\n    timeoutInMinutes: ⟨0→30⟩\n', 'jobs:\n  - job: a\n'],
    'moving-runner': ['pool:\n  vmImage: ⟨ubuntu-latest→ubuntu-24.04⟩\n'],
    'unpinned-template': [
      'resources:\n  repositories:\n    - repository: templates◀\n      ⟨type: git→ref: refs/tags/v3.1.0⟩\n',
      'resources:\n  repositories:\n    - repository: templates\n      ref: refs/heads/main◀\n',
    ],
    'script-injection': [
      'steps:\n  - script: echo $(⟨Build.SourceVersionMessage→Build.BuildId⟩)\n',
    ],
    'moving-image': [
      'resources:\n  containers:\n    - container: a\n      image: ⟨node:latest→node:22.21.0\njobs:\n  - job: a\n    container: a⟩\n',
      'jobs:\n  - job: a\n    container: registry.example/node:latest◀\n',
    ],
  },
  travis: {
    'moving-runtime': ['node_js:\n  - ⟨node→22⟩\n', 'python: ⟨nightly→"3.13"⟩\n'],
    'missing-distribution': ['language: ruby◀\n⟨→dist: jammy\n⟩', 'language: swift\nos: osx\n'],
  },
  compose: {
    'unknown-service': [
      'services:\n  base:\n    image: a:1\n  web:\n    image: a:1\n    depends_on:\n      - bas◀\n',
      'services:\n  base:\n    image: a:1\n  web:\n    image: a:1\n    depends_on:\n      bas:◀\n        condition: service_healthy\n',
      'services:\n  web:\n    image: a:1\n    depends_on: [db]\n',
    ],
    'moving-image': [
      'services:\n  web:\n    image: ⟨nginx→nginx:1.29.1⟩\n',
      'services:\n  web:\n    image: ⟨localhost:5000/web:latest→nginx:${TAG}⟩\n',
      'services:\n  web:\n    image: own/web\n    build: .\n',
    ],
    'published-database': [
      'services:\n  db:\n    image: postgres:17.6\n    ports:\n      - "⟨5432:5432→127.0.0.1:5432:5432⟩"\n',
      'services:\n  db:\n    image: docker.io/library/mongo:8.0.26\n    ports:\n      - target: 27017◀\n        published: 27017\n',
      'services:\n  web:\n    image: nginx:1.29.1\n    ports: ["80:80"]\n',
    ],
    'docker-socket': [
      'services:\n  web:\n    volumes:\n      - type: bind\n        source: /var/run/docker.sock◀\n',
      'services:\n  web:\n    volumes: ["data:/data"]\n',
    ],
  },
  kubernetes: {
    'duplicate-key': [
      container(
        '      env:\n        - { name: A, value: "1" }\n        - { name: ⟨A→B⟩, value: "2" }\n',
      ),
    ],
    'open-admin-port': [container('      ports: [{ containerPort: ⟨22→80⟩ }]\n')],
    'moving-image': [
      container('      image: ⟨nginx→nginx:1.29.1⟩\n'),
      'apiVersion: batch/v1\nkind: CronJob\nspec:\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          containers:\n            - image: a:latest◀\n',
    ],
    'missing-limits': [
      pod(
        '  containers:\n    - name: a◀\n⟨→      resources:\n        limits: { memory: 1Gi, cpu: "1" }\n⟩',
      ),
      pod('  containers:\n    - name: a◀\n      resources:\n        requests: { memory: 1Gi }\n'),
      pod('  containers:\n    - name: a◀\n      resources:\n        limits: { cpu: "1" }\n'),
    ],
    'root-user': [
      pod('⟨→  securityContext: { runAsNonRoot: true }\n⟩  containers:\n    - name: a◀\n'),
      container('      securityContext:\n        runAsUser: 0◀\n'),
    ],
    'privileged-container': [
      container('      securityContext:\n        privileged: ⟨true→false⟩\n'),
      'apiVersion: security.openshift.io/v1\nkind: SecurityContextConstraints\nallowPrivilegedContainer: ⟨true→false⟩\n',
    ],
    'host-access': [
      pod('  containers: []\n  volumes:\n    - name: a\n      hostPath:\n        path: /◀\n'),
      pod(
        '  hostNetwork: false\n  containers: []\n  volumes:\n    - name: a\n      emptyDir: {}\n',
      ),
    ],
    'secret-in-manifest': [
      'apiVersion: v1\nkind: Secret\ndata:\n  password: aHVudGVyMjI=◀\n',
      'apiVersion: v1\nkind: Secret\nstringData:\n  password: ""\n',
    ],
    'missing-readiness': [
      'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - name: a◀\n          ports: [{ containerPort: 80 }]\n',
      'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - name: a\n          ports: [{ containerPort: 80 }]\n          readinessProbe: { tcpSocket: { port: 80 } }\n          livenessProbe: { tcpSocket: { port: 80 } }\n        - name: sidecar\n',
    ],
    'plain-text-secret': [
      pod('  containers:\n    - env:\n        - name: DB_PASSWORD\n          value: hunter22◀\n'),
      pod(
        '  containers:\n    - env:\n        - name: DB_PASSWORD\n          valueFrom:\n            secretKeyRef: { name: db, key: password }\n  volumes:\n    - secret: { secretName: db-password }\n',
      ),
    ],
  },
  dockerfile: {
    'unknown-instruction': [
      'FROM a:1\nRUM b◀\n',
      'FROM a:1\nRUN a &&\n  apt install b◀\n',
      'FROM a:1\nRUN a && \\\n  # why\n  b\nRUN <<END\nanything at all\nEND\nuser 1000\n',
    ],
    'moving-image': [
      'FROM --platform=linux/amd64 node:latest AS build◀\n',
      'FROM node:22.21.0 AS build\nFROM build\nFROM scratch\nFROM ${BASE}\n',
    ],
    'root-user': [
      'FROM alpine:3.22.1◀\n⟨RUN b→USER 1000:1000⟩\n',
      'FROM ⟨a:1\nUSER root→scratch⟩◀\n',
      'FROM ⟨a:1\nUSER 1000\nFROM debian:13.1→gcr.io/distroless/static:nonroot⟩◀\n',
    ],
    'remote-add': [
      'FROM a:1\nADD https://x.example/a.tgz /opt/◀\n',
      'FROM a:1\nADD --checksum=sha256:abc https://x.example/a.tgz /opt/\nADD . /app\n',
    ],
    'secret-in-layer': [
      'FROM a:1\nARG ⟨NPM_TOKEN→VERSION\nRUN --mount=type=secret,id=npm_token npm ci⟩\n',
      'FROM a:1\nENV DB_PASSWORD=$X◀\n',
    ],
    'plain-text-secret': [
      'FROM a:1\nENV API_TOKEN=abc123◀\n',
      'FROM a:1\nENV API_TOKEN_FILE=/run/secrets/token\n# API_TOKEN=abc123\n',
    ],
  },
  terraform: {
    'unbalanced-brackets': [
      'resource "a" "b" {◀\n',
      'locals {\n  a = [1, 2}◀\n}\n',
      'locals {\n  a = "}${[for x in var.y : "{"]}" # {\n  b = <<EOT\n}}}\nEOT\n}\n',
    ],
    'open-admin-port': [
      'resource "aws_security_group_rule" "a" {\n  type = "ingress"\n  from_port = 0\n  to_port = 65535\n  ipv6_cidr_blocks = ["::/0"]◀\n}\n',
      'resource "azurerm_network_security_rule" "a" {\n  direction = "Inbound"\n  access = "Allow"\n  destination_port_range = "3389"\n  source_address_prefix = "*"◀\n}\n',
      'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 443\n    to_port = 443\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n  egress {\n    from_port = 0\n    to_port = 65535\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}\n',
    ],
    'unpinned-provider': [
      'terraform {\n  backend "s3" {}\n  required_providers {\n    aws = {◀\n      source = "hashicorp/aws"\n    }\n  }\n}\n',
      'provider "aws" {}\nterraform {\n  required_providers {\n    aws = {\n      version = "⟨>= 5.0→~> 5.80⟩"\n    }\n  }\n}\n', // In a module, the caller sets the upper bound.
      'terraform {\n  required_providers {\n    aws = {\n      version = ">= 5.0"\n    }\n  }\n}\n',
    ],
    'unpinned-module': [
      'module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"◀\n}\n',
      'module "git" {\n  source = "git::https://x.example/a.git?ref=main"◀\n}\n',
      'module "git" {\n  source = "git::https://x.example/a.git//b?ref=HEAD&depth=1"◀\n}\n',
      'module "git" {\n  source = "git::https://x.example/a.git?ref="◀\n}\n',
      'module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"\n  version = "5.21.0"\n}\nmodule "own" {\n  source = "../own"\n}\nmodule "git" {\n  source = "git::https://x.example/a.git?ref=v1.2.0"\n}\n',
      'module "git" {\n  source = "github.com/a/b?depth=1&ref=main-1.2"\n}\n',
    ],
    'missing-backend': [
      'terraform {◀\n  ⟨required_version = "~> 1.13"→cloud {}⟩\n}\nprovider "aws" {}\n',
      'terraform {\n  required_version = "~> 1.13"\n}\nvariable "a" {}\n',
    ],
    'plain-text-secret': [
      `provider "aws" {\n  access_key = "${awsKey}"◀\n}\n`,
      'resource "a" "b" {\n  password = var.password\n  token = "${data.vault.token}"\n  secret_key = random_password.a.result\n}\n',
    ],
    'download-into-shell': [
      'resource "a" "b" {\n  user_data = ⟨"curl https://x.example | sh"→file("init.sh")⟩\n}\n',
    ],
  },
  jenkinsfile: {
    'unbalanced-brackets': [
      'pipeline {◀\n  agent any\n  options { timeout(1) }\n',
      'pipeline {\n  agent any)◀\n}\n',
      jenkins('        sh \'echo "}" "{"\' // }\n        echo "${[a: \'}\'].a}"'),
    ],
    'missing-timeout': [
      '// timeout(1)\npipeline {◀\n  agent any\n}\n',
      "node('linux') {◀\n  sh 'make'\n}\n",
      jenkins('        sh "make"'),
    ],
    'moving-image': [
      "pipeline {\n  agent {\n    docker { image 'node:latest' }◀\n  }\n}\n",
      "node {\n  docker.image('maven').inside {}◀\n}\n",
      'pipeline {\n  agent { docker { image "node:${TAG}" } }\n}\n',
    ],
    'script-injection': [
      jenkins('        sh(script: "echo ${env.CHANGE_TITLE}")◀'),
      jenkins('        echo "Building ${params.BRANCH}"'),
    ],
    'secret-in-command': [
      jenkins(
        "        withCredentials([string(credentialsId: 'a', variable: 'API_TOKEN')]) {\n          sh ⟨\"curl -H ${API_TOKEN}\"→'curl -H \"$API_TOKEN\"'⟩\n        }",
      ),
    ],
    'plain-text-secret': [
      jenkins("        script { def password = 'hunter22' }◀"),
      "pipeline {\n  agent any\n  environment { API_TOKEN = credentials('api-token') }\n}\n",
      jenkins(
        "        withCredentials([usernamePassword(credentialsId: 'a', passwordVariable: 'PASS')]) {}",
      ),
    ],
    'download-into-shell': [
      jenkins("        sh 'curl ⟨-s https://x.example | bash→-sO https://x.example/a⟩'"),
    ],
  },
  json: {
    'plain-text-secret': [
      '{\n  "db": { "password": "hunter22" }◀\n}',
      '{ "password": "${PASSWORD}", "tokenUrl": "https://x.example", "next_token": "NextToken", "secret": null }',
    ],
  },
  text: {
    'plain-text-secret': [
      'A=1\nDB_PASSWORD=hunter22◀\n',
      '-----BEGIN OPENSSH PRIVATE KEY-----◀\n',
      '# DB_PASSWORD=hunter22\nTOKEN=$(cat token)\nPWD=/home\nconst token = readToken();\n',
    ],
    'download-into-shell': ['curl -s https://x.example | ⟨sh→shasum⟩\n'],
  },
  yaml: {
    'plain-text-secret': [
      'db:\n  password: hunter22◀\n',
      'db:\n  password: "{{ vault_password }}"\n  token: !vault abc\n  existingSecret: db\n',
      'api:\n  token: << parameters.token >>\n  tokens: curl https://x.example | jq .\n',
    ],
  },
});
