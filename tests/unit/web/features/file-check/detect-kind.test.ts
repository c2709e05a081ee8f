import { expect, test } from 'vitest';
import { type ConfigKind, detectKind } from '../../../../../web/features/file-check/check-file.ts';

const byName: readonly (readonly [string, ConfigKind])[] = [
  ['Jenkinsfile', 'jenkinsfile'],
  ['Jenkinsfile.release', 'jenkinsfile'],
  ['build.jenkinsfile', 'jenkinsfile'],
  ['azure-pipelines.yml', 'azure-pipelines'],
  ['azure-pipelines-release.yaml', 'azure-pipelines'],
  ['.travis.yml', 'travis'],
  ['.gitlab-ci.yml', 'gitlab-ci'],
  ['shared.gitlab-ci.yml', 'gitlab-ci'],
  ['compose.yaml', 'compose'],
  ['docker-compose.prod.yml', 'compose'],
  ['.github/workflows/ci.yml', 'github-workflow'],
  ['shop/.circleci/config.yml', 'circleci'],
  ['Dockerfile', 'dockerfile'],
  ['Containerfile', 'dockerfile'],
  ['web.dockerfile', 'dockerfile'],
  ['main.tf', 'terraform'],
  ['prod.tfvars', 'terraform'],
  ['override.tf', 'terraform-override'],
  ['prod_override.tf', 'terraform-override'],
  ['package.json', 'json'],
  ['values.yaml', 'yaml'],
  ['notes.txt', 'text'],
];

const byContent: readonly (readonly [string, string, ConfigKind])[] = [
  ['ci.yml', 'on: push\njobs:\n  a:\n    runs-on: x\n', 'github-workflow'],
  ['ci.yml', '"on":\n  push:\njobs: {}\n', 'github-workflow'],
  ['dockerfile-lint.yml', 'on: push\njobs: {}\n', 'github-workflow'],
  ['config.yml', 'version: 2.1\norbs: {}\njobs: {}\n', 'circleci'],
  ['pipeline.yml', 'trigger: none\nsteps:\n  - script: a\n', 'azure-pipelines'],
  ['build.yml', 'stages:\n  - stage: build\n', 'azure-pipelines'],
  ['ci.yaml', 'stages: [a]\nunit:\n  stage: a\n  script: b\n', 'gitlab-ci'],
  ['ci.yaml', 'a:\n  needs:\n    - job: b\n  script: c\n', 'gitlab-ci'],
  ['ci.yaml', 'stages: [a]\nb:\n  script: c\n  needs:\n    - job: d\n', 'gitlab-ci'],
  ['ci.yaml', '.a:\n  tags: [b]\n  parallel:\n    matrix:\n      - job: c\n', 'yaml'],
  ['steps.yml', 'steps:\n- task: a@1\n  inputs:\n    script: b\n', 'azure-pipelines'],
  ['stages.yml', 'stages:\n- stage: a\n  jobs:\n  - job: b\n', 'azure-pipelines'],
  ['runs.yml', 'runs:\n  - name: a\n    steps:\n      - script: b\n        script: c\n', 'yaml'],
  ['ci.yaml', 'language: ruby\nscript: rake\n', 'travis'],
  ['stack.yml', 'services:\n  web:\n    image: a\n', 'compose'],
  ['app.yaml', '---\napiVersion: apps/v1\nkind: Deployment\n', 'kubernetes'],
  ['a.groovy', '// x\npipeline {\n  agent any\n}\n', 'jenkinsfile'],
  ['dockerfileDefault.groovy', 'pipeline {\n  agent { dockerfile true }\n}\n', 'jenkinsfile'],
  ['a.groovy', "node('linux') {\n}\n", 'jenkinsfile'],
  ['a.txt', 'FROM node:22.21.0\nRUN npm ci\n', 'dockerfile'],
  ['a.txt', 'resource "a" "b" {\n}\n', 'terraform'],
  ['config', '{ "a": 1 }', 'json'],
  ['pipeline', 'trigger: none\npool:\n  vmImage: x\nsteps: []\n', 'azure-pipelines'],
  ['a.yml', 'just text', 'yaml'],
  ['Dockerfile.dockerignore', 'node_modules\n', 'text'],
  ['README.groovy', 'import a.b\n', 'text'],
  ['deploy.groovy', 'import a.b\n', 'text'],
];

test('a file is known by its name, or else by its content', () => {
  const files = [...byName.map(([name, kind]) => [name, 'nothing', kind] as const), ...byContent];
  const mistaken = files.filter(([name, text, kind]) => detectKind(name, text) !== kind);
  expect(mistaken).toEqual([]);
});
