import type { OnboardingText } from './onboarding.ts';

export const devsecopsOnboarding = {
  id: 'dev-sec-ops-on-boarding',
  meta: {
    title: 'DevSecOps onboarding',
    description: 'Prepare a project for SAST and DAST. Nothing you type leaves your browser.',
  },
  heading: 'DevSecOps onboarding',
  lead: 'Name the repository that is scanned first, and the pipeline in which the scans run.',
} as const satisfies OnboardingText;
