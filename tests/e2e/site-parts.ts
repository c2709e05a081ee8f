import { sitePages } from './fixtures.ts';

const PARTS = 12;

/**
 * All pages, split into parts of one test each. Reusing a tab costs half as much as opening one for
 * each page, and several parts keep all workers busy. A part is small enough to meet its timeout on
 * a busy machine.
 */
export const siteParts = Array.from({ length: PARTS }, (_, part) => {
  const startOf = (index: number) => Math.round((index * sitePages.length) / PARTS);
  const pages = sitePages.slice(startOf(part), startOf(part + 1));
  return { name: `${pages[0]?.path} to ${pages.at(-1)?.path}`, pages };
});
