import type { Fragment } from './products/fragment.ts';

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
