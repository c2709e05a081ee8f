import { expect, test } from 'vitest';
import { createSignedIn } from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { send, tokenOf } from '../support/send.ts';

test('the export is a file of everything about the person, without hashes and secrets', async () => {
  const email = 'export@example.com';
  const cookie = await createSignedIn(email, { isVerified: true });
  const mailbox = createMailbox();
  await send('POST /api/account/email', {
    body: { email: 'next@example.com' },
    cookie,
    env: mailbox.env,
  });
  await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });

  const response = await send('GET /api/account/export', { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    exportedAt: expect.stringMatching(/Z$/),
    account: {
      id: expect.any(String),
      email,
      username: 'Ow',
      is_demo: 0,
      email_verified_at_ms: 1,
      terms_accepted_at_ms: null,
      password_changed_at_ms: null,
      locked_at_ms: null,
      doubted_from_ms: null,
      review_since_ms: null,
      created_at_ms: 0,
      updated_at_ms: expect.any(Number),
    },
    sessions: [expect.objectContaining({ user_agent: '', place: '', is_remembered: 0 })],
    links: [
      expect.objectContaining({ purpose: 'change_email', email: 'next@example.com' }),
      expect.objectContaining({ purpose: 'reset_password', email }),
    ],
    limitedMailsOfTheLastHour: [expect.any(Number)],
    events: expect.arrayContaining([expect.objectContaining({ event: 'login_succeeded' })]),
    devices: [expect.objectContaining({ isCurrent: true })],
    connections: [],
    passkeys: [],
    secondFactor: null,
  });
  const secrets = ['scrypt', 'sha256', ...tokenOf(cookie).split('.').slice(1)];
  for (const mail of mailbox.mailsTo('next@example.com')) secrets.push(tokenIn(mail));
  for (const secret of secrets) expect(text).not.toContain(secret);
});
