import type { OnboardingText } from './onboarding.ts';

export const infrastructureOnboarding = {
  id: 'infrastructure-as-code-on-boarding',
  meta: {
    title: 'Infrastructure as code onboarding',
    description:
      'Prepare a project for infrastructure as code. Nothing you type leaves your browser.',
  },
  heading: 'Infrastructure as code onboarding',
  lead: 'Name the environment that is moved into code first, and the pipeline that will plan it.',
} as const satisfies OnboardingText;
