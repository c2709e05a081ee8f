/** Leads are messages from visitors to the operator: their fields, topics and limits. */
import { EMAIL_REQUIRED } from './email-rules.ts';
import { NAME_REQUIRED } from './name-rules.ts';

/** Begins the message of a booking: the time zone and the picked times follow. */
export const PICKED_TIMES = 'Times that suit me';

/** In form order. */
export const LEAD_FIELDS = ['name', 'email', 'topic', 'message'] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

/** What to do about an empty field. */
export const LEAD_REQUIRED: Readonly<Record<LeadField, string>> = {
  name: NAME_REQUIRED,
  email: EMAIL_REQUIRED,
  topic: 'Choose a topic.',
  message: 'Write a message.',
};

/** Topics of a lead. Some are set by the page with the form, so that the operator can tell its leads apart. */
export const LEAD_TOPICS = [
  'project',
  'course',
  'support',
  'security',
  'brochure',
  'demo',
  'ezyassist',
  'other',
] as const;

export type LeadTopic = (typeof LEAD_TOPICS)[number];

/** Whoever asks for the brochure needs no words for it. */
export function isMessageOptional(topic: string): boolean {
  return topic === 'brochure';
}

export const LEAD_NAME_MAX_CHARS = 100;

export const LEAD_MESSAGE_MAX_CHARS = 2000;
