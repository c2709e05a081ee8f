import type { PageText } from './page.ts';

export interface InfoCard {
  readonly name: string;
  readonly description: string;
}

/** Texts of a booking frame while it loads, if it fails to load, and if none is configured. */
export interface BookingFrameText {
  /** Accessible name of the iframe. */
  readonly frameTitle: string;
  readonly loading: string;
  readonly notLoading: {
    readonly title: string;
    readonly lead: string;
    readonly directLinkLabel: string;
    readonly emailLabel: string;
    /** Shows the frame anyway, because a load failure can be a false positive. */
    readonly showFrameLabel: string;
  };
  readonly byEmail: {
    readonly title: string;
    readonly lead: string;
    /** What the visitor should include in the e-mail. */
    readonly include: readonly string[];
    readonly subject: string;
    readonly emailLabel: string;
  };
}

export interface BookingText extends PageText {
  readonly cards: readonly InfoCard[];
  readonly frame: BookingFrameText;
}

export const booking = {
  meta: {
    title: 'Book a demo',
    description:
      'Choose a time for a 30-minute demo with one of our engineers: one of your services, its way to production, and what we would change first.',
  },
  heading: 'Thirty minutes, your pipeline, no slides',
  lead: 'Choose a time and bring a service that is slow to release. An engineer follows its path to production with you and writes down where it waits.',
  onward: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/pricing', label: 'How pricing works' },
  ],
  cards: [
    {
      name: 'A 30-minute demo',
      description:
        'Ten minutes on how you release today, ten on the same release with our templates, ten for your questions.',
    },
    {
      name: 'What to prepare',
      description:
        'A recent run that was slow or failed, and somebody who remembers it. Sharing your screen is enough: send us no access and no data.',
    },
    {
      name: 'A follow-up e-mail',
      description:
        'What we saw and three changes in order of effect, by the end of the next working day. The engineer from the call writes and signs it.',
    },
  ],
  frame: {
    frameTitle: 'Calendar for booking a demo',
    loading: 'Loading free times',
    notLoading: {
      title: 'The calendar has not loaded',
      lead: 'A browser extension or your network may be blocking it. Open the calendar in a tab of its own, or send us the times that suit you.',
      directLinkLabel: 'Open the calendar',
      emailLabel: 'Book by e-mail',
      showFrameLabel: 'Show the calendar anyway',
    },
    byEmail: {
      title: 'Book your demo by e-mail',
      lead: 'Write a few lines. An invitation with a link to the call follows within one working day.',
      include: [
        'Your name, role and company',
        'Three times that suit you, with the time zone',
        'The service or tool to look at',
        'Who else will join',
      ],
      subject: 'Demo of 30 minutes',
      emailLabel: 'Write the e-mail',
    },
  },
} as const satisfies BookingText;
