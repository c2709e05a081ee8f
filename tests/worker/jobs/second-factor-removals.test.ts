import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../worker/contract/durations.ts';
import { sql } from '../../../worker/db/database.ts';
import { cancelRequest, requestRemoval } from '../../../worker/db/second-factors.ts';
import { formatTime } from '../../../worker/mail/compose.ts';
import { db, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { MAILED_ENV, mailbox } from '../support/mailbox.ts';
import { runJobs } from '../support/run-jobs.ts';
import {
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
  type ProtectedMember,
} from '../support/second-factor.ts';
import { askForAccount } from '../support/send.ts';

let owner: ProtectedMember;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  owner = await createProtected(`${crypto.randomUUID()}@example.com`);
  expect(await requestRemoval(db, owner.email)).toBe(true);
});

const runAfter = (hours: number, bindings = MAILED_ENV) => {
  vi.setSystemTime(Date.now() + hours * HOUR_MS);
  return runJobs(bindings);
};

const needsCode = async () => {
  const response = await logIn({ email: owner.email, password: OWNER_PASSWORD });
  return 'needsSecondFactor' in (await response.json<object>());
};

test('the owner is told first, and the removal takes effect 72 hours after that', async () => {
  await runAfter(0);
  const [mail] = mailbox.mailsTo(owner.email);
  const dueAt = new Date(Date.now() + 72 * HOUR_MS).toISOString();
  expect(mail?.text).toContain(formatTime(Date.parse(dueAt)));
  const { secondFactor } = await askForAccount(owner.cookie);
  expect(secondFactor).toMatchObject({ removalDueAt: dueAt });
  await runAfter(71.99);
  expect(await needsCode()).toBe(true);
  await runAfter(0.01);
  expect(mailbox.subjectsTo(owner.email)).toEqual([
    'Your second factor is about to be removed',
    'Your second factor was removed',
  ]);
  expect(await needsCode()).toBe(false);
});

test('a job that was late does not shorten the time of the owner', async () => {
  await runAfter(100);
  await runAfter(0);
  expect(await needsCode()).toBe(true);
});

test('nothing is removed while the mail fails, and the mail is tried again', async () => {
  const down = { ...env, MAIL: { send: () => Promise.reject(new Error('down')) } };
  await runAfter(0, down);
  await runAfter(100, down);
  await runAfter(0);
  expect(mailbox.mailsTo(owner.email)).toHaveLength(1);
  expect(await needsCode()).toBe(true);
});

test('a site without mail removes it after 72 hours as well', async () => {
  const { MAIL: _absent, ...without } = env;
  await runAfter(0, without);
  await runAfter(72, without);
  expect(await needsCode()).toBe(false);
});

test('a code from the app calls it off, a recovery code does not', async () => {
  await runAfter(0);
  const asked = sql`
    SELECT removal_asked_at_ms AS at FROM second_factors WHERE user_id = ${owner.id}`;
  const [recoveryCode = ''] = owner.recoveryCodes;
  await enterCode(await enterPassword(owner.email), recoveryCode);
  expect(await db.first(asked)).toEqual({ at: expect.any(Number) });
  await enterCode(await enterPassword(owner.email), nextCodeOf(owner));
  expect(await db.first(asked)).toEqual({ at: null });
  await runAfter(100);
  expect(await needsCode()).toBe(true);
});

test('asking again keeps the time, and cancelling ends it', async () => {
  await runAfter(0);
  vi.setSystemTime(Date.now() + 71 * HOUR_MS);
  await requestRemoval(db, owner.email);
  await runAfter(0);
  expect(mailbox.mailsTo(owner.email)).toHaveLength(1);
  expect(await cancelRequest(db, owner.email)).toBe(true);
  expect(await cancelRequest(db, owner.email)).toBe(false);
  await runAfter(2);
  expect(await needsCode()).toBe(true);
});
