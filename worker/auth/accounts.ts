import type { User } from '../contract/accounts.ts';
import type { SiteSettings } from '../settings.ts';

/** One spelling for one account: trimmed, NFC, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** @param email folded. */
export function isDemoAccount({ demoAccounts }: SiteSettings, email: string): boolean {
  return demoAccounts.some((account) => foldEmail(account.email) === email);
}

export function publicUser(user: { id: string; email: string; username: string }): User {
  return { email: user.email, username: user.username, _id: user.id };
}
