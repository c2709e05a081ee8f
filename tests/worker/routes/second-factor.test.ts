import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { sql } from '../../../worker/db/database.ts';
import { listDeletions } from '../../../worker/db/expired.ts';
import { requestRemoval } from '../../../worker/db/second-factors.ts';
import { settings } from '../fixtures/site.ts';
import { createMember, db, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { readLog } from '../support/read-log.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
  wrongCodeOf,
} from '../support/second-factor.ts';
import {
  askAtOnce,
  askForAccount,
  cookiesOf,
  post as postTo,
  send,
  verdictOf,
} from '../support/send.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await db.run(sql`DELETE FROM login_throttle`);
});

const post = (path: string, cookie: string, body: object = {}) =>
  postTo(`second-factor/${path}`, body, cookie);

const setUp = async (cookie: string) =>
  (await post('set-up', cookie)).json<{ secret: string; uri: string }>();

describe('setting up', () => {
  test('gives a secret to type and to scan, and changes no login', async () => {
    const { email, cookie } = await createMember('set-up@example.com');
    const { secret, uri } = await setUp(cookie);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new URL(uri).searchParams.get('issuer')).toBe(settings.brand);
    expect(await askForAccount(cookie)).not.toHaveProperty('secondFactor');
    const login = await logIn({ email, password: OWNER_PASSWORD });
    expect(await login.json()).toMatchObject({ user: { email } });
    expect(mailbox.mailsTo(email)).toEqual([]);
  });

  test('is refused while there is a second factor, which stays', async () => {
    const owner = await createProtected('has-one@example.com');
    expect(await verdictOf(post('set-up', owner.cookie))).toBe('409 second_factor_is_on');
    const pending = await enterPassword(owner.email);
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });
});

describe('enabling', () => {
  test('needs a right code from the app', async () => {
    const { email, cookie } = await createMember('enable@example.com');
    const app = await setUp(cookie);
    for (const [code, verdict] of [
      [wrongCodeOf(app), '403 wrong_code code'],
      ['', '400 invalid_request code'],
      ['12345', '400 invalid_request code'],
      ['A'.repeat(24), '400 invalid_request code'],
    ] as const) {
      expect(await verdictOf(post('enable', cookie, { code })), code).toBe(verdict);
    }
    expect(await askForAccount(cookie)).not.toHaveProperty('secondFactor');

    const response = await post('enable', cookie, { code: codeOf(app) });
    expect((await response.json<{ recoveryCodes: string[] }>()).recoveryCodes).toHaveLength(10);
    expect(await askForAccount(cookie)).toMatchObject({
      secondFactor: { enabledAt: new Date().toISOString(), recoveryCodesLeft: 10 },
    });
    expect(mailbox.subjectsTo(email)).toEqual(['Your account now has a second factor']);
  });

  test('happens once under five requests at the same moment', async () => {
    const { cookie } = await createMember('enable-race@example.com');
    const code = codeOf(await setUp(cookie));
    const statuses = await askAtOnce(5, () => post('enable', cookie, { code }));
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
    expect(await askForAccount(cookie)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } });
  });

  test('voids the proofs that other sessions gave without a code', async () => {
    const { email, cookie } = await createMember('void@example.com');
    const other = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
    await post('enable', cookie, { code: codeOf(await setUp(cookie)) });
    expect((await post('disable', other)).status).toBe(403);
    expect((await post('disable', cookie)).status).toBe(200);
  });
});

test('turning off ends the questions for codes, and the recovery codes', async () => {
  const { id, email, cookie } = await createProtected('off@example.com');
  for (const _time of ['first', 'second']) {
    expect((await post('disable', cookie)).status).toBe(200);
    expect(await askForAccount(cookie)).not.toHaveProperty('secondFactor');
    expect(mailbox.subjectsTo(email)).toEqual(['Your second factor was turned off']);
    expect(await db.all(sql`SELECT 1 FROM recovery_codes WHERE user_id = ${id}`)).toEqual([]);
  }
});

const makeCodes = async (cookie: string) => {
  const response = await post('recovery-codes', cookie);
  return (await response.json<{ recoveryCodes: string[] }>()).recoveryCodes;
};

