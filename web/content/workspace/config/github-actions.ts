import type { PageText } from '../../page.ts';

export const githubActions = {
  meta: {
    title: 'GitHub Actions configuration',
    description: 'How OneGo configures GitHub Actions for a project, and where to start.',
  },
  heading: 'GitHub Actions',
  lead: 'A workflow lives beside the code that it builds and pins each action by digest. Onboarding asks which project gets the first one.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
