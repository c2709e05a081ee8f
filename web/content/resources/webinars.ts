import type { PageText } from '../page.ts';

interface WebinarsText extends PageText {
  readonly all: string;
  readonly facts: (length: string, speakers: string) => string;
  /** Texts for a past session with a recording, and for one that is held on request. */
  readonly recorded: { readonly status: string; readonly button: string };
  readonly open: { readonly status: string; readonly button: string };
  readonly subject: (title: string) => string;
}

export const webinars = {
  meta: {
    title: 'Webinars',
    description:
      'Outlines with notes of five sessions on delivery, incidents and migration. We hold each one live for your team by appointment.',
  },
  heading: 'An hour with the people who did it',
  lead: 'Live sessions on one subject each, with time for your questions. The demo is real and so are its failures.',
  onward: [
    { to: '/resources/all', label: 'Browse all resources' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
  all: 'All webinars',
  facts: (length: string, speakers: string) => `${length}, with ${speakers}`,
  recorded: { status: 'Recording on request', button: 'Ask for the recording' },
  open: { status: 'By appointment', button: 'Arrange this session' },
  subject: (title: string) => `Webinar: ${title}`,
} as const satisfies WebinarsText;
