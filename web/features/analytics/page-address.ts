/**
 * The part of a URL that analytics may receive: the path and the campaign parameters. Other query
 * parameters and the fragment may contain what a visitor chose or typed.
 */
export function pageAddress(href: string): string {
  const url = new URL(href);
  const campaign = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
  const search = new URLSearchParams(campaign).toString();
  return url.origin + url.pathname + (search && `?${search}`);
}
