import { describe, expect, test } from 'vitest';
import { composeMail, type Mail } from '../../../worker/mail/compose.ts';
import * as account from '../../../worker/mail/messages/account.ts';
import * as emailChange from '../../../worker/mail/messages/email-change.ts';
import * as secondFactor from '../../../worker/mail/messages/second-factor.ts';
import * as signIn from '../../../worker/mail/messages/sign-in.ts';
import { settings } from '../fixtures/site.ts';

const to = 'ada@example.com';
const url = `${settings.origin}/verify-email#token=${'A'.repeat(43)}`;
const newEmail = 'ada@new.example';
const method = 'the passkey “<img src=x onerror=alert(1)>”';
const connection = { url, provider: 'Facebook', label: '<script>Mallory</script>' };

const kinds = { ...account, ...emailChange, ...secondFactor, ...signIn };

/** Each message to the owner of an account. */
const MESSAGES = Object.values({
  verifyEmailMessage: kinds.verifyEmailMessage(settings, to, url),
  addressTakenMessage: kinds.addressTakenMessage(settings, to),
  resetPasswordMessage: kinds.resetPasswordMessage(settings, to, url),
  passwordChangedMessage: kinds.passwordChangedMessage(settings, to, { isReset: true }),
  confirmEmailChangeMessage: kinds.confirmEmailChangeMessage(settings, to, url),
  emailChangeRequestedMessage: kinds.emailChangeRequestedMessage(settings, to, newEmail),
  emailChangedMessage: kinds.emailChangedMessage(settings, to, { newEmail, url }),
  emailRestoredMessage: kinds.emailRestoredMessage(settings, to),
  proofCodeMessage: kinds.proofCodeMessage(settings, to, '01234567'),
  accountDeletedMessage: kinds.accountDeletedMessage(settings, to),
  secondFactorEnabledMessage: kinds.secondFactorEnabledMessage(settings, to, url),
  secondFactorUndoneMessage: kinds.secondFactorUndoneMessage(settings, to),
  secondFactorDisabledMessage: kinds.secondFactorDisabledMessage(settings, to),
  recoveryCodesMadeMessage: kinds.recoveryCodesMadeMessage(settings, to),
  recoveryCodeUsedMessage: kinds.recoveryCodeUsedMessage(settings, to, 1),
  codesGuessedMessage: kinds.codesGuessedMessage(settings, to),
  removalAnnouncedMessage: kinds.removalAnnouncedMessage(settings, to, Date.UTC(2026, 11, 1)),
  secondFactorRemovedMessage: kinds.secondFactorRemovedMessage(settings, to),
  confirmConnectionMessage: kinds.confirmConnectionMessage(settings, to, connection),
  newBrowserMessage: kinds.newBrowserMessage(settings, to, {
    browser: 'Firefox on Linux',
    place: 'Pune, India',
  }),
  loginBlockedMessage: kinds.loginBlockedMessage(settings, to),
  logInToConnectMessage: kinds.logInToConnectMessage(settings, to, 'Facebook'),
  signInMethodAddedMessage: kinds.signInMethodAddedMessage(settings, to, method),
  signInMethodRemovedMessage: kinds.signInMethodRemovedMessage(settings, to, method),
} satisfies Record<keyof typeof kinds, Mail>);

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
      const tags = message.html.match(/<[^>]+>/g)?.join('') ?? '';
      expect(tags).not.toMatch(
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
    .replace(/<span role="img"[\s\S]*?<\/span><\/span>/, '')
    .replaceAll('</a>', ':')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean);
}
