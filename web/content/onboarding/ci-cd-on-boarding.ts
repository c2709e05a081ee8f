import type { OnboardingText } from './onboarding.ts';

export const ciCdOnboarding = {
  id: 'ci-cd-on-boarding',
  meta: {
    title: 'CI/CD onboarding',
    description:
      'Prepare a project for CI/CD pipeline automation. Nothing you type leaves your browser.',
  },
  heading: 'CI/CD onboarding',
  lead: 'Name the service whose pipeline is built first, and the tool that runs it today. The starter pipeline you get builds, tests, scans and deploys it.',
  checklist: {
    title: 'What a first pipeline needs',
    lead: 'The pipeline runs on day two if these are there on day one.',
    items: [
      { id: 'build', text: 'The command that builds the service on a clean machine' },
      { id: 'tests', text: 'Tests that pass, and how long they take' },
      { id: 'artifact', text: 'The registry or store for what is built' },
      {
        id: 'environments',
        text: 'The environments in their order, and who approves the last one',
      },
      { id: 'secrets', text: 'The place of each secret that the build or the deploy reads' },
      { id: 'rollback', text: 'How the last release was taken back' },
    ],
  },
} as const satisfies OnboardingText;
