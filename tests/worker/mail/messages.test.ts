import { describe, expect, test } from 'vitest';
import { composeMail, type Mail } from '../../../worker/mail/compose.ts';
import * as account from '../../../worker/mail/messages/account.ts';
import * as emailChange from '../../../worker/mail/messages/email-change.ts';
import { leadDigestMessage, leadMessage } from '../../../worker/mail/messages/lead.ts';
import * as secondFactor from '../../../worker/mail/messages/second-factor.ts';
import * as signIn from '../../../worker/mail/messages/sign-in.ts';
import { settings } from '../fixtures/site.ts';

const to = 'ada@example.com';
const url = `${settings.origin}/verify-email#token=${'A'.repeat(43)}`;
const newEmail = 'ada@new.example';
const method = 'the passkey “<img src=x onerror=alert(1)>”';
const connection = { url, provider: 'Facebook', label: '<script>Mallory</script>' };
const place = { browser: 'Firefox on Linux', place: 'Pune, India' };

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
  newBrowserMessage: kinds.newBrowserMessage(settings, to, place),
  loginBlockedMessage: kinds.loginBlockedMessage(settings, to),
  logInToConnectMessage: kinds.logInToConnectMessage(settings, to, 'Facebook'),
  signInMethodAddedMessage: kinds.signInMethodAddedMessage(settings, to, method),
  signInMethodRemovedMessage: kinds.signInMethodRemovedMessage(settings, to, method),
} satisfies Record<keyof typeof kinds, Mail>);

describe.each(MESSAGES.map((message) => [message.kind, message] as const))(
  '%s',
  (_kind, { subject, text, html }) => {
    test('says the same in plain text and in HTML', () => {
      const shown = text.replace(/^(\d{4})(\d{4})$/m, '$1 $2').replaceAll('-- ', ' ');
      const words = [subject, shown].join(' ').split(/\s+/);
      expect(readableText(html)).toEqual(words.filter(Boolean));
      expect(text).toContain(`Sent to ${to} by ${settings.brand}.`);
    });

    test('loads nothing, tracks nothing and runs nothing', () => {
      const tags = html.match(/<[^>]+>/g)?.join('') ?? '';
      expect(tags).not.toMatch(
        /<(?:img|script|link|iframe|form|svg|style)\b|url\(|@import|\son\w+=/i,
      );
      for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
        expect(new URL(String(address)).origin).toBe(settings.origin);
      }
    });
  },
);

test('each message is a message of its own', () => {
  expect(new Set(MESSAGES.map(({ kind }) => kind)).size).toBe(MESSAGES.length);
  expect(new Set(MESSAGES.map(({ subject }) => subject)).size).toBe(MESSAGES.length);
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

describe('a message to the operator', () => {
  const LEAD = {
    name: 'Kim <b>Rao</b>',
    email: 'kim@example.com',
    topic: 'project',
    message: 'Line one & "two"\n<script>alert(1)</script>',
  } as const;

  test('says who wrote, about what, and every word, as text', () => {
    const { subject, text, html } = leadMessage(settings, LEAD);
    expect(subject).toBe('Message from Kim <b>Rao</b>: project');
    expect(text).toContain('Name: Kim <b>Rao</b>\n');
    expect(text).toContain('Email: kim@example.com\n');
    expect(text).toContain(`\n\n${LEAD.message}\n\n`);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('Kim &lt;b&gt;Rao&lt;/b&gt;');
    expect(html).toContain('Line one &amp; &quot;two&quot;<br>&lt;script&gt;');
    const brochure = leadMessage(settings, { ...LEAD, topic: 'brochure', message: '' });
    expect(brochure.text).toContain('The visitor wrote no message.');
  });

  test('that is a digest lists who wrote, as text', () => {
    const lead = { ...LEAD, created_at_ms: Date.UTC(2026, 10, 22, 14, 5) };
    const { subject, text, html } = leadDigestMessage(settings, [lead], 1);
    expect(subject).toBe('1 more message from visitors');
    expect(text).toContain('2026-11-22 14:05 UTC: Kim <b>Rao</b>, kim@example.com, project');
    expect(html).not.toMatch(/<script|<b>/);
  });
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
