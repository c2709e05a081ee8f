import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sitePages } from './fixtures.ts';

type SitePage = (typeof sitePages)[number];

const PARTS = 10;
const ROUTES = new URL('../../web/routes/_site/', import.meta.url);

/** Folders whose pages are made by one route, such as `/check/rules`. */
const sharedFolders = new Set(
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    /\/\$\w+\.tsx$/.test(file) ? [`/${dirname(file)}`] : [],
  ),
);

/**
 * The pages of all routes, with the first and the last page of a route that makes several, split into
 * parts of one test each. Reusing a tab costs half as much as opening one for each page, and several
 * parts keep all workers busy. A part is small enough to meet its timeout on a busy machine.
 */
export const siteParts = splitIntoParts(
  sitePages.filter(({ path }) => {
    const folder = dirname(path);
    if (!sharedFolders.has(folder)) return true;
    const siblings = sitePages.filter((page) => dirname(page.path) === folder);
    return path === siblings[0]?.path || path === siblings.at(-1)?.path;
  }),
);

function splitIntoParts(pages: readonly SitePage[]) {
  return Array.from({ length: PARTS }, (_, part) => {
    const startOf = (index: number) => Math.round((index * pages.length) / PARTS);
    const own = pages.slice(startOf(part), startOf(part + 1));
    return { name: `${own[0]?.path} to ${own.at(-1)?.path}`, pages: own };
  });
}
