import { settings } from '../content/site.ts';

/** @param headings of the message to write. */
export function mailtoAddress(subject: string, headings: readonly string[] = []): string {
  const body = headings.map((heading) => `${heading}:\r\n\r\n`).join('');
  const rest = body && `&body=${encodeURIComponent(body)}`;
  return `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}${rest}`;
}
