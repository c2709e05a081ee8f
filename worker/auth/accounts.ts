import type { User } from '../contract/accounts.ts';
import type { SiteSettings } from '../contract/settings.ts';

/** Normalizes an address to one spelling per account: trimmed, NFC, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** @param email address normalized by `foldEmail`. */
export function isDemoAccount({ demoAccounts }: SiteSettings, email: string): boolean {
  return demoAccounts.some((account) => foldEmail(account.email) === email);
}

export function publicUser(user: { id: string; email: string; username: string }): User {
  return { email: user.email, username: user.username, _id: user.id };
}
