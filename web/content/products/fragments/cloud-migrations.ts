import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'rows',
    label: 'What a service was found to depend on',
    title: 'orders depends on',
    rows: [
      { state: 'passed', name: 'orders-db', note: '4,100 queries an hour' },
      { state: 'passed', name: 'billing', note: 'HTTP, each night' },
      { state: 'running', name: 'warehouse', note: 'a file share, undocumented' },
      { state: 'failed', name: 'fax gateway', note: 'no owner found' },
    ],
  },
  {
    kind: 'bars',
    label: 'Four waves of a move, the second of them tonight',
    title: '48 servers · four waves',
    bars: [
      { state: 'passed', name: 'wave 1, 9 servers', note: 'done', from: 0, length: 22 },
      { state: 'running', name: 'wave 2, 14 servers', note: 'tonight', from: 26, length: 22 },
      { state: 'waiting', name: 'wave 3, 17 servers', note: '12 December', from: 52, length: 22 },
      { state: 'waiting', name: 'wave 4, 8 servers', note: '16 January', from: 78, length: 22 },
    ],
  },
  {
    kind: 'rows',
    label:
      'Access and encryption of one wave: the roles expire on Friday, old copies are being wiped',
    title: 'wave 1 · access',
    rows: [
      { state: 'passed', name: 'wave roles', note: 'expire Fri 18:00' },
      { state: 'passed', name: 'tunnel between the sites', note: 'IPsec, up' },
      { state: 'passed', name: 'disk keys', note: 'your KMS' },
      { state: 'running', name: 'spare copies', note: '9 of 14 wiped' },
    ],
  },
  {
    kind: 'bars',
    label: 'The hours of a rehearsed cutover',
    title: 'rehearsal 2 · 22:00 to 02:00',
    bars: [
      { state: 'passed', name: 'freeze', note: '20 min', from: 0, length: 9 },
      { state: 'passed', name: 'final sync', note: '64 min', from: 9, length: 27 },
      { state: 'passed', name: 'switch', note: '8 min', from: 36, length: 4 },
      { state: 'running', name: 'checks', note: '50 min', from: 40, length: 21 },
      { state: 'waiting', name: 'rollback', note: 'until 02:00', from: 40, length: 60 },
    ],
  },
  {
    kind: 'traces',
    label: 'The first two days of a service after its move',
    title: 'billing · first two days',
    traces: [
      {
        state: 'passed',
        name: 'latency, p99',
        note: '170 ms, was 210 ms',
        values: [62, 65, 61, 64, 47, 45, 48, 46, 47],
      },
      {
        state: 'waiting',
        name: 'test machines',
        note: 'off from 20:00 to 07:00',
        values: [4, 4, 90, 90, 4, 4, 90, 90, 4, 4],
        at: [0, 7, 7, 20, 20, 31, 31, 44, 44, 48],
      },
      {
        state: 'passed',
        name: 'spent of the budget',
        note: '6% on day 2 of 30',
        values: [0, 9, 20, 30],
      },
    ],
  },
];
