import type { Fragment } from './products/fragment.ts';

/** What an attack did to the tags of an action, and what two ways of naming it then run. */
export const movedTags: Fragment = {
  kind: 'cells',
  label: '77 version tags of an action, 76 of them moved to other code',
  title: 'trivy-action · tags',
  columns: 16,
  cells: [
    { state: 'failed', count: 76 },
    { state: 'passed', count: 1 },
  ],
  note: '@0.28.0 runs somebody else’s code, @<commit> the code you reviewed',
};
