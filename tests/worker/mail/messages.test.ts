import { describe, expect, test } from 'vitest';
import { PICKED_TIMES } from '../../../worker/contract/leads.ts';
import { escapeHtml } from '../../../worker/http/escape-html.ts';
import { composeMail } from '../../../worker/mail/compose.ts';
import { leadDigestMessage, leadMessage } from '../../../worker/mail/messages/lead.ts';
import { settings } from '../fixtures/site.ts';

const HOSTILE = `<img src=x onerror="alert(1)">'&amp;`;

/** A message with everything that messages consist of. */
const MESSAGE = composeMail(settings, {
  kind: 'test',
  subject: HOSTILE,
  to: HOSTILE,
  facts: [[HOSTILE, HOSTILE]],
  before: [`One\n${HOSTILE}`],
  quote: HOSTILE,
  code: '01234567',
  action: { label: HOSTILE, url: `${settings.origin}/?"><script>` },
  after: [HOSTILE],
  notes: [HOSTILE],
});

test('a message says the same in plain text and in HTML, whatever looks like markup in it', () => {
  const { subject, text, html } = MESSAGE;
  const url = /^http.*$/m.exec(text)?.[0] ?? '';
  expect(html).toContain(`open this address:<br><a href="${escapeHtml(url)}"`);
  const shown = text.replace('01234567', '0123 4567').replace('-- ', ' ').replace(url, '');
  const words = [subject, shown].join(' ').replace(': <', ' <').split(/\s+/);
  expect(readableText(html)).toEqual(words.filter(Boolean));
  expect(text).toContain(`Sent to ${HOSTILE} by ${settings.brand}.`);
});

test('a message loads nothing, tracks nothing and runs nothing', () => {
  const tags = MESSAGE.html.match(/<[^>]+>/g)?.join('') ?? '';
  expect(tags).not.toMatch(/<(?:img|script|link|iframe|form|svg|style)\b|url\(|@import|\son\w+=/i);
  const addresses = [...MESSAGE.html.matchAll(/(?:href|src)="([^"]*)"/g)];
  const origins = new Set(addresses.map(([, address]) => new URL(String(address)).origin));
  expect(origins).toEqual(new Set([settings.origin]));
});

describe('a message to the operator', () => {
  const LEAD = {
    name: 'Kim <b>Rao</b>',
    email: 'kim@example.com',
    topic: 'project',
    message: 'Line one & "two"\n<script>alert(1)</script>',
  } as const;

  test('says who wrote, about what, and every word, as text', () => {
    const { subject, text, html } = leadMessage(settings, LEAD);
    expect(subject).toBe('Kim <b>Rao</b> writes about a project');
    expect(text).toContain('From: Kim <b>Rao</b> <kim@example.com>\n');
    expect(html).toContain('href="mailto:kim@example.com"');
    expect(text).toContain(`${LEAD.message}\n\n`);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('Kim &lt;b&gt;Rao&lt;/b&gt;');
    expect(html).toContain('Line one &amp; &quot;two&quot;<br>&lt;script&gt;');
    const times = 'Tue 1 Dec, 09:30 (Tue 09:30 UTC)\nWed 2 Dec, 11:00 (Wed 11:00 UTC)';
    const booking = { ...LEAD, message: `${PICKED_TIMES} (UTC):\n${times}\n\nOne & two` };
    expect(leadMessage(settings, booking).text).toContain(`One & two\n\nTimes: UTC\n${times}\n`);
    const brochure = leadMessage(settings, { ...LEAD, topic: 'brochure', message: '' });
    expect(brochure.text).toContain('The visitor wrote no message.');
  });

  test('that is a digest lists who wrote, as text', () => {
    const lead = { ...LEAD, created_at_ms: Date.UTC(2026, 10, 22, 14, 5) };
    const { subject, text, html } = leadDigestMessage(settings, [lead], 1);
    expect(subject).toBe('1 more message from visitors');
    expect(text).toContain('22 Nov 2026 14:05 UTC: Kim <b>Rao</b>, kim@example.com, project');
    expect(html).not.toMatch(/<script|<b>/);
  });
});

/** The visible text but for the address of the button, whose label has a colon in the plain text. */
function readableText(html: string): string[] {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<span role="img"[\s\S]*?<\/span><\/span>/, '')
    .replaceAll('</a>', ':')
    .replace(/If the button does not work.*?<\/p>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean);
}
