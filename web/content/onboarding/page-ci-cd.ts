import type { OnboardingText } from './onboarding.ts';

export const ciCdOnboarding = {
  id: 'ci-cd-on-boarding',
  meta: {
    title: 'CI/CD onboarding',
    description:
      'Name the service whose pipeline is built first, and download a brief and a pipeline that builds, tests and deploys it. Nothing you type leaves your browser.',
  },
  heading: 'CI/CD onboarding',
  lead: 'Name the service that gets its pipeline first, and the tool that builds this service today. The starter pipeline you get builds, tests, scans and deploys it.',
  files:
    'ci.yml deploy.sh staging.conf production.conf dependabot.yml PIPELINE.md brief.md brief.json',
  checklist: {
    title: 'What a first pipeline needs',
    lead: 'If you have these on day one, the pipeline can run on day three.',
    items: [
      { id: 'build', text: 'The command that builds the service on a clean machine' },
      { id: 'tests', text: 'Tests that pass, and how long they take' },
      { id: 'artifact', text: 'The registry or store for what is built' },
      {
        id: 'environments',
        text: 'The environments in their order, and who approves the last one',
      },
      { id: 'secrets', text: 'Where the secrets of the build and the deployment are stored' },
      { id: 'rollback', text: 'How the last rollback was done' },
    ],
  },
} as const satisfies OnboardingText;
