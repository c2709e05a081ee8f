import type { BriefText } from './brief.ts';

export const infrastructureBrief = {
  title: 'Infrastructure as code project brief',
  purpose:
    'One environment is described in code, so that it can be reviewed, rebuilt and copied. Existing resources are imported, not recreated.',
  firstMoves: [
    'Set up the state with locking, versions and a backup.',
    'Import the network and the rules around it, until a plan shows no change.',
    'Import the workloads next, the smallest first.',
    'Remove the permission to change this environment by hand.',
  ],
  stages: [
    { name: 'Define', does: 'Modules with inputs, outputs and an example each' },
    { name: 'Version control', does: 'Formatting, validation and policy on every pull request' },
    {
      name: 'Plan and review',
      does: 'The plan is in the pull request; destroying takes two reviews',
    },
    {
      name: 'Deploy',
      does: 'Once a person says so, the very plan that the policy judged is applied',
    },
    { name: 'Monitor', does: 'A nightly plan reports drift, and somebody owns the report' },
  ],
  bring: [
    'An export of what the accounts contain, or permission to make one',
    'The bills of the last three months, by service',
    'Scripts that create servers today',
  ],
  questions: [
    'Which resources may never be destroyed, whatever a plan says?',
    'Who changes something by hand today, and would notice if they no longer could?',
    'How should the environments differ, and how do they actually differ?',
    'Which secrets live in configuration, and where should they move?',
    'How long can you do without the environment?',
  ],
  steps: [
    { who: 'You', what: 'Create a read-only role.', when: 'Before week one' },
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
    'Hours to build a copy of the environment',
    'Manual changes a month',
  ],
} as const satisfies BriefText;
