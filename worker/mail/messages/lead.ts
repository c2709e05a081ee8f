import type { Lead } from '../../contract/lead-schemas.ts';
import { type LeadField, type LeadTopic, PICKED_TIMES } from '../../contract/leads.ts';
import type { SiteSettings } from '../../contract/settings.ts';
import type { UnannouncedLead } from '../../db/leads.ts';
import { composeMail, formatTime, type Mail } from '../compose.ts';

/** The times that a booking picked: its zone and its lines, before the message. */
const PICKS = new RegExp(String.raw`^${PICKED_TIMES} \((.+)\):\n((?:.+\n?)+)\n*`);

/** What somebody with a topic does. */
const REQUESTS: Readonly<Record<LeadTopic, string>> = {
  project: 'writes about a project',
  course: 'asks about a course',
  support: 'asks for support',
  security: 'reports a security problem',
  brochure: 'asks for the brochure',
  demo: 'asks for a demo',
  ezyassist: 'asks about EzyAssist',
  other: 'writes to us',
};

/** To the operator, about a message from a visitor. */
export function leadMessage(settings: SiteSettings, lead: Lead): Mail {
  const { name, email, topic } = lead;
  const address = encodeURIComponent(email).replace('%40', '@');
  const [picks = '', zone, times = ''] = PICKS.exec(lead.message) ?? [];
  const mail = composeMail(settings, {
    kind: 'lead',
    to: settings.contactEmail,
    subject: `${name} ${REQUESTS[topic]}`,
    facts: [
      ...(zone ? [['Times', `${zone}\n${times.trimEnd()}`] as const] : []),
      ['From', `${name} <${email}>`],
    ],
    quote: lead.message.slice(picks.length) || 'The visitor wrote no message.',
    action: { label: `Reply to ${name}`, url: `mailto:${address}` },
    notes: ['The message is stored for 12 months.'],
  });
  return { ...mail, replyTo: email };
}

/** To the operator, about the messages that did not get a mail of their own. */
export function leadDigestMessage(
  settings: SiteSettings,
  leads: readonly Pick<UnannouncedLead, LeadField | 'created_at_ms'>[],
  total: number,
): Mail {
  const more = total - leads.length;
  return composeMail(settings, {
    kind: 'lead_digest',
    to: settings.contactEmail,
    subject: `${total} more ${total === 1 ? 'message' : 'messages'} from visitors`,
    before: [
      'More messages arrived within an hour than we email one by one. These were only stored:',
      ...leads.map(
        ({ created_at_ms, name, email, topic }) =>
          `${formatTime(created_at_ms)}: ${name}, ${email}, ${topic}`,
      ),
      ...(more > 0 ? [`… and ${more} more.`] : []),
    ],
    after: ['To read them, run “npm run operate -- export-leads”: see docs/operations.md.'],
  });
}
