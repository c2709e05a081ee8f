import type { BriefText } from './brief.ts';

export const migrationBrief = {
  title: 'Cloud migration project brief',
  purpose:
    'This workload moves in the first wave, after a rehearsal and with a tested way back. It was chosen because it teaches most at the lowest risk.',
  firstMoves: [
    'Compare the inventory with the network records and mark what does not match.',
    'Decide for each part: move it as it is, change it, replace it or switch it off.',
    'Copy the data once, measure how long it takes, and keep the copy in step.',
    'Rehearse the cutover with the people who will do it, against the clock.',
  ],
  stages: [
    { name: 'Assess', does: 'Dependencies, data volumes and owners, taken from records' },
    { name: 'Plan', does: 'Waves with a date, an owner and a point of no return' },
    { name: 'Automate', does: 'Landing zone and workload as code, deployed by pipeline' },
    { name: 'Migrate', does: 'Rehearsal, cutover, comparison of both sides, decision' },
    { name: 'Optimize', does: 'Sizes and commitments set from a month of real use' },
  ],
  bring: [
    'Server and application lists, however old',
    'Contracts and leases with their last day of notice',
    'Last year’s peak load, and its date',
  ],
  questions: [
    'Which undocumented systems call this workload?',
    'How much data may be lost in the worst case, in minutes?',
    'How long after the cutover can the old side take over again?',
    'Which data may not leave its country, and who says so?',
    'What would make you stop on the night itself?',
  ],
  steps: [
    {
      who: 'You',
      what: 'Allow a discovery agent on a sample of servers.',
      when: 'Two weeks ahead',
    },
    { who: 'We', what: 'Hand over the wave plan with its assumptions.', when: 'End of week one' },
    {
      who: 'Together',
      what: 'Decide on the cutover in writing, after the rehearsal.',
      when: 'Three days before the date',
    },
  ],
  measures: [
    'Minutes of interruption, compared with what was agreed',
    'Records that differ between old and new, which must be none',
    'Cost of the third month, compared with the estimate',
  ],
} as const satisfies BriefText;
