import type { ClosingText } from '../page.ts';

/** The page of a rule. */
export const rulePage = {
  list: 'All rules',
  description: (title: string) =>
    `${title}: what goes wrong, an example with its correction, when you can safely ignore it, and how to silence the finding.`,
  wrong: 'With the mistake',
  right: 'Corrected',
  unless: 'When to ignore it',
  silence: 'How to silence it',
  silenceLead: 'Write this comment on a line of its own, above the finding:',
  noComments: 'JSON has no comments, so nothing in the file can silence it.',
  elsewhere: 'Names in other linters',
  elsewhereLead: 'If the file already silences one of these, it silences this finding too.',
  source: 'Source',
  tryIt: 'Try the example',
  closing: {
    title: 'Look for it in a file of yours',
    lead: 'The check runs in your browser, and the file does not leave it.',
    links: [
      { to: '/check', label: 'Check a file' },
      { to: '/resources/all', label: 'Browse all resources' },
    ],
  } satisfies ClosingText,
};
