import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { passwordChangedMessage } from '../../../worker/mail/messages/account.ts';
import { sendMail } from '../../../worker/mail/send.ts';
import { settings } from '../fixtures/site.ts';
import { readLog } from '../support/read-log.ts';

const MAIL = passwordChangedMessage(settings, 'canary@example.com', 'a browser');

let logged: () => string[];
beforeEach(() => {
  logged = readLog();
});

test('the binding gets the message from the configured sender, and answers go to people', async () => {
  const sent: unknown[] = [];
  const send = async (message: unknown) => {
    sent.push(message);
    return { messageId: '1' };
  };
  await sendMail({ env: { ...env, MAIL: { send } }, requestId: 'r', settings }, MAIL);
  const { subject, text, html } = MAIL;
  expect(sent).toEqual([
    {
      from: { email: settings.mailFrom, name: settings.brand },
      replyTo: settings.contactEmail,
      to: 'canary@example.com',
      subject,
      text,
      html,
    },
  ]);
  expect(logged().map((line) => JSON.parse(line))).toEqual([
    { event: 'mail_sent', time: expect.any(String), requestId: 'r', kind: 'password_changed' },
  ]);
});

test.each([
  ['E_SENDER_NOT_VERIFIED', 'E_SENDER_NOT_VERIFIED'],
  ['email to canary@example.com not allowed', 'no code'],
])('a failure is logged by its code, without the address: %s', async (code, reason) => {
  const error = Object.assign(new Error('to canary@example.com'), { code });
  const failing = { ...env, MAIL: { send: () => Promise.reject(error) } };
  await expect(sendMail({ env: failing, requestId: 'r', settings }, MAIL)).resolves.toBe(false);
  expect(JSON.parse(String(logged()[0]))).toMatchObject({ event: 'mail_failed', reason });
  expect(logged().join()).not.toContain('canary');
});
