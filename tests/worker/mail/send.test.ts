import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { passwordChangedMessage } from '../../../worker/mail/messages/account.ts';
import { sendMail } from '../../../worker/mail/send.ts';
import { settings } from '../fixtures/site.ts';

const MAIL = passwordChangedMessage(settings, 'canary@example.com');

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
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
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: 'mail_sent', time: expect.any(String), requestId: 'r', kind: 'password_changed' },
  ]);
});

test('without a binding the log says what was not sent', async () => {
  const { MAIL: _absent, ...without } = env;
  await sendMail({ env: without, requestId: 'r', settings }, MAIL);
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    event: 'mail_not_configured',
    kind: 'password_changed',
  });
});

test.each([
  [
    Object.assign(new Error('to canary@example.com'), { code: 'E_SENDER_NOT_VERIFIED' }),
    'E_SENDER_NOT_VERIFIED',
  ],
  [Object.assign(new Error('x'), { code: 'email to canary@example.com not allowed' }), 'no code'],
  [new Error('email to canary@example.com not allowed'), 'no code'],
  ['canary@example.com', 'no code'],
])('a failure %# is logged by its code, without the address', async (error, reason) => {
  const failing = { ...env, MAIL: { send: () => Promise.reject(error) } };
  await expect(sendMail({ env: failing, requestId: 'r', settings }, MAIL)).resolves.toBe(false);
  expect(JSON.parse(String(lines[0]))).toMatchObject({ event: 'mail_failed', reason });
  expect(lines.join()).not.toContain('canary');
});
