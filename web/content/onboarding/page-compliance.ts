import type { OnboardingText } from './onboarding.ts';

export const complianceOnboarding = {
  id: 'security-compliance-on-boarding',
  meta: {
    title: 'Security and compliance onboarding',
    description:
      'Name the project whose controls are automated first, and download a brief with its open questions. Nothing you type leaves your browser.',
  },
  heading: 'Security and compliance onboarding',
  lead: 'Name the project whose controls are automated first, and where its checks will run. Evidence then comes from the pipeline and not from screenshots.',
  files:
    'evidence.yml collect-evidence.sh list-changes.py check-controls.py controls.json .gitignore renovate.json EVIDENCE.md brief.md brief.json',
  checklist: {
    title: 'Before controls become code',
    lead: 'An auditor will ask for the same things, so the effort is not lost.',
    items: [
      { id: 'framework', text: 'The framework you report against, and its scope' },
      { id: 'last-audit', text: 'Findings of the last audit that are still open' },
      { id: 'owners', text: 'A named owner for each control' },
      { id: 'evidence', text: 'Where evidence is kept, and for how long' },
      { id: 'exceptions', text: 'Current exceptions, with the date on which each ends' },
    ],
  },
} as const satisfies OnboardingText;
