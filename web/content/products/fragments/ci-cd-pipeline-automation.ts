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
    section: 'security',
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
    section: 'use-cases',
    kind: 'bars',
    label: 'Forty services, of which twenty-six use one template',
    title: '40 services · one template',
    bars: [
      { state: 'passed', name: 'on the template', note: '26 of 40', length: 65 },
      { state: 'running', name: 'pull request open', note: '5 of 40', from: 65, length: 13 },
      { state: 'waiting', name: 'pipeline of its own', note: '9 of 40', from: 78, length: 22 },
    ],
  },
];
