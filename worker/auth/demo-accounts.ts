import type { HashedDemoAccount } from '../contract/settings.ts';
import type { Database } from '../db/database.ts';
import { pseudonym } from '../db/digests.ts';
import { readState, writeState } from '../db/site-state.ts';
import { deleteDemoUsersExcept, upsertDemoUser } from '../db/users.ts';
import { logEvent } from '../log.ts';
import { foldEmail } from './accounts.ts';

/** Syncs the demo accounts in the database with the settings, after each deployment. */
export async function writeDemoAccounts(
  db: Database,
  accounts: readonly HashedDemoAccount[],
): Promise<void> {
  const wantedValue = await pseudonym('settings', JSON.stringify(accounts));
  if ((await readState(db, 'demo_accounts')) === wantedValue) return;
  const users = accounts.map(({ email, username, passwordHash }) =>
    upsertDemoUser({
      id: crypto.randomUUID(),
      email: foldEmail(email),
      username,
      password_hash: passwordHash,
      created_at_ms: Date.now(),
    }),
  );
  const kept = accounts.map(({ email }) => foldEmail(email));
  await db.batch([deleteDemoUsersExcept(kept), ...users, writeState('demo_accounts', wantedValue)]);
  logEvent('demo_accounts_written', { count: accounts.length });
}
