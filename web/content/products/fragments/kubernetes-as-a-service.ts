import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'diff',
    label: 'A cluster that takes the next Kubernetes version',
    title: 'clusters/prod-eu/main.tf',
    lines: [
      '|module "cluster" {',
      '|  source = "../../modules/cluster"',
      '|',
      '-  kubernetes_version = "1.36"',
      '+  kubernetes_version = "1.37"',
      '|  audit_logs         = true',
      '|}',
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
