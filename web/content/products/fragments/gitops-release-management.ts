import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'diff',
    label: 'The repository of a fleet, with a folder for a new cluster',
    title: 'fleet · main',
    lines: [
      '|CODEOWNERS',
      '|apps/web/base/',
      '|apps/web/overlays/prod-eu/',
      '+apps/web/overlays/prod-us/',
      '|clusters/prod-eu/',
      '+clusters/prod-us/',
    ],
  },
  {
    kind: 'rows',
    label: 'What a release waits for before it is merged',
    title: 'merge · web 2.14.0',
    rows: [
      { state: 'passed', name: 'code owner', note: 'approved 14:02' },
      { state: 'passed', name: 'policies', note: '31 of 31' },
      { state: 'passed', name: 'secrets', note: 'encrypted' },
      { state: 'passed', name: 'release window', note: 'open since 14:00' },
    ],
  },
  {
    kind: 'rows',
    label: 'A commit that is applied in three waves',
    title: 'sync · prod-us · 9c1d7e2',
    rows: [
      { state: 'passed', name: 'wave 0, namespace', note: '3 applied' },
      { state: 'passed', name: 'wave 1, database', note: '3 applied' },
      { state: 'running', name: 'wave 2, web', note: 'waits for health' },
      { state: 'passed', name: 'self-healing', note: 'on' },
    ],
  },
  {
    kind: 'bars',
    label: 'A release that takes over the traffic in three steps',
    title: 'web 2.14.0 · share of traffic',
    bars: [
      { state: 'passed', name: '10%', note: '10 min, errors flat', length: 10 },
      { state: 'passed', name: '50%', note: '20 min, errors flat', length: 50 },
      { state: 'passed', name: '100%', note: 'since 14:32', length: 100 },
    ],
  },
  {
    kind: 'cells',
    label: 'Ninety shops, two of which are offline and will catch up',
    title: 'shops · release 2.14.0',
    columns: 30,
    cells: [
      { state: 'passed', count: 37 },
      { state: 'failed', count: 1 },
      { state: 'passed', count: 24 },
      { state: 'failed', count: 1 },
      { state: 'passed', count: 27 },
    ],
    note: '88 of 90 in sync, two offline since 13:10',
  },
];
