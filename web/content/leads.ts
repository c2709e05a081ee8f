import type { LeadTopic } from '../../worker/contract/leads.ts';

export const leadTopics: Readonly<Record<LeadTopic, string>> = {
  project: 'A project',
  course: 'A course',
  support: 'Support',
  security: 'A security report',
  brochure: 'The brochure',
  other: 'Something else',
};

interface LeadStep {
  readonly name: string;
  readonly detail: string;
}

export interface LeadFormText {
  /** Anchor of the section, and storage key suffix of the draft. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Life of a message: before, during and after sending. */
  readonly steps: {
    readonly writing: LeadStep;
    readonly storing: LeadStep;
    readonly end: LeadStep;
  };
  /** Topic set by the page. If present, the form has no topic field and the message is optional. */
  readonly fixedTopic?: LeadTopic;
  readonly messageLabel: string;
  readonly button: string;
  readonly sent: { readonly title: string; readonly text: string; readonly again: string };
}

export const contactForm: LeadFormText = {
  id: 'message',
  title: 'Write a message',
  lead: 'Four fields, no account. What you send is used to answer you and for nothing else.',
  steps: {
    writing: { name: 'Written', detail: 'stays in this tab until you send it' },
    storing: { name: 'Stored', detail: 'in our database, for 12 months' },
    end: { name: 'Answered', detail: 'by mail, within one working day' },
  },
  messageLabel: 'Message',
  button: 'Send message',
  sent: {
    title: 'Your message is with us',
    text: 'An engineer reads it and answers by mail within one working day.',
    again: 'Write another message',
  },
};

export const messageDialog = {
  lead: 'It stays in this tab until you send it, then it is in our database for 12 months.',
  close: 'Close',
};

export const brochureForm: LeadFormText = {
  id: 'request',
  title: 'Have it sent to you',
  lead: 'Leave a name and an address, and we mail you the brochure when it is finished.',
  steps: {
    writing: { name: 'Asked', detail: 'by you, on this page' },
    storing: { name: 'Noted', detail: 'with your address, for 12 months' },
    end: { name: 'Sent', detail: 'as one mail, once there is a brochure' },
  },
  fixedTopic: 'brochure',
  messageLabel: 'What you want to read about',
  button: 'Ask for the brochure',
  sent: {
    title: 'Your request is noted',
    text: 'The brochure goes to the address you gave on the day it is ready.',
    again: 'Ask for another address',
  },
};

/** Messages for forms sent without JavaScript; the redirect's URL selects one by its ID. */
export const leadOutcomes = [
  {
    id: 'message-sent',
    kind: 'info',
    text: 'Thank you, what you wrote has arrived. Look out for our mail within one working day.',
  },
  {
    id: 'message-invalid',
    kind: 'error',
    text: 'Nothing was stored, because a field was empty, too long or not right. Go back in your browser: your words are still in the form.',
  },
  {
    id: 'message-later',
    kind: 'error',
    text: 'We could not take the message, so it is not stored. Go back in your browser to find your words, and try again later or write us a mail.',
  },
] as const;
