import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, sql } from '../../../worker/db/database.ts';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { settings } from '../fixtures/site.ts';
import { clearAccounts, createOwner } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { runJobs } from '../support/run-jobs.ts';
import { send } from '../support/send.ts';

const EMAIL = 'owner@example.com';

let db: Database;
let mailbox: ReturnType<typeof createMailbox>;
beforeEach(async () => {
  db = await clearAccounts();
  await db.run(sql`DELETE FROM outbox`);
  mailbox = createMailbox();
});
afterEach(() => vi.restoreAllMocks());

/** Asks for a link, and ends the Worker as soon as it has answered. */
async function forgetAndCrash(email: string, bindings: Env = mailbox.env): Promise<void> {
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
  await createOwner(EMAIL);
  await forgetAndCrash(EMAIL);
  expect(mailbox.mails).toEqual([]);
  await runJobs(mailbox.env);
  await runJobs(mailbox.env);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([EMAIL]);
});

test('an address without an account leaves the same, and gets nothing', async () => {
  await forgetAndCrash('nobody@example.com');
  expect(await db.all(sql`SELECT 1 FROM outbox`)).toHaveLength(1);
  await runJobs(mailbox.env);
  expect(mailbox.mails).toEqual([]);
  expect(await db.all(sql`SELECT 1 FROM outbox`)).toEqual([]);
});

test('a mail that could not be sent is tried again, and counted once', async () => {
  await createOwner(EMAIL);
  const failing = { ...mailbox.env, MAIL: { send: () => Promise.reject(new Error('no')) } };
  await send('POST /api/forgot-password', { body: { email: EMAIL }, env: failing });
  const release = sql`UPDATE outbox SET claimed_until_ms = 0`;
  await db.run(release);
  await runJobs(failing);
  await db.run(release);
  await runJobs(mailbox.env);
  expect(mailbox.mails).toHaveLength(1);
  expect(await db.all(sql`SELECT 1 FROM caused_mails`)).toHaveLength(1);
});

test('a link that is gone meanwhile is not mailed', async () => {
  await createOwner(EMAIL);
  await forgetAndCrash(EMAIL);
  await db.run(sql`DELETE FROM one_time_tokens`);
  await runJobs(mailbox.env);
  expect(mailbox.mails).toEqual([]);
});

test('a mail of more than three days ago is deleted', async () => {
  await createOwner(EMAIL);
  await forgetAndCrash(EMAIL);
  await db.run(sql`UPDATE outbox SET created_at_ms = 0, claimed_until_ms = ${Date.now() + 1e9}`);
  await runJobs(mailbox.env);
  expect(await db.all(sql`SELECT 1 FROM outbox`)).toEqual([]);
});

test('a copy of the database has no link and no address from a mail', async () => {
  await createOwner(EMAIL);
  const secret = 'a secret of more than thirty-two characters';
  await forgetAndCrash(EMAIL, { ...env, ...mailbox.env, KEY_WRAPPING_SECRET: secret });
  const stored = JSON.stringify(await db.all(sql`SELECT * FROM outbox`));
  expect(stored).not.toContain(EMAIL);
  expect(stored).not.toContain('token=');
  await runJobs({ ...mailbox.env, KEY_WRAPPING_SECRET: secret });
  expect(mailbox.mails).toHaveLength(1);
});
