import { pages } from '../../worker/site.gen.ts';

export interface SitePage {
  readonly path: string;
  readonly canonical: string;
}

/** All pages of the site, as listed by the build. */
export const sitePages: readonly SitePage[] = Object.entries(pages).map(([path, canonical]) => ({
  path,
  canonical,
}));

/** Each page once, without its other addresses. */
export const canonicalPages = sitePages.filter(({ path, canonical }) => path === canonical);
