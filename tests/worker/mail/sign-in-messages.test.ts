import { describe, expect, test } from 'vitest';
import {
  confirmConnectionMessage,
  signInMethodAddedMessage,
  signInMethodRemovedMessage,
} from '../../../worker/mail/messages/sign-in.ts';
import { settings } from '../fixtures/site.ts';

const to = 'ada@example.com';
const url = `${settings.origin}/verify-email#token=${'A'.repeat(43)}`;
const method = 'the passkey “<img src=x onerror=alert(1)>”';

const MESSAGES = [
  confirmConnectionMessage(settings, to, {
    url,
    provider: 'Facebook',
    label: '<script>Mallory</script>',
  }),
  signInMethodAddedMessage(settings, to, method),
  signInMethodRemovedMessage(settings, to, method),
];

describe.each(MESSAGES.map((message) => [message.kind, message] as const))('%s', (_kind, mail) => {
  test('names what it is about, for whom, and by whom', () => {
    expect(mail.text).toMatch(/Mallory|<img src=x/);
    expect(mail.text).toContain(`Sent to ${to} by ${settings.brand}.`);
    expect(mail.subject).toMatch(/^[^\n\r]{10,60}$/);
  });

  test('shows what somebody has typed as text, and loads nothing', () => {
    expect(mail.html).not.toMatch(/<(?:img|script)\b|onerror=a[^&]*"|url\(/);
    expect(mail.html).toMatch(/&lt;(?:img|script)/);
  });

  test('leads to this site only', () => {
    const addresses = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => String(href));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(new URL(address).origin).toBe(settings.origin);
  });
});
