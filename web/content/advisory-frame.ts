import type { BookingFrameText } from './booking.ts';
import { promises } from './promises.ts';

/** The calendar for booking an expert. */
export const advisoryFrame = {
  frameTitle: 'Calendar for booking an expert',
  loading: 'Loading the experts’ calendar',
  notLoading: {
    title: 'Free times cannot be shown here',
    lead: 'Something between you and the booking service is in the way. Open the calendar in a separate tab, or send us an email.',
    directLinkLabel: 'Open in a separate tab',
    emailLabel: 'Raise your query by email',
    showFrameLabel: 'Show the frame anyway',
  },
  byForm: {
    id: 'query',
    title: 'Raise your query',
    lead: `Describe the problem, and the matching starts. If we cannot help, we say so ${promises.expertMatch}.`,
    steps: {
      writing: { name: 'Written', detail: 'stays in this tab until you send it' },
      storing: {
        name: 'Stored',
        detail: `in our database, for ${promises.messageRetention}`,
      },
      end: { name: 'Matched', detail: promises.expertMatch },
    },
    fixedTopic: 'ezyassist',
    messageLabel: 'Tool and version, the first error line, and when you can talk',
    button: 'Raise the query',
    sent: {
      title: 'We have your query',
      text: `You get the name of an expert, the rate and an estimate ${promises.expertMatch}.`,
      again: 'Raise another query',
    },
  },
  emailSubject: 'EzyAssist query',
} as const satisfies BookingFrameText;
