import type { PageText } from '../../page.ts';

export const mongodb = {
  meta: {
    title: 'MongoDB Manager',
    description: 'How OneGo sets up and backs up MongoDB for a project.',
  },
  heading: 'MongoDB Manager',
  lead: 'A deployment starts with a connection, a user and a backup that has been restored once. Onboarding names the project it belongs to.',
  onward: [
    { to: '/cloud-migration-on-boarding', label: 'Start migration onboarding' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
