import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { logAccountEvent } from '../../../worker/auth/log-account-event.ts';
import { createContext } from '../../../worker/create-context.ts';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { createOwner, openTestDatabase } from '../support/accounts.ts';

const EMAIL = 'eventful@example.com';

test('an event counts from the arrival of its request, however late it is kept', async () => {
  await createOwner(EMAIL);
  const db = await openTestDatabase();
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
  const bindings = { ...env, KEY_WRAPPING_SECRET: secret };
  const context = createContext(bindings, createExecutionContext());
  await logAccountEvent(context, 'profile_changed', { email: EMAIL });
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'onego log', 32));
  const account = createHmac('sha256', key).update(EMAIL).digest('base64url');
  expect(JSON.parse(String(log.mock.lastCall))).toMatchObject({ account });
  log.mockRestore();
});
