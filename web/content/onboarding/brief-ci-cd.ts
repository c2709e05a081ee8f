import type { BriefText } from './brief.ts';

export const ciCdBrief = {
  title: 'CI/CD project brief',
  purpose:
    'One service gets a pipeline that builds, tests, scans and deploys every commit. The old one keeps running until the new one has shipped ten releases.',
  firstMoves: [
    'Put the starter pipeline on a branch and make its build pass.',
    'Run it beside the current pipeline on each commit, and compare the two.',
    'Let it deploy to staging, with a smoke test at the end.',
    'Add the approval for production, and release through it once.',
  ],
  stages: [
    { name: 'Source', does: 'A push or pull request starts the run; main is protected' },
    { name: 'Build', does: 'Locked dependencies from a cache, one image or package' },
    { name: 'Test', does: 'Fast tests first, slow ones in parallel, reports kept' },
    {
      name: 'Security',
      does: 'Dependencies, image and secrets scanned; critical findings stop here',
    },
    {
      name: 'Deploy',
      does: 'Environments in order, an approval before the last, a rollback beside it',
    },
  ],
  bring: [
    'The current pipeline definition, or a recording of the manual steps',
    'Durations of the last twenty runs',
    'A list of secrets by name, without their values',
  ],
  questions: [
    'How long may a run take before people stop waiting for it?',
    'Does the same artifact go to every environment, or is it rebuilt?',
    'What makes you roll back a release, and who presses the button?',
    'Do database changes travel with the code?',
    'Which runners may reach production, and why?',
  ],
  steps: [
    {
      who: 'You',
      what: 'Create the environments and name who approves each.',
      when: 'Before the second day',
    },
    {
      who: 'We',
      what: 'Open the pull request with the pipeline.',
      when: 'By Wednesday of week one',
    },
    {
      who: 'Together',
      what: 'Switch the old jobs off, one by one, and archive them.',
      when: 'After ten releases',
    },
  ],
  measures: [
    'Minutes from push to result',
    'Share of runs that fail for no reason in the code',
    'Minutes that a rollback takes, timed in a rehearsal',
  ],
} as const satisfies BriefText;
