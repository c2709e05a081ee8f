import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { logAccountEvent } from '../../../worker/auth/log-account-event.ts';
import { createContext } from '../../../worker/create-context.ts';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { createOwner, db } from '../support/accounts.ts';
import { post } from '../support/send.ts';

const EMAIL = 'eventful@example.com';

test('an event counts from the arrival of its request, however late it is kept', async () => {
  await createOwner(EMAIL);
  const userId = (await findUserByEmail(db, EMAIL))?.id;
  const execution = createExecutionContext();
  const context = { ...createContext(env, execution), startedAtMs: 1000 };
  await logAccountEvent(context, 'profile_changed', { email: EMAIL, user_id: userId });
  await waitOnExecutionContext(execution);
  const ofUser = sql`SELECT at_ms FROM account_events WHERE user_id = ${userId ?? ''}`;
  expect(await db.all(ofUser)).toContainEqual({ at_ms: 1000 });
});

test('with a secret the account in the log is an HMAC, as the operator computes it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const secret = 'a secret of more than thirty-two characters';
  const owner = await createOwner('keyed@example.com', { hasOldHash: true });
  await post('login', owner, '', { env: { ...env, KEY_WRAPPING_SECRET: secret } });
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  log.mockRestore();

  const key = Buffer.from(hkdfSync('sha256', secret, '', 'onego log', 32));
  const account = createHmac('sha256', key).update(owner.email).digest('base64url');
  const ofAccount = lines.filter((line) => 'account' in line);
  expect(ofAccount.map((line) => [line.event, line.account])).toEqual([
    ['login_succeeded', account],
    ['password_rehashed', account],
  ]);
});
