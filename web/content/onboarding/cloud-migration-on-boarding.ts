import type { OnboardingText } from './onboarding.ts';

export const migrationOnboarding = {
  id: 'cloud-migration-on-boarding',
  meta: {
    title: 'Cloud migration onboarding',
    description:
      'Prepare a workload for its move to the cloud. Nothing you type leaves your browser.',
  },
  heading: 'Cloud migration onboarding',
  lead: 'Name the workload that moves in the first wave, and how it is built today.',
} as const satisfies OnboardingText;
