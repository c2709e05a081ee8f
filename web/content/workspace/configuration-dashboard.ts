import type { PageText } from '../page.ts';

export const configurationDashboard = {
  meta: {
    title: 'Configuration dashboard',
    description: 'The projects that you prepare for OneGo DevOps in this browser.',
  },
  heading: 'Configuration dashboard',
  lead: 'What you prepare in onboarding stays in this browser. Open a form to go on with it.',
  onward: [
    { to: '/devops-on-boarding', label: 'Open onboarding' },
    { to: '/ci-cd-on-boarding', label: 'CI/CD onboarding' },
  ],
} as const satisfies PageText;
