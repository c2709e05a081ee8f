import type { RuleDetails } from '../rule.ts';
import type { pinningRules } from '../rules/pinning.ts';
import { sources } from '../sources.ts';

export const pinningDetails: Record<keyof typeof pinningRules, RuleDetails> = {
  'unpinned-action': {
    unless:
      'The action is yours, or .github/workflows/actions.lock holds its commit. Choose that file together with the workflow, and the check reads it.',
    source: {
      name: 'zizmor, “unpinned-uses”',
      url: 'https://docs.zizmor.sh/audits/#unpinned-uses',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v7',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    },
  },
  'unpinned-orb': {
    unless: 'The orb is yours.',
    source: {
      name: 'CircleCI, “Orbs concepts”',
      url: 'https://circleci.com/docs/orb-concepts/',
    },
    example: {
      file: '.circleci/config.yml',
      wrong:
        'version: 2.1\norbs:\n  node: circleci/node@volatile\nworkflows:\n  main:\n    jobs: [node/test]',
      right:
        'version: 2.1\norbs:\n  node: circleci/node@7.2.0\nworkflows:\n  main:\n    jobs: [node/test]',
    },
  },
  'unpinned-include': {
    unless: 'The other project is yours, and the branch or tag that you include is protected.',
    source: { name: 'GitLab, “include”', url: 'https://docs.gitlab.com/ci/yaml/#include' },
    example: {
      file: '.gitlab-ci.yml',
      wrong: 'include:\n  - project: platform/ci\n    file: node.yml',
      right:
        'include:\n  - project: platform/ci\n    ref: 8c1f0e5b7d2a4936e0b1c58f7a6d3e92b4c07f15 # v1.4.0\n    file: node.yml',
    },
  },
  'unpinned-template': {
    unless:
      'The repository is yours, and its branch is protected. A tag is enough if you trust whoever may move it.',
    source: sources.azureSecurity,
    example: {
      file: 'azure-pipelines.yml',
      wrong:
        'resources:\n  repositories:\n    - repository: templates\n      type: git\n      name: platform/templates\nsteps:\n  - template: build.yml@templates',
      right:
        'resources:\n  repositories:\n    - repository: templates\n      type: git\n      name: platform/templates\n      ref: refs/tags/v3.1.0\nsteps:\n  - template: build.yml@templates',
    },
  },
  'unpinned-provider': {
    unless: 'The lock file is committed, and updates are reviewed.',
    source: {
      name: 'HashiCorp, “Provider requirements”',
      url: 'https://developer.hashicorp.com/terraform/language/providers/requirements',
    },
    example: {
      file: 'main.tf',
      wrong:
        'terraform {\n  backend "s3" {}\n  required_providers {\n    aws = {\n      source  = "hashicorp/aws"\n      version = ">= 5.0"\n    }\n  }\n}',
      right:
        'terraform {\n  backend "s3" {}\n  required_providers {\n    aws = {\n      source  = "hashicorp/aws"\n      version = "~> 6.0"\n    }\n  }\n}',
    },
  },
  'unpinned-module': {
    unless: 'The module is yours, and its branch is protected.',
    source: {
      name: 'HashiCorp, “Module sources”',
      url: 'https://developer.hashicorp.com/terraform/language/modules/sources',
    },
    example: {
      file: 'main.tf',
      wrong: 'module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"\n}',
      right: 'module "vpc" {\n  source  = "terraform-aws-modules/vpc/aws"\n  version = "5.21.0"\n}',
    },
  },
  'moving-image': {
    unless: 'You want each new release at once, and your tests would notice a bad one.',
    source: {
      name: 'hadolint, “DL3006”',
      url: 'https://github.com/hadolint/hadolint/wiki/DL3006',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM node\nUSER 1000',
      right: 'FROM node:26.10.0\nUSER 1000',
    },
  },
  'moving-runner': {
    unless:
      'You want each new system at once, such as Ubuntu 26.04, to which GitHub moved ubuntu-latest in November 2026.',
    source: {
      name: 'GitHub, “ubuntu-latest label will use Ubuntu 26.04 in November 2026”',
      url: 'https://github.com/actions/runner-images/issues/14748',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: make test',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    },
  },
  'moving-machine': {
    unless:
      'You want each update at once, as CircleCI itself advises. It removes dated images after some time.',
    source: {
      name: 'CircleCI, “CircleCI Linux VM images support policy”',
      url: 'https://circleci.com/docs/linux-vm-support-policy/',
    },
    example: {
      file: '.circleci/config.yml',
      wrong:
        'version: 2.1\njobs:\n  build:\n    machine:\n      image: ubuntu-2404:current\n    steps: [checkout]',
      right:
        'version: 2.1\njobs:\n  build:\n    machine:\n      image: ubuntu-2404:2026.05.1\n    steps: [checkout]',
    },
  },
  'moving-runtime': {
    unless: 'The entry is there to find out early what the next version breaks.',
    source: {
      name: 'Travis CI, “Build a JavaScript and Node.js project”',
      url: 'https://docs.travis-ci.com/user/languages/javascript-with-nodejs/',
    },
    example: {
      file: '.travis.yml',
      wrong: 'language: node_js\ndist: jammy\nnode_js:\n  - node',
      right: 'language: node_js\ndist: jammy\nnode_js:\n  - 22',
    },
  },
  'missing-distribution': {
    unless: 'The build runs in a container of its own.',
    source: {
      name: 'Travis CI, “Ubuntu Linux build environments”',
      url: 'https://docs.travis-ci.com/user/reference/linux/',
    },
    example: {
      file: '.travis.yml',
      wrong: 'language: ruby\nscript: rake',
      right: 'language: ruby\ndist: jammy\nscript: rake',
    },
  },
};
