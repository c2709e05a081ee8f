import type { Lead } from '../../contract/lead-schemas.ts';
import { LEAD_FIELDS, type LeadField } from '../../contract/leads.ts';
import type { SiteSettings } from '../../settings.ts';
import { escapeHtml, type Mail } from '../compose.ts';

/** The message itself comes last, without a label. */
const LABELS: Readonly<Record<LeadField, string>> = {
  name: 'Name',
  email: 'E-mail',
  topic: 'Topic',
  message: '',
};

const END = 'Reply to this mail to answer. The message is stored for 12 months.';

/** To the operator, about a message from a visitor. */
export function leadMessage({ contactEmail }: SiteSettings, lead: Lead): Mail {
  const labelled = LEAD_FIELDS.filter((field) => LABELS[field] !== '');
  const words = lead.message || 'No message was written.';
  return {
    kind: 'lead',
    to: contactEmail,
    replyTo: lead.email,
    subject: `Message from ${lead.name} (${lead.topic})`,
    text: [
      ...labelled.map((field) => `${LABELS[field]}: ${lead[field]}`),
      `\n${words}`,
      `\n${END}\n`,
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      ...labelled.map(
        (field) => `<p><strong>${LABELS[field]}:</strong> ${escapeHtml(lead[field])}</p>`,
      ),
      `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`,
      `<p>${END}</p></html>`,
    ].join('\n'),
  };
}
