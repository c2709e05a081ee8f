import type { SiteSettings } from '../../context.ts';
import type { Lead } from '../../contract/lead-schemas.ts';
import { escapeHtml, type Mail } from '../compose.ts';

/** To the operator: somebody has written by a form of the site. */
export function leadMessage(
  { contactEmail }: SiteSettings,
  { name, email, topic, message }: Lead,
): Mail {
  const rows = { Name: name, 'E-mail': email, Topic: topic };
  const words = message || 'No message was written.';
  return {
    kind: 'lead',
    to: contactEmail,
    replyTo: email,
    subject: `Message from ${name} (${topic})`,
    text: [
      ...Object.entries(rows).map(([label, value]) => `${label}: ${value}`),
      `\n${words}`,
      '\nReply to this mail to answer. The message is stored for 12 months.\n',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      ...Object.entries(rows).map(
        ([label, value]) => `<p><strong>${label}:</strong> ${escapeHtml(value)}</p>`,
      ),
      `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`,
      '<p>Reply to this mail to answer. The message is stored for 12 months.</p></html>',
    ].join('\n'),
  };
}
