import type { ClosingText, LinkingText } from '../page.ts';

interface WebinarsText extends LinkingText {
  readonly all: string;
  /** Beside the timetable, a quarter of an hour apart. */
  readonly quarters: readonly string[];
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
  onward: [{ to: '/company/contact', label: 'Arrange a session' }],
  all: 'All webinars',
  quarters: ['0:00', '0:15', '0:30', '0:45', '1:00'],
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
