import type { ClosingText, PageText } from '../page.ts';

interface WebinarsText extends Omit<PageText, 'onward'> {
  readonly all: string;
  /** Above the sessions that follow the first. */
  readonly others: string;
  /** Title of the picture of a session's steps. */
  readonly order: string;
  readonly stepMinutes: (minutes: number) => string;
  readonly ledBy: (speakers: string) => string;
  /** A session with a recording. */
  readonly recorded: { readonly status: string; readonly button: string };
  /** A session that exists as an outline with notes. */
  readonly outline: { readonly note: string; readonly button: string };
  readonly subject: (title: string) => string;
}

export const webinars = {
  meta: {
    title: 'Webinars',
    description:
      'Outlines with notes of five sessions on delivery, incidents and migration. We hold each one live for your team by appointment.',
  },
  heading: 'Five workshop outlines with notes',
  lead: 'Each outline has the order of the session, what is shown and the notes behind it. There are no recordings yet; we hold a session live for your team by appointment.',
  all: 'All webinars',
  others: 'More sessions',
  order: 'Order of the session',
  stepMinutes: (minutes: number) => `${minutes} min`,
  ledBy: (speakers: string) => `Led by ${speakers}`,
  recorded: { status: 'Recording', button: 'Watch the recording' },
  outline: {
    note: 'No recording yet',
    button: 'Arrange this session',
  },
  subject: (title: string) => `Webinar: ${title}`,
} as const satisfies WebinarsText;

export const webinarsClosing = {
  title: 'Hold one with your team',
  lead: 'Name the session, and two or three dates that suit you.',
  links: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/training', label: 'See the courses' },
  ],
} as const satisfies ClosingText;
