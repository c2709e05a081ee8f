import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'rows',
    label: 'Controls of a standard and the checks behind them',
    title: 'control map · ISO 27001',
    rows: [
      { state: 'passed', name: 'A.8.24 cryptography', note: '3 checks a night' },
      { state: 'passed', name: 'A.5.15 access', note: '5 checks a night' },
      { state: 'running', name: 'A.8.8 vulnerabilities', note: '4 checks, 1 open' },
      { state: 'waiting', name: 'A.7.4 premises', note: 'by hand, in May' },
    ],
  },
  {
    kind: 'bars',
    label: '431 findings, of which four can be reached from the internet',
    title: '431 findings · by exposure',
    bars: [
      { state: 'failed', name: 'from the internet', note: '4', length: 3 },
      { state: 'running', name: 'behind a login', note: '21', length: 7 },
      { state: 'waiting', name: 'inside the network', note: '96', length: 25 },
      { state: 'waiting', name: 'no path to them', note: '310', length: 72 },
    ],
  },
  {
    kind: 'rows',
    label: 'Findings of a quarter with their owners and dates',
    title: 'findings · this quarter',
    rows: [
      { state: 'failed', name: 'SEC-341 admin without MFA', note: 'due Friday' },
      { state: 'running', name: 'SEC-311 patch of 2 hosts', note: 'merging' },
      { state: 'passed', name: 'SEC-305 open bucket', note: 'closed in 3 minutes' },
      { state: 'passed', name: 'SEC-298 stale grants', note: 'closed in 1 day' },
    ],
  },
  {
    kind: 'rows',
    label: 'How one finding was closed and its evidence filed',
    title: 'SEC-305 · open bucket',
    rows: [
      { state: 'failed', name: 'found', note: '02:14' },
      { state: 'passed', name: 'made private', note: '02:17' },
      { state: 'passed', name: 'checked again', note: '02:30, closed' },
      { state: 'passed', name: 'evidence A.8.3', note: 'signed, filed' },
    ],
  },
  {
    kind: 'rows',
    label: 'What ran in a night: three automations finished, one waits for a person',
    title: 'ran tonight · log',
    rows: [
      { state: 'passed', name: 'bucket exports', note: 'private after 50 s' },
      { state: 'passed', name: 'leaver, 11 accounts', note: 'closed 18:02' },
      { state: 'running', name: 'openssl 3.5.4', note: 'tests on 6 of 9 services' },
      { state: 'waiting', name: 'grant on billing', note: 'manager asked' },
    ],
  },
];
