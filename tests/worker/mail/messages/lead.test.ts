import { expect, test } from 'vitest';
import { leadDigestMessage, leadMessage } from '../../../../worker/mail/messages/lead.ts';
import { settings } from '../../fixtures/site.ts';

const LEAD = {
  name: 'Kim <b>Rao</b>',
  email: 'kim@example.com',
  topic: 'project',
  message: 'Line one & "two"\n<script>alert(1)</script>',
} as const;

test('the operator reads who wrote, about what, and every word', () => {
  const { subject, text } = leadMessage(settings, LEAD);
  expect(subject).toBe('Message from Kim <b>Rao</b> (project)');
  expect(text).toContain('Name: Kim <b>Rao</b>\n');
  expect(text).toContain('Email: kim@example.com\n');
  expect(text).toContain(`\n\n${LEAD.message}\n\n`);
});

test('nothing that was written becomes markup', () => {
  const { html } = leadMessage(settings, LEAD);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('Kim &lt;b&gt;Rao&lt;/b&gt;');
  expect(html).toContain('Line one &amp; &quot;two&quot;<br>&lt;script&gt;');
});

test('a request for the brochure says that nothing was written', () => {
  const { text, html } = leadMessage(settings, { ...LEAD, topic: 'brochure', message: '' });
  expect(text).toContain('The visitor wrote no message.');
  expect(html).toContain('The visitor wrote no message.');
});

test('the digest lists who wrote, and nothing in it becomes markup', () => {
  const lead = { ...LEAD, created_at_ms: Date.UTC(2026, 10, 22, 14, 5) };
  const { subject, text, html } = leadDigestMessage(settings, [lead], 1);
  expect(subject).toBe('1 more message from visitors');
  expect(text).toContain('2026-11-22 14:05 UTC: Kim <b>Rao</b>, kim@example.com (project)');
  expect(html).not.toMatch(/<script|<b>/);
});
