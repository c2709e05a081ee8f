import type { OnboardingText } from './onboarding.ts';

export const migrationOnboarding = {
  id: 'cloud-migration-on-boarding',
  meta: {
    title: 'Cloud migration onboarding',
    description:
      'Name the workload that moves to the cloud first, and download a brief that separates facts from guesses. Nothing you type leaves your browser.',
  },
  heading: 'Cloud migration onboarding',
  lead: 'Name the workload that moves in the first wave, and how it is built today. The brief separates what is known from what has to be measured.',
  files:
    'migration.yml waves.json runbook.md check-waves.py check-cutover.sh renovate.json MIGRATION.md brief.md brief.json',
  checklist: {
    title: 'For the first wave',
    lead: 'We plan a wave from these. The sooner you find a gap, the cheaper it is.',
    items: [
      { id: 'inventory', text: 'Servers, databases and jobs of the workload, with their owners' },
      { id: 'dependencies', text: 'What calls it, and what it calls' },
      { id: 'data', text: 'How much data moves, and how fast it grows' },
      { id: 'window', text: 'The longest interruption that its users accept' },
      { id: 'licences', text: 'Licences that are tied to a machine or a place' },
      { id: 'residency', text: 'Countries in which the data has to stay' },
      { id: 'way-back', text: 'How long after the cutover the old system can still take over' },
    ],
  },
} as const satisfies OnboardingText;
