import type { PageText } from '../../page.ts';

export const azureDevops = {
  meta: {
    title: 'Azure DevOps configuration',
    description: 'How OneGo configures Azure DevOps for a project, and where to start.',
  },
  heading: 'Azure DevOps',
  lead: 'A pipeline on Azure DevOps is one YAML file in your repository, with build, test, scan and deploy stages. Name the project in onboarding first.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
