import { describe, expect, test } from 'vitest';
import { composeMail } from '../../../worker/mail/compose.ts';
import {
  accountDeletedMessage,
  addressTakenMessage,
  passwordChangedMessage,
  proofCodeMessage,
  resetPasswordMessage,
  verifyEmailMessage,
} from '../../../worker/mail/messages/account.ts';
import {
  confirmEmailChangeMessage,
  emailChangedMessage,
  emailChangeRequestedMessage,
  emailRestoredMessage,
} from '../../../worker/mail/messages/email-change.ts';
import {
  logInToConnectMessage,
  loginBlockedMessage,
  newBrowserMessage,
} from '../../../worker/mail/messages/sign-in.ts';
import { settings } from '../fixtures/site.ts';

const to = 'ada@example.com';
const url = `${settings.origin}/verify-email#token=${'A'.repeat(43)}`;
const newEmail = 'ada@new.example';

const MESSAGES = [
  verifyEmailMessage(settings, to, url),
  addressTakenMessage(settings, to),
  resetPasswordMessage(settings, to, url),
  passwordChangedMessage(settings, to, { isReset: true }),
  confirmEmailChangeMessage(settings, to, url),
  emailChangeRequestedMessage(settings, to, newEmail),
  emailChangedMessage(settings, to, { newEmail, url }),
  emailRestoredMessage(settings, to),
  proofCodeMessage(settings, to, '01234567'),
  accountDeletedMessage(settings, to),
  newBrowserMessage(settings, to, { browser: 'Firefox on Linux', place: 'Pune, India' }),
  loginBlockedMessage(settings, to),
  logInToConnectMessage(settings, to, 'Facebook'),
];

describe.each(MESSAGES.map((message) => [message.kind, message] as const))(
  '%s',
  (_kind, message) => {
    test('says the same in plain text and in HTML', () => {
      expect(readableText(message.html)).toEqual(
        [message.subject, message.text]
          .join(' ')
          .replaceAll('-- ', ' ')
          .split(/\s+/)
          .filter(Boolean),
      );
    });

    test('loads nothing, tracks nothing and runs nothing', () => {
      expect(message.html).not.toMatch(
        /<(?:img|script|link|iframe|form|svg|style)\b|url\(|@import|\son\w+=/i,
      );
      const addresses = [...message.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(
        ([, href]) => href,
      );
      for (const address of addresses)
        expect(new URL(String(address)).origin).toBe(settings.origin);
    });

    test('says for whom it is, from whom, and how to answer', () => {
      expect(message.text).toContain(`Sent to ${to} by ${settings.brand}.`);
      expect(message.text).toContain(settings.contactEmail);
    });

    test('has a subject of one line that a list of mails shows whole', () => {
      expect(message.subject).toMatch(/^[^\n\r]{10,60}$/);
    });
  },
);

test('each message is a message of its own', () => {
  expect(new Set(MESSAGES.map(({ kind }) => kind)).size).toBe(MESSAGES.length);
  expect(new Set(MESSAGES.map(({ subject }) => subject)).size).toBe(MESSAGES.length);
  const sentences = MESSAGES.flatMap(
    ({ text }) => text.split('\n-- ')[0]?.split('\n\n') ?? [],
  ).filter((paragraph) => !/\nhttp/.test(paragraph));
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('what looks like markup in a message stays text', () => {
  const hostile = `<img src=x onerror="alert(1)">'&amp;`;
  const { html, text } = composeMail(settings, {
    kind: 'test',
    subject: hostile,
    to: hostile,
    before: [hostile],
    action: { label: hostile, url: `https://a.example/?"><script>` },
    after: [hostile],
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(text).toContain(`${hostile}:\nhttps://a.example/`);
});

/** The visible text. The button's label stands above its address, in the plain text with a colon. */
function readableText(html: string): string[] {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll('</a>', ':')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean);
}
