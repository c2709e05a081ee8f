import { linkOptions } from '@tanstack/react-router';
import { owner } from '../owner/facts.ts';
import type { PageMeta } from '../page.ts';
import { promises } from '../promises.ts';

export const support = {
  meta: {
    title: 'Support',
    description:
      'Answers to common questions about the onboarding workspace and your account, how to write to us, and how to report a security problem.',
  } satisfies PageMeta,
  heading: 'Support',
  lead: 'Write to an engineer, or find your question below.',
  /** For customers, as far as the owner has given the addresses. */
  customers: {
    title: 'Running platforms, courses and invoices',
    lead: `An incident goes to the on-call channel in your agreement, ${promises.onCall}.`,
    links: [
      ...(owner.customerUrl
        ? [{ url: owner.customerUrl, label: 'Your platforms, courses and invoices' }]
        : []),
      ...(owner.statusUrl ? [{ url: owner.statusUrl, label: 'Status' }] : []),
    ],
  },
  questions: {
    title: 'Common questions',
    items: [
      {
        question: 'Who sees what I type into the onboarding forms?',
        answer:
          'Only you. The onboarding forms and the generators run in your browser, and what they make is kept only there. We see only what you send us.',
      },
      {
        question: 'Where has my draft gone?',
        answer:
          'A draft belongs to one browser on one device. A private window forgets it when you close it, and logging out erases it. A browser may clear it too, as Safari can after a week without a visit, so export what you want to keep. The configuration dashboard lists the drafts that are left.',
      },
      {
        question: 'How do I take my drafts to another computer?',
        answer:
          'Choose “Export everything” on the configuration dashboard, copy the file to the other computer, and import it there. Drafts that are already there stay as they are.',
      },
      {
        question: 'Does a starter pipeline run as it is?',
        answer:
          'Almost: it is valid for its tool. Before the first run, follow the steps in the Markdown file beside it: set the secrets that it names, and replace each value that says REPLACE.',
      },
      {
        question: 'Why do the versions end at 1.0?',
        answer:
          'Tool Version and Language Version describe how far your own setup has come, from 0.1 (a first attempt) to 1.0 (complete). The generated files use current releases whatever you choose there.',
      },
      {
        question: 'What if the generator lacks an option that I need?',
        answer:
          'Take the nearest file and edit it: it is plain text. If others would need the option too, tell us which one.',
      },
      {
        question: 'Can you look at my connection string?',
        answer:
          'Please do not send one. MongoDB Manager checks it in your browser, hides the password, and stores none of it.',
      },
      {
        question: 'I cannot log in. Can I still use the workspace?',
        answer:
          'Yes, all of it works without an account. To get back into the account, ask on the login screen for a link to set a new password.',
      },
    ],
  },
  contact: {
    title: 'Write to us',
    lead: `Say what you did, what you expected and what you saw. You hear from us ${promises.reply}.`,
    subject: 'Support',
    button: 'Write an email',
    copy: 'Copy',
    copied: 'Copied',
    example: {
      title: 'An example of what helps us',
      parts: [
        { name: 'You did', text: 'I imported my drafts on a second computer.' },
        { name: 'You expected', text: 'Five drafts on the dashboard.' },
        { name: 'You saw', text: 'Four, and no message.' },
      ],
    },
    links: [
      { ...linkOptions({ to: '/documentation' }), label: 'Documentation' },
      { ...linkOptions({ to: '/company/contact' }), label: 'All ways to reach us' },
    ],
  },
  security: {
    title: 'Report a security problem',
    lead: 'If you have found a way to do or see something that you should not be able to, please tell us first.',
    rules: 'How to report it',
    steps: [
      'Give us the steps to reproduce the problem.',
      'Use your own account or a demo account, and stop as soon as you have shown the problem.',
      'Leave other people’s data alone, and do not slow the site down.',
      'Keep it confidential until it is fixed. We tell you when that is.',
    ],
    subject: 'Security report',
    button: 'Report it by email',
    file: 'Machine-readable version: security.txt',
  },
} as const;
