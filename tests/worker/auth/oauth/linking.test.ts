import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { ConfirmedIdentity } from '../../../../worker/auth/oauth/identity.ts';
import { accountOf } from '../../../../worker/auth/oauth/link.ts';
import { createContext } from '../../../../worker/create-context.ts';
import { raw, sql } from '../../../../worker/db/database.ts';
import {
  createMember,
  DEMO_ACCOUNT,
  db,
  lockAccount,
  logIn,
  OWNER_PASSWORD,
  readAccount,
} from '../../support/accounts.ts';
import { MAILED_ENV, mailbox } from '../../support/mailbox.ts';
import { isSignedIn } from '../../support/send.ts';

const identity = (name: string, email: string | undefined): ConfirmedIdentity => ({
  provider: 'google',
  subject: `subject of ${name}`,
  username: 'Name at Google',
  label: email ?? name,
  verifiedEmail: email,
  isAuthoritative: true,
});

async function open(who: ConfirmedIdentity) {
  const execution = createExecutionContext();
  const user = await accountOf(createContext(MAILED_ENV, execution), who);
  await waitOnExecutionContext(execution);
  return user;
}

test('somebody new who comes five times at once gets one account', async () => {
  const who = identity('eager', 'eager@example.com');
  const users = await Promise.all(Array.from({ length: 5 }, () => open(who)));
  expect(new Set(users.map((user) => user?.id)).size).toBe(1);
  expect((await readAccount('eager@example.com'))?.connections).toHaveLength(1);
});

test('somebody known is known by the provider’s own name, whatever address comes with it', async () => {
  const first = await open(identity('mover', 'mover@example.com'));
  const { email } = await createMember('moved-to@example.com');
  for (const address of [email, undefined]) {
    expect((await open(identity('mover', address)))?.id).toBe(first?.id);
  }
  expect((await readAccount(email))?.connections).toEqual([]);
});

describe('the account of the address', () => {
  test('is connected if both sides have verified it, and keeps what it has', async () => {
    const { email, cookie, id } = await createMember('both@example.com');
    expect((await open(identity('both', email)))?.id).toBe(id);
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(200);
    expect((await readAccount(email))?.username).toBe('Ow');
    const subject = 'There is a new way to log in to your account';
    expect(mailbox.mailsTo(email)).toMatchObject([
      { subject, text: expect.stringContaining('Google') },
    ]);
    await expect(open(identity('second', email))).rejects.toMatchObject({ outcome: 'taken' });
    expect((await readAccount(email))?.connections).toMatchObject([{ subject: 'subject of both' }]);
  });

  test('loses its password and sessions if nobody had verified it here', async () => {
    const squatter = await createMember('squatted@example.com', { isVerified: false });
    const { email, cookie, id } = squatter;
    await db.batch([
      sql`
        INSERT INTO one_time_tokens
        VALUES ('squatters link', 'reset_password', ${id}, ${email}, NULL, 0, 1, NULL)`,
      sql`INSERT INTO passkeys VALUES ('squatters passkey', ${id}, '', 0, '[]', 'Mine', 0, NULL)`,
      sql`INSERT INTO connections VALUES ('twitter', 'squatter', ${id}, '@squatter', 0)`,
    ]);
    expect((await open(identity('rightful', email)))?.id).toBe(id);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(401);
    expect(await readAccount(email)).toMatchObject({
      password_hash: '',
      email_verified_at_ms: expect.any(Number),
      connections: [{ provider: 'google', subject: 'subject of rightful' }],
    });
    for (const table of ['one_time_tokens', 'passkeys']) {
      const rows = sql`SELECT 1 FROM ${raw(table)} WHERE user_id = ${id}`;
      expect(await db.all(rows), table).toEqual([]);
    }
  });

  test('is left alone if it is locked, also what is connected to it, or a demo account', async () => {
    const locked = await Promise.all(
      [true, false].map(async (isVerified) => {
        const { email } = await createMember(`locked-${isVerified}@example.com`, { isVerified });
        return email;
      }),
    );
    await open(identity('connected', 'locked-later@example.com'));
    for (const email of [...locked, 'locked-later@example.com']) await lockAccount(email);
    for (const [name, email] of [
      ...locked.map((each) => [each, each] as const),
      ['connected', 'locked-later@example.com'],
      ['demo', DEMO_ACCOUNT.email.toLowerCase()],
    ] as const) {
      const before = await readAccount(email);
      await expect(open(identity(name, email))).rejects.toMatchObject({ outcome: 'failed' });
      expect(await readAccount(email)).toEqual(before);
    }
  });
});
