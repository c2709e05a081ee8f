import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sitePages } from './fixtures.ts';

type SitePage = (typeof sitePages)[number];

/** Few enough for a part to meet its timeout on a busy machine. */
const PAGES_PER_PART = 8;
const ROUTES = new URL('../../web/routes/_site/', import.meta.url);

/** Folders whose pages are made by one route, such as `/check/rules`. */
const sharedFolders = new Set(
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    /\/\$\w+\.tsx$/.test(file) ? [`/${dirname(file)}`] : [],
  ),
);

/**
 * The pages of all routes, with the first and the last page of a route that makes several, or with
 * `ONEGO_TEST_PAGES=all` each of them, as once a week. They are split into parts of one test each:
 * reusing a tab costs half as much as opening one for each page, and parts keep all workers busy.
 */
export const siteParts = splitIntoParts(
  sitePages.filter(({ path }) => {
    const folder = dirname(path);
    if (process.env.ONEGO_TEST_PAGES === 'all') return true;
    if (!sharedFolders.has(folder)) return true;
    const siblings = sitePages.filter((page) => dirname(page.path) === folder);
    return path === siblings[0]?.path || path === siblings.at(-1)?.path;
  }),
);

function splitIntoParts(pages: readonly SitePage[]) {
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_PART) }, (_, part) => {
    const own = pages.slice(part * PAGES_PER_PART, (part + 1) * PAGES_PER_PART);
    return { name: `${own[0]?.path} to ${own.at(-1)?.path}`, pages: own };
  });
}
