import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../worker/contract/durations.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import type { Env } from '../../../worker/env.ts';
import { openTestDatabase } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { runJobs } from '../support/run-jobs.ts';
import { send } from '../support/send.ts';

const START_MS = Date.UTC(2026, 10, 22, 14, 5);

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await db.batch([
    sql`DELETE FROM leads`,
    sql`DELETE FROM login_throttle`,
    sql`DELETE FROM site_state WHERE name = 'lead_digest'`,
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

test('of a flood of messages twenty an hour are announced one by one, the others in one mail', async () => {
  const { env: mailEnv, mails } = createMailbox();
  await sendLeads(mailEnv, 0, 24);
  expect(mails).toHaveLength(20);

  vi.setSystemTime(START_MS + HOUR_MS);
  await runJobs(mailEnv);
  expect(mails).toHaveLength(21);
  const digest = mails.at(-1);
  expect(digest?.subject).toBe('4 more messages from visitors');
  const announced = mails.map(({ text }) => text).join('\n');
  for (let index = 0; index < 24; index++) {
    expect(announced.split(`kim-${index}@example.com`)).toHaveLength(2);
  }

  await runJobs(mailEnv);
  expect(mails).toHaveLength(21);
  await sendLeads(mailEnv, 24, 25);
  expect(mails).toHaveLength(22);
  vi.setSystemTime(START_MS + 2 * HOUR_MS);
  await runJobs(mailEnv);
  expect(mails).toHaveLength(22);
});

test('simultaneous messages are announced once each', async () => {
  const { env: mailEnv, mails } = createMailbox();
  await Promise.all(Array.from({ length: 24 }, (_, index) => sendLeads(mailEnv, index, index + 1)));
  expect(mails).toHaveLength(20);
  vi.setSystemTime(START_MS + HOUR_MS);
  await runJobs(mailEnv);
  const announced = mails.map(({ text }) => text).join('\n');
  for (let index = 0; index < 24; index++) {
    expect(announced.split(`kim-${index}@example.com`)).toHaveLength(2);
  }
});

test('a digest that cannot be sent is sent an hour later, beside that of the hour', async () => {
  const { env: mailEnv, mails } = createMailbox();
  await sendLeads(mailEnv, 0, 22);
  vi.setSystemTime(START_MS + HOUR_MS);
  await runJobs({ ...env, MAIL: { send: () => Promise.reject(new Error('down')) } });
  await sendLeads(mailEnv, 22, 45);
  vi.setSystemTime(START_MS + 2 * HOUR_MS);
  await runJobs(mailEnv);
  expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
    '2 more messages from visitors',
    '3 more messages from visitors',
  ]);
  const listed = mails.slice(-2).map(({ text }) => text);
  for (const index of [20, 21, 42, 43, 44]) {
    expect(listed.join()).toContain(`kim-${index}@example.com`);
  }
});

test('a very long digest lists a hundred messages and counts the others', async () => {
  const { env: mailEnv, mails } = createMailbox();
  await db.run(sql`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
    INSERT INTO leads
    SELECT 'id' || n, ${START_MS}, 'Kim', 'kim@example.com', 'other', 'a' FROM numbers`);
  vi.setSystemTime(START_MS + HOUR_MS);
  await runJobs(mailEnv);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('980 more messages from visitors');
  expect(mails[0]?.text.match(/kim@example\.com/g)).toHaveLength(100);
  expect(mails[0]?.text).toContain('… and 880 more.');
});

/** Sends leads from as many networks. */
async function sendLeads(bindings: Env, from: number, until: number): Promise<void> {
  for (let index = from; index < until; index++) {
    const body = { name: 'Kim', email: `kim-${index}@example.com`, topic: 'other', message: 'a' };
    const ip = `198.51.100.${index}`;
    const response = await send('POST /api/leads', { body, ip, env: bindings });
    if (response.status !== 200) throw new Error(`The message was answered ${response.status}.`);
  }
}
