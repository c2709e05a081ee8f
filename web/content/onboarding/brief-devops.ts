import type { BriefText } from './brief.ts';

export const devopsBrief = {
  title: 'DevOps project brief',
  purpose:
    'This project is the first to reach production through a pipeline alone. What works here becomes the documented pattern for the next ones.',
  firstMoves: [
    'Time every step from merge to production, waiting for people included.',
    'Build once, on a clean machine, and store the result under its commit.',
    'Deploy that result to a test environment on each merge.',
    'Automate the last manual step, whichever it is.',
  ],
  stages: [
    { name: 'Source', does: 'A pull request with one review and a green check' },
    { name: 'Build', does: 'One artifact per commit, with its SBOM' },
    { name: 'Test', does: 'Unit and interface tests, with a report in the pull request' },
    { name: 'Security', does: 'Known vulnerabilities and leaked secrets stop the run' },
    { name: 'Deploy', does: 'Staging automatically, production after an approval' },
    {
      name: 'Operate',
      does: 'Alerts on what customers notice, and a practised rollback',
    },
  ],
  bring: [
    'The last five releases with their dates, and what went wrong in each',
    'A diagram of the system, even on paper',
    'The name of the person who is called when it breaks at night',
  ],
  questions: [
    'Which step of the last release took the longest, and who waited for it?',
    'Which tests does nobody trust any more?',
    'Who can veto a release, and for which reasons?',
    'What must not change before the end of the year?',
    'Which other teams would have to change something?',
  ],
  steps: [
    { who: 'You', what: 'Give two named engineers of ours read access.', when: 'Before day one' },
    {
      who: 'Together',
      what: 'Pair on the first pipeline, in your repository and under your rules for review.',
      when: 'Week one',
    },
    {
      who: 'You',
      what: 'Release, roll back and repair a planted fault without us.',
      when: 'Before the handover',
    },
  ],
  measures: [
    'Days from merge to production, before and after',
    'Releases a month, and how many of them were rolled back',
    'Hours to restore service after a failure',
  ],
} as const satisfies BriefText;
