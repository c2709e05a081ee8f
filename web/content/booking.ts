import type { LeadFormText } from './leads.ts';
import type { ClosingText, PageText } from './page.ts';
import { promises } from './promises.ts';

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
  /** The form that books if no calendar is configured. */
  readonly byForm: LeadFormText;
  /** Subject of an email that books. */
  readonly emailSubject: string;
}

export interface BookingText extends PageText {
  readonly cards: readonly InfoCard[];
  readonly closing: ClosingText;
  readonly frame: BookingFrameText;
}

export const booking = {
  meta: {
    title: 'Book a demo',
    description:
      'A free 30-minute demo with one of our engineers: one of your services, its path to production, where it waits, and what we would change first.',
  },
  heading: 'Thirty minutes, your pipeline, no slides',
  lead: 'Bring a service that is slow to release. An engineer follows one change to production with you and notes where it waits. The demo is free.',
  cards: [
    {
      name: 'What to prepare',
      description:
        'A pipeline run that gave you trouble, and a colleague who was there. Sharing your screen is enough: we need no access and no data, unless you want a scan beforehand or Edzy on one of your runs.',
    },
    {
      name: 'A 30-minute demo',
      description:
        'A third on what you bring, a third on how we would do it with our templates, a third for your questions.',
    },
    {
      name: 'A follow-up email',
      description: `What we saw and three changes in order of effect, ${promises.demoFollowUp}. The engineer from the call writes it.`,
    },
  ],
  closing: {
    title: 'If a demo is too soon',
    lead: 'Write to us, or read what drives the price.',
    links: [
      { to: '/pricing', label: 'How pricing works' },
      { to: '/company/contact', label: 'Contact us' },
    ],
  },
  frame: {
    frameTitle: 'Calendar for booking a demo',
    loading: 'Loading free times',
    notLoading: {
      title: 'The calendar has not loaded',
      lead: 'A browser extension or your network may be blocking it. Open the calendar in its own tab, or email us the times that suit you.',
      directLinkLabel: 'Open the calendar',
      emailLabel: 'Book by email',
      showFrameLabel: 'Show the calendar anyway',
    },
    byForm: {
      id: 'demo',
      title: 'Suggest three times',
      lead: `You get an invitation with a link to the call; we send it ${promises.reply}.`,
      steps: {
        writing: { name: 'Written', detail: 'stays in this tab until you send it' },
        storing: {
          name: 'Stored',
          detail: `in our database, for ${promises.messageRetention}`,
        },
        end: { name: 'Invited', detail: `by email, ${promises.reply}` },
      },
      fixedTopic: 'demo',
      messageLabel:
        'Three dates and times that suit you, your time zone, and the service to look at',
      picksLabel: 'The service to look at',
      missing: 'Pick a time, or write when you can talk.',
      button: 'Book the demo',
      sent: {
        title: 'We have your request',
        text: `An engineer confirms one of your times by email ${promises.reply}.`,
        again: 'Ask for another demo',
      },
    },
    emailSubject: `Demo of ${promises.demoLength}`,
  },
} as const satisfies BookingText;

/** The half hours that a visitor can pick. */
export const slotPicker = {
  zone: 'In your time zone,',
  earlier: 'The week before',
  later: 'The week after',
  none: (place: number) => `Choice ${place}`,
  remove: 'Remove',
  save: 'Save as drafts for a calendar',
  fileName: 'demo-times.ics',
  event: (brand: string) => `Demo with ${brand}, asked for`,
};

/** In the place of a calendar that the visitor has not agreed to yet. */
export const calendarGate = {
  title: 'Choose a time in the calendar',
  lead: 'It comes from another company, which then sees your network address and may set cookies.',
  show: 'Show the calendar',
};
