import { settings } from '../content/site.ts';

/** A mailto: URL to us with the subject filled in. */
export function mailtoAddress(subject: string): string {
  return `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`;
}
