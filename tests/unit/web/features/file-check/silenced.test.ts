import { expect, test } from 'vitest';
import { checkText } from './check.ts';
import { readExamples } from './examples.ts';

const bucket = (comment: string) =>
  `${comment}resource "aws_s3_bucket_acl" "a" {\n  acl = "public-read"◀\n}\n`;
const step = (comment: string) =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: b/c@v1${comment}\n`;
const pod = (annotation: string, more = '') =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  annotations:\n    ${annotation}\nspec:\n  containers: [{ image: a${more} }]◀\n`;
const silent = (file: string) => file.replace('◀', '');

/** A comment that means another rule, or another place, and the one of each linter. */
const cases = readExamples({
  dockerfile: {
    'moving-image': ['# hadolint ignore=⟨DL3008→DL3006,DL3008⟩\nFROM a◀\n'],
    sudo: ['# hadolint ⟨→global ⟩ignore=DL3004\nFROM a:1\nRUN a\nRUN sudo b◀\n'],
    'refused-by-builder': [
      'FROM a:1\n# hadolint ignore=⟨DL4006→DL4000⟩\nMAINTAINER b◀\n',
      'FROM a:1\n# hadolint ignore=⟨DL4006→DL4003⟩\nCMD ["b"]◀\nCMD ["c"]\n',
    ],
    'root-user': [
      'FROM alpine:3◀\n# checkov:skip=⟨CKV_DOCKER_2→CKV_DOCKER_3: runs in a sandbox⟩\n',
    ],
  },
  'github-workflow': {
    'unpinned-action': [
      step(' # zizmor: ignore[⟨cache-poisoning]→unpinned-uses] ours⟩'),
      step(' # ⟨unpinned-action→file-check: ignore[unpinned-action]⟩'),
    ],
  },
  terraform: {
    'public-bucket': [
      bucket('#tfsec:ignore:⟨aws-s3-enable-versioning→aws-s3-no-public-access-with-acl⟩\n'),
      `${bucket('')}#trivy:ignore:AVD-AWS-0092\n`,
      silent(bucket('#trivy:ignore:AVD-AWS-0092\n')),
      `locals {\n  #checkov:skip=CKV_AWS_20:site\n}\n${bucket('')}`,
      silent(bucket('')).replace('{\n', '{\n  #checkov:skip=CKV_AWS_20:site\n'),
      bucket('# kics-scan ⟨disable=a→ignore⟩\n'),
      bucket('# kics-scan ignore-block\n⟨locals {\n}\n→⟩'),
    ],
    'unpinned-module': [
      '# tflint-ignore: ⟨terraform_naming_convention→terraform_module_version⟩\nmodule "a" {\n  source = "b/c/d"◀\n}\n',
    ],
  },
  kubernetes: {
    'moving-image': [
      pod('ignore-check.kube-linter.io/⟨run-as-non-root→latest-tag⟩: "local"'),
      pod('polaris.fairwinds.com/tagNotSpecified-exempt: "⟨false→true⟩"'),
      pod('checkov.io/skip1: ⟨CKV_K8S_20=CKV_K8S_14 stays→CKV_K8S_14=built on this node⟩'),
      pod('checkov.io/skip1: ⟨CKV_K8S_140→CKV_K8S_20\n    "checkov.io/skip2": "CKV_K8S_14"⟩'),
    ],
    'privileged-container': [
      pod(
        '⟨example.com→checkov.io⟩/skip1: CKV_K8S_16=reason',
        ', securityContext: { privileged: true }',
      ),
    ],
  },
  yaml: {
    'plain-text-secret': ['password: hunter22 # ⟨not a secret→gitleaks:allow⟩\n'],
  },
});

test('a comment silences its rule in its place, and no other', async () => {
  const wrongly: string[] = [];
  for (const { kind, rule, wrong, right } of cases) {
    for (const text of [...wrong, ...right]) {
      const line = text.split('\n').findIndex((each) => each.includes('◀')) + 1;
      const found = (await checkText(kind, silent(text))).filter((each) => each.rule === rule);
      const isSaid = found.some((each) => each.line === line);
      if (line > 0 ? !isSaid : found.length > 0) wrongly.push(text);
    }
  }
  expect(wrongly).toEqual([]);
});

test('an annotation does not reach the next document', async () => {
  const annotation = 'checkov.io/skip1: CKV_K8S_14=local';
  const found = await checkText(
    'kubernetes',
    silent(`${silent(pod(annotation))}---\n${pod('a: b')}`),
  );
  expect(found.filter(({ rule }) => rule === 'moving-image').map(({ line }) => line)).toEqual([15]);
});
