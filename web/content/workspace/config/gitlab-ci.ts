import type { PageText } from '../../page.ts';

export const gitlabCi = {
  meta: {
    title: 'GitLab CI configuration',
    description: 'How OneGo configures GitLab CI for a project, and where to start.',
  },
  heading: 'GitLab CI',
  lead: 'Every project on GitLab CI starts from .gitlab-ci.yml with build, test, scan and deploy stages. Fill in the onboarding form to name yours.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
