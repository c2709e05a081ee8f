import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../worker/contract/durations.ts';
import { sql } from '../../../worker/db/database.ts';
import { db } from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { runJobs } from '../support/run-jobs.ts';
import { post } from '../support/send.ts';

const START_MS = Date.UTC(2026, 10, 22, 14, 5);

beforeEach(async () => {
  await db.batch([
    sql`DELETE FROM leads`,
    sql`DELETE FROM login_throttle`,
    sql`DELETE FROM site_state WHERE name = 'lead_digest'`,
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
});

const waitAnHour = () => vi.setSystemTime(Date.now() + HOUR_MS);
const addressOf = (index: number) => `kim-${index}@example.com`;

/** Sends a lead from a network of its own. */
async function sendLead(index: number): Promise<void> {
  const body = { name: 'Kim', email: addressOf(index), topic: 'other', message: 'a' };
  const response = await post('leads', body, '', { ip: `198.51.100.${index}` });
  expect(response.status).toBe(200);
}

async function sendLeads(from: number, until: number): Promise<void> {
  for (let index = from; index < until; index++) await sendLead(index);
}

test.each([
  ['one after the other', () => sendLeads(0, 24)],
  ['at once', () => Promise.all(Array.from({ length: 24 }, (_, index) => sendLead(index)))],
])(
  'of messages %s twenty an hour are announced one by one, the others in one mail',
  async (_case, flood) => {
    const { mails } = mailbox;
    await flood();
    expect(mails).toHaveLength(20);
    waitAnHour();
    await runJobs();
    await runJobs();
    expect(mails).toHaveLength(21);
    expect(mails.at(-1)?.subject).toBe('4 more messages from visitors');
    const announced = mails.map(({ text }) => text).join('\n');
    for (let index = 0; index < 24; index++) {
      expect(announced.split(addressOf(index))).toHaveLength(2);
    }

    await sendLead(24);
    waitAnHour();
    await runJobs();
    expect(mails).toHaveLength(22);
  },
);

test('a digest that cannot be sent is sent an hour later, beside that of the hour', async () => {
  await sendLeads(0, 22);
  waitAnHour();
  await runJobs({ ...env, MAIL: { send: () => Promise.reject(new Error('down')) } });
  await sendLeads(22, 45);
  waitAnHour();
  await runJobs();
  const digests = mailbox.mails.slice(-2);
  expect(digests.map(({ subject }) => subject)).toEqual([
    '2 more messages from visitors',
    '3 more messages from visitors',
  ]);
  const listed = digests.map(({ text }) => text).join();
  for (const index of [20, 21, 42, 43, 44]) expect(listed).toContain(addressOf(index));
});

test('a very long digest lists a hundred messages and counts the others', async () => {
  await db.run(sql`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
    INSERT INTO leads (id, created_at_ms, name, email, topic, message)
    SELECT 'id' || n, ${START_MS}, 'Kim', 'kim@example.com', 'other', 'a' FROM numbers`);
  waitAnHour();
  await runJobs();
  const [digest] = mailbox.mails;
  expect(mailbox.mails).toHaveLength(1);
  expect(digest?.subject).toBe('980 more messages from visitors');
  expect(digest?.text.match(/kim@example\.com/g)).toHaveLength(100);
  expect(digest?.text).toContain('… and 880 more.');
});
