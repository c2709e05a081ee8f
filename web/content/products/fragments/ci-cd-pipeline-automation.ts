import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'diff',
    label: 'A pipeline file that moves to a newer template',
    title: 'payments-api · .gitlab-ci.yml',
    lines: [
      '|include:',
      '|  - project: platform/pipelines',
      '|    file: java-service.yml',
      '-    ref: v6.4.0',
      '+    ref: v7.0.0',
      '|    inputs:',
      '|      service: payments-api',
      '|      regions: 3',
      '|      production: approval',
    ],
  },
  {
    kind: 'bars',
    label: 'The steps of a build in 51 seconds',
    title: 'payments-api · build of a41f9c2',
    bars: [
      { state: 'passed', name: 'packages', note: '0:12, cached', from: 0, length: 24 },
      { state: 'passed', name: 'compile', note: '0:22', from: 24, length: 43 },
      { state: 'passed', name: 'image, 148 MB', note: '0:11', from: 67, length: 22 },
      { state: 'passed', name: 'SBOM and signature', note: '0:06', from: 89, length: 11 },
    ],
  },
  {
    kind: 'bars',
    label: '1,206 tests in three suites, side by side',
    title: 'tests · 1,206 in 8 shards',
    bars: [
      { state: 'passed', name: 'unit', note: '914 in 0:41', length: 42 },
      { state: 'passed', name: 'contract', note: '210 in 0:58', length: 60 },
      { state: 'passed', name: 'browser', note: '80 in 1:37', length: 100 },
      { state: 'running', name: 'flaky, run again', note: '2, owner told', length: 4 },
    ],
  },
  {
    kind: 'rows',
    label: 'Two releases in the audit trail: one with its approvals, one refused without',
    title: 'audit · payments · today',
    rows: [
      { state: 'passed', name: '2.14.1 to production', note: '2 approvals' },
      { state: 'passed', name: 'token for the job', note: 'valid for 15 min' },
      { state: 'failed', name: '2.14.2 to production', note: 'no approval: refused' },
      { state: 'passed', name: 'image of 2.14.1', note: 'sha256:9c1e…' },
    ],
  },
  {
    kind: 'rows',
    label: 'A gate before production that waits for one approval',
    title: 'gate to production · run 412',
    rows: [
      { state: 'passed', name: 'tests', note: '1,206 of 1,206' },
      { state: 'passed', name: 'change window', note: 'open until 17:00' },
      { state: 'passed', name: 'code owner', note: 'approved 13:52' },
      { state: 'running', name: 'release manager', note: 'asked 4 min ago' },
    ],
  },
];
