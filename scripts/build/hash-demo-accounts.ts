import { type HashTurn, hashPassword } from '../../worker/auth/passwords.ts';
import type { DemoAccount, HashedDemoAccount } from '../../worker/contract/settings.ts';

/** Nobody else waits for a turn. */
const AT_ONCE: HashTurn = {
  async hash(rounds, runRound) {
    for (let round = 0; round < rounds; round += 1) runRound();
  },
};

export function hashDemoAccounts(accounts: readonly DemoAccount[]): Promise<HashedDemoAccount[]> {
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      passwordHash: await hashPassword(AT_ONCE, account.password),
    })),
  );
}
