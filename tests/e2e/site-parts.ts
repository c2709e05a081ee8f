import { sitePages } from './fixtures.ts';

const PARTS = 6;

/**
 * Every page of the site, in parts for one test each. A tab that goes from page to page costs half
 * of what a new one for each page does, and several tests keep all workers busy to the end. A part
 * is short enough for its time on a machine that does much else.
 */
export const siteParts = Array.from({ length: PARTS }, (_, part) => {
  const startOf = (index: number) => Math.round((index * sitePages.length) / PARTS);
  const pages = sitePages.slice(startOf(part), startOf(part + 1));
  return { name: `${pages[0]?.path} to ${pages.at(-1)?.path}`, pages };
});
