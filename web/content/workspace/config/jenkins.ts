import type { PageText } from '../../page.ts';

export const jenkins = {
  meta: {
    title: 'Jenkins configuration',
    description: 'How OneGo configures Jenkins for a project, and where to start.',
  },
  heading: 'Jenkins',
  lead: 'A Jenkinsfile replaces the jobs that somebody once clicked together. Start with the project whose jobs nobody dares to touch.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
