import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../../worker/contract/durations.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { listDeletions } from '../../../worker/db/expired.ts';
import { requestRemoval } from '../../../worker/db/second-factors.ts';
import { settings } from '../fixtures/site.ts';
import { logIn, openTestDatabase } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { createMember } from '../support/members.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
  wrongCodeOf,
} from '../support/second-factor.ts';
import { askForAccount, cookiesOf, readFailure, send } from '../support/send.ts';

let db: Database;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  db = await openTestDatabase();
  await db.run(sql`DELETE FROM login_throttle`);
});
afterEach(() => {
  vi.useRealTimers();
});

const mailbox = createMailbox();

const post = (path: string, cookie: string, body: object = {}) =>
  send(`POST /api/second-factor/${path}`, { body, cookie, env: mailbox.env });

const setUp = async (cookie: string) =>
  (await post('set-up', cookie)).json<{ secret: string; uri: string }>();

const subjectsTo = (email: string) => mailbox.mailsTo(email).map(({ subject }) => subject);

describe('setting up', () => {
  test('gives a secret to type and to scan, and changes no login', async () => {
    const { email, cookie } = await createMember('set-up@example.com');
    const response = await post('set-up', cookie);
    const { secret, uri } = await response.json<{ secret: string; uri: string }>();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new URL(uri).searchParams.get('issuer')).toBe(settings.brand);
    expect(await askForAccount(cookie)).not.toHaveProperty('secondFactor');
    expect(
      await (await logIn({ email, password: 'correct horse 🐎 battery' })).json(),
    ).toMatchObject({ user: { email } });
    expect(subjectsTo(email)).toEqual([]);
  });

  test('is refused while there is a second factor, which stays', async () => {
    const owner = await createProtected('has-one@example.com');
    const response = await post('set-up', owner.cookie);
    expect(response.status).toBe(409);
    expect(await readFailure(response)).toMatchObject({ code: 'second_factor_is_on' });
    const pending = await enterPassword(owner.email);
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });
});

describe('enabling', () => {
  test('needs a right code from the app', async () => {
    const { email, cookie } = await createMember('enable@example.com');
    const app = await setUp(cookie);
    const wrong = await post('enable', cookie, { code: wrongCodeOf(app) });
    expect(wrong.status).toBe(403);
    expect(await readFailure(wrong)).toMatchObject({ code: 'wrong_code', field: 'code' });
    for (const code of ['', '12345', 'A'.repeat(24)]) {
      const response = await post('enable', cookie, { code });
      expect(response.status, code).toBe(400);
      expect(await readFailure(response)).toMatchObject({ field: 'code' });
    }
    expect(await askForAccount(cookie)).not.toHaveProperty('secondFactor');

    const response = await post('enable', cookie, { code: codeOf(app) });
    expect(response.status).toBe(200);
    const { recoveryCodes } = await response.json<{ recoveryCodes: string[] }>();
    expect(recoveryCodes).toHaveLength(10);
    expect(await askForAccount(cookie)).toMatchObject({
      secondFactor: { enabledAt: new Date().toISOString(), recoveryCodesLeft: 10 },
    });
    expect(subjectsTo(email)).toEqual(['Your account now has a second factor']);
  });

  test('happens once under five requests at the same moment', async () => {
    const { cookie } = await createMember('enable-race@example.com');
    const code = codeOf(await setUp(cookie));
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => post('enable', cookie, { code })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
    expect(await askForAccount(cookie)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } });
  });

  test('voids the proofs that other sessions gave without a code', async () => {
    const { email, cookie } = await createMember('void@example.com');
    const other = cookiesOf(await logIn({ email, password: 'correct horse 🐎 battery' }));
    await post('enable', cookie, { code: codeOf(await setUp(cookie)) });
    expect((await post('disable', other)).status).toBe(403);
    expect((await post('disable', cookie)).status).toBe(200);
  });
});

describe('turning off', () => {
  test('ends the questions for codes, and the recovery codes', async () => {
    const owner = await createProtected('off@example.com');
    expect((await post('disable', owner.cookie)).status).toBe(200);
    expect(await askForAccount(owner.cookie)).not.toHaveProperty('secondFactor');
    expect(subjectsTo(owner.email)).toEqual(['Your second factor was turned off']);
    expect(await db.all(sql`SELECT 1 FROM recovery_codes WHERE user_id = ${owner.id}`)).toEqual([]);
    expect((await post('disable', owner.cookie)).status).toBe(200);
    expect(subjectsTo(owner.email)).toHaveLength(1);
  });
});

