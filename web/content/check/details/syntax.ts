// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import type { RuleDetails } from '../rule.ts';
import type { syntaxRules } from '../rules/syntax.ts';
import { sources } from '../sources.ts';

export const syntaxDetails: Record<keyof typeof syntaxRules, RuleDetails> = {
  'yaml-syntax': {
    unless: 'The file is a template and becomes valid when it is filled in.',
    source: sources.yaml,
    example: { file: 'values.yaml', wrong: 'ports: [80, 443', right: 'ports: [80, 443]' },
  },
  'json-syntax': {
    unless: 'The tool documents an extension of JSON, such as comments.',
    source: { name: 'RFC 8259', url: 'https://www.rfc-editor.org/rfc/rfc8259' },
    example: { file: 'app.json', wrong: '{ "port": 80, }', right: '{ "port": 80 }' },
  },
  'terraform-syntax': {
    unless: 'The file is a template and becomes valid when it is filled in.',
    source: sources.terraformSyntax,
    example: {
      file: 'main.tf',
      wrong: 'locals {\n  region = "eu-central-1\n}',
      right: 'locals {\n  region = "eu-central-1"\n}',
    },
  },
  'duplicate-key': {
    unless: 'Never. One of the two lines has no effect.',
    source: { name: 'YAML 1.2.2, “Mapping”', url: 'https://yaml.org/spec/1.2.2/#mapping' },
    example: {
      file: 'compose.yaml',
      wrong: 'services:\n  web:\n    image: nginx:1.30.5\n    image: nginx:1.30.4',
      right: 'services:\n  web:\n    image: nginx:1.30.5',
    },
  },
  'unknown-key': {
    unless: 'The key is newer than the published schema that this check reads.',
    source: sources.github,
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    timeout-minuts: 10\n    steps:\n      - run: make test',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    timeout-minutes: 10\n    steps:\n      - run: make test',
    },
  },
  'missing-key': {
    unless: 'The file is an overlay or an override, and its base has the key.',
    source: sources.github,
    example: {
      file: 'ci.yml',
      wrong: 'on: push\njobs:\n  test:\n    steps:\n      - run: make test',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    },
  },
  'wrong-type': {
    unless: 'The published schema is older than a form that the tool now accepts.',
    source: {
      name: 'Kubernetes, “Define environment variables for a container”',
      url: 'https://kubernetes.io/docs/tasks/inject-data-application/define-environment-variable-container/',
    },
    example: {
      file: 'pod.yaml',
      wrong:
        'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers:\n    - name: web\n      image: nginx:1.30.5\n      env:\n        - name: PORT\n          value: 8080',
      right:
        'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers:\n    - name: web\n      image: nginx:1.30.5\n      env:\n        - name: PORT\n          value: "8080"',
    },
  },
  'wrong-value': {
    unless: 'The value is newer than the published schema.',
    source: { name: 'GitLab, “when”', url: 'https://docs.gitlab.com/ci/yaml/#when' },
    example: {
      file: '.gitlab-ci.yml',
      wrong: 'clean:\n  script: make clean\n  when: on_failur',
      right: 'clean:\n  script: make clean\n  when: on_failure',
    },
  },
  'refused-by-tool': {
    unless: 'Two Compose services that publish the same port never run at the same time.',
    source: sources.actionlint,
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test\n        if: ${{ github.ref == }}',
      right:
        "on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test\n        if: ${{ github.ref == 'refs/heads/main' }}",
    },
  },
  'missing-jobs': {
    unless: 'Never.',
    source: sources.github,
    example: {
      file: '.github/workflows/ci.yml',
      wrong: 'name: CI\non: push',
      right:
        'name: CI\non: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    },
  },
  'unbalanced-brackets': {
    unless: 'The file is a template whose brackets match only when it is filled in.',
    source: sources.terraformSyntax,
    example: {
      file: 'main.tf',
      wrong: 'locals {\n  zones = ["a", "b"\n}',
      right: 'locals {\n  zones = ["a", "b"]\n}',
    },
  },
  'duplicate-block': {
    unless:
      'It is an override file, pasted without its name. Terraform merges the blocks of override.tf and of files whose names end in _override.tf.',
    source: {
      name: 'HashiCorp, “Override files”',
      url: 'https://developer.hashicorp.com/terraform/language/files/override',
    },
    example: {
      file: 'variables.tf',
      wrong: 'variable "region" {}\n\nvariable "region" {}',
      right: 'variable "region" {}\n\nvariable "zone" {}',
    },
  },
  'missing-from': {
    unless: 'The file is a fragment that another tool builds into a Dockerfile.',
    source: sources.dockerfile,
    example: {
      file: 'Dockerfile',
      wrong: 'RUN mkdir /app',
      right: 'FROM alpine:3.22.1\nRUN mkdir /app\nUSER 1000',
    },
  },
  'unknown-instruction': {
    unless: 'A frontend named by “# syntax=” adds the instruction.',
    source: sources.dockerfile,
    example: {
      file: 'Dockerfile',
      wrong: 'FROM alpine:3.22.1\nRUM mkdir /app\nUSER 1000',
      right: 'FROM alpine:3.22.1\nRUN mkdir /app\nUSER 1000',
    },
  },
  'refused-by-builder': {
    unless: 'It is a warning, and you know why the line is as it is.',
    source: sources.dockerChecks,
    example: {
      file: 'Dockerfile',
      wrong: 'FROM alpine:3.22.1\nCOPY app\nUSER 1000',
      right: 'FROM alpine:3.22.1\nCOPY app /app\nUSER 1000',
    },
  },
  'missing-agent': {
    unless: 'Never. Write “agent none” if each stage has its own.',
    source: sources.jenkins,
    example: {
      file: 'Jenkinsfile',
      wrong: "pipeline {\n  stages {\n    stage('Test') { steps { sh 'make' } }\n  }\n}",
      right:
        "pipeline {\n  agent any\n  stages {\n    stage('Test') { steps { sh 'make' } }\n  }\n}",
    },
  },
  'missing-stages': {
    unless: 'Never.',
    source: sources.jenkins,
    example: {
      file: 'Jenkinsfile',
      wrong: 'pipeline {\n  agent any\n}',
      right:
        "pipeline {\n  agent any\n  stages {\n    stage('Test') { steps { sh 'make' } }\n  }\n}",
    },
  },
  'unknown-section': {
    unless: 'Never.',
    source: sources.jenkins,
    example: {
      file: 'Jenkinsfile',
      wrong:
        "pipeline {\n  agent any\n  enviroment {\n    CI = '1'\n  }\n  stages {\n    stage('Test') { steps { sh 'make' } }\n  }\n}",
      right:
        "pipeline {\n  agent any\n  environment {\n    CI = '1'\n  }\n  stages {\n    stage('Test') { steps { sh 'make' } }\n  }\n}",
    },
  },
  'task-without-version': {
    unless: 'Never.',
    source: {
      name: 'Microsoft, “Task types & usage”',
      url: 'https://learn.microsoft.com/en-us/azure/devops/pipelines/process/tasks',
    },
    example: {
      file: 'azure-pipelines.yml',
      wrong: 'steps:\n  - task: UseNode\n    inputs: { version: 22.x }',
      right: 'steps:\n  - task: UseNode@1\n    inputs: { version: 22.x }',
    },
  },
  'missing-script': {
    unless:
      'The file is included, and the other file completes the job, or the job mirrors another pipeline with needs:pipeline.',
    source: { name: 'GitLab, “script”', url: 'https://docs.gitlab.com/ci/yaml/#script' },
    example: {
      file: '.gitlab-ci.yml',
      wrong: 'stages: [build]\n\ncompile:\n  stage: build',
      right: 'stages: [build]\n\ncompile:\n  stage: build\n  script: make',
    },
  },
};
