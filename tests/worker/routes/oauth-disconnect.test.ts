import { expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { createMember, db, readAccount } from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { post, verdictOf } from '../support/send.ts';

const disconnect = (provider: string, cookie: string) =>
  verdictOf(post('oauth/disconnect', { provider }, cookie));

/** Creates an account that is connected to providers. */
async function createConnected(name: string, providers: readonly string[], hasPassword = false) {
  const member = await createMember(`${name}@example.com`, { hasPassword });
  for (const provider of providers) {
    await db.run(
      sql`INSERT INTO connections VALUES (${provider}, ${name}, ${member.id}, 'label', 0)`,
    );
  }
  return member;
}

const connectionsOf = async (email: string) =>
  (await readAccount(email))?.connections.map(({ provider }) => provider);

test('takes the provider away and tells the owner', async () => {
  const { email, cookie } = await createConnected('disconnect', ['google', 'twitter'], true);
  expect(await disconnect('google', cookie)).toBe('200');
  expect(await connectionsOf(email)).toEqual(['twitter']);
  expect(mailbox.mailsTo(email).at(-1)).toMatchObject({
    subject: 'A way to log in to your account was removed',
    text: expect.stringContaining('Google'),
  });
});

test('the last sign-in method stays, unless there is a passkey', async () => {
  const { email, id, cookie } = await createConnected('last', ['google']);
  expect(await disconnect('google', cookie)).toBe('409 last_sign_in_method');
  expect(await connectionsOf(email)).toEqual(['google']);
  await db.run(sql`INSERT INTO passkeys VALUES ('k', ${id}, '', 0, '[]', 'K', 0, NULL)`);
  expect(await disconnect('google', cookie)).toBe('200');
  expect(await connectionsOf(email)).toEqual([]);
});

test('of two at once, one stays', async () => {
  const { email, cookie } = await createConnected('two', ['google', 'twitter']);
  const verdicts = await Promise.all([disconnect('google', cookie), disconnect('twitter', cookie)]);
  expect(verdicts.toSorted()).toEqual(['200', '409 last_sign_in_method']);
  expect(await connectionsOf(email)).toHaveLength(1);
});

test('what is not connected, or to somebody else, is not found', async () => {
  const { email } = await createConnected('bystander', ['google']);
  const { cookie } = await createMember('meddler@example.com');
  expect(await disconnect('google', cookie)).toBe('404 not_found');
  expect(await connectionsOf(email)).toEqual(['google']);
});
