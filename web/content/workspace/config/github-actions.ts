import type { PageText } from '../../page.ts';

export const githubActions = {
  meta: {
    title: 'GitHub Actions configuration',
    description: 'How OneGo configures GitHub Actions for a project, and where to start.',
  },
  heading: 'GitHub Actions',
  lead: 'Every project on GitHub Actions starts from a workflow with build, test, scan and deploy stages. Fill in the onboarding form to name yours.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
