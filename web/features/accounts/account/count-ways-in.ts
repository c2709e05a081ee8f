import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';

type Ways = Pick<AccountSuccess, 'hasPassword' | 'connections' | 'passkeys'>;

/** How many ways lead into the account: the last one cannot be taken away. */
export function countWaysIn({ hasPassword, connections, passkeys }: Ways): number {
  return Number(hasPassword) + connections.length + passkeys.length;
}
