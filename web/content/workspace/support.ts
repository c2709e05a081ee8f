import { linkOptions } from '@tanstack/react-router';
import type { PageMeta } from '../page.ts';

export const support = {
  meta: {
    title: 'Support',
    description:
      'Answers about the onboarding workspace and your account, how to write to us, and how to report a security problem.',
  } satisfies PageMeta,
  heading: 'Support',
  lead: 'The questions that reach us most stand below. For anything else, write: an engineer reads it.',
  questions: {
    title: 'Common questions',
    items: [
      {
        question: 'Who sees what I type into the forms?',
        answer:
          'Only you. The forms and generators run in your browser, and what they make is kept there until you delete it. We receive what you send us by mail.',
      },
      {
        question: 'Where has my draft gone?',
        answer:
          'A draft belongs to one browser on one device. A private window forgets it when it is closed, and logging out empties the storage of the site. The configuration dashboard lists everything that is left.',
      },
      {
        question: 'How do I take my drafts to another computer?',
        answer:
          'Choose “Export everything” on the configuration dashboard, carry the file over, and import it there. What is already on the other side stays as it is.',
      },
      {
        question: 'Does a starter pipeline run as it is?',
        answer:
          'It is valid for its tool from the start. Before the first run you add the secrets that its comments name and write the deploy script that its last stages call.',
      },
      {
        question: 'Why do the versions end at 1.0?',
        answer:
          'Tool Version and Language Version count your own setup in tenths, from a first attempt to complete. The generated files use current releases whatever you choose there.',
      },
      {
        question: 'The generator lacks an option that I need. What now?',
        answer:
          'Take the nearest file and edit it: it is plain text without our name in it. If others would need the option too, tell us which one.',
      },
      {
        question: 'Can you look at my connection string?',
        answer:
          'Please do not send one. MongoDB Manager checks it in your browser, hides the password, and stores nothing of it.',
      },
      {
        question: 'I cannot log in. Is the workspace closed to me?',
        answer:
          'No. All of it works without an account. For the account itself, ask for a new password on the login screen.',
      },
    ],
  },
  contact: {
    title: 'Write to us',
    lead: 'Say what you did, what you expected and what you saw. You hear from us within one working day, Monday to Friday.',
    subject: 'Support',
    links: [
      { ...linkOptions({ to: '/documentation' }), label: 'Documentation' },
      { ...linkOptions({ to: '/company/contact' }), label: 'All ways to reach us' },
    ],
  },
  security: {
    title: 'Report a security problem',
    lead: 'If you have found a way to do or to see something you should not, we want to hear it first.',
    steps: [
      'Write to the address below with the steps that show the problem.',
      'Use your own account or a demo account, and stop as soon as the problem is plain.',
      'Leave other people’s data alone, and do not slow the site down.',
      'Keep it to yourself until it is mended; we tell you when that is.',
    ],
    subject: 'Security report',
    file: 'The same for machines: security.txt',
  },
} as const;
