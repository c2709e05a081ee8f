import type { PageText } from '../../page.ts';

export const jenkins = {
  meta: {
    title: 'Jenkins configuration',
    description: 'How OneGo configures Jenkins for a project, and where to start.',
  },
  heading: 'Jenkins',
  lead: 'Every project on Jenkins starts from a Jenkinsfile with build, test, scan and deploy stages. Fill in the onboarding form to name yours.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
