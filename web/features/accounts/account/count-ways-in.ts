import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';

type Ways = Pick<AccountSuccess, 'hasPassword' | 'connections' | 'passkeys'>;

/** Counts the sign-in methods of an account; the last one cannot be removed. */
export function countWaysIn({ hasPassword, connections, passkeys }: Ways): number {
  return Number(hasPassword) + connections.length + passkeys.length;
}
