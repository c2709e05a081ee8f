import type { OnboardingText } from './onboarding.ts';

export const complianceOnboarding = {
  id: 'security-compliance-on-boarding',
  meta: {
    title: 'Security and compliance onboarding',
    description: 'Prepare a project for automated controls. Nothing you type leaves your browser.',
  },
  heading: 'Security and compliance onboarding',
  lead: 'Name the project whose controls are automated first, and where its checks will run. Evidence then comes from the pipeline instead of from screenshots.',
  checklist: {
    title: 'Before controls become code',
    lead: 'An auditor asks for the same things in the end, so the effort is not lost.',
    items: [
      { id: 'framework', text: 'The framework you report against, and its scope' },
      { id: 'last-audit', text: 'Findings of the last audit that are still open' },
      { id: 'owners', text: 'A named owner for each control' },
      { id: 'evidence', text: 'Where evidence is kept, and for how long' },
      { id: 'exceptions', text: 'Exceptions in force, with the date on which they end' },
    ],
  },
} as const satisfies OnboardingText;
