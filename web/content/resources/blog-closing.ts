import type { ClosingText } from '../page.ts';

export const blogClosing = {
  title: 'Try it on a file of yours',
  lead: 'The file check looks for what these articles warn of: tags that move, and limits, probes and timeouts that are missing.',
  links: [
    { to: '/check', label: 'Check a configuration file' },
    { to: '/resources/all', label: 'Browse all resources' },
  ],
} as const satisfies ClosingText;
