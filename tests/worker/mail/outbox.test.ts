import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import worker from '../../../worker/index.ts';
import { settings } from '../fixtures/site.ts';
import { clearAccounts, createOwner, db } from '../support/accounts.ts';
import { MAILED_ENV, mailbox } from '../support/mailbox.ts';
import { runJobs } from '../support/run-jobs.ts';
import { post } from '../support/send.ts';

const EMAIL = 'owner@example.com';

beforeEach(async () => {
  await clearAccounts();
  await db.run(sql`DELETE FROM outbox`);
  await createOwner(EMAIL);
});

const stored = () => db.all(sql`SELECT * FROM outbox`);

/** Asks for a link, and ends the Worker as soon as it has answered. */
async function forgetAndCrash(email = EMAIL, bindings = MAILED_ENV): Promise<void> {
  vi.spyOn(scheduler, 'wait').mockImplementation(() => new Promise(() => undefined));
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `${settings.origin}/api/forgot-password`,
    { method: 'POST', headers, body: JSON.stringify({ email }) },
  );
  const response = await worker.fetch(request, bindings, createExecutionContext());
  expect(response.status).toBe(200);
  vi.restoreAllMocks();
}

test('a mail that was promised before a crash arrives once', async () => {
  await forgetAndCrash();
  expect(mailbox.mails).toEqual([]);
  await runJobs();
  await db.run(sql`UPDATE outbox SET claimed_until_ms = 0`);
  await runJobs();
  expect(mailbox.mails.map(({ to }) => to)).toEqual([EMAIL]);
});

test('an address without an account leaves the same, and gets nothing', async () => {
  await forgetAndCrash('nobody@example.com');
  expect(await stored()).toHaveLength(1);
  await runJobs();
  expect(mailbox.mails).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('a mail that could not be sent is tried again, and counted once', async () => {
  const failing = { ...MAILED_ENV, MAIL: { send: () => Promise.reject(new Error('no')) } };
  const release = sql`UPDATE outbox SET claimed_until_ms = 0`;
  await post('forgot-password', { email: EMAIL }, '', { env: failing });
  await db.run(release);
  await runJobs(failing);
  await db.run(release);
  await runJobs();
  expect(mailbox.mails).toHaveLength(1);
  expect(await db.all(sql`SELECT 1 FROM caused_mails`)).toHaveLength(1);
});

test.each([
  ['of a link that is gone meanwhile', sql`DELETE FROM one_time_tokens`],
  [
    'of more than three days ago',
    sql`UPDATE outbox SET created_at_ms = 0, claimed_until_ms = ${Date.now() + 1e9}`,
  ],
])('a mail %s is not sent', async (_case, change) => {
  await forgetAndCrash();
  await db.run(change);
  await runJobs();
  expect(mailbox.mails).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('a copy of the database has no link and no address from a mail', async () => {
  const secret = 'a secret of more than thirty-two characters';
  const wrapping = { ...MAILED_ENV, KEY_WRAPPING_SECRET: secret };
  await forgetAndCrash(EMAIL, wrapping);
  const copy = JSON.stringify(await stored());
  expect(copy).not.toContain(EMAIL);
  expect(copy).not.toContain('token=');
  await runJobs(wrapping);
  expect(mailbox.mails).toHaveLength(1);
});
