import type { User } from '../contract/accounts.ts';
import { settings } from '../site.gen.ts';

export interface DemoAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** Shown on the login screen. Empty when the operator has turned them off. */
export const demoAccounts: readonly DemoAccount[] = settings.demoAccounts;

/** One spelling for one account: trimmed, NFC, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** @param email folded. */
export function isDemoAccount(email: string): boolean {
  return demoAccounts.some((account) => foldEmail(account.email) === email);
}

export function publicUser(user: { id: string; email: string; username: string }): User {
  return { email: user.email, username: user.username, _id: user.id };
}
