import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
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
