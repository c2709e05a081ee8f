import type { BriefText } from './brief.ts';

export const infrastructureBrief = {
  title: 'Infrastructure as code project brief',
  purpose:
    'One environment is described in code, so that it can be reviewed, rebuilt and copied. Nothing that runs is recreated for it: what exists is imported.',
  firstMoves: [
    'Set up the state with locking, versions and a backup.',
    'Import the network and the rules around it, until a plan shows no change.',
    'Move one workload after it, the smallest first.',
    'Take away the right to change this environment by hand.',
  ],
  stages: [
    { name: 'Define', does: 'Modules with inputs, outputs and an example each' },
    { name: 'Version control', does: 'Formatting, validation and policy on every pull request' },
    {
      name: 'Plan and review',
      does: 'The plan stands in the pull request; destruction needs two reviews',
    },
    { name: 'Deploy', does: 'The reviewed plan is applied, not a new one' },
    { name: 'Monitor', does: 'A nightly plan reports drift, and somebody owns the report' },
  ],
  bring: [
    'An export of what the accounts contain, or leave to make one',
    'The bill of the last three months, by service',
    'Scripts that create servers today',
  ],
  questions: [
    'Which resources may never be destroyed, whatever a plan says?',
    'Who changes something by hand today, and would notice if it was refused?',
    'How are the environments meant to differ, and how do they in fact?',
    'Which secrets live in configuration, and where should they move?',
    'How long may the environment be gone before it hurts?',
  ],
  steps: [
    { who: 'You', what: 'Create a role that reads everything.', when: 'Ahead of week one' },
    {
      who: 'We',
      what: 'Import the first part and show an empty plan.',
      when: 'By Friday of the first week',
    },
    {
      who: 'Together',
      what: 'Rebuild a copy of the environment from nothing.',
      when: 'Before it is called done',
    },
  ],
  measures: [
    'Share of resources that are in code',
    'Hours to a copy of the environment',
    'Changes a month that came in by hand',
  ],
} as const satisfies BriefText;
