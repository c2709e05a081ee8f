import type { OnboardingText } from './onboarding.ts';

export const infrastructureOnboarding = {
  id: 'infrastructure-as-code-on-boarding',
  meta: {
    title: 'Infrastructure as code onboarding',
    description:
      'Prepare a project for infrastructure as code. Nothing you type leaves your browser.',
  },
  heading: 'Infrastructure as code onboarding',
  lead: 'Name the environment that is moved into code first, and the pipeline that will plan it. Terraform files you add are read for common slips on the spot.',
  checklist: {
    title: 'Before the first plan',
    lead: 'Code that describes half an environment is worse than none, so we begin with a list.',
    items: [
      { id: 'accounts', text: 'The cloud accounts or subscriptions, and what lives in each' },
      { id: 'state', text: 'A place for the state, with locking and versions' },
      { id: 'names', text: 'Rules for names and tags, written or not' },
      { id: 'manual', text: 'What was clicked together and never written down' },
      { id: 'reader', text: 'A role that may read everything and change nothing' },
      { id: 'network', text: 'Address ranges and connections to other networks' },
    ],
  },
} as const satisfies OnboardingText;
