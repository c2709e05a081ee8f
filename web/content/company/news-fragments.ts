import type { Fragment } from '../products/fragment.ts';

/** Pictures of the news, by the name of their file, the newest first. News without one is text only. */
export const newsFragments: Readonly<Record<string, Fragment>> = {
  'eks-1-34-moves-to-extended-support': {
    kind: 'bars',
    label: 'The price of a control plane in standard and in extended support',
    title: 'a control plane, per hour',
    bars: [
      { state: 'passed', name: 'standard support', note: 'USD 0.10', length: 16.7 },
      { state: 'running', name: 'extended support', note: 'USD 0.60', length: 100 },
    ],
  },
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
  'check-a-file-before-you-commit-it': {
    kind: 'diff',
    label: 'Two corrections that the file check offers in a Dockerfile',
    title: 'Dockerfile',
    lines: [
      '-ADD package.json ./',
      '+COPY package.json ./',
      '|RUN npm ci',
      '-COPPY . .',
      '+COPY . .',
    ],
  },
  'eight-courses-and-a-calculator': {
    kind: 'bars',
    label: 'What a year of slow releases costs in the example of the calculator',
    title: 'release cost · 155,700 a year',
    bars: [
      { state: 'waiting', name: 'waiting', note: '60,000', length: 39 },
      { state: 'waiting', name: 'batches', note: '36,000', length: 23 },
      { state: 'waiting', name: 'failures', note: '16,500', length: 11 },
      { state: 'waiting', name: 'evenings', note: '43,200', length: 28 },
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
