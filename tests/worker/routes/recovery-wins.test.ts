/** Who only knows the password, or once had a session, cannot keep the owner out. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { deleteSessionsOf } from '../../../worker/db/sessions.ts';
import {
  clearAccounts,
  createMember,
  createOwner,
  db,
  logIn,
  OWNER_PASSWORD,
  readAccount,
} from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import {
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
  type ProtectedMember,
  protect,
  wrongCodeOf,
} from '../support/second-factor.ts';
import {
  askForAccount,
  cookiesOf,
  isSignedIn,
  mergeCookies,
  post,
  verdictOf,
} from '../support/send.ts';

const NEW_PASSWORD = 'a gate with a better lock';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await clearAccounts();
});

async function resetAndLogIn(email: string) {
  await post('forgot-password', { email });
  await post('reset-password', { token: mailbox.tokenTo(email), password: NEW_PASSWORD });
  const response = await logIn({ email, password: NEW_PASSWORD });
  return { answer: await response.json(), cookie: cookiesOf(response) };
}

describe('a change of address', () => {
  const ask = async (name: string) => {
    const member = await createMember(`${name}@example.com`);
    const newEmail = `${name}@intruder.example`;
    const body = { email: newEmail };
    const response = await post('account/email', body, member.cookie);
    const cookie = mergeCookies(member.cookie, cookiesOf(response));
    return { ...member, newEmail, cookie, token: mailbox.tokenTo(newEmail) };
  };
  const confirm = (token: string, cookie: string, password?: string) =>
    verdictOf(post('verify-email', { token, password }, cookie));

  /** The owner, in a session of their own. */
  type End = (own: string, member: { readonly id: string }) => Promise<unknown>;
  test.each<readonly [string, End]>([
    ['logs out everywhere', (own) => post('logout-everywhere', {}, own)],
    ['sets a password', (own) => post('account/password', { newPassword: NEW_PASSWORD }, own)],
    [
      'ends its session',
      async (own) => {
        const { sessions } = await askForAccount(own);
        const id = sessions.find(({ isCurrent }) => !isCurrent)?.id;
        return post('account/sessions/end', { id }, own);
      },
    ],
    ['asks the operator to end it', (_own, { id }) => db.run(deleteSessionsOf(id))],
  ])('ends when the owner %s', async (name, end) => {
    const member = await ask(name.replaceAll(' ', '-'));
    const login = { email: member.email, password: OWNER_PASSWORD };
    await end(cookiesOf(await logIn(login)), member);
    const { token, cookie, newEmail } = member;
    expect(await confirm(token, cookie, OWNER_PASSWORD)).toBe('400 invalid_token');
    expect(await readAccount(newEmail)).toBeUndefined();
  });

  test('is confirmed by a session of the account or the password, not by the browser', async () => {
    const { cookie, newEmail, token } = await ask('browser');
    const [link = ''] = cookie.split('; ').filter((pair) => pair.startsWith('__Host-link='));
    expect(await confirm(token, link)).toBe('403 password_required password');
    expect(await confirm(token, link, OWNER_PASSWORD)).toBe('200');
    expect(await readAccount(newEmail)).toBeDefined();
  });
});

test('a second factor that was set up and never enabled ends with its session', async () => {
  const { id, cookie } = await createMember('pending@example.com');
  await post('second-factor/set-up', {}, cookie);
  await db.run(deleteSessionsOf(id));
  expect(await db.all(sql`SELECT 1 FROM second_factors WHERE user_id = ${id}`)).toEqual([]);
});

describe('a second factor of the last seven days', () => {
  test('is not asked for after a reset, and goes unless the owner keeps it', async () => {
    const { email } = await createProtected('held@example.com');
    const { answer, cookie } = await resetAndLogIn(email);
    expect(answer).toHaveProperty('user');
    const account = await askForAccount(cookie);
    expect(account).toMatchObject({ needsReview: true, heldSecondFactorSince: expect.any(String) });
    expect(account).not.toHaveProperty('secondFactor');
    await post('account/review', { passkeys: [], connections: [] }, cookie);
    expect(await db.all(sql`SELECT 1 FROM second_factors`)).toEqual([]);
  });

  test('is asked for again once the owner has said that it is theirs', async () => {
    const owner = await createProtected('kept@example.com');
    const { cookie } = await resetAndLogIn(owner.email);
    await post('account/review', { passkeys: [], connections: [], secondFactor: true }, cookie);
    const pending = await enterPassword(owner.email, { password: NEW_PASSWORD });
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });

  test('goes by the link of its mail, which also ends the sessions and the password', async () => {
    const { email, cookie } = await createMember('undo@example.com');
    await protect(cookie);
    const undone = post('undo-email', { token: mailbox.tokenTo(email) });
    expect((await undone).status).toBe(200);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(401);
    expect((await resetAndLogIn(email)).answer).toHaveProperty('user');
  });
});

describe('guesses at the codes of the app', () => {
  async function guessCodes(owner: ProtectedMember): Promise<void> {
    for (const round of [0, 1, 2]) {
      const guessing = await enterPassword(owner.email);
      for (let nth = 0; nth < 5; nth++) {
        await enterCode(guessing, wrongCodeOf(owner, 5 * round + nth));
      }
    }
  }

  test('leave the recovery codes alone', async () => {
    const owner = await createProtected('guessed@example.com');
    await guessCodes(owner);
    const pending = await enterPassword(owner.email);
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(429);
    expect((await enterCode(pending, owner.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('block them until a reset', async () => {
    const owner = await createProtected('unblocked@example.com');
    await db.run(sql`UPDATE second_factors SET enabled_at_ms = 1`);
    await guessCodes(owner);
    await resetAndLogIn(owner.email);
    const pending = await enterPassword(owner.email, { password: NEW_PASSWORD });
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });
});

test('a confirmation that was asked for in another browser asks for the password', async () => {
  const { email } = await createOwner('registered@example.com');
  const asked = await post('resend-verification', { email });
  const body = { token: mailbox.tokenTo(email) };
  const refused = post('verify-email', body, cookiesOf(asked));
  expect(await verdictOf(refused)).toBe('403 password_required password');
});