describe('new recovery codes', () => {
  const save = (cookie: string, code = '') => post('recovery-codes/save', cookie, { code });
  const logInWith = async (email: string, code = '') =>
    (await enterCode(await enterPassword(email), code)).status;

  test('replace the earlier ones once they are saved', async () => {
    const { email, cookie, recoveryCodes: earlier } = await createProtected('codes@example.com');
    const codes = await makeCodes(cookie);
    expect(codes).toHaveLength(10);
    // The second time because the answer was lost: nothing more happens.
    for (const _time of ['first', 'second']) {
      expect((await save(cookie, codes[9])).status).toBe(200);
      expect(mailbox.subjectsTo(email)).toEqual(['You have new recovery codes']);
    }
    expect(await logInWith(email, earlier[0])).toBe(403);
    expect(await logInWith(email, codes[0])).toBe(200);
    expect(await askForAccount(cookie)).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
  });

  test('are those that their owner sees: older ones and those of others are not saved', async () => {
    const owner = await createProtected('codes-twice@example.com');
    const other = await createProtected('codes-other@example.com');
    const [older] = await makeCodes(owner.cookie);
    const [newer] = await makeCodes(owner.cookie);
    const [foreign] = await makeCodes(other.cookie);
    for (const code of [older, foreign, owner.recoveryCodes[1]]) {
      expect(await verdictOf(save(owner.cookie, code))).toBe('409 other_codes');
    }
    expect(await logInWith(owner.email, owner.recoveryCodes[0])).toBe(200);
    expect((await save(owner.cookie, newer)).status).toBe(200);
  });
});

test('keeping calls off the removal that an operator has asked for', async () => {
  const { id, email, cookie } = await createProtected('keep@example.com');
  await requestRemoval(db, email);
  expect((await post('keep', cookie)).status).toBe(200);
  const asked = sql`SELECT removal_asked_at_ms AS at FROM second_factors WHERE user_id = ${id}`;
  expect(await db.first(asked)).toEqual({ at: null });
});

test('the secret and the codes are in no other answer, no export and no line of the log', async () => {
  const logged = readLog();
  const owner = await createProtected('canary@example.com');
  const { cookie } = owner;
  const account = await (await send('GET /api/account', { cookie })).text();
  const exported = await (await send('GET /api/account/export', { cookie })).text();
  expect(JSON.parse(exported)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } });
  const typed = [nextCodeOf(owner), wrongCodeOf(owner), owner.recoveryCodes[0] ?? ''];
  for (const code of typed) await enterCode(await enterPassword(owner.email), code);
  const next = await makeCodes(cookie);
  await post('recovery-codes/save', cookie, { code: next[0] });
  await requestRemoval(db, owner.email);
  await post('keep', cookie);
  await post('disable', cookie);

  const events = logged().map((line): Record<string, unknown> => JSON.parse(line));
  const ours = events.filter(({ event }) => /second_factor|recovery/.test(String(event)));
  expect(new Set(ours.map(({ event }) => event)).size).toBe(7);
  for (const { account } of ours) expect(account).toMatch(/^[\w-]{43}$/);
  const output = logged().join('\n').replaceAll('-', '');
  for (const secret of [owner.secret, owner.email, ...typed, ...owner.recoveryCodes, ...next]) {
    expect(output).not.toContain(secret.replaceAll('-', ''));
  }
  for (const secret of [owner.secret, ...owner.recoveryCodes]) {
    expect(account + exported).not.toContain(secret);
  }
});

test('a secret that nobody has confirmed is deleted after a day', async () => {
  const forgotten = await createMember('forgotten@example.com');
  const kept = await createProtected('kept@example.com');
  await setUp(forgotten.cookie);
  const cleanUp = async (nowMs: number) => {
    await db.batch(listDeletions(nowMs).map((deletion) => deletion(10)));
    const rows = await db.all<{ user_id: string }>(sql`SELECT user_id FROM second_factors`);
    const left = new Set(rows.map(({ user_id }) => user_id));
    return [forgotten, kept].map(({ id }) => left.has(id));
  };
  expect(await cleanUp(Date.now())).toEqual([true, true]);
  expect(await cleanUp(Date.now() + DAY_MS)).toEqual([false, true]);
});
