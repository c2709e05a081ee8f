import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'rows',
    label: 'What a node’s collector takes in and masks',
    title: 'collector · node 14',
    rows: [
      { state: 'passed', name: 'metrics', note: '41,200 series' },
      { state: 'passed', name: 'logs', note: '2,300 lines a second' },
      { state: 'passed', name: 'traces', note: '4% kept' },
      { state: 'passed', name: 'card numbers', note: '12 masked' },
    ],
  },
  {
    kind: 'bars',
    label: 'How long four kinds of logs are kept',
    title: 'logs · days kept',
    bars: [
      { state: 'passed', name: 'audit', note: '400, write-once', length: 100 },
      { state: 'passed', name: 'errors', note: '90', length: 23 },
      { state: 'passed', name: 'requests', note: '30', length: 8 },
      { state: 'waiting', name: 'debug', note: '3', length: 2 },
    ],
  },
  {
    kind: 'bars',
    label: 'A slow request, span by span',
    title: 'trace 8d01e7 · 560 ms',
    bars: [
      { state: 'passed', name: 'gateway', note: '560 ms', from: 0, length: 100 },
      { state: 'passed', name: 'checkout', note: '548 ms', from: 2, length: 98 },
      { state: 'failed', name: 'orders, 212 queries', note: '496 ms', from: 5, length: 89 },
      { state: 'passed', name: 'payments', note: '24 ms', from: 95, length: 4 },
    ],
  },
  {
    kind: 'traces',
    label: 'Rate, errors and duration of a service over an hour',
    title: 'checkout · 14:00 to 15:00',
    traces: [
      {
        state: 'passed',
        name: 'requests',
        note: '1,240 a second',
        values: [58, 61, 60, 66, 70, 69, 74, 78, 77, 83, 86, 84, 88, 90, 89, 92],
      },
      {
        state: 'failed',
        name: 'errors',
        note: '0.4%, was 0.1%',
        values: [10, 11, 9, 10, 12, 10, 11, 10, 12, 11, 38, 62, 48, 44, 42, 41],
      },
      {
        state: 'running',
        name: 'duration, p99',
        note: '560 ms, was 190 ms',
        values: [22, 24, 21, 23, 25, 22, 24, 26, 25, 27, 58, 74, 70, 68, 66, 64],
      },
    ],
  },
  {
    kind: 'bars',
    label: 'What four services have left of their error budgets',
    title: 'error budget left · 30 days',
    bars: [
      { state: 'passed', name: 'search', note: '91%', length: 91 },
      { state: 'passed', name: 'invoices', note: '78%', length: 78 },
      { state: 'running', name: 'checkout', note: '38%, slow down', length: 38 },
      { state: 'failed', name: 'login', note: '4%, freeze', length: 4 },
    ],
  },
];
