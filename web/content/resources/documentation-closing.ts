import type { ClosingText } from '../page.ts';

export const documentationClosing = {
  title: 'Describe your own project',
  lead: 'A form notes which tools you use. You take away a brief, and a starter kit with a pipeline for them.',
  links: [
    { to: '/devops-on-boarding', label: 'Open onboarding' },
    { to: '/resources/all', label: 'Browse all resources' },
  ],
} as const satisfies ClosingText;
