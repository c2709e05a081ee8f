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
];
