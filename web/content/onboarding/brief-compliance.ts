import type { BriefText } from './brief.ts';

export const complianceBrief = {
  title: 'Security and compliance project brief',
  purpose:
    'Machines check the controls of this project and produce the evidence. People decide only on exceptions.',
  firstMoves: [
    'List the controls in scope and mark those that a machine can check.',
    'Write the first five as policies and run them in report mode.',
    'Agree on exceptions, each with an owner and an end date.',
    'Let the policies block, starting with new changes.',
  ],
  stages: [
    { name: 'Detect', does: 'Inventory of accounts, images and identities, refreshed daily' },
    { name: 'Analyze', does: 'Findings are mapped to a control and ranked by exposure' },
    { name: 'Protect', does: 'Policies refuse the change in the pull request and at admission' },
    { name: 'Verify', does: 'Evidence is collected, signed and kept for the agreed time' },
    { name: 'Monitor', does: 'Drift from a control opens a ticket for its owner' },
  ],
  bring: [
    'The report of the last audit, or its list of findings',
    'The register of exceptions, if there is one',
    'An example of evidence that an auditor accepted',
  ],
  questions: [
    'Which control costs the most hours before each audit?',
    'Where do people work around a rule, and what are they trying to do?',
    'Who accepts a risk, and for how long?',
    'Which evidence must come from the system itself and not from a screenshot?',
    'When is the next audit, and what has to be true by then?',
  ],
  steps: [
    {
      who: 'You',
      what: 'Name one contact in audit and one in engineering.',
      when: 'Before we start',
    },
    {
      who: 'We',
      what: 'Show the first policies on real changes, in report mode.',
      when: 'At the end of the first week',
    },
    {
      who: 'Together',
      what: 'Walk an auditor through the evidence.',
      when: 'A month before the audit',
    },
  ],
  measures: [
    'Share of controls in scope that machines check',
    'Hours spent on evidence for an audit',
    'Days that a finding stays open, by severity',
  ],
} as const satisfies BriefText;
