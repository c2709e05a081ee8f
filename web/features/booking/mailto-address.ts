import { settings } from '../../content/site.ts';

/** Opens an e-mail to us with its subject filled in. */
export function mailtoAddress(subject: string): string {
  return `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`;
}
