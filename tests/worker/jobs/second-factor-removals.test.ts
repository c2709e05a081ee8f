import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../worker/contract/durations.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { cancelRequest, requestRemoval } from '../../../worker/db/second-factors.ts';
import { logIn, OWNER_PASSWORD, openTestDatabase } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { runJobs } from '../support/run-jobs.ts';
import { createProtected, enterCode, enterPassword, nextCodeOf } from '../support/second-factor.ts';
import { send } from '../support/send.ts';

let db: Database;
let mailbox: ReturnType<typeof createMailbox>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  db = await openTestDatabase();
  mailbox = createMailbox();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS);

const ask = ({ email }: { email: string }) => requestRemoval(db, email);

test('the owner is told first, and the removal takes effect 72 hours after that', async () => {
  const owner = await createProtected('remove@example.com');
  expect(await ask(owner)).toBe(true);
  await runJobs(mailbox.env);
  const [mail] = mailbox.mailsTo(owner.email);
  expect(mail?.subject).toBe('Your second factor is about to be removed');
  const dueAt = new Date(Date.now() + 72 * HOUR_MS).toISOString();
  expect(mail?.text).toContain(dueAt.slice(0, 10));
  const account = await send('GET /api/account', { cookie: owner.cookie });
  expect(await account.json()).toMatchObject({ secondFactor: { removalDueAt: dueAt } });

  vi.setSystemTime(Date.now() + 72 * HOUR_MS - 1);
  await runJobs(mailbox.env);
  const pending = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  expect(await pending.json()).toEqual({ success: true, needsSecondFactor: true });

  vi.setSystemTime(Date.now() + 1);
  await runJobs(mailbox.env);
  expect(mailbox.mailsTo(owner.email).map(({ subject }) => subject)).toEqual([
    'Your second factor is about to be removed',
    'Your second factor was removed',
  ]);
  const open = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  expect(await open.json()).toMatchObject({ user: { email: owner.email } });
});

test('a job that was late does not shorten the time of the owner', async () => {
  const owner = await createProtected('late-job@example.com');
  await ask(owner);
  later(100);
  await runJobs(mailbox.env);
  await runJobs(mailbox.env);
  const response = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  expect(await response.json()).toHaveProperty('needsSecondFactor');
});

test('nothing is removed while the mail fails, and the mail is tried again', async () => {
  const owner = await createProtected('mail-fails@example.com');
  await ask(owner);
  const down = { ...env, MAIL: { send: () => Promise.reject(new Error('down')) } };
  await runJobs(down);
  later(100);
  await runJobs(down);
  await runJobs(mailbox.env);
  expect(mailbox.mailsTo(owner.email)).toHaveLength(1);
  const response = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  expect(await response.json()).toHaveProperty('needsSecondFactor');
});

test('a site without mail removes it after 72 hours as well', async () => {
  const owner = await createProtected('no-mail@example.com');
  await ask(owner);
  const { MAIL: _absent, ...without } = env;
  await runJobs(without);
  later(72);
  await runJobs(without);
  const response = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  expect(await response.json()).toHaveProperty('user');
});

test('a code from the app calls it off, a recovery code does not', async () => {
  const owner = await createProtected('has-app@example.com');
  await ask(owner);
  await runJobs(mailbox.env);
  const [recoveryCode = ''] = owner.recoveryCodes;
  const recovered = await enterCode(await enterPassword(owner.email), recoveryCode);
  expect(recovered.status).toBe(200);
  const asked = sql`
    SELECT removal_asked_at_ms AS at FROM second_factors WHERE user_id = ${owner.id}`;
  expect(await db.first(asked)).toEqual({ at: expect.any(Number) });
  await enterCode(await enterPassword(owner.email), nextCodeOf(owner));
  expect(await db.first(asked)).toEqual({ at: null });
  later(100);
  await runJobs(mailbox.env);
  const response = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  expect(await response.json()).toHaveProperty('needsSecondFactor');
});

test('asking again keeps the time, and cancelling ends it', async () => {
  const owner = await createProtected('asked-twice@example.com');
  await ask(owner);
  await runJobs(mailbox.env);
  later(71);
  await ask(owner);
  await runJobs(mailbox.env);
  expect(mailbox.mailsTo(owner.email)).toHaveLength(1);
  expect(await cancelRequest(db, owner.email)).toBe(true);
  expect(await cancelRequest(db, owner.email)).toBe(false);
  later(2);
  await runJobs(mailbox.env);
  const response = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  expect(await response.json()).toHaveProperty('needsSecondFactor');
});
