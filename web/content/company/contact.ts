import { settings } from '../site.ts';
import type { ContactText } from './company.ts';

export const companyContact = {
  meta: {
    title: 'Contact',
    description: `How to reach the engineers at ${settings.brand}, what to put into your message, and when you can expect a reply.`,
  },
  heading: 'Talk to an engineer',
  lead: 'Write to us about a project, a course or a security report. Your message goes to an engineer, who answers within one working day.',
  onward: [
    { to: '/book-demo', label: 'Book a demo' },
    { to: '/support', label: 'Support for users' },
  ],
  ways: {
    title: 'Four reasons to write',
    items: [
      {
        name: 'A project',
        description:
          'Tell us what is slow, which tools you run and by when it should be different, in five lines if that is enough.',
        subject: 'Project',
      },
      {
        name: 'A course',
        description:
          'Name the subject, the number of people, what they know already, and whether you prefer a room or a screen.',
        subject: 'Course',
      },
      {
        name: 'Support',
        description:
          'Describe what you did, what you expected and what happened, and add the request number if the screen showed one.',
        subject: 'Support',
      },
      {
        name: 'A security report',
        description:
          'Report a weakness in this site or in something we run with the steps to repeat it, and give us time to mend it before you publish.',
        subject: 'Security report',
      },
    ],
  },
  hours: {
    title: 'When we read it',
    items: [
      {
        name: 'Office hours',
        description:
          'Monday to Friday, 09:30 to 18:30 India Standard Time (UTC+05:30), except on public holidays.',
      },
      {
        name: 'Answers',
        description: 'Within one working day you hear from a person who can deal with the matter.',
      },
      {
        name: 'Running platforms',
        description:
          'If we run a platform for you, use the on-call channel in your agreement, which is staffed at all hours.',
      },
    ],
  },
  note: 'We have no telephone line: a written message reaches the right engineer sooner, and both sides can look it up later.',
} as const satisfies ContactText;
