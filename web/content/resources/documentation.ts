import type { ClosingText, PageText } from '../page.ts';
import { settings } from '../site.ts';

interface DocumentationText extends PageText {
  /** Heading above the list of chapters. */
  readonly chapters: string;
  readonly groups: { readonly every: string; readonly products: string };
  /** Link from a chapter to the list of all. */
  readonly all: string;
  readonly neighbors: {
    readonly heading: string;
    readonly previous: string;
    readonly next: string;
  };
}

export const documentation = {
  meta: {
    title: 'Documentation',
    description: `How to start with each ${settings.shortBrand} offering: what we need from you, what happens in the first week, and where everything lives afterwards.`,
  },
  heading: 'Documentation: how each product starts',
  lead: 'What each engagement needs from you, what happens in the first week, and where everything lives when we leave.',
  chapters: 'Documentation',
  groups: { every: 'For every product', products: 'By product: how the first week ends' },
  all: 'All chapters',
  neighbors: {
    heading: 'Neighbouring chapters',
    previous: 'Previous chapter',
    next: 'Next chapter',
  },
} as const satisfies DocumentationText;

export const documentationClosing = {
  title: 'Describe your own project',
  lead: 'A form notes which tools you use. You take away a brief, and a starter kit with a pipeline for them.',
  links: [
    { to: '/devops-on-boarding', label: 'Open onboarding' },
    { to: '/resources/all', label: 'Browse all resources' },
  ],
} as const satisfies ClosingText;
