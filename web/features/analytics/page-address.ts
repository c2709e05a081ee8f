/**
 * What analytics may know of an address: which page, and which campaign led there. The rest of a
 * search, and the fragment, can hold what a visitor has chosen or typed.
 */
export function pageAddress(href: string): string {
  const url = new URL(href);
  const campaign = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
  const search = new URLSearchParams(campaign).toString();
  return url.origin + url.pathname + (search && `?${search}`);
}
