import type { Fragment } from '../products/fragment.ts';

/** Pictures of the news, by the name of their file. News without one is text only. */
export const newsFragments: Readonly<Record<string, Fragment>> = {
  'a-second-factor-for-accounts': {
    kind: 'rows',
    label: 'A login that asks for a code after the password',
    title: 'login',
    rows: [
      { state: 'passed', name: 'password', note: 'correct' },
      { state: 'running', name: 'code from the app', note: 'requested' },
      { state: 'waiting', name: 'recovery codes', note: '10 unused' },
    ],
  },
  'eks-1-34-moves-to-extended-support': {
    kind: 'bars',
    label: 'The price of a control plane in standard and in extended support',
    title: 'a control plane, per hour',
    bars: [
      { state: 'passed', name: 'standard support', note: 'USD 0.10', length: 16.7 },
      { state: 'running', name: 'extended support', note: 'USD 0.60', length: 100 },
    ],
  },
  'starter-pipelines-in-the-onboarding-workspace': {
    kind: 'cells',
    label: 'A starter pipeline for each of five tools and six languages',
    title: '5 tools × 6 languages',
    columns: 6,
    cells: [{ state: 'waiting', count: 30 }],
    note: '30 starter pipelines',
  },
};