describe('new recovery codes', () => {
  const make = async (cookie: string) => {
    const response = await post('recovery-codes', cookie);
    return (await response.json<{ recoveryCodes: string[] }>()).recoveryCodes;
  };
  const save = (cookie: string, code = '') => post('recovery-codes/save', cookie, { code });
  const logInWith = async (email: string, code = '') =>
    (await enterCode(await enterPassword(email), code)).status;

  test('replace the earlier ones once they are saved', async () => {
    const owner = await createProtected('codes@example.com');
    const recoveryCodes = await make(owner.cookie);
    expect(recoveryCodes).toHaveLength(10);
    expect(subjectsTo(owner.email)).toEqual([]);
    expect((await save(owner.cookie, recoveryCodes[9])).status).toBe(200);
    expect(await logInWith(owner.email, owner.recoveryCodes[0])).toBe(403);
    expect(await logInWith(owner.email, recoveryCodes[0])).toBe(200);
    expect(await askForAccount(owner.cookie)).toMatchObject({
      secondFactor: { recoveryCodesLeft: 9 },
    });
    expect(subjectsTo(owner.email)).toEqual(['You have new recovery codes']);
    // Again, because the answer was lost: nothing more happens.
    expect((await save(owner.cookie, recoveryCodes[9])).status).toBe(200);
    expect(subjectsTo(owner.email)).toHaveLength(1);
  });

  test('are those that their owner sees: older ones and those of others are not saved', async () => {
    const owner = await createProtected('codes-twice@example.com');
    const other = await createProtected('codes-other@example.com');
    const [older] = await make(owner.cookie);
    const [newer] = await make(owner.cookie);
    const [foreign] = await make(other.cookie);
    for (const code of [older, foreign, owner.recoveryCodes[1]]) {
      const response = await save(owner.cookie, code);
      expect(response.status).toBe(409);
      expect((await readFailure(response)).code).toBe('other_codes');
    }
    expect(await logInWith(owner.email, owner.recoveryCodes[0])).toBe(200);
    expect((await save(owner.cookie, newer)).status).toBe(200);
  });
});

test('keeping calls off the removal that an operator has asked for', async () => {
  const owner = await createProtected('keep@example.com');
  await requestRemoval(db, owner.email);
  expect((await post('keep', owner.cookie)).status).toBe(200);
  const [row] = await db.all(sql`
    SELECT removal_asked_at_ms FROM second_factors WHERE user_id = ${owner.id}`);
  expect(row).toEqual({ removal_asked_at_ms: null });
});

test('no answer but the set-up’s contains the secret, and no row or export the codes', async () => {
  const owner = await createProtected('secret@example.com');
  const account = await (await send('GET /api/account', { cookie: owner.cookie })).text();
  const exported = await (await send('GET /api/account/export', { cookie: owner.cookie })).text();
  expect(JSON.parse(exported)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } });
  for (const text of [account, exported]) {
    expect(text).not.toContain(owner.secret);
    for (const code of owner.recoveryCodes) expect(text).not.toContain(code);
  }
});

test('the secret and the codes are in no line of the log', async () => {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => lines.push(String(line)));
  }
  const owner = await createProtected('canary@example.com');
  const codes = [nextCodeOf(owner), wrongCodeOf(owner), owner.recoveryCodes[0] ?? ''];
  for (const code of codes) await enterCode(await enterPassword(owner.email), code);
  const { recoveryCodes } = await (await post('recovery-codes', owner.cookie)).json<{
    recoveryCodes: string[];
  }>();
  await post('recovery-codes/save', owner.cookie, { code: recoveryCodes[0] });
  await requestRemoval(db, owner.email);
  await post('keep', owner.cookie);
  await post('disable', owner.cookie);
  vi.restoreAllMocks();

  const events = lines.map((line): Record<string, unknown> => JSON.parse(line));
  const ours = events.filter(({ event }) => /second_factor|recovery/.test(String(event)));
  expect(new Set(ours.map(({ event }) => event))).toEqual(
    new Set([
      'recovery_code_used',
      'recovery_codes_made',
      'second_factor_asked',
      'second_factor_disabled',
      'second_factor_enabled',
      'second_factor_failed',
      'second_factor_kept',
    ]),
  );
  for (const event of ours) {
    expect(event).toMatchObject({
      requestId: expect.any(String),
      account: expect.stringMatching(/^[\w-]{43}$/),
    });
  }
  const output = lines.join('\n').replaceAll('-', '');
  for (const secret of [owner.secret, owner.email, ...codes, ...recoveryCodes]) {
    expect(output).not.toContain(secret.replaceAll('-', ''));
  }
});

test('a secret that nobody has confirmed is deleted after a day', async () => {
  const { id, cookie } = await createMember('forgotten@example.com');
  const owner = await createProtected('kept@example.com');
  await setUp(cookie);
  const cleanUp = (nowMs: number) => db.batch(listDeletions(nowMs).map((deletion) => deletion(10)));
  await cleanUp(Date.now());
  const rows = (userId: string) =>
    db.all(sql`SELECT user_id FROM second_factors WHERE user_id = ${userId}`);
  expect(await rows(id)).toHaveLength(1);
  await cleanUp(Date.now() + 24 * 60 * MINUTE_MS);
  expect(await rows(id)).toEqual([]);
  expect(await rows(owner.id)).toHaveLength(1);
});
