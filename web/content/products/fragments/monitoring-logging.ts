import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
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
  {
    section: 'security',
    kind: 'rows',
    label: 'Detections of a night: a shell in a container and a new admin key',
    title: 'detections · tonight',
    rows: [
      { state: 'failed', name: 'shell in a container', note: 'checkout-7d9, 03:12' },
      { state: 'failed', name: 'new admin key', note: 'no change request' },
      { state: 'passed', name: 'card numbers', note: 'masked on the node' },
      { state: 'passed', name: 'audit log', note: 'write-once, no gap' },
    ],
  },
];
