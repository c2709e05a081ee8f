import type { PageText } from '../../page.ts';

export const azureDevops = {
  meta: {
    title: 'Azure DevOps configuration',
    description: 'How OneGo configures Azure DevOps for a project, and where to start.',
  },
  heading: 'Azure DevOps',
  lead: 'Every project on Azure DevOps starts from azure-pipelines.yml with build, test, scan and deploy stages. Fill in the onboarding form to name yours.',
  onward: [
    { to: '/ci-cd-on-boarding', label: 'Start CI/CD onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
