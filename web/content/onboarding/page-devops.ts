import type { OnboardingText } from './onboarding.ts';

export const devopsOnboarding = {
  id: 'devops-on-boarding',
  meta: {
    title: 'DevOps onboarding',
    description:
      'Describe the project that moves to automated delivery first, and download a project brief and a starter pipeline. Nothing you type leaves your browser.',
  },
  heading: 'DevOps onboarding',
  lead: 'Describe the project that goes first, and download a project brief and a starter pipeline. Nothing you type or choose here leaves your browser.',
  files:
    'ci.yml deploy.sh staging.conf production.conf dependabot.yml PIPELINE.md brief.md brief.json',
  checklist: {
    title: 'Before the first call',
    lead: 'Tick what you have. You need not wait for the rest: we sort it out together.',
    items: [
      { id: 'owner', text: 'One engineer who knows how a change reaches production today' },
      { id: 'decider', text: 'Somebody who can decide about access and budget' },
      { id: 'repository', text: 'The repository that goes first, with its default branch' },
      { id: 'goals', text: 'Two or three goals with a number, and today’s value' },
      { id: 'freeze', text: 'Dates on which you cannot release' },
    ],
  },
} as const satisfies OnboardingText;
