import type { DemoAccount } from '../contract/settings.ts';
import type { Database } from '../db/database.ts';
import { pseudonym } from '../db/digests.ts';
import { claimState, finishState, readState } from '../db/site-state.ts';
import { deleteDemoUsersExcept, upsertDemoUser } from '../db/users.ts';
import { unavailable } from '../http/errors.ts';
import { logEvent } from '../log.ts';
import { foldEmail } from './accounts.ts';
import { PASSWORD_PARAMETERS } from './password-parameters.ts';
import { hashPassword } from './passwords.ts';

/** The place of hashes that no client asks for. */
const THIS_SITE = { network: '', account: '' };
const CLAIM_MS = 10 * 1000;
const LONGEST_WAIT_MS = 4000;
const POLL_MS = 100;

/**
 * Syncs the demo accounts in the database with the settings. The first Worker to claim the work
 * hashes the passwords; the others wait for it.
 *
 * @throws {ApiError} 503 on timeout.
 */
export async function writeDemoAccounts(
  db: Database,
  accounts: readonly DemoAccount[],
  parameters = PASSWORD_PARAMETERS,
): Promise<void> {
  const wantedValue = await pseudonym('settings', JSON.stringify([accounts, parameters]));
  const giveUpAtMs = Date.now() + LONGEST_WAIT_MS;
  while ((await readState(db, 'demo_accounts')) !== wantedValue) {
    const nowMs = Date.now();
    const claim = { wantedValue, nowMs, untilMs: nowMs + CLAIM_MS };
    if (await claimState(db, 'demo_accounts', claim)) {
      const users = [];
      for (const { email, username, password } of accounts) {
        users.push(
          upsertDemoUser({
            id: crypto.randomUUID(),
            email: foldEmail(email),
            username,
            password_hash: await hashPassword(password, THIS_SITE, parameters),
            created_at_ms: nowMs,
          }),
        );
      }
      const kept = accounts.map(({ email }) => foldEmail(email));
      await db.batch([
        deleteDemoUsersExcept(kept),
        ...users,
        finishState('demo_accounts', wantedValue),
      ]);
      logEvent('demo_accounts_written', { count: accounts.length });
      return;
    }
    if (nowMs >= giveUpAtMs) throw unavailable(new Error('The demo accounts are not ready yet.'));
    await scheduler.wait(POLL_MS);
  }
}
