import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'bars',
    label: 'The upgrade calendar of a month: four clusters, one after the other',
    title: '1.36 → 1.37 · November',
    bars: [
      { state: 'passed', name: 'dev', note: 'Tue 3, done', from: 0, length: 7 },
      { state: 'passed', name: 'staging', note: 'Thu 5, done', from: 7, length: 10 },
      { state: 'running', name: 'prod-eu', note: 'Thu 19, pool 3 of 5', from: 55, length: 17 },
      { state: 'waiting', name: 'prod-in', note: 'Tue 24', from: 72, length: 17 },
    ],
  },
  {
    kind: 'bars',
    label: 'The number of nodes over a day',
    title: 'nodes · yesterday',
    bars: [
      { state: 'passed', name: '03:00', note: '6', length: 21 },
      { state: 'passed', name: '09:00', note: '19', length: 66 },
      { state: 'running', name: '13:00', note: '27, two joining', length: 93 },
      { state: 'passed', name: '21:00', note: '11', length: 38 },
    ],
  },
];
