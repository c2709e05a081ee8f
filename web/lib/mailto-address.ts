import { settings } from '../content/site.ts';

export function mailtoAddress(subject: string): string {
  return `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`;
}
