import type { BriefText } from './brief.ts';

export const migrationBrief = {
  title: 'Cloud migration project brief',
  purpose:
    'This workload goes in the first wave, with a rehearsal before it and a way back behind it. It is chosen to teach as much as possible at the lowest risk.',
  firstMoves: [
    'Compare the inventory with the network records and mark what does not match.',
    'Choose for each part: move it as it is, change it, replace it or switch it off.',
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
    'Peak load of the last year, and the day on which it came',
  ],
  questions: [
    'What calls this workload without anyone having written it down?',
    'How much data may be lost in the worst case, in minutes?',
    'Until when can the old side take over again?',
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
      what: 'Decide about the cutover after the rehearsal, in writing.',
      when: 'Three days before the date',
    },
  ],
  measures: [
    'Minutes of interruption, against what was agreed',
    'Records that differ between old and new, which has to be none',
    'Monthly cost in the third month, against the estimate',
  ],
} as const satisfies BriefText;
