/** Schema of the request that sends a lead. */
import * as v from 'valibot';
import { CONTROL_CHARACTERS, deliverableEmail, nameOf } from './field-schemas.ts';
import {
  isMessageOptional,
  LEAD_MESSAGE_MAX_CHARS,
  LEAD_NAME_MAX_CHARS,
  LEAD_REQUIRED,
  LEAD_TOPICS,
  type LeadField,
} from './leads.ts';

/** Allows line breaks and tabs, but no other control characters. */
const leadMessage = v.pipe(
  v.string(LEAD_REQUIRED.message),
  v.normalize('NFC'),
  v.transform((text) => text.replaceAll(/\r\n?/g, '\n').trim()),
  v.maxLength(LEAD_MESSAGE_MAX_CHARS, `Use at most ${LEAD_MESSAGE_MAX_CHARS} characters.`),
  v.regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u, CONTROL_CHARACTERS),
);

const fields = {
  /** Goes into a mail header. */
  name: v.optional(nameOf(LEAD_NAME_MAX_CHARS), ''),
  email: v.optional(deliverableEmail, ''),
  topic: v.optional(
    v.pipe(v.string(LEAD_REQUIRED.topic), v.picklist(LEAD_TOPICS, LEAD_REQUIRED.topic)),
    '',
  ),
  message: v.optional(leadMessage, ''),
} satisfies Record<LeadField, v.GenericSchema>;

export const LeadRequestSchema = v.pipe(
  v.object({
    ...fields,
    /** Honeypot: hidden from people, so only bots fill it in. */
    homepage: v.optional(v.string(), ''),
  }),
  v.forward(
    v.partialCheck(
      [['topic'], ['message']],
      ({ topic, message }) => isMessageOptional(topic) || message !== '',
      LEAD_REQUIRED.message,
    ),
    ['message'],
  ),
);

/** The fields that are stored. */
export type Lead = Pick<v.InferOutput<typeof LeadRequestSchema>, LeadField>;
