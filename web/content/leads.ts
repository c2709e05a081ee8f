import type { LeadTopic } from '../../worker/contract/leads.ts';
import { promises } from './promises.ts';

/** The topics that a visitor can choose, in order. */
export const leadTopics: Readonly<Record<Exclude<LeadTopic, 'demo' | 'ezyassist'>, string>> = {
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
  /** Topic set by the page. If present, the form has no topic field. */
  readonly fixedTopic?: LeadTopic;
  readonly messageLabel: string;
  /** Label of the message beside times that can be picked, where the form offers such. */
  readonly picksLabel?: string;
  /** What to do about an empty message, instead of the general words. */
  readonly missing?: string;
  readonly button: string;
  readonly sent: { readonly title: string; readonly text: string; readonly again: string };
}

export const contactForm: LeadFormText = {
  id: 'message',
  title: 'Write a message',
  lead: 'A short form, no account. We use what you send to answer you, and for nothing else.',
  steps: {
    writing: { name: 'Written', detail: 'stays in this tab until you send it' },
    storing: { name: 'Stored', detail: `in our database, for ${promises.messageRetention}` },
    end: { name: 'Answered', detail: `by email, ${promises.reply}` },
  },
  messageLabel: 'Message',
  button: 'Send message',
  sent: {
    title: 'We have your message',
    text: `An engineer reads it and answers by email ${promises.reply}.`,
    again: 'Write another message',
  },
};

export const messageDialog = {
  lead: `Your message stays in this tab until you send it. Then we keep it for ${promises.messageRetention}.`,
  close: 'Close',
};

export const brochureForm: LeadFormText = {
  id: 'request',
  title: 'Have it sent to you',
  lead: 'Leave your name and email address, and we send you the brochure when it is finished.',
  steps: {
    writing: { name: 'Requested', detail: 'by you, on this page' },
    storing: {
      name: 'Stored',
      detail: `with your address, for ${promises.messageRetention}`,
    },
    end: { name: 'Sent', detail: 'in one email, once there is a brochure' },
  },
  fixedTopic: 'brochure',
  messageLabel: 'What you want to read about',
  button: 'Ask for the brochure',
  sent: {
    title: 'We have your request',
    text: 'You get the brochure at the address you gave, on the day it is ready.',
    again: 'Use another address',
  },
};

/** Below each form. */
export const leadPrivacy = {
  before: 'Our',
  link: 'privacy policy',
  after: 'says what we keep.',
};

/** After a message sent without JavaScript: the fragment of the address shows it. */
export const leadOutcome = {
  id: 'message-sent',
  text: `Thank you, your message has arrived. We answer by email ${promises.reply}.`,
};
