import type { Fragment } from './products/fragment.ts';

/** What an attack did to the tags of an action, and what two ways of naming it then run. */
export const movedTags: Fragment = {
  kind: 'cells',
  label: '77 version tags of an action, 76 of them moved to other code',
  title: 'trivy-action · tags',
  columns: 11,
  cells: [
    { state: 'failed', count: 76 },
    { state: 'passed', count: 1 },
  ],
  note: '@0.28.0 runs somebody else’s code, @<commit> the code you reviewed',
};

/** The worked example of the whitepaper on slow releases, in a currency of the reader's choice. */
export const costOfSlowReleases: Fragment = {
  kind: 'bars',
  label: 'What a year of slow releases costs, in four parts',
  title: '12 releases a year',
  bars: [
    { state: 'passed', name: 'Waiting', note: '40 × 26,000 × 3 ÷ 52', from: 0, length: 39 },
    { state: 'passed', name: 'Batches', note: '12 × 60 × 50', from: 39, length: 23 },
    { state: 'passed', name: 'Failures', note: '12 × ¼ × 5,500', from: 62, length: 11 },
    { state: 'passed', name: 'Evenings', note: '12 × 12 × 6 × 50', from: 73, length: 27 },
  ],
};
