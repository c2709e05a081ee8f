import type { PageText } from '../../page.ts';

export const gitlabCi = {
  meta: {
    title: 'GitLab CI configuration',
    description: 'How OneGo configures GitLab CI for a project, and where to start.',
  },
  heading: 'GitLab CI',
  lead: 'GitLab reads one file at the root of the repository. Tell us in onboarding which project it belongs to and what it is written in.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
