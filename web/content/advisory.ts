import type { BookingFrameText } from './booking.ts';
import type { LinkingText } from './page.ts';
import { prices, promises } from './promises.ts';
import type { NamedItem } from './section.ts';

export interface AdvisoryStep {
  readonly name: string;
  readonly description: string;
}

export interface AdvisoryAudience extends NamedItem {
  /** What such a caller asks, in the caller's words. */
  readonly question: string;
  /** One call, as the list of queries has it: number and subject, and the units of time used. */
  readonly query: string;
  readonly units: number;
}

export interface AdvisoryText extends LinkingText {
  readonly steps: { readonly title: string; readonly items: readonly AdvisoryStep[] };
  readonly audiences: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly AdvisoryAudience[];
  };
  readonly limits: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly NamedItem[];
  };
  readonly booking: {
    readonly title: string;
    readonly lead: string;
    readonly meter: { readonly label: string; readonly title: string };
    readonly frame: BookingFrameText;
  };
}

const charged = prices.advisory ? `you pay ${prices.advisory}, charged` : 'time is charged';

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
    missing: 'Describe the problem.',
    button: 'Raise the query',
    sent: {
      title: 'We have your query',
      text: `You get the name of an expert, the rate and an estimate ${promises.expertMatch}.`,
      again: 'Raise another query',
    },
  },
  emailSubject: 'EzyAssist query',
} as const satisfies BookingFrameText;

export const advisory = {
  meta: {
    title: 'EzyAssist, expert advice by the hour',
    description:
      'Ask a DevOps engineer about one problem with Kubernetes, pipelines, Terraform, cloud or security. You know the rate beforehand and pay for the time used.',
  },
  heading: 'An expert for the hour you need one',
  lead: 'Describe what is stuck. An engineer who has seen it before works through it with you on a call, and you get the answer in writing.',
  onward: [{ to: '/company/contact', label: 'Contact us' }],
  steps: {
    title: 'From question to answer in four steps',
    items: [
      {
        name: 'Raise query',
        description:
          'Say what happens, what should happen and what you have tried. Send no passwords and no personal data.',
      },
      {
        name: 'Get matched',
        description: `You get the engineer’s name, experience and hourly rate in INR, with an estimate, ${promises.expertMatch}. If you decline, you owe nothing.`,
      },
      {
        name: 'Receive solutions',
        description:
          'You share your screen, and the engineer works through the problem with you. Afterwards you get the steps and commands in writing.',
      },
      {
        name: 'Pay as you go',
        description: `After a free quarter of an hour, ${charged} in units of ${promises.expertUnit} until you end the call. There is no subscription.`,
      },
    ],
  },
  audiences: {
    title: 'Who calls, and with what',
    lead: 'Five groups, each with an invented query. Blocks are quarter hours; the first is free.',
    items: [
      {
        name: 'Startups',
        description:
          'A second opinion before the first cluster, the first on-call rota or the first large cloud bill.',
        question: 'Do eleven services need a cluster?',
        query: 'query 71 · ECS or EKS',
        units: 3,
      },
      {
        name: 'Platform teams',
        description: 'Somebody who has done the upgrade that you are planning.',
        question: 'The upgrade hangs on a webhook. What now?',
        query: 'query 102 · EKS 1.32 to 1.33',
        units: 6,
      },
      {
        name: 'Security teams',
        description:
          'Help with a threat model, a Kyverno policy, or a finding that two scanners rate differently.',
        question: 'Two scanners disagree. Which one is right?',
        query: 'query 88 · base image CVE',
        units: 2,
      },
      {
        name: 'Enterprises',
        description:
          'An outside review of an architecture or migration plan, by somebody who works for none of your vendors.',
        question: 'Which wave of this migration plan fails first?',
        query: 'query 64 · review of 9 waves',
        units: 8,
      },
      {
        name: 'Government bodies',
        description:
          'Advice under your procurement rules. Where the network has to stay closed, we agree on a visit beforehand.',
        question: 'How do images reach a network without internet?',
        query: 'query 97 · offline registry',
        units: 5,
      },
    ],
  },
  limits: {
    title: 'What EzyAssist is not',
    lead: 'In these three cases something else will serve you better.',
    items: [
      {
        name: 'An emergency line',
        description:
          'Calls are by appointment. In a production outage, call your own on-call engineer or your support provider.',
      },
      {
        name: 'A pair of hands',
        description:
          'We advise while you type. Work inside your systems needs a project and a contract.',
      },
      {
        name: 'An auditor or a lawyer',
        description:
          'Our engineers can prepare you for an audit, but cannot sign it off or interpret the law.',
      },
    ],
  },
  booking: {
    title: 'Start with a call',
    lead: `You do not pay for ${promises.expertFreeTime}. We use them to understand the problem and tell you whether an hour with us would help.`,
    meter: { label: 'The meter of the call before it begins', title: 'your query · free so far' },
    frame: advisoryFrame,
  },
} as const satisfies AdvisoryText;
