import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import {
  createOwner,
  DEMO_ACCOUNT,
  OWNER_PASSWORD,
  openTestDatabase,
} from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { send } from '../support/send.ts';

beforeEach(async () => {
  const db = await openTestDatabase();
  await db.batch([sql`DELETE FROM login_throttle`, sql`DELETE FROM caused_mails`]);
});

test('only an address that waits for it gets another link, and every answer is the same', async () => {
  const mailbox = createMailbox();
  await createOwner('waiting@example.com');
  await createOwner('verified@example.com', { isVerified: true });
  await createOwner('locked@example.com');
  const db = await openTestDatabase();
  await db.run(sql`UPDATE users SET locked_at_ms = 1 WHERE email = 'locked@example.com'`);

  const answers = new Set<string>();
  for (const name of ['waiting', 'verified', 'locked', 'nobody']) {
    answers.add(JSON.stringify(await answerOf(`${name}@example.com`)));
  }
  answers.add(JSON.stringify(await answerOf(DEMO_ACCOUNT.email)));
  expect(answers.size).toBe(1);
  expect(mailbox.mails.map(({ to }) => to)).toEqual(['waiting@example.com']);

  const body = { token: tokenIn(mailbox.mails[0]) };
  expect(
    (await send('POST /api/verify-email', { body: { ...body, password: OWNER_PASSWORD } })).status,
  ).toBe(200);

  async function answerOf(email: string) {
    const response = await resend(email);
    return [response.status, [...response.headers.keys()], await response.text()];
  }
  function resend(email: string) {
    return send('POST /api/resend-verification', { body: { email }, env: mailbox.env });
  }
});

test('an address gets at most five mails of a kind in an hour, whoever asks', async () => {
  const mailbox = createMailbox();
  const email = 'flooded@example.com';
  await createOwner(email);
  const askSixTimes = async (route: string) => {
    for (let count = 0; count < 6; count++) {
      const ip = `198.51.100.${count}`;
      await send(route, { body: { email }, env: mailbox.env, ip });
    }
  };
  await askSixTimes('POST /api/resend-verification');
  expect(mailbox.mailsTo(email)).toHaveLength(5);
  await askSixTimes('POST /api/forgot-password');
  expect(mailbox.mailsTo(email)).toHaveLength(10);

  const db = await openTestDatabase();
  // A link without a mail is of use to nobody.
  expect(
    await db.all(sql`
      SELECT purpose, count(*) AS links FROM one_time_tokens
      WHERE email = ${email} GROUP BY purpose ORDER BY purpose`),
  ).toEqual([
    { purpose: 'reset_password', links: 5 },
    { purpose: 'verify', links: 5 },
  ]);
  const halfAnHourMs = 30 * 60_000 + 1;
  await db.run(sql`UPDATE caused_mails SET sent_at_ms = sent_at_ms - ${halfAnHourMs}`);
  await askSixTimes('POST /api/resend-verification');
  expect(mailbox.mailsTo(email)).toHaveLength(10);
  await askSixTimes('POST /api/forgot-password');
  expect(mailbox.mailsTo(email)).toHaveLength(15);
});

test('of twelve simultaneous requests exactly five become mails', async () => {
  const mailbox = createMailbox();
  const email = 'race@example.com';
  await createOwner(email);
  const responses = await Promise.all(
    Array.from({ length: 12 }, () =>
      send('POST /api/forgot-password', { body: { email }, env: mailbox.env }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(mailbox.mailsTo(email)).toHaveLength(5);
});

test('one network asks for sixty mails in an hour', async () => {
  const db = await openTestDatabase();
  await send('POST /api/resend-verification', { body: { email: 'a@example.com' } });
  await db.run(sql`
    UPDATE login_throttle SET attempts = 60, blocked_until_ms = ${Date.now() + 60_000}`);
  for (const route of ['POST /api/resend-verification', 'POST /api/forgot-password']) {
    const response = await send(route, { body: { email: 'b@example.com' } });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
});
