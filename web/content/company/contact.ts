import { owner } from '../owner/facts.ts';
import { promises } from '../promises.ts';
import { settings } from '../site.ts';
import type { ContactText } from './company.ts';

export const companyContact = {
  meta: {
    title: 'Contact',
    description: `Write to the engineers at ${settings.brand} about a project, a course, support or a security report: what to put into the message and when we reply.`,
  },
  heading: 'Talk to an engineer',
  lead: `Write to us about a project, a course, a question or a security problem. An engineer reads your message and answers ${promises.reply}.`,
  ways: {
    title: 'Four reasons to write',
    items: [
      {
        name: 'A project',
        description:
          'What is slow, which tools you run, by when it has to be better, and your language.',
        subject: 'Project',
      },
      {
        name: 'A course',
        description: 'The subject, how many of you there are, and whether on site or online.',
        subject: 'Course',
      },
      {
        name: 'Support',
        description: 'What you did, what you expected and what happened.',
        subject: 'Support',
      },
      {
        name: 'A security report',
        description: 'The steps to reproduce it. Please give us time to fix it before you publish.',
        subject: 'Security report',
      },
    ],
  },
  hours: {
    title: 'When we answer',
    items: [
      {
        name: 'Office hours',
        description: `${promises.officeHours}, except on public holidays.`,
      },
      {
        name: 'Running platforms',
        description: `If we run a platform for you, report an incident through the on‑call channel in your agreement, ${promises.onCall}.`,
      },
      { name: 'By email', description: `\`${settings.contactEmail}\`` },
      ...(settings.postalAddress
        ? [
            {
              name: 'Legal name and address',
              description: `${settings.legalEntity}, ${settings.postalAddress}`,
            },
          ]
        : []),
      ...(owner.phone ? [{ name: 'Telephone', description: owner.phone }] : []),
      ...(owner.grievanceOfficer
        ? [
            {
              name: 'Grievance officer',
              description: `${owner.grievanceOfficer.name}, ${owner.grievanceOfficer.email}`,
            },
          ]
        : []),
    ],
  },
  note: 'A written message reaches the right engineer.',
  closing: {
    title: 'Some things are quicker to show',
    lead: `Share your screen, and take an engineer through one release. The call takes ${promises.demoLength}.`,
    links: [
      { to: '/book-demo', label: 'Book a demo' },
      { to: '/support', label: 'Help with the workspace' },
    ],
  },
} as const satisfies ContactText;
