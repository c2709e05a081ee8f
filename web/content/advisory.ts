import type { BookingFrameText } from './booking.ts';
import type { PageText } from './page.ts';
import type { NamedItem } from './section.ts';

export interface AdvisoryStep {
  readonly name: string;
  readonly description: string;
}

export interface AdvisoryText extends PageText {
  readonly steps: { readonly title: string; readonly items: readonly AdvisoryStep[] };
  readonly audiences: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly NamedItem[];
  };
  readonly limits: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly NamedItem[];
  };
  readonly booking: {
    readonly title: string;
    readonly lead: string;
    readonly frame: BookingFrameText;
  };
}

export const advisory = {
  meta: {
    title: 'EzyAssist, expert advice by the hour',
    description:
      'Book a DevOps expert for a single question on Kubernetes, pipelines, Terraform, cloud or security. You get a written answer and pay for time used.',
  },
  heading: 'An expert for the hour you need one',
  lead: 'Describe what is stuck. An engineer who has met it before works through it with you on a call and leaves the answer in writing.',
  onward: [
    { to: '/book-demo', label: 'Book a demo' },
    { to: '/company/contact', label: 'Contact us' },
  ],
  steps: {
    title: 'From question to answer in four steps',
    items: [
      {
        name: 'Raise query',
        description:
          'Say what happens, what should happen and what you have tried. Logs and versions help; passwords and personal data stay with you.',
      },
      {
        name: 'Get matched',
        description:
          'A name, the relevant experience, the rate and an estimate reach you by the next working day. Decline, and you owe nothing.',
      },
      {
        name: 'Receive solutions',
        description:
          'You share a screen and work on it together. Afterwards the steps, the commands and the open risks are yours as a document.',
      },
      {
        name: 'Pay as you go',
        description:
          'Time is charged in units of 15 minutes, up to the moment you end it. There is no subscription and no minimum.',
      },
    ],
  },
  audiences: {
    title: 'Who calls, and with what',
    lead: 'Five groups, each with the queries that it raises most.',
    items: [
      {
        name: 'Startups',
        description:
          'A second opinion before the first cluster, the first on-call rota or the first large cloud bill.',
      },
      {
        name: 'Platform teams',
        description:
          'Somebody who has been through that upgrade, for the two afternoons on which it is hard.',
      },
      {
        name: 'Security teams',
        description:
          'Help with a threat model, a Kyverno policy, or a finding that two scanners rate differently.',
      },
      {
        name: 'Enterprises',
        description:
          'A review of an architecture or migration plan from outside your organisation and its vendors.',
      },
      {
        name: 'Government bodies',
        description:
          'Advice under your procurement rules, on your own premises where the network must stay closed.',
      },
    ],
  },
  limits: {
    title: 'What EzyAssist is not',
    lead: 'Three cases in which something else will serve you better.',
    items: [
      {
        name: 'An emergency line',
        description:
          'Calls are by appointment, so a production outage belongs with your own on-call or a support contract.',
      },
      {
        name: 'A pair of hands',
        description:
          'We advise while you type; work inside your systems needs an engagement with a contract.',
      },
      {
        name: 'An auditor or a lawyer',
        description:
          'Our engineers can prepare you for an audit, but cannot sign it off or interpret the law.',
      },
    ],
  },
  booking: {
    title: 'Start with a free call',
    lead: 'The first 15 minutes are free. They serve to understand the query and to say honestly whether an hour with us would help.',
    frame: {
      frameTitle: 'Calendar for booking an expert',
      loading: 'Loading the experts’ calendar',
      notLoading: {
        title: 'Free times cannot be shown here',
        lead: 'Something between you and the booking service is in the way. The calendar also opens in a separate tab, and an e-mail works as well.',
        directLinkLabel: 'Open in a separate tab',
        emailLabel: 'Raise your query by e-mail',
        showFrameLabel: 'Look at the frame itself',
      },
      byEmail: {
        title: 'Put it in an e-mail',
        lead: 'The right expert is looked for on the day it arrives, and you hear from us before the next one ends.',
        include: [
          'The tool, its version and where it runs',
          'What happens, and the first error line',
          'How urgent it is, and for whom',
          'When you can talk, and your time zone',
        ],
        subject: 'EzyAssist query',
        emailLabel: 'Describe your query',
      },
    },
  },
} as const satisfies AdvisoryText;
