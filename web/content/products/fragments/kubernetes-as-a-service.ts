import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'rows',
    label: 'A cluster while Terraform creates it',
    title: 'apply · prod-ap-south-1',
    rows: [
      { state: 'passed', name: 'network, 3 zones', note: 'created' },
      { state: 'passed', name: 'control plane 1.36', note: 'private endpoint' },
      { state: 'running', name: 'node pool b', note: '2 of 4 nodes' },
      { state: 'waiting', name: 'add-ons', note: 'next' },
    ],
  },
  {
    kind: 'rows',
    label: 'Workloads at admission: one signed, two refused, one with an exception',
    title: 'admission · last hour',
    rows: [
      { state: 'passed', name: 'web 2.14', note: 'signed by its build' },
      { state: 'failed', name: 'debug-shell', note: 'unsigned: refused' },
      { state: 'failed', name: 'batch-import', note: 'runs as root: refused' },
      { state: 'running', name: 'node-agent', note: 'exception until 30 Nov' },
    ],
  },
  {
    kind: 'calendar',
    label: 'The change calendar of a month: four clusters, one after the other',
    title: '1.35 → 1.36 · November',
    firstMonday: 2,
    days: [
      { day: 3, state: 'passed', name: 'dev' },
      { day: 5, state: 'passed', name: 'staging' },
      { day: 19, state: 'running', name: 'prod-eu' },
      { day: 24, state: 'waiting', name: 'prod-us' },
    ],
  },
  {
    kind: 'bars',
    label: 'The bill of a month, by team',
    title: 'bill · October',
    bars: [
      { state: 'passed', name: 'team-orders', note: '38%', length: 38 },
      { state: 'passed', name: 'team-search', note: '27%', length: 27 },
      { state: 'running', name: 'team-data', note: '22%, lower requests', length: 22 },
      { state: 'failed', name: 'idle', note: '13%, proposal open', length: 13 },
    ],
  },
  {
    kind: 'traces',
    label: 'Nodes and waiting pods over a day',
    title: 'cluster · yesterday',
    traces: [
      {
        state: 'passed',
        name: 'nodes',
        note: '6 at 03:00, 27 at 13:00',
        values: [
          28, 24, 21, 21, 21, 28, 41, 55, 66, 66, 72, 83, 90, 93, 93, 83, 76, 66, 55, 48, 41, 38,
          34, 31,
        ],
      },
      {
        state: 'running',
        name: 'pods waiting for a node',
        note: 'usually 0, at most 9',
        values: [0, 0, 0, 0, 0, 12, 30, 42, 18, 0, 24, 55, 40, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ],
  },
];
