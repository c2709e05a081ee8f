import type { OnboardingText } from './onboarding.ts';

export const devopsOnboarding = {
  id: 'devops-on-boarding',
  meta: {
    title: 'DevOps onboarding',
    description:
      'Tell us about the project that moves to automated delivery. Nothing you type leaves your browser.',
  },
  heading: 'DevOps onboarding',
  lead: 'Describe the project that goes first. Nothing you type or choose here leaves your browser.',
} as const satisfies OnboardingText;
