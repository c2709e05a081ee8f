import type { OnboardingText } from './onboarding.ts';

export const complianceOnboarding = {
  id: 'security-compliance-on-boarding',
  meta: {
    title: 'Security and compliance onboarding',
    description: 'Prepare a project for automated controls. Nothing you type leaves your browser.',
  },
  heading: 'Security and compliance onboarding',
  lead: 'Name the project whose controls are automated first, and where its checks will run.',
} as const satisfies OnboardingText;
