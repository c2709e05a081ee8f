import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { ConfirmedIdentity } from '../../../../worker/auth/oauth/identity.ts';
import { accountOf } from '../../../../worker/auth/oauth/link.ts';
import { PROVIDERS } from '../../../../worker/contract/accounts.ts';
import { createContext } from '../../../../worker/create-context.ts';
import { raw, sql } from '../../../../worker/db/database.ts';
import type { Env } from '../../../../worker/env.ts';
import { DEMO_ACCOUNT, logIn, OWNER_PASSWORD, openTestDatabase } from '../../support/accounts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { createMember, lockAccount, readAccount } from '../../support/members.ts';
import { send } from '../../support/send.ts';

const identity = (name: string, email: string | undefined): ConfirmedIdentity => ({
  provider: 'google',
  subject: `subject of ${name}`,
  username: 'Name at Google',
  label: email ?? name,
  verifiedEmail: email,
  isAuthoritative: true,
});

async function open(who: ConfirmedIdentity, deployment: Env = env) {
  const execution = createExecutionContext();
  const context = createContext(deployment, execution);
  const user = await accountOf(context, who);
  await waitOnExecutionContext(execution);
  return user;
}

test.each(PROVIDERS)('the table of connections takes an account at %s', async (provider) => {
  const email = `kim@${provider}.example`;
  await open({ ...identity(provider, email), provider });
  expect(await readAccount(email)).toMatchObject({ connections: [{ provider }] });
});

describe('somebody new', () => {
  test('who comes five times at once gets one account', async () => {
    const who = identity('eager', 'eager@example.com');
    const users = await Promise.all(Array.from({ length: 5 }, () => open(who)));
    expect(new Set(users.map((user) => user?.id)).size).toBe(1);
    expect((await readAccount('eager@example.com'))?.connections).toHaveLength(1);
  });
});

describe('somebody known', () => {
  test('is known by the provider’s own name, whatever address comes with it', async () => {
    const first = await open(identity('mover', 'mover@example.com'));
    await createMember('moved-to@example.com');
    const again = { ...identity('mover', 'moved-to@example.com') };
    expect((await open(again))?.id).toBe(first?.id);
    expect((await open({ ...again, verifiedEmail: undefined }))?.id).toBe(first?.id);
    expect((await readAccount('moved-to@example.com'))?.connections).toEqual([]);
  });
});

describe('the account of the address', () => {
  test('is connected if both sides have verified it, and keeps what it has', async () => {
    const { email, cookie, id } = await createMember('both@example.com');
    const { env: deployment, mails } = createMailbox(env);
    expect((await open(identity('both', email), deployment))?.id).toBe(id);
    expect((await send('GET /api/session', { cookie })).status).toBe(200);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(200);
    expect((await readAccount(email))?.username).toBe('Ow');

    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: email,
      subject: 'There is a new way to log in to your account',
    });
    expect(mails[0]?.text).toContain('Google');
  });

  test('loses its password and sessions if nobody had verified it here', async () => {
    const { email, cookie, id } = await createMember('squatted@example.com', {
      isVerified: false,
    });
    const db = await openTestDatabase();
    await db.batch([
      sql`
        INSERT INTO one_time_tokens
        VALUES ('squatters link', 'reset_password', ${id}, ${email}, NULL, 0, 1, NULL)`,
      sql`INSERT INTO passkeys VALUES ('squatters passkey', ${id}, '', 0, '[]', 'Mine', 0, NULL)`,
      sql`INSERT INTO connections VALUES ('twitter', 'squatter', ${id}, '@squatter', 0)`,
    ]);

    expect((await open(identity('rightful', email)))?.id).toBe(id);
    expect((await send('GET /api/session', { cookie })).status).toBe(401);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(401);
    expect(await readAccount(email)).toMatchObject({
      password_hash: '',
      email_verified_at_ms: expect.any(Number),
      connections: [{ provider: 'google', subject: 'subject of rightful' }],
    });
    for (const table of ['one_time_tokens', 'passkeys']) {
      const row = await db.first<{ n: number }>(sql`
        SELECT count(*) AS n FROM ${raw(table)} WHERE user_id = ${id}`);
      expect(row?.n, table).toBe(0);
    }
  });

  test('is not connected on the word of a provider that does not hand out the address', async () => {
    const { email, cookie } = await createMember('elsewhere@example.com');
    const who = { ...identity('elsewhere', email), isAuthoritative: false };
    await expect(open(who)).rejects.toMatchObject({ outcome: 'log-in-first' });
    expect((await readAccount(email))?.connections).toEqual([]);
    expect((await send('GET /api/session', { cookie })).status).toBe(200);
  });

  test('has one connection of a provider: a second one is refused', async () => {
    const { email } = await createMember('crowded@example.com');
    await open(identity('first', email));
    await expect(open(identity('second', email))).rejects.toMatchObject({ outcome: 'taken' });
    expect((await readAccount(email))?.connections).toMatchObject([
      { subject: 'subject of first' },
    ]);
  });

  test.each([true, false])('is left alone if it is locked (verified: %s)', async (isVerified) => {
    const { email } = await createMember(`locked-${isVerified}@example.com`, { isVerified });
    await lockAccount(email);
    const before = await readAccount(email);
    await expect(open(identity('locked', email))).rejects.toMatchObject({ outcome: 'failed' });
    expect(await readAccount(email)).toEqual(before);
  });

  test('is left alone if it is a demo account', async () => {
    const email = DEMO_ACCOUNT.email.toLowerCase();
    const before = await readAccount(email);
    await expect(open(identity('demo', email))).rejects.toMatchObject({ outcome: 'failed' });
    expect(await readAccount(email)).toEqual(before);
  });
});

test('a locked account is not opened by what is connected to it', async () => {
  const who = identity('locked-later', 'locked-later@example.com');
  await open(who);
  await lockAccount('locked-later@example.com');
  await expect(open(who)).rejects.toMatchObject({ outcome: 'failed' });
});
