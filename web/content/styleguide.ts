import type { SignalState } from './signal.ts';

/** The parts that all pages are made of. Unlisted: for whoever changes them. */
export const styleguide = {
  meta: {
    title: 'Style guide',
    description:
      'The parts that the pages of this site are made of, each in its states: type, colors, buttons, fields, signals and pictures.',
  },
  heading: 'Style guide',
  lead: 'Every part in its states, in the theme that is chosen in the footer.',
  sections: {
    type: 'Type',
    colors: 'Colors',
    buttons: 'Buttons',
    fields: 'Fields',
    signals: 'Signals',
    pictures: 'Pictures',
  },
  specimen: 'One push travels a line to production, and each signal on the way turns green.',
  /** Tokens. */
  colors: [
    'ink',
    'muted',
    'line',
    'card',
    'go',
    'go wash',
    'amber',
    'amber wash',
    'red',
    'red wash',
  ],
  buttons: { primary: 'Primary', quiet: 'Quiet', compact: 'Compact', disabled: 'Disabled' },
  fields: {
    empty: 'Empty field',
    filled: 'Filled field',
    value: 'payments-api',
    wrong: 'Wrong field',
    error: 'Enter an email address such as name@company.com.',
    select: 'Select',
    option: 'An option',
    checkbox: 'Checkbox',
    checked: 'Checked checkbox',
  },
  signals: ['passed', 'running', 'waiting', 'failed'] satisfies readonly SignalState[],
  notices: { info: 'Something to know.', error: 'Something that failed, and what to do.' },
} as const;
