import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { openTestDatabase } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { createMember, readAccount } from '../support/members.ts';
import { readFailure, send } from '../support/send.ts';

const { env: deployment, mails } = createMailbox(env);

const disconnect = (provider: string, cookie?: string) =>
  send('POST /api/oauth/disconnect', {
    body: { provider },
    env: deployment,
    ...(cookie && { cookie }),
  });

async function connect(userId: string, ...providers: string[]) {
  const db = await openTestDatabase();
  for (const provider of providers) {
    await db.run(sql`
      INSERT INTO connections VALUES (${provider}, ${userId}, ${userId}, ${'label'}, 0)`);
  }
}

test('takes the provider away and tells the owner', async () => {
  const { email, id, cookie } = await createMember('disconnect@example.com');
  await connect(id, 'google', 'twitter');
  const response = await disconnect('google', cookie);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect((await readAccount(email))?.connections).toMatchObject([{ provider: 'twitter' }]);
  expect(mails.at(-1)).toMatchObject({
    to: email,
    subject: 'A way to log in to your account was removed',
    text: expect.stringContaining('Google'),
  });
});

describe('the last sign-in method stays:', () => {
  test('a connection without a password', async () => {
    const { email, id, cookie } = await createMember('last@example.com', { hasPassword: false });
    await connect(id, 'google');
    const response = await disconnect('google', cookie);
    expect(response.status).toBe(409);
    expect((await readFailure(response)).code).toBe('last_sign_in_method');
    expect((await readAccount(email))?.connections).toHaveLength(1);
  });

  test('of two, one', async () => {
    const { email, id, cookie } = await createMember('two@example.com', { hasPassword: false });
    await connect(id, 'google', 'twitter');
    const responses = await Promise.all([
      disconnect('google', cookie),
      disconnect('twitter', cookie),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readAccount(email))?.connections).toHaveLength(1);
  });

  test('unless there is a passkey', async () => {
    const { email, id, cookie } = await createMember('key@example.com', { hasPassword: false });
    await connect(id, 'google');
    const db = await openTestDatabase();
    await db.run(sql`INSERT INTO passkeys VALUES ('k', ${id}, '', 0, '[]', 'K', 0, NULL)`);
    expect((await disconnect('google', cookie)).status).toBe(200);
    expect((await readAccount(email))?.connections).toEqual([]);
  });
});

test('what is not connected is not found', async () => {
  const { cookie } = await createMember('nothing@example.com');
  const response = await disconnect('facebook', cookie);
  expect(response.status).toBe(404);
  expect((await readFailure(response)).code).toBe('not_found');
});

test('nobody disconnects somebody else', async () => {
  const { email, id } = await createMember('bystander@example.com');
  await connect(id, 'google');
  const { cookie } = await createMember('meddler@example.com');
  expect((await disconnect('google', cookie)).status).toBe(404);
  expect((await readAccount(email))?.connections).toHaveLength(1);
});
