import type { OnboardingText } from './onboarding.ts';

export const infrastructureOnboarding = {
  id: 'infrastructure-as-code-on-boarding',
  meta: {
    title: 'Infrastructure as code onboarding',
    description:
      'Name the environment that moves into code first, and download a brief and a pipeline that plans it. Nothing you type leaves your browser.',
  },
  heading: 'Infrastructure as code onboarding',
  lead: 'Name the environment that moves into code first, and the pipeline that will plan it. Add a Terraform file, and this page checks it for common mistakes.',
  files:
    'infrastructure.yml terraform.sh check.sh plan.sh policy.sh check-plan.py check-drift.py apply.sh versions.tf variables.tf main.tf .gitignore renovate.json INFRASTRUCTURE.md brief.md brief.json',
  checklist: {
    title: 'Before the first plan',
    lead: 'Code that describes half an environment hides the other half, so start with a list.',
    items: [
      { id: 'accounts', text: 'The cloud accounts or subscriptions, and what lives in each' },
      { id: 'state', text: 'A place for the state, with locking and versioning' },
      { id: 'names', text: 'Rules for names and tags, written or not' },
      { id: 'manual', text: 'What was set up by hand and never documented' },
      { id: 'reader', text: 'A read-only role' },
      { id: 'network', text: 'Address ranges and connections to other networks' },
    ],
  },
} as const satisfies OnboardingText;
