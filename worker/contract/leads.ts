/** Messages to the operator: their limits and topics. */
/** What a message to the operator can be about. */
export const LEAD_TOPICS = [
  'project',
  'course',
  'support',
  'security',
  'brochure',
  'other',
] as const;

export type LeadTopic = (typeof LEAD_TOPICS)[number];

export const LEAD_NAME_MAX_CHARS = 100;

export const LEAD_MESSAGE_MAX_CHARS = 2000;
