/** Who only knows the password, or once had a session, cannot keep the owner out. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountSuccess } from '../../../worker/contract/accounts.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { deleteSessionsOf } from '../../../worker/db/sessions.ts';
import { clearAccounts, createOwner, logIn, OWNER_PASSWORD } from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { createMember, readAccount } from '../support/members.ts';
import {
  createProtected,
  enterCode,
  enterPassword,
  mergeCookies,
  nextCodeOf,
  type ProtectedMember,
  protect,
  wrongCodeOf,
} from '../support/second-factor.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

const NEW_PASSWORD = 'a gate with a better lock';

let db: Database;
let mailbox: ReturnType<typeof createMailbox>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  db = await clearAccounts();
  mailbox = createMailbox();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a change of address', () => {
  const ask = async (name: string) => {
    const member = await createMember(`${name}@example.com`);
    const newEmail = `${name}@intruder.example`;
    const response = await send('POST /api/account/email', {
      body: { email: newEmail },
      cookie: member.cookie,
      env: mailbox.env,
    });
    const [mail] = mailbox.mailsTo(newEmail);
    const cookie = mergeCookies(member.cookie, cookiesOf(response));
    return { ...member, newEmail, cookie, token: tokenIn(mail) };
  };
  const confirm = (token: string, cookie: string, password?: string) =>
    send('POST /api/verify-email', {
      body: { token, ...(password === undefined ? {} : { password }) },
      cookie,
    });

  test.each([
    ['logging out everywhere', 'POST /api/logout-everywhere', {}],
    ['a new password', 'POST /api/account/password', { newPassword: NEW_PASSWORD }],
  ])('ends with %s', async (name, route, body) => {
    const { email, cookie, newEmail, token } = await ask(name.replaceAll(' ', '-'));
    const other = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
    expect((await send(route, { body, cookie: other })).status).toBe(200);
    const refused = await confirm(token, cookie, OWNER_PASSWORD);
    expect((await readFailure(refused)).code).toBe('invalid_token');
    expect(await readAccount(newEmail)).toBeUndefined();
  });

  test('ends with its session, whoever ends it', async () => {
    for (const name of ['owner', 'operator'] as const) {
      const { id, email, cookie, token } = await ask(name);
      if (name === 'operator') await db.run(deleteSessionsOf(id));
      else {
        const own = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
        const account = await send('GET /api/account', { cookie: own });
        const { sessions } = await account.json<AccountSuccess>();
        const [sid = ''] = sessions.filter(({ isCurrent }) => !isCurrent).map((one) => one.id);
        await send('POST /api/account/sessions/end', { body: { id: sid }, cookie: own });
      }
      expect((await confirm(token, cookie, OWNER_PASSWORD)).status).toBe(400);
    }
  });

  test('is confirmed by a session of the account or the password, not by the browser', async () => {
    const { cookie, newEmail, token } = await ask('browser');
    const link = cookie.split('; ').filter((pair) => pair.startsWith('__Host-link='));
    expect((await readFailure(await confirm(token, link.join('')))).code).toBe('password_required');
    expect((await confirm(token, link.join(''), OWNER_PASSWORD)).status).toBe(200);
    expect(await readAccount(newEmail)).toBeDefined();
  });
});

test('a second factor that was set up and never enabled ends with its session', async () => {
  const { id, cookie } = await createMember('pending@example.com');
  await send('POST /api/second-factor/set-up', { body: {}, cookie });
  await db.run(deleteSessionsOf(id));
  expect(await db.all(sql`SELECT 1 FROM second_factors WHERE user_id = ${id}`)).toEqual([]);
});

describe('a second factor of the last seven days', () => {
  const resetAndLogIn = async (email: string) => {
    await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });
    const token = tokenIn(mailbox.mailsTo(email).at(-1));
    await send('POST /api/reset-password', { body: { token, password: NEW_PASSWORD } });
    const response = await logIn({ email, password: NEW_PASSWORD });
    return { answer: await response.json(), cookie: cookiesOf(response) };
  };

  test('is not asked for after a reset, and goes unless the owner keeps it', async () => {
    const { email } = await createProtected('held@example.com');
    const { answer, cookie } = await resetAndLogIn(email);
    expect(answer).toHaveProperty('user');
    const account = await send('GET /api/account', { cookie });
    const found = await account.json<AccountSuccess>();
    expect(found).toMatchObject({ needsReview: true, heldSecondFactorSince: expect.any(String) });
    expect(found).not.toHaveProperty('secondFactor');
    const body = { passkeys: [], connections: [] };
    expect((await send('POST /api/account/review', { body, cookie })).status).toBe(200);
    expect(await db.all(sql`SELECT 1 FROM second_factors`)).toEqual([]);
  });

  test('is asked for again once the owner has said that it is theirs', async () => {
    const owner = await createProtected('kept@example.com');
    const { cookie } = await resetAndLogIn(owner.email);
    const body = { passkeys: [], connections: [], secondFactor: true };
    await send('POST /api/account/review', { body, cookie });
    const pending = await enterPassword(owner.email, { password: NEW_PASSWORD });
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });

  test('goes by the link of its mail, which also ends the sessions and the password', async () => {
    const { email, cookie } = await createMember('undo@example.com');
    await protect(cookie, mailbox.env);
    const token = tokenIn(mailbox.mailsTo(email).at(-1));
    expect((await send('POST /api/undo-email', { body: { token }, env: mailbox.env })).status).toBe(
      200,
    );
    expect((await send('GET /api/session', { cookie })).status).toBe(401);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(401);
    expect((await resetAndLogIn(email)).answer).toHaveProperty('user');
  });
});

/** Guesses at the codes of the app until they are blocked. */
async function guessCodes(owner: ProtectedMember): Promise<void> {
  for (const round of [0, 1, 2]) {
    const guessing = await enterPassword(owner.email);
    for (let nth = 0; nth < 5; nth++) {
      await enterCode(guessing, wrongCodeOf(owner, 5 * round + nth));
    }
  }
}

test('guesses at the codes of the app leave the recovery codes alone', async () => {
  const owner = await createProtected('guessed@example.com');
  await guessCodes(owner);
  const pending = await enterPassword(owner.email);
  expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(429);
  expect((await enterCode(pending, owner.recoveryCodes[0] ?? '')).status).toBe(200);
});

test('a reset ends the block on codes', async () => {
  const owner = await createProtected('unblocked@example.com');
  await db.run(sql`UPDATE second_factors SET enabled_at_ms = 1`);
  await guessCodes(owner);
  await send('POST /api/forgot-password', { body: { email: owner.email }, env: mailbox.env });
  const token = tokenIn(mailbox.mailsTo(owner.email).at(-1));
  await send('POST /api/reset-password', { body: { token, password: NEW_PASSWORD } });
  const pending = await enterPassword(owner.email, { password: NEW_PASSWORD });
  expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
});

test('a confirmation that was asked for in another browser asks for the password', async () => {
  const { email } = await createOwner('registered@example.com');
  const asked = await send('POST /api/resend-verification', { body: { email }, env: mailbox.env });
  const body = { token: tokenIn(mailbox.mailsTo(email)[0]) };
  const cookie = cookiesOf(asked);
  const refused = await send('POST /api/verify-email', { body, cookie });
  expect((await readFailure(refused)).code).toBe('password_required');
});
