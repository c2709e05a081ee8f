import type { OnboardingText } from './onboarding.ts';

export const ciCdOnboarding = {
  id: 'ci-cd-on-boarding',
  meta: {
    title: 'CI/CD onboarding',
    description:
      'Prepare a project for CI/CD pipeline automation. Nothing you type leaves your browser.',
  },
  heading: 'CI/CD onboarding',
  lead: 'Name the service whose pipeline is built first, and the tool that runs it today.',
} as const satisfies OnboardingText;
