/** Which pages stand for all routes. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { productIds } from '../../web/content/products/ids.ts';
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

const ROUTES = new URL('../../web/routes/_site/', import.meta.url);

/** Folders whose pages are made by one route, such as `/check/rules`. */
const sharedFolders = new Set(
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    /\/\$\w+\.tsx$/.test(file) ? [`/${dirname(file)}`] : [],
  ),
);

/**
 * The pages of all routes, with the first and the last page of a route that makes several; with
 * `ONEGO_TEST_PAGES=all` each of them, as once a week.
 */
export const routePages: readonly SitePage[] = sitePages.filter(({ path }) => {
  const folder = dirname(path);
  if (process.env.ONEGO_TEST_PAGES === 'all') return true;
  if (!sharedFolders.has(folder)) return true;
  const siblings = sitePages.filter((page) => dirname(page.path) === folder);
  return path === siblings[0]?.path || path === siblings.at(-1)?.path;
});

/** Pages that look alike, since one component makes them from data. */
const KINDS = [
  new RegExp(`^/(?:${productIds.join('|')})$`),
  /^\/blog\/./,
  /^\/(?:documentation|webinars|whitepapers)\/./,
  /^\/check\/rules\/./,
  /-on-boarding$/,
  /^\/config\/(?!mongodb)/,
  /^\/(?:accessibility|PrivacyPolicy|Termsofservice)$/,
];

/**
 * The pages that stand for all looks: without other addresses of a page, and of each kind the first;
 * with `ONEGO_TEST_PAGES=all` each page.
 */
export const modelPages: readonly SitePage[] = routePages.filter(({ path, canonical }) => {
  if (path !== canonical) return false;
  const kind = KINDS.find((each) => each.test(path));
  if (!kind || process.env.ONEGO_TEST_PAGES === 'all') return true;
  const alike = routePages.filter((page) => page.path === page.canonical && kind.test(page.path));
  return path === alike[0]?.path;
});
