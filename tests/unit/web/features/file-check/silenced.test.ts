import { expect, test } from 'vitest';
import type { ConfigKind } from '../../../../../web/features/file-check/check-file.ts';
import { checkText } from './check.ts';

const rulesIn = async (kind: ConfigKind, text: string) =>
  (await checkText(kind, text)).map(({ rule }) => rule);

const bucket = (comment: string) =>
  `${comment}resource "aws_s3_bucket_acl" "a" {\n  acl = "public-read"\n}\n`;
const step = (comment: string) =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: b/c@v1${comment}\n`;
const pod = (annotation: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  annotations:\n    ${annotation}\nspec:\n  containers: [{ image: a }]\n`;

/** The comment of each linter, and one that means another rule. */
const cases: readonly [ConfigKind, rule: string, silent: string, heard: string][] = [
  [
    'dockerfile',
    'moving-image',
    '# hadolint ignore=DL3006,DL3008\nFROM a\n',
    '# hadolint ignore=DL3008\nFROM a\n',
  ],
  [
    'dockerfile',
    'sudo',
    '# hadolint global ignore=DL3004\nFROM a:1\nRUN a\nRUN sudo b\n',
    '# hadolint ignore=DL3004\nFROM a:1\nRUN a\nRUN sudo b\n',
  ],
  [
    'dockerfile',
    'refused-by-builder',
    'FROM a:1\n# hadolint ignore=DL4000\nMAINTAINER b\n',
    'FROM a:1\n# hadolint ignore=DL4006\nMAINTAINER b\n',
  ],
  [
    'dockerfile',
    'refused-by-builder',
    'FROM a:1\n# hadolint ignore=DL4003\nCMD ["b"]\nCMD ["c"]\n',
    'FROM a:1\n# hadolint ignore=DL4006\nCMD ["b"]\nCMD ["c"]\n',
  ],
  [
    'dockerfile',
    'root-user',
    'FROM a:1\n# checkov:skip=CKV_DOCKER_3: runs in a sandbox\n',
    'FROM a:1\n# checkov:skip=CKV_DOCKER_2\n',
  ],
  [
    'github-workflow',
    'unpinned-action',
    step(' # zizmor: ignore[unpinned-uses] ours'),
    step(' # zizmor: ignore[cache-poisoning]'),
  ],
  [
    'github-workflow',
    'unpinned-action',
    step(' # file-check: ignore[unpinned-action]'),
    step(' # unpinned-action'),
  ],
  [
    'terraform',
    'public-bucket',
    bucket('#tfsec:ignore:aws-s3-no-public-access-with-acl\n'),
    bucket('#tfsec:ignore:aws-s3-enable-versioning\n'),
  ],
  [
    'terraform',
    'public-bucket',
    bucket('#trivy:ignore:AVD-AWS-0092\n'),
    `${bucket('')}#trivy:ignore:AVD-AWS-0092\n`,
  ],
  [
    'terraform',
    'public-bucket',
    bucket('').replace('{\n', '{\n  #checkov:skip=CKV_AWS_20:site\n'),
    `locals {\n  #checkov:skip=CKV_AWS_20:site\n}\n${bucket('')}`,
  ],
  [
    'terraform',
    'unpinned-module',
    '# tflint-ignore: terraform_module_version\nmodule "a" {\n  source = "b/c/d"\n}\n',
    '# tflint-ignore: terraform_naming_convention\nmodule "a" {\n  source = "b/c/d"\n}\n',
  ],
  ['terraform', 'public-bucket', bucket('# kics-scan ignore\n'), bucket('# kics-scan disable=a\n')],
  [
    'terraform',
    'public-bucket',
    bucket('# kics-scan ignore-block\n'),
    `# kics-scan ignore-block\nlocals {\n}\n${bucket('')}`,
  ],
  [
    'kubernetes',
    'moving-image',
    pod('ignore-check.kube-linter.io/latest-tag: "local"'),
    pod('ignore-check.kube-linter.io/run-as-non-root: "local"'),
  ],
  [
    'kubernetes',
    'moving-image',
    pod('checkov.io/skip1: CKV_K8S_14=built on this node'),
    pod('checkov.io/skip1: CKV_K8S_20=CKV_K8S_14 stays'),
  ],
  [
    'kubernetes',
    'moving-image',
    pod('checkov.io/skip1: CKV_K8S_20\n    "checkov.io/skip2": "CKV_K8S_14"'),
    pod('checkov.io/skip1: CKV_K8S_140'),
  ],
  [
    'kubernetes',
    'privileged-container',
    pod('checkov.io/skip1: CKV_K8S_16=reason').replace(
      'image: a',
      'image: a, securityContext: { privileged: true }',
    ),
    pod('example.com/skip1: CKV_K8S_16=reason').replace(
      'image: a',
      'image: a, securityContext: { privileged: true }',
    ),
  ],
  [
    'yaml',
    'plain-text-secret',
    'password: hunter22 # gitleaks:allow\n',
    'password: hunter22 # not a secret\n',
  ],
];

test.each(cases)(
  '%s: %s is not said after %j, and is after %j',
  async (kind, rule, silent, heard) => {
    expect(await rulesIn(kind, silent)).not.toContain(rule);
    expect(await rulesIn(kind, heard)).toContain(rule);
  },
);

test.each([
  'ignore-check.kube-linter.io/latest-tag: "local"',
  'checkov.io/skip1: CKV_K8S_14=local',
])('%s in one document does not reach the next', async (annotation) => {
  const silenced = pod(annotation);
  const found = await checkText('kubernetes', `${silenced}---\n${pod('a: b')}`);
  expect(found.filter(({ rule }) => rule === 'moving-image').map(({ line }) => line)).toEqual([15]);
});
