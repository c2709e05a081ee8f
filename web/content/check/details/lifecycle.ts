// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import type { RuleDetails } from '../rule.ts';
import type { lifecycleRules } from '../rules/lifecycle.ts';
import { sources } from '../sources.ts';

export const lifecycleDetails: Record<keyof typeof lifecycleRules, RuleDetails> = {
  'retired-action': {
    unless: 'You run GitHub Enterprise Server, which keeps the old service.',
    source: {
      name: 'GitHub, “Deprecation notice: v3 of the artifact actions”',
      url: 'https://github.blog/changelog/2024-04-16-deprecation-notice-v3-of-the-artifact-actions/',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/upload-artifact@v3\n        with: { path: dist }',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/upload-artifact@v7\n        with: { path: dist }',
    },
  },
  'retired-runner': {
    unless: 'A runner of your own has this label.',
    source: {
      name: 'GitHub, “Runner images”',
      url: 'https://github.com/actions/runner-images',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-20.04\n    steps:\n      - run: make test',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    },
  },
  'retired-command': {
    unless:
      'Your version of GitHub Enterprise Server is too old to have GITHUB_OUTPUT and GITHUB_STATE.',
    source: {
      name: 'GitHub, “Deprecating save-state and set-output commands”',
      url: 'https://github.blog/changelog/2022-10-11-github-actions-deprecating-save-state-and-set-output-commands/',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo "::set-output name=tag::v1"',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo "tag=v1" >> "$GITHUB_OUTPUT"',
    },
  },
  'retired-image': {
    unless: 'Never. The cimg/ images replace them.',
    source: {
      name: 'CircleCI, “Legacy convenience image deprecation”',
      url: 'https://discuss.circleci.com/t/legacy-convenience-image-deprecation/41034',
    },
    example: {
      file: '.circleci/config.yml',
      wrong:
        'version: 2.1\njobs:\n  build:\n    docker:\n      - image: circleci/node:14.2.0\n    steps: [checkout]',
      right:
        'version: 2.1\njobs:\n  build:\n    docker:\n      - image: cimg/node:26.8.0\n    steps: [checkout]',
    },
  },
  'retired-version': {
    unless: 'Never: docker-compose 1 is no longer maintained.',
    source: {
      name: 'Docker, “Version and name top-level elements”',
      url: 'https://docs.docker.com/reference/compose-file/version-and-name/',
    },
    example: {
      file: 'compose.yaml',
      wrong: 'version: "3.8"\nservices:\n  web:\n    image: nginx:1.30.5',
      right: 'services:\n  web:\n    image: nginx:1.30.5',
    },
  },
  'retired-sudo': {
    unless: 'Never.',
    source: {
      name: 'Travis CI, “Build environment overview”',
      url: 'https://docs.travis-ci.com/user/reference/overview/#deprecated-virtualization-environments',
    },
    example: {
      file: '.travis.yml',
      wrong: 'language: ruby\ndist: jammy\nsudo: false',
      right: 'language: ruby\ndist: jammy',
    },
  },
  'retired-keyword': {
    unless: 'The job works, and you will change it before GitLab removes the keywords.',
    source: {
      name: 'GitLab, “Deprecated keywords”',
      url: 'https://docs.gitlab.com/ci/yaml/deprecated_keywords/',
    },
    example: {
      file: '.gitlab-ci.yml',
      wrong: 'unit:\n  script: make test\n  only: [main]',
      right: 'unit:\n  script: make test\n  rules:\n    - if: $CI_COMMIT_BRANCH == "main"',
    },
  },
  'removed-api': {
    unless: 'The cluster is older than the removal.',
    source: sources.kubernetesRemoved,
    example: {
      file: 'ingress.yaml',
      wrong:
        'apiVersion: extensions/v1beta1\nkind: Ingress\nmetadata: { name: shop }\nspec:\n  rules:\n    - http:\n        paths:\n          - path: /\n            backend: { serviceName: shop, servicePort: 80 }',
      right:
        'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: { name: shop }\nspec:\n  rules:\n    - http:\n        paths:\n          - path: /\n            pathType: Prefix\n            backend: { service: { name: shop, port: { number: 80 } } }',
    },
  },
  'missing-timeout': {
    unless: 'Another setting ends it.',
    source: sources.github,
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
      right:
        'on: push\njobs:\n  test:\n    timeout-minutes: 10\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    },
  },
  'missing-limits': {
    unless: 'A LimitRange in the namespace sets one.',
    source: {
      name: 'Kubernetes, “Resource management for pods and containers”',
      url: 'https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/',
    },
    example: {
      file: 'pod.yaml',
      wrong:
        'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers:\n    - name: web\n      image: nginx:1.30.5',
      right:
        'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers:\n    - name: web\n      image: nginx:1.30.5\n      resources:\n        requests: { cpu: 100m }\n        limits: { memory: 128Mi }',
    },
  },
  'missing-readiness': {
    unless: 'Nothing sends it requests, as for a worker.',
    source: {
      name: 'Kubernetes, “Liveness, readiness, and startup probes”',
      url: 'https://kubernetes.io/docs/concepts/workloads/pods/probes/',
    },
    example: {
      file: 'deployment.yaml',
      wrong:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  selector:\n    matchLabels: { app: shop }\n  template:\n    metadata:\n      labels: { app: shop }\n    spec:\n      containers:\n        - name: shop\n          image: nginx:1.30.5\n          ports: [{ containerPort: 80 }]',
      right:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  selector:\n    matchLabels: { app: shop }\n  template:\n    metadata:\n      labels: { app: shop }\n    spec:\n      containers:\n        - name: shop\n          image: nginx:1.30.5\n          ports: [{ containerPort: 80 }]\n          readinessProbe: { tcpSocket: { port: 80 } }\n          livenessProbe: { tcpSocket: { port: 80 } }',
    },
  },
  'frequent-schedule': {
    unless: 'You need no more than one run every five minutes.',
    source: {
      name: 'GitHub, “Events that trigger workflows: schedule”',
      url: 'https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on:\n  schedule:\n    - cron: "* * * * *"\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
      right:
        'on:\n  schedule:\n    - cron: "*/15 * * * *"\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    },
  },
  'constant-condition': {
    unless: 'Never.',
    source: sources.actionlint,
    example: {
      file: 'ci.yml',
      wrong:
        "on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - if: ${{ github.ref }} == 'refs/heads/main'\n        run: make test",
      right:
        "on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - if: ${{ github.ref == 'refs/heads/main' }}\n        run: make test",
    },
  },
  'deploy-without-environment': {
    unless: 'The job has “deploy” in its name and deploys nothing.',
    source: {
      name: 'GitLab, “Environments”',
      url: 'https://docs.gitlab.com/ci/environments/',
    },
    example: {
      file: '.gitlab-ci.yml',
      wrong: 'deploy:\n  script: make deploy',
      right: 'deploy:\n  script: make deploy\n  environment: production',
    },
  },
  'missing-backend': {
    unless:
      'Another file in the folder has the backend or a cloud block, or this is a module that another configuration calls. The example gets its bucket, key and region from terraform init -backend-config.',
    source: {
      name: 'HashiCorp, “Backend block configuration”',
      url: 'https://developer.hashicorp.com/terraform/language/backend',
    },
    example: {
      file: 'main.tf',
      wrong: 'terraform {\n  required_version = "~> 1.13"\n}\n\nprovider "aws" {}',
      right:
        'terraform {\n  required_version = "~> 1.13"\n  backend "s3" {\n    use_lockfile = true\n  }\n}\n\nprovider "aws" {}',
    },
  },
  'stale-package-list': {
    unless: 'The image is always built without a cache.',
    source: {
      name: 'Docker, “Building best practices: apt-get”',
      url: 'https://docs.docker.com/build/building/best-practices/#apt-get',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM debian:13.1\nRUN apt-get update\nRUN apt-get install -y curl\nUSER 1000',
      right: 'FROM debian:13.1\nRUN apt-get update && apt-get install -y curl\nUSER 1000',
    },
  },
  'unattended-install': {
    unless: 'A setting of the image answers for you.',
    source: {
      name: 'hadolint, “DL3014”',
      url: 'https://github.com/hadolint/hadolint/wiki/DL3014',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM debian:13.1\nRUN apt-get update && apt-get install curl\nUSER 1000',
      right: 'FROM debian:13.1\nRUN apt-get update && apt-get install -y curl\nUSER 1000',
    },
  },
  sudo: {
    unless: 'The image brings sudo, and its user needs it.',
    source: {
      name: 'hadolint, “DL3004”',
      url: 'https://github.com/hadolint/hadolint/wiki/DL3004',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM debian:13.1\nRUN sudo mkdir /app\nUSER 1000',
      right: 'FROM debian:13.1\nRUN mkdir /app\nUSER 1000',
    },
  },
  'local-add': {
    unless: 'The file is an archive that is meant to be unpacked.',
    source: {
      name: 'hadolint, “DL3020”',
      url: 'https://github.com/hadolint/hadolint/wiki/DL3020',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM alpine:3.22.1\nADD app /app\nUSER 1000',
      right: 'FROM alpine:3.22.1\nCOPY app /app\nUSER 1000',
    },
  },
  'shell-form': {
    unless:
      'The program needs the shell, or the shell replaces itself with exec. A program that handles no signals needs an init, such as docker run --init.',
    source: {
      name: 'Docker, “JSONArgsRecommended”',
      url: 'https://docs.docker.com/reference/build-checks/json-args-recommended/',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM node:26.10.0\nUSER 1000\nCMD node app.js',
      right: 'FROM node:26.10.0\nUSER 1000\nCMD ["node", "app.js"]',
    },
  },
};
